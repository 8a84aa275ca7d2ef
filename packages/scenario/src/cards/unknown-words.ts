import { type Fields, type Given, readAt } from '../reading/fields.ts'

/** The note for unreadable words of a card. */
export const ALLOW = [
  '“unknown: allow” on the card, or on the scenario, uses it all the same: what cannot be read does nothing',
]

/** Whether unreadable words are allowed, for one card or a whole scenario. */
export const allowsUnknown = (fields: Fields, given: Given): boolean =>
  readAt(given, 'unknown', (tree) =>
    fields.word(tree, ['allow', 'refuse'] as const, 'what becomes of words that cannot be read'),
  ) === 'allow'

/** The mark of a card that may have unreadable words. */
export const unknownIf = (allowed: boolean): { readonly unknown?: 'allow' } =>
  allowed ? { unknown: 'allow' } : {}
