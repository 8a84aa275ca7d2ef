import type { View } from '@battleline/kernel'
import { isWatched } from '../events/triggers.ts'
import { HOOK } from '../model/hooks.ts'
import { activeEffects } from '../query/active-effects.ts'
import type { Pile } from '../vocabulary.ts'

/** Where a card goes that leaves play; `revealed`: about to go under a card (KF-LVP-1). */
export type LeavesTo = Pile | 'revealed'

/** Where a card goes when it leaves play. `by` is the lasting effect that ends with it. */
interface Destination {
  readonly to: LeavesTo
  readonly at?: 'top' | 'bottom'
  readonly by: number | null
}

const PLACES = {
  purged: { to: 'purged' },
  archives: { to: 'archives' },
  hand: { to: 'hand' },
  top: { to: 'deck', at: 'top' },
  bottom: { to: 'deck', at: 'bottom' },
} as const

/** "If it would leave play, purge it instead": the first such text decides. */
export function leaveDestination(w: View, card: number, to: LeavesTo): Destination {
  for (const effect of activeEffects(w, HOOK.leavesTo)) {
    const { is, lasting } = effect
    if (is?.kind !== 'leaving becomes' || (is.discarded === true && to !== 'discard')) continue
    if (effect.isMet(w) && isWatched(w, is.of, effect, card))
      return { ...PLACES[is.to], by: is.once === true ? (lasting?.id ?? null) : null }
  }
  return { to, by: null }
}
