import { say } from '@battleline/kernel'
import { RANK, type ReplacementEffect, rewritePacket } from '../effects/amendment.ts'
import { cannotBeDealt } from '../effects/protection.ts'
import type { Damage } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, tableOf } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'

/**
 * "It takes 2 additional damage": part of the same instance, once for each such effect, if at least 1 damage is
 * placed on the creature (KF-DMG-9, doubt D4).
 */
export const takesMore: ReplacementEffect = {
  id: 'takes additional damage',
  step: 'keyforge/damage.5-place',
  hooks: [HOOK.place],
  find: (w, locals, found) => {
    const l = locals as Damage
    for (const effect of activeEffects(w, HOOK.place)) {
      const { is, row, lasting } = effect
      if (is?.kind !== 'takes more') continue
      const dealt = l.instances.filter(({ amount }) => amount > 0)
      for (const creature of new Set(dealt.map(({ to }) => to))) {
        const first = dealt.find((one) => one.to === creature && !cannotBeDealt(w, one))
        if (first === undefined || !effect.appliesTo(w, creature)) continue
        found.push({
          id: `takes more:${row}.${lasting?.id ?? effect.ability}@${creature}`,
          rank: RANK.add,
          group: first.id,
          commutes: 'takes more',
          who: tableOf(w).active,
          source: row,
          title: say`It takes ${is.amount} additional damage`,
          subject: 'it',
          label: cardOf(w, row).name,
          cite: ['KF-DMG-9'],
          apply: (at, now) =>
            rewritePacket(at, now as Damage, first, (one) => [{ ...one, amount: one.amount + is.amount }]),
        })
      }
    }
  },
}
