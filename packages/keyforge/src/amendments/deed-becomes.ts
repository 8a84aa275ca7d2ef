import type { Start, World } from '@battleline/kernel'
import type { Forging } from '../charts/forge.ts'
import type { Stealing } from '../charts/steal.ts'
import { HOOK } from '../hooks.ts'
import type { Hooked } from '../in-force.ts'
import { type Intervention, inItsPlace } from '../intervention.ts'
import { rulesFor } from '../player-rules.ts'
import type { PlayerId } from '../state.ts'

/** Whom an effect that happens instead speaks of as “they”, and how much of something it would have been. */
export interface Instead {
  readonly player: PlayerId
  readonly amount: number
}
type StartInstead = (w: World, effect: Hooked, instead: Instead) => Start

/** What a player would do, at the step that is about to do it. */
interface Deed<L> {
  readonly deed: 'steal' | 'forge'
  readonly step: string
  /** Null where it would not happen anyway. */
  would(l: L): Instead | null
  /** It does not happen. */
  stop(l: L): void
}

/** "If your opponent would steal Æ, … instead": once; what else would replace it finds nothing left (KF-RPL-3). */
const becomes = <L extends object>(
  start: StartInstead,
  { deed, step, would, stop }: Deed<L>,
): Intervention => ({
  id: `${deed} becomes`,
  step,
  hooks: [HOOK.deed],
  find: (w, locals, found) => {
    const instead = would(locals as L)
    if (instead === null) return
    for (const { effect, is } of rulesFor(w, HOOK.deed, 'deed becomes', instead.player)) {
      if (is.deed !== deed) continue
      found.push(
        inItsPlace(w, `${deed} becomes`, effect, {
          title: 'Something else happens instead',
          cite: ['KF-RPL-1', 'KF-RPL-3'],
          apply: (at, now) => {
            stop(now as L)
            return start(at, effect, instead)
          },
        }),
      )
    }
  },
})

export const stealBecomes = (start: StartInstead): Intervention =>
  becomes<Stealing>(start, {
    deed: 'steal',
    step: 'keyforge/steal.1-steal',
    would: ({ thief, amount }) => (amount > 0 ? { player: thief, amount } : null),
    stop: (l) => {
      l.amount = 0
    },
  })

export const forgeBecomes = (start: StartInstead): Intervention =>
  becomes<Forging>(start, {
    deed: 'forge',
    step: 'keyforge/forge.1-instead',
    would: ({ you, instead }) => (instead ? null : { player: you, amount: 0 }),
    stop: (l) => {
      l.instead = true
    },
  })
