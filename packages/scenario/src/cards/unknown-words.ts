import { type Fields, type Given, readAt } from '../reading/fields.ts'

/** The note for words of a card that cannot be read. */
export const ALLOW = [
  '“unknown: allow” on the card, or on the scenario, uses it all the same: what cannot be read does nothing',
]

/** Whether words that cannot be read are allowed: of one card, or of all of a scenario. */
export const allowsUnknown = (fields: Fields, given: Given): boolean =>
  readAt(given, 'unknown', (tree) =>
    fields.word(tree, ['allow', 'refuse'] as const, 'what becomes of words that cannot be read'),
  ) === 'allow'

/** The mark of a card that may have words that cannot be read. */
export const unknownIf = (allowed: boolean): { readonly unknown?: 'allow' } =>
  allowed ? { unknown: 'allow' } : {}
