import { phrase } from '../nodes.ts'
import type { Target } from '../selections/target-nodes.ts'
import { verb } from './verb.ts'

export type FightingEffect =
  | {
      readonly kind: 'ready and fight' | 'fight with' | 'reap with' | 'ready and reap' | 'ready and use'
      readonly what: Target
      /** So many times, each time against another creature. */
      readonly times?: number
      /** Against this creature, past the taunt of its neighbors. */
      readonly whom?: Target
      readonly pastTaunt?: true
    }
  /** As if it were yours: also an enemy card. */
  | { readonly kind: 'use'; readonly what: Target; readonly yours?: true }
  /** The fight that goes on comes to nothing; its attacker is exhausted. */
  | { readonly kind: 'stop fight' }
  /** Who takes the damage that the card deals as it fights. */
  | { readonly kind: 'aim at'; readonly what: Target }

const ONE_BY_ONE = '. Resolve these fights one at a time'
const TIMES = '{times:#} times, each time against a different enemy creature'
const FIGHTS_IT = 'have {what:pronoun} fight {whom:counted-card}'

export const fighting = [
  ...verb('ready and fight', `ready and fight with {what:target} ${TIMES}`, {
    reads: [`ready and fight with {what:target} ${TIMES}${ONE_BY_ONE}`],
  }),
  phrase('verb', 'fight with', `${FIGHTS_IT}, ignoring taunt`, {
    fixed: { pastTaunt: true },
    reads: [`${FIGHTS_IT}, ignoring taunt${ONE_BY_ONE}`],
  }),
  phrase('verb', 'fight with', FIGHTS_IT, { reads: [`${FIGHTS_IT}${ONE_BY_ONE}`] }),
  phrase('verb', 'stop fight', 'exhaust the attacker with no effect', {
    reads: ['exhaust (that creature|it|the attacking creature) with no effect'],
  }),
  phrase('counted-card', 'counted', 'that (enemy|friendly) creature'),
  ...verb('ready and fight', 'ready and fight with {what:target} [, one at a time]', {
    reads: [`ready and fight with {what:target}${ONE_BY_ONE}`],
  }),
  ...verb('ready and reap', 'ready and reap with {what:target}'),
  ...verb('ready and use', 'ready and use {what:target} [, one at a time]'),
  ...verb('fight with', 'fight with {what:target} [, one at a time]'),
  ...verb('reap with', 'reap with {what:target} [, one at a time]'),
  ...verb('use', 'use {what:target} {yours=as if it were yours}', {
    reads: [
      'use {what:target} {yours=as if it were yours} (as if it belonged to the active house|as if it were of the active house)',
      'use {what:target} {yours=as if it were yours} and belonged to the active house',
    ],
  }),
  phrase(
    'simple-effect',
    'aim at',
    '{self} deals damage to {what:target} (rather than|instead of) the creature it fights',
    {
      reads: [
        '{self} deals damage to {what:target} rather than the (creature|one) it is fighting',
        '{self} deals damage to {what:target} rather than the creature {self} fights',
      ],
    },
  ),
]
