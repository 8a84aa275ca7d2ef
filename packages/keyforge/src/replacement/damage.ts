import {
  insteadAmendment,
  isInProgress,
  RANK,
  type ReplacementEffect,
  rewritePacket,
  stopped,
} from '../effects/amendment.ts'
import { cannotBeDealt } from '../effects/protection.ts'
import { isWatched } from '../events/triggers.ts'
import type { Damage } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { refTo } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import type { InsteadHooks } from './action.ts'

/** "When it would be dealt damage, … instead": once for all damage at that time, before wards and armor. */
export const dealtBecomes = ({ start, spent }: InsteadHooks): ReplacementEffect => ({
  id: 'dealt becomes',
  step: 'keyforge/damage.1-pending',
  hooks: [HOOK.pending],
  find: (w, locals, found) => {
    const { instances } = locals as Damage
    for (const effect of activeEffects(w, HOOK.pending)) {
      const { is } = effect
      if (is?.kind !== 'dealt becomes' || !effect.isMet(w) || isInProgress(w, effect)) continue
      const dealt = instances.filter((one) => one.amount > 0 && !cannotBeDealt(w, one))
      for (const card of new Set(dealt.map(({ to }) => to))) {
        if (!isWatched(w, is.of, effect, card)) continue
        const amount = dealt.reduce((sum, one) => sum + (one.to === card ? one.amount : 0), 0)
        const one = insteadAmendment(w, 'dealt becomes', effect, {
          title: 'Something else happens instead of damage',
          cite: ['KF-RPL-1', 'KF-RPL-3', 'KF-DMG-5'],
          apply: (at) => start(at, effect, { amount, antecedent: [refTo(at, card)] }),
        })
        found.push({ ...one, id: `${one.id}@${card}`, rank: RANK.replace, group: -1 })
      }
    }
  },
  ended: (w, now, id, child, effect) => {
    if (!child.proceed) return
    const l = now as Damage
    const card = Number(id.split('@')[1])
    for (const one of l.instances) if (one.to === card) rewritePacket(w, l, one, stopped)
    spent(w, effect)
  },
})
