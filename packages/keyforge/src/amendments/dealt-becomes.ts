import type { Damage } from '../charts/damage.ts'
import { isWatched } from '../facts.ts'
import { HOOK } from '../hooks.ts'
import { effectsOn } from '../in-force.ts'
import { type Intervention, inItsPlace, isUnderWay, RANK, rewritePacket, stopped } from '../intervention.ts'
import { cannotBeDealt } from '../protection.ts'
import { meets } from '../read.ts'
import { refTo } from '../state.ts'
import type { InItsPlace } from './deed-becomes.ts'

/** "When it would be dealt damage, … instead": once for all that it would be dealt now, before wards and armor meet it. */
export const dealtBecomes = ({ start, spent }: InItsPlace): Intervention => ({
  id: 'dealt becomes',
  step: 'keyforge/damage.1-pending',
  hooks: [HOOK.pending],
  find: (w, locals, found) => {
    const { packets } = locals as Damage
    for (const effect of effectsOn(w, HOOK.pending)) {
      const { is } = effect
      if (is?.kind !== 'dealt becomes' || !meets(w, effect) || isUnderWay(w, effect)) continue
      const dealt = packets.filter((one) => one.amount > 0 && !cannotBeDealt(w, one))
      for (const card of new Set(dealt.map(({ to }) => to))) {
        if (!isWatched(w, is.of, effect, card)) continue
        const amount = dealt.reduce((sum, one) => sum + (one.to === card ? one.amount : 0), 0)
        const one = inItsPlace(w, 'dealt becomes', effect, {
          title: 'Something else happens instead of damage',
          cite: ['KF-RPL-1', 'KF-RPL-3', 'KF-DMG-5'],
          apply: (at) => start(at, effect, { amount, it: [refTo(at, card)] }),
        })
        found.push({ ...one, id: `${one.id}@${card}`, rank: RANK.replace, group: -1 })
      }
    }
  },
  ended: (w, now, id, child, effect) => {
    if (!child.go) return
    const l = now as Damage
    const card = Number(id.split('@')[1])
    for (const one of l.packets) if (one.to === card) rewritePacket(w, l, one, stopped)
    spent(w, effect)
  },
})
