import { type Amendment, say, type View, word } from '@battleline/kernel'
import { cardOf, writeCard } from '../model/state.ts'
import { type Damage, type DamageInstance, prevent } from '../replacement/pending-damage.ts'

/**
 * A bulwark counter is removed and prevents an instance of combat damage (GA-PRV-10). Unpreventable damage removes
 * it, too (GA-PRV-5).
 */
export function bulwark(w: View, one: DamageInstance): readonly Amendment[] {
  const { bulwark: counters, name, controller } = cardOf(w, one.to.card)
  if (!one.combat || one.amount <= 0 || counters === 0) return []
  const title = 'a bulwark counter prevents it'
  return [
    {
      id: `bulwark@${one.id}`,
      group: one.id,
      commutes: null,
      who: controller,
      source: one.to.card,
      title,
      label: say`${name}: ${word(title)}`,
      cite: ['GA-PRV-10'],
      apply: (at, locals) => {
        const l = locals as Damage
        writeCard(at, one.to.card).bulwark -= 1
        const now = l.instances.find((each) => each.id === one.id)
        if (now !== undefined && !now.unpreventable) prevent(at, l, now, now.amount)
        return null
      },
    },
  ]
}
