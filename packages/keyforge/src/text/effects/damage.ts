import type { CardStatus } from '../conditions/state-conditions.ts'
import { include, phrase } from '../nodes.ts'
import type { Target } from '../selections/target-nodes.ts'
import { type Amount, NUMBER_OF, PER, THAT_MANY, THAT_MUCH } from '../values/amounts.ts'
import { sacrificing } from './sacrificing.ts'
import { verb } from './verb.ts'

export type DamageEffect =
  | {
      readonly kind: 'deal'
      readonly amount: Amount
      readonly to: Target
      readonly by?: Target
      readonly splash?: number
      /** "Equal to its power to a creature": of what was spoken of before that creature. */
      readonly before?: true
      /** Armor does not prevent it. */
      readonly piercing?: true
      /** To each of them that is so already, so much instead. */
      readonly already?: CardStatus
      readonly raised?: number
      /** Said together with it: damage to something else. */
      readonly also?: DamageEffect
    }
  | { readonly kind: 'deal power'; readonly to: Target; readonly by: Target }
  /** `ignoring`: a ward does not help (KF-WRD-8). */
  | { readonly kind: 'destroy'; readonly what: Target; readonly ignoring?: true }
  | { readonly kind: 'fully heal'; readonly what: Target }
  | { readonly kind: 'heal'; readonly amount: Amount; readonly what: Target }
  | { readonly kind: 'move damage'; readonly amount: Amount; readonly from: Target; readonly to: Target }

const BEFORE = { fixed: { before: true } } as const

/** "Each friendly creature deals damage equal to its power to its neighbor." */
const eachDealsItsPower = (to: 'neighbors' | 'neighbor on side', neighbors: readonly string[]) => {
  const [first, ...others] = neighbors.flatMap((neighbor) => [
    `each {by.of:group~one} deals damage equal to its power to ${neighbor}`,
    `each {by.of:group~one} deals (damage|<D>) to ${neighbor} equal to its power`,
  ])
  return [
    phrase('simple-effect', 'deal power', first ?? '', {
      fixed: { by: { kind: 'each' }, to: { kind: to } },
      reads: others,
    }),
  ]
}

export const damage = [
  phrase(
    'simple-effect',
    'deal power',
    '{by:moving-creature} deals damage equal to its power to {to:target}',
    {
      reads: ['{by:moving-creature} deals damage to {to:target} equal to its power'],
    },
  ),
  // Of two that were chosen.
  phrase('simple-effect', 'deal power', 'each of them deals damage equal to its power to the other', {
    fixed: { by: { kind: 'it', many: true }, to: { kind: 'the others' } },
    reads: ['each chosen creature deals damage equal to its power to the other'],
  }),
  ...eachDealsItsPower('neighbor on side', ['{to.of:possessive} {to.side:left-or-right} neighbor']),
  // A flank creature has one at most.
  ...eachDealsItsPower('neighbors', ['{to.of:possessive} neighbor', 'each of {to.of:possessive} neighbors']),
  phrase(
    'simple-effect',
    'deal',
    '{by:known-card} deals {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]',
  ),
  ...verb('deal', 'deal {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]', {
    reads: [
      'deal [an additional] {amount:number} [additional] (damage|<D>|) [each] to {to:target}[ with {splash:#} (damage|<D>|) splash]',
      'deal {amount:number} (damage|<D>|) with {splash:#} (damage|<D>|) splash to {to:target}',
      'deal {amount:number} [additional] (damage|<D>|) to {to:target}[, with {splash:#} (damage|<D>|) splash]',
    ],
  }),
  ...verb(
    'deal',
    'deal {amount:number} (damage|<D>|) to {to:those-cards}. If that creature was already {already:being}, deal {raised:#} (damage|<D>|) instead',
  ),
  ...verb('deal', 'deal {to:pronoun} {amount:number} (damage|<D>)'),
  ...verb(
    'deal',
    'deal {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]. This damage cannot be prevented by armor',
    {
      fixed: { piercing: true },
      reads: ['deal {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash][,] ignoring armor'],
    },
  ),
  phrase(
    'effect',
    'deal',
    'deal {amount:number} (damage|<D>|) to {to:single-target} and {also.amount:number} (damage|<D>) to {also.to:single-target}',
    { fixed: { also: { kind: 'deal' } } },
  ),
  phrase(
    'simple-effect',
    'deal',
    'for each house, deal {amount:number} (damage|<D>|) to a(n) {to.of:bare-group~one} of that house',
    {
      fixed: { to: { kind: 'one of each', by: 'house', again: true } },
    },
  ),
  phrase('simple-effect', 'deal', '{to:single-target} (is/are) dealt {amount:number} (damage|<D>|)'),
  phrase('simple-effect', 'deal', '{to:single-target} (is/are) dealt {amount:damage-equal}'),
  phrase('simple-effect', 'deal', '{by:known-card} deals {amount:damage-equal} to {to:target}', BEFORE),
  ...verb('deal', 'deal {amount:multiple-of-damage} to {to:target}[ with {splash:#} splash]'),
  phrase('simple-effect', 'deal', '{by:known-card} deals {amount:multiple-of-damage} to {to:target}'),
  phrase('simple-effect', 'deal', '{to:single-target} (is/are) dealt {amount:multiple-of-damage}'),
  ...verb('heal', 'heal {amount:damage-equal} from {what:target}'),
  ...verb('heal', 'heal {amount:multiple-of-damage} from {what:target}'),
  include('damage-equal', 'damage equal to {it:measure}', {
    reads: [
      '<D> equal to {it:measure}',
      '(an amount of|a number of) (damage|<D>) equal to {it:measure}',
      'X (damage|<D>), where X is {it:measure}',
      'X (damage|<D>) where X is {it:measure}',
    ],
  }),
  phrase('multiple-of-damage', 'that many', `${THAT_MUCH} (damage|<D>)`),
  phrase('multiple-of-damage', 'half of', `half ${THAT_MUCH} (damage|<D>)[ {round:rounding}]`, {
    fixed: { of: THAT_MANY },
  }),
  phrase('multiple-of-damage', 'twice', `(twice|double) ${THAT_MUCH} (damage|<D>)`, {
    fixed: { of: THAT_MANY },
  }),
  ...verb('deal', 'deal damage to {to:target} equal to {amount:measure}[ with {splash:#} splash]', {
    reads: [
      'deal (damage|<D>) to {to:target} equal to {amount:measure}[ with {splash:#} (damage|<D>|) splash]',
    ],
  }),
  ...verb('deal', `deal ${PER} to {to:target}[ with {splash:#} splash]`, { fixed: { amount: NUMBER_OF } }),
  ...verb('deal', 'deal {amount:damage-equal} to {to:target}[ with {splash:#} splash]', BEFORE),
  ...verb('destroy', 'destroy {what:target} {ignoring=ignoring wards}'),
  ...sacrificing,
  ...verb('fully heal', 'fully heal {what:target}'),
  ...verb('heal', 'heal {amount:removed-amount} (damage|<D>|) from {what:target}'),
  phrase('simple-effect', 'heal', '{what:single-target} heals {amount:amount} (damage|<D>|)'),
  ...verb('move damage', 'move {amount:removed-amount} (damage|<D>) from {from:target} to {to:target}', {
    reads: ['move {amount:removed-amount} [of the] (damage|<D>) on {from:target} to {to:target}'],
  }),
]
