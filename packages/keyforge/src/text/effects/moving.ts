import type { Target } from '../targets.ts'
import { verb } from './verb.ts'

export type MovingEffect =
  | { readonly kind: 'to flank' | 'move anywhere'; readonly what: Target }
  /** They change places in their battleline. */
  | { readonly kind: 'swap'; readonly from: Target; readonly to: Target }
  /** `bound`: until the card whose text it is leaves play. */
  | { readonly kind: 'take control'; readonly what: Target; readonly bound?: true }

export const moving = [
  ...verb('take control', 'take control of {what:target} until {self} leaves play', {
    fixed: { bound: true },
  }),
  ...verb('take control', 'take control of {what:target}'),
  ...verb('to flank', 'move {what:target} to a flank', {
    reads: ["move {what:target} to a flank of its controller's battleline"],
  }),
  ...verb('move anywhere', "move {what:mover} anywhere in its controller's battleline", {
    reads: ['move {what:mover} anywhere in (your|the|its) battleline'],
  }),
  ...verb('swap', 'swap {from:mover} with {to:mover} in the battleline', {
    reads: ["swap {from:mover}'s position with {to:mover} [in the battleline]"],
  }),
]
