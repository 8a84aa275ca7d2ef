import type { Start, World } from '@battleline/kernel'
import type { Using } from '../charts/use.ts'
import { isWatched } from '../facts.ts'
import { HOOK } from '../hooks.ts'
import { effectsOn, type Hooked } from '../in-force.ts'
import { type Intervention, inItsPlace } from '../intervention.ts'
import { meets } from '../read.ts'
import type { Ref } from '../state.ts'

/**
 * "When it reaps, … instead of gaining Æmber": it takes the place of the gain, once; what else would replace it finds
 * nothing left to replace (KF-RPL-3).
 */
export const reapBecomes = (
  start: (w: World, effect: Hooked, it: readonly Ref[]) => Start,
): Intervention => ({
  id: 'reap becomes',
  step: 'keyforge/reap.3-gain',
  hooks: [HOOK.reapGain],
  find: (w, locals, found) => {
    const { card, gains } = locals as Using
    if (gains === 0) return
    for (const effect of effectsOn(w, HOOK.reapGain)) {
      if (effect.is?.kind !== 'reap becomes' || !meets(w, effect)) continue
      if (!isWatched(w, effect.is.of, effect, card.card)) continue
      found.push(
        inItsPlace(w, 'reap becomes', effect, {
          title: 'Something else happens instead of gaining Æmber',
          cite: ['KF-REA-1', 'KF-RPL-1'],
          apply: (at, now) => {
            ;(now as Using).gains = 0
            return start(at, effect, [card])
          },
        }),
      )
    }
  },
})
