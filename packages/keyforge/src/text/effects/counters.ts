import { phrase } from '@battleline/language'
import type { Target } from '../selections/targets.ts'
import type { Amount } from '../values/amounts.ts'
import { verb } from './verb.ts'

/** Counters: +1 power counters, or those of the name that is given (KF-CTR-1). */
export type CountersEffect =
  | {
      readonly kind: 'give counters'
      readonly amount: Amount
      readonly to: Target
      readonly counter?: string
    }
  | {
      readonly kind: 'remove counters'
      readonly amount: Amount
      readonly from: Target
      readonly counter?: string
    }
  | {
      readonly kind: 'move counters'
      readonly amount: Amount
      readonly round?: 'up' | 'down'
      readonly from: Target
      readonly to: Target
      readonly counter?: string
    }
  | { readonly kind: 'double counters'; readonly on: Target }

const POWER = '+1 power counter(s)'
const NAMED = '{counter:word} counter(s)'

export const counters = [
  ...verb('give counters', `give {to:target} {amount:few} ${POWER}`, {
    reads: [
      `give {amount:few} ${POWER} to {to:target}`,
      `(put|place|add) {amount:few} ${POWER} on {to:target}`,
      `(put|place|add) {amount:few} ${POWER} to {to:target}`,
    ],
  }),
  phrase('simple', 'give counters', `{to:target} (gets|get|gains|gain) {amount:few} ${POWER}`),
  ...verb('give counters', 'give {to:target} +1 power counters equal to {amount:measure}', {
    reads: [
      'give {to:target} a number of +1 power counters equal to {amount:measure}',
      '(put|place|add) (a number of|) +1 power counters equal to {amount:measure} on {to:target}',
      'give {to:target} X +1 power counters, where X is {amount:measure}',
      'give +1 power counters equal to {amount:measure} to {to:target}',
    ],
  }),
  ...verb('give counters', `put {amount:few} ${NAMED} on {to:target}`, {
    reads: [`place {amount:few} ${NAMED} on {to:target}`, `give {to:target} {amount:few} ${NAMED}`],
  }),
  ...verb('give counters', `put {amount:few} ${NAMED} on {to:goal}`),
  ...verb('remove counters', `remove {amount:taken-off} ${POWER} from {from:target}`, {
    reads: [`remove {amount:taken-off} ${POWER} on {from:target}`],
  }),
  ...verb('remove counters', `remove {amount:taken-off} ${NAMED} from {from:target}`, {
    reads: [`remove {amount:taken-off} ${NAMED} on {from:target}`],
  }),
  ...verb(
    'move counters',
    `move {amount:taken-off} ${POWER} from {from:target} to {to:target}[ {round:rounding}]`,
    {
      reads: [
        `move {amount:taken-off} [of the] ${POWER} on {from:target} to {to:target}[ {round:rounding}]`,
        `move {amount:taken-off} [of the] ${POWER}[ {round:rounding}] from {from:target} to {to:target}`,
      ],
    },
  ),
  ...verb(
    'move counters',
    `move {amount:taken-off} ${NAMED} from {from:target} to {to:target}[ {round:rounding}]`,
    {
      reads: [
        `move {amount:taken-off} [of the] ${NAMED} on {from:target} to {to:target}[ {round:rounding}]`,
        `move {amount:taken-off} [of the] ${NAMED}[ {round:rounding}] from {from:target} to {to:target}`,
      ],
    },
  ),
  ...verb('double counters', 'double the number of +1 power counters on {on:target}'),
]
