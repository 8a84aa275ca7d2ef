import type { Choice } from '@battleline/kernel'
import type { Proposal } from '../model/entry.ts'

/** The most characters of texts in commands. */
export const LONGEST = { key: 60, name: 40, nonce: 100, words: 2000 } as const

/**
 * What a seat or the judge may say. `key` names the message: sent twice, it counts once. `number` is the last entry that the
 * sender knew: if there is another since, the message comes too late. Without it, it holds whenever it comes.
 */
export type Command = { readonly key: string; readonly number?: number } & (
  | { readonly do: 'sit'; readonly name: string; readonly deck: string | null; readonly nonce: string | null }
  /** An answer by the places of the options in the sender's view, to the position that entry `at` made. */
  | { readonly do: 'answer'; readonly at: number; readonly choice: Choice }
  | { readonly do: 'takeback' }
  | { readonly do: 'propose'; readonly what: Proposal }
  | { readonly do: 'agree' }
  | { readonly do: 'decline' }
  | { readonly do: 'concede' }
  | { readonly do: 'pause' }
  | { readonly do: 'resume' }
  | { readonly do: 'call-judge' }
  | { readonly do: 'rule'; readonly words: string }
)
