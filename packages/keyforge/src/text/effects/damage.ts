import { phrase } from '@battleline/language'
import type { Amount } from '../amounts.ts'
import type { Target } from '../targets.ts'
import { verb } from './verb.ts'

export type DamageEffect =
  | {
      readonly kind: 'deal'
      readonly amount: Amount
      readonly to: Target
      readonly by?: Target
      readonly splash?: number
      /** Said together with it: damage to something else. */
      readonly also?: DamageEffect
    }
  | { readonly kind: 'deal power'; readonly to: Target; readonly by: Target }
  /** `ignoring`: a ward does not help (KF-WRD-8). */
  | { readonly kind: 'destroy'; readonly what: Target; readonly ignoring?: true }
  | { readonly kind: 'fully heal'; readonly what: Target }
  | { readonly kind: 'heal'; readonly amount: Amount; readonly what: Target }
  | { readonly kind: 'move damage'; readonly amount: Amount; readonly from: Target; readonly to: Target }

export const damage = [
  phrase('simple', 'deal power', '{by:one-card} deals damage equal to its power to {to:target}', {
    reads: ['{by:one-card} deals damage to {to:target} equal to its power'],
  }),
  phrase(
    'simple',
    'deal',
    '{by:one-card} deals {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]',
  ),
  ...verb('deal', 'deal {amount:number} (damage|<D>|) to {to:target}[ with {splash:#} splash]', {
    reads: [
      'deal {amount:number} [additional] (damage|<D>|) to {to:target}[ with {splash:#} (damage|<D>|) splash]',
      'deal {amount:number} [additional] (damage|<D>|) to {to:target}[, with {splash:#} (damage|<D>|) splash]',
    ],
  }),
  phrase('effect', 'deal', 'deal {amount:number} (damage|<D>|) to {to:single} and {also:also}'),
  phrase('also', 'deal', '{amount:number} (damage|<D>) to {to:single}'),
  ...verb('deal', 'deal damage to {to:target} equal to {amount:measure}[ with {splash:#} splash]', {
    reads: [
      'deal damage equal to {amount:measure} to {to:target}[ with {splash:#} splash]',
      'deal damage to {to:target} equal to {amount:measure}[ with {splash:#} (damage|<D>|) splash]',
    ],
  }),
  ...verb('destroy', '(destroy|sacrifice) {what:target} {ignoring=ignoring wards}'),
  ...verb('fully heal', 'fully heal {what:target}'),
  ...verb('heal', 'heal {amount:amount} (damage|<D>|) from {what:target}'),
  phrase('simple', 'heal', '{what:single} heals {amount:amount} (damage|<D>|)'),
  ...verb('move damage', 'move {amount:amount} damage from {from:target} to {to:target}'),
]
