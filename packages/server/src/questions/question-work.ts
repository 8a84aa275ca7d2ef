import type { AnsweredQuestion } from '@battleline/archive'
import type { Problem } from '@battleline/scenario'

/** What the thread is asked. */
export interface QuestionTask {
  readonly number: number
  readonly text: string
  /** Where the archive of rulings is; null where there is none. */
  readonly archive: string | null
  readonly wants: 'page' | 'picture'
}

/** What the thread says. */
export type QuestionWork = { readonly number: number } & (
  | { readonly problems: readonly Problem[] }
  | { readonly text: string; readonly answered: Omit<AnsweredQuestion, 'picture'> }
  | { readonly picture: Uint8Array }
)
