import { phrase } from '@battleline/language'
import type { Amount } from '../amounts.ts'
import type { Target } from '../targets.ts'
import { verb } from './verb.ts'

export type AemberEffect =
  | { readonly kind: 'steal' | 'gain' | 'lose' | 'gain chains'; readonly amount: Amount }
  /** By the creature that is named; `own`: from its controller's pool. */
  | { readonly kind: 'capture'; readonly amount: Amount; readonly by?: Target; readonly own?: true }
  | { readonly kind: 'exalt'; readonly what: Target }
  | {
      readonly kind: 'move aember'
      readonly amount: Amount
      readonly from: Target
      readonly to: Target
    }
  | {
      readonly kind: 'move aember away'
      readonly amount: Amount
      readonly from: Target
      readonly to: 'pool' | 'supply'
    }
  | { readonly kind: 'move aember from pool'; readonly amount: Amount; readonly to: Target }

export const aember = [
  ...verb('steal', 'steal {amount:amount}(Æ|)'),
  ...verb('gain chains', 'gain {amount:number} chain(s)'),
  ...verb('gain', 'gain {amount:gained}(Æ|)'),
  ...verb('gain', 'gain Æ equal to {amount:measure}'),
  ...verb('lose', 'lose {amount:amount}(Æ|)', { reads: ['lose {amount:amount} of your Æ'] }),
  phrase('simple', 'capture', '{by:single} captures {amount:amount}(Æ|) {own=from its own side}'),
  ...verb('capture', 'capture {amount:amount}(Æ|)'),
  ...verb('exalt', 'exalt {what:target}'),
  ...verb('move aember from pool', 'move {amount:amount}(Æ|) from your pool to {to:target}'),
  ...verb('move aember', 'move {amount:amount}(Æ|) from {from:target} to {to:target}'),
  ...verb('move aember away', 'move {amount:amount}(Æ|) from {from:target} to your pool', {
    fixed: { to: 'pool' },
  }),
  ...verb('move aember away', 'move {amount:amount}(Æ|) from {from:target} to the common supply', {
    fixed: { to: 'supply' },
  }),
]
