import type { Ref } from '@battleline/card-game'
import type { Start, World } from '@battleline/kernel'
import type { Using } from '../charts/use.ts'
import { insteadAmendment, type ReplacementEffect } from '../effects/amendment.ts'
import { isWatched } from '../events/triggers.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { activeEffects } from '../query/active-effects.ts'

/**
 * "When it reaps, … instead of gaining Æmber": replaces the gain once; other replacements then have nothing to
 * replace (KF-RPL-3).
 */
export const reapBecomes = (
  start: (w: World, effect: ActiveEffect, it: readonly Ref[]) => Start,
): ReplacementEffect => ({
  id: 'reap becomes',
  step: 'keyforge/reap.3-gain',
  hooks: [HOOK.reapGain],
  find: (w, locals, found) => {
    const { card, gains } = locals as Using
    if (gains === 0) return
    for (const effect of activeEffects(w, HOOK.reapGain)) {
      if (effect.is?.kind !== 'reap becomes' || !effect.isMet(w)) continue
      if (!isWatched(w, effect.is.of, effect, card.card)) continue
      found.push(
        insteadAmendment(w, 'reap becomes', effect, {
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
