import { because, type Reason, say, type View } from '@battleline/kernel'
import { ambushes } from '../keywords/ambush.ts'
import { needsNoRest } from '../keywords/steadfast.ts'
import { cardOf, isSameObject, opponentOf, playerOf, refTo, tableOf } from '../model/state.ts'
import { effectsGiving, youOf } from '../query/active-effects.ts'
import { isStillOnField, isUnit } from '../query/objects.ts'
import { affects, hasPredicate, matches, powerOf } from '../query/values.ts'

/** The units that may retaliate now, in the order of the field (GA-RET-1). */
export function retaliators(w: View): readonly number[] {
  const { combat } = tableOf(w)
  if (combat === null) return []
  return playerOf(w, opponentOf(combat.by)).field.filter((card) => whyNotRetaliate(w, card) === null)
}

/** Why a unit cannot retaliate, or null. Pride does not matter (GA-RET-4). */
export function whyNotRetaliate(w: View, card: number): Reason | null {
  const { combat } = tableOf(w)
  const { name, rested, controller } = cardOf(w, card)
  if (combat === null || !isStillOnField(w, combat.attacker))
    return because('there is no attacker', 'GA-RET-1')
  if (!isUnit(w, card) || controller === combat.by)
    return because(say`${name} is not a unit of the defending player`, 'GA-RET-1')
  const defends = combat.defenders.some((one) => isSameObject(one, refTo(w, card)))
  if (!defends && !ambushes(w, card)) return because(say`${name} is not defending`, 'GA-RET-1')
  if (rested && !needsNoRest(w, card)) return because(say`${name} is rested`, 'GA-RET-1')
  if ((powerOf(w, card) ?? 0) <= 0) return because(say`${name} has no power above 0`, 'GA-RET-2')
  if (hasPredicate(w, card, 'cannot retaliate')) return because(say`${name} cannot retaliate`, 'GA-RET-1')
  const used = [combat.attacker.card, ...combat.intent]
  const barred =
    used.some((one) => hasPredicate(w, one, 'cannot be retaliated')) ||
    effectsGiving(w, 'cannot be retaliated by').some(
      (effect) =>
        used.some((one) => affects(w, effect, effect.text.who, one)) &&
        matches(w, effect.text.gives.of, effect.source.card, youOf(w, effect), card),
    )
  return barred ? because('nobody can retaliate against this attack', 'GA-RET-1') : null
}
