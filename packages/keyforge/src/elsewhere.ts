import type { View } from '@battleline/kernel'
import type { Leaving } from './charts/leave.ts'
import { isWatched } from './facts.ts'
import { HOOK } from './hooks.ts'
import { effectsOn } from './in-force.ts'
import { meets } from './read.ts'

/** Where a card goes that leaves play, and at which end of a deck; `by`: the lasting effect that is over with it. */
interface Destination {
  readonly to: Leaving['to']
  readonly at?: Leaving['at']
  readonly by: number | null
}

const PLACES = {
  purged: { to: 'purged' },
  archives: { to: 'archives' },
  hand: { to: 'hand' },
  top: { to: 'deck', at: 'top' },
  bottom: { to: 'deck', at: 'bottom' },
} as const

/** "If it would leave play, purge it instead": the first text that says so; what is on its way there goes there. */
export function elsewhere(w: View, card: number, to: Leaving['to']): Destination {
  for (const effect of effectsOn(w, HOOK.leavesTo)) {
    const { is, lasting } = effect
    if (is?.kind !== 'leaving becomes' || (is.discarded === true && to !== 'discard')) continue
    if (meets(w, effect) && isWatched(w, is.of, effect, card))
      return { ...PLACES[is.to], by: is.once === true ? (lasting?.id ?? null) : null }
  }
  return { to, by: null }
}
