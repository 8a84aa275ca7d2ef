import { phrase } from '@battleline/language'
import type { Counted } from '../amounts.ts'
import { verb } from './verb.ts'

export type KeysEffect =
  /** `change` is added to the current cost, and 1 taken off for each that is counted. */
  | { readonly kind: 'forge'; readonly change?: number; readonly less?: Counted }
  /** The house that was chosen, for the opponent, until this card leaves play. */
  | { readonly kind: 'forbid house' }

export const keys = [
  ...verb('forge', 'forge a key at {change:+#} current cost, reduced by 1 for each {less:counted~one}'),
  ...verb('forge', 'forge a key at {change:+#} current cost'),
  ...verb('forge', 'forge a key at current cost'),
  phrase(
    'simple',
    'forbid house',
    'your opponent cannot choose that house as their active house until {self} leaves play',
  ),
]
