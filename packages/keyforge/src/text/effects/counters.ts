import { phrase } from '../nodes.ts'
import type { Target } from '../selections/target-nodes.ts'
import type { Amount } from '../values/amounts.ts'
import { CARDS } from '../words/fixed-nodes.ts'
import { verb } from './verb.ts'

/** Counters: +1 power counters, or those of the name that is given (KF-CTR-1). */
export type CountersEffect =
  | {
      readonly kind: 'give counters'
      readonly amount: Amount
      readonly to: Target
      readonly counter?: string
      /** Or one of this name. */
      readonly orCounter?: string
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
  /** Damage, Æmber and every counter (KF-CTR-1). */
  | { readonly kind: 'clear'; readonly what: Target }

const POWER = '+1 power counter(s)'
const NAMED = '{counter:word} counter(s)'

export const counters = [
  ...verb('give counters', `give {to:target} {amount:counter-number} ${POWER}`, {
    reads: [
      `give {amount:counter-number} ${POWER} to {to:target}`,
      `(put|place|add) {amount:counter-number} ${POWER} on {to:target}`,
      `(put|place|add) {amount:counter-number} ${POWER} to {to:target}`,
    ],
  }),
  phrase(
    'simple-effect',
    'give counters',
    `{to:target} (gets|get|gains|gain) {amount:counter-number} ${POWER}`,
  ),
  ...verb('give counters', 'give {to:target} +1 power counters equal to {amount:measure}', {
    reads: [
      'give {to:target} a number of +1 power counters equal to {amount:measure}',
      '(put|place|add) (a number of|) +1 power counters equal to {amount:measure} on {to:target}',
      'give {to:target} X +1 power counters, where X is {amount:measure}',
      'give +1 power counters equal to {amount:measure} to {to:target}',
    ],
  }),
  ...verb('give counters', `put {amount:counter-number} ${NAMED} on {to:target}`, {
    reads: [
      `place {amount:counter-number} ${NAMED} on {to:target}`,
      `give {to:target} {amount:counter-number} ${NAMED}`,
    ],
  }),
  ...verb('give counters', 'put a(n) {counter:word} or a(n) {orCounter:word} counter on {to:target}', {
    fixed: { amount: { kind: 'number', value: 1 } },
  }),
  ...verb('give counters', `put {amount:counter-number} ${NAMED} on {to:named-target}`),
  ...verb('remove counters', `remove {amount:removed-amount} ${POWER} from {from:target}`, {
    reads: [`remove {amount:removed-amount} ${POWER} on {from:target}`],
  }),
  ...verb('remove counters', `remove {amount:removed-amount} ${NAMED} from {from:target}`, {
    reads: [`remove {amount:removed-amount} ${NAMED} on {from:target}`],
  }),
  ...verb(
    'move counters',
    `move {amount:removed-amount} ${POWER} from {from:target} to {to:target}[ {round:rounding}]`,
    {
      reads: [
        `move {amount:removed-amount} [of the] ${POWER} on {from:target} to {to:target}[ {round:rounding}]`,
        `move {amount:removed-amount} [of the] ${POWER}[ {round:rounding}] from {from:target} to {to:target}`,
      ],
    },
  ),
  ...verb(
    'move counters',
    `move {amount:removed-amount} ${NAMED} from {from:target} to {to:target}[ {round:rounding}]`,
    {
      reads: [
        `move {amount:removed-amount} [of the] ${NAMED} on {from:target} to {to:target}[ {round:rounding}]`,
        `move {amount:removed-amount} [of the] ${NAMED}[ {round:rounding}] from {from:target} to {to:target}`,
      ],
    },
  ),
  ...verb('move counters', `move each ${POWER} in play to {to:target}`, {
    fixed: { amount: { kind: 'all' }, from: { kind: 'each', of: CARDS } },
  }),
  ...verb('clear', 'heal all damage and move all Æ and counters from {what:target} to the common supply', {
    reads: [
      'heal all damage and move (all|each) Æ and counters (from|on) {what:target} to the common supply',
    ],
  }),
  ...verb('double counters', 'double the number of +1 power counters on {on:target}'),
]
