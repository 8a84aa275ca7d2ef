import { within } from '@battleline/language'
import type { Key } from '../../vocabulary.ts'
import { phrase } from '../nodes.ts'
import { CAPPED, type Counted, LIMITED } from '../values/amounts.ts'
import type { Who } from '../values/players.ts'
import { verb } from './verb.ts'

export type KeysEffect =
  /** `change` is added to the current cost, and 1 taken off for each that is counted, down to `least`; `free`: it costs nothing. */
  | {
      readonly kind: 'forge'
      readonly change?: number
      readonly less?: Counted
      readonly least?: number
      readonly free?: true
      readonly key?: Key
    }
  /** A key of these players becomes unforged (KF-FRG-5); `last`: one that they forged on their previous turn. */
  | { readonly kind: 'unforge'; readonly whose: Who; readonly key?: Key; readonly last?: true }
  /** The house that was chosen, for the opponent, until this card leaves play. */
  | { readonly kind: 'forbid house' }

/** What the cost cannot fall below. */
const LEAST = '[, to a minimum of {least:#}(Æ|)]'
const MINIMUM = 'to a minimum [cost] of {least:#} (Æ|)'
const COST = '{change:+#}(Æ|) current cost'

export const keys = [
  ...verb('forge', `forge a key at ${COST}, reduced by 1(Æ|) for each {less:counted~one}${LEAST}`, {
    reads: [`forge a key at ${COST}, reduced by 1 (Æ|) for each {less:counted~one}[,] ${MINIMUM}`],
  }),
  ...verb('forge', `forge a key at ${COST}, reduced by 1(Æ|) ${within('less', LIMITED)}`, {
    fixed: { less: CAPPED },
  }),
  ...verb('forge', `forge a key at ${COST}, reduced by the number of {less:counted~many}${LEAST}`, {
    reads: [`forge a key at ${COST}, reduced by the total [combined] number of {less:counted~many}${LEAST}`],
  }).slice(0, 2),
  ...verb('forge', `forge a key at ${COST}`),
  ...verb('forge', `forge a key at current cost, reduced by 1(Æ|) for each {less:counted~one}${LEAST}`),
  ...verb('forge', `forge a key at current cost, reduced by the number of {less:counted~many}${LEAST}`).slice(
    0,
    1,
  ),
  ...verb('forge', 'forge a key at current cost', {
    reads: ['forge a key', 'forge another key at current cost'],
  }),
  ...verb('forge', 'forge a key at no cost', { fixed: { free: true } }),
  ...verb('forge', 'forge your {key:key} key at current cost'),
  ...verb('unforge', 'unforge your {key:key} key', { fixed: { whose: 'they' } }),
  ...verb('unforge', 'unforge a key', { fixed: { whose: 'they' } }),
  ...verb('unforge', 'unforge one of {whose:whose} keys {last=forged on their previous turn}', {
    reads: ['unforge (a|1 of|one of) {whose:whose} (key|keys)', 'unforge {whose:whose} key'],
  }),
  phrase(
    'simple-effect',
    'forbid house',
    'your opponent cannot choose that house as their active house until {self} leaves play',
  ),
]
