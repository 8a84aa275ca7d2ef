import type { AnsweredQuestion } from '@battleline/archive'
import type { Problem } from '@battleline/scenario'

/** A task of the thread. */
export interface QuestionTask {
  readonly number: number
  readonly text: string
  /** Where the archive of rulings is; null where there is none. */
  readonly archive: string | null
  readonly wants: 'page' | 'picture'
}

/** The thread has loaded the games, and begins with a task. */
export interface QuestionBegins {
  readonly begins: number
}

/** The result of a task. */
export type QuestionWork = { readonly number: number } & (
  | { readonly problems: readonly Problem[] }
  | { readonly text: string; readonly answered: Omit<AnsweredQuestion, 'picture'> }
  | { readonly picture: Uint8Array }
)
