import { chart, routine, type View } from '@battleline/kernel'
import { type Combat, type Ref, tableOf, writeCombat } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { isLegalDefender, staysInCombat } from '../query/attack.ts'
import { isStillOnField } from '../query/objects.ts'
import { powerOf } from '../query/values.ts'
import { type Damage, type DamageInstance, damageInstance, damageOf } from '../replacement/pending-damage.ts'
import { damage } from './damage.ts'
import { opportunity, opportunityOf } from './opportunity.ts'

/** The damage step. */
export interface DamageStep {
  /** The retaliators in the order of their damage to the attacker. */
  order: readonly number[]
}

const { choose, step } = verbs<DamageStep>()

export const damageStep = chart<DamageStep>(
  'grand-archive/damage-step',
  'Damage step',
  {
    '1-before': step('Before damage')
      .call(opportunity, (w) => opportunityOf(w, 'before damage'))
      .cite('GA-DEF-7'),
    '2-order': choose('The attacking player orders the retaliators', {
      kind: 'order',
      who: (w) => tableOf(w).combat?.by ?? 1,
      options: (w) => (tableOf(w).combat?.retaliators ?? []).map((one) => one.card),
      take: (w, l, chosen) => {
        l.order = chosen
        const { retaliators = [] } = tableOf(w).combat ?? {}
        const sorted = l.order.flatMap((card) => retaliators.filter((one) => one.card === card))
        writeCombat(w, { retaliators: sorted })
      },
    })
      .when(
        (w) =>
          (tableOf(w).combat?.retaliators.length ?? 0) > 1 || routine('at most one retaliates', 'GA-RET-6'),
      )
      .cite('GA-RET-6'),
    '3-deal': step('The attacker and the retaliators deal their damage')
      .call(damage, dealt)
      .cite('GA-DMG-8', 'GA-PWR-2', 'GA-PWR-3', 'GA-SRC-2', 'GA-SRC-3', 'GA-SRC-4', 'GA-RET-3'),
  },
  { like: { order: [] } },
)

/** The damage of the step: by the attack to each defender, by each retaliator to the attacker; null if there is none. */
function dealt(w: View): Damage | null {
  const { combat } = tableOf(w)
  if (combat === null || combat.ended === true || !isStillOnField(w, combat.attacker)) return null
  if (!staysInCombat(w, combat.attacker.card, combat.by)) return null
  const defenders = combat.attacking
    ? combat.defenders.filter((one) => isStillOnField(w, one) && isLegalDefender(w, one.card))
    : []
  const power = attackPower(w, combat)
  const attacks = defenders.map((to, id) =>
    damageInstance(w, id, combat.attacker, to, power, { combat: true, attack: true }),
  )
  const back = combat.retaliators
    .filter((one) => isStillOnField(w, one))
    .map((from, at) => retaliates(w, defenders.length + at, from, combat.attacker))
  // Without a defender, weapons lose no durability (GA-DUR-4).
  const worn = defenders.length > 0 ? combat.weapons.filter((one) => isStillOnField(w, one)) : []
  return damageOf([...attacks, ...back], worn)
}

const retaliates = (w: View, id: number, from: Ref, to: Ref): DamageInstance =>
  damageInstance(w, id, from, to, powerOf(w, from.card) ?? 0, { combat: true })

/**
 * Own power, the intent, and the wielded weapons still on the field: signed numbers, added now (GA-PWR-3, GA-PWR-6).
 */
export function attackPower(w: View, { attacker, intent, weapons }: Combat): number {
  const there = weapons.filter((one) => isStillOnField(w, one)).map((one) => one.card)
  return [attacker.card, ...intent, ...there].reduce((sum, card) => sum + (powerOf(w, card) ?? 0), 0)
}
