import { type Fields, type Given, readAt } from './fields.ts'

/** What is said beside words of a card that cannot be read. */
export const ALLOW = [
  '“unknown: allow” on the card, or on the scenario, uses it all the same: what cannot be read does nothing',
]

/** Whether words that cannot be read are allowed: of one card, or of all of a scenario. */
export const allowsUnknown = (fields: Fields, given: Given): boolean =>
  readAt(given, 'unknown', (tree) =>
    fields.word(tree, ['allow', 'refuse'] as const, 'what becomes of words that cannot be read'),
  ) === 'allow'

/** What a card says that can be used though words of its text cannot be read. */
export const unknownIf = (allowed: boolean): { readonly unknown?: 'allow' } =>
  allowed ? { unknown: 'allow' } : {}
