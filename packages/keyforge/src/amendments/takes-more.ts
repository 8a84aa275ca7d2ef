import type { Damage } from '../charts/damage.ts'
import { HOOK } from '../hooks.ts'
import { effectsOn } from '../in-force.ts'
import { type Intervention, RANK, rewritePacket } from '../intervention.ts'
import { cannotBeDealt } from '../protection.ts'
import { applies } from '../read.ts'
import { cardOf, tableOf } from '../state.ts'

/**
 * "It takes 2 additional damage": part of the same instance, once for each such effect, when at least 1 damage is placed
 * on the creature in the end (KF-DMG-9, doubt D4).
 */
export const takesMore: Intervention = {
  id: 'takes additional damage',
  step: 'keyforge/damage.5-place',
  hooks: [HOOK.place],
  find: (w, locals, found) => {
    const l = locals as Damage
    for (const effect of effectsOn(w, HOOK.place)) {
      const { is, row, lasting } = effect
      if (is?.kind !== 'takes more') continue
      const dealt = l.packets.filter(({ amount }) => amount > 0)
      for (const creature of new Set(dealt.map(({ to }) => to))) {
        const first = dealt.find((one) => one.to === creature && !cannotBeDealt(w, one))
        if (first === undefined || !applies(w, effect, creature)) continue
        found.push({
          id: `takes more:${row}.${lasting?.id ?? effect.ability}@${creature}`,
          rank: RANK.add,
          group: first.id,
          commutes: 'takes more',
          who: tableOf(w).active,
          source: row,
          title: `It takes ${is.amount} additional damage`,
          label: cardOf(w, row).name,
          cite: ['KF-DMG-9'],
          apply: (at, now) =>
            rewritePacket(at, now as Damage, first, (one) => [{ ...one, amount: one.amount + is.amount }]),
        })
      }
    }
  },
}
