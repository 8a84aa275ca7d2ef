import { because, type Reason, type View } from '@battleline/kernel'
import { HOOK } from './in-force.ts'
import { tauntingNeighbor } from './keywords/taunt.ts'
import { effectsFor, fits, isCreature, lineOf } from './read.ts'
import { cardOf, opponentOf } from './state.ts'
import { KEYWORD } from './vocabulary.ts'

/** True where a text on the attacker lets it ignore a keyword of what it fights. */
export const ignores = (w: View, attacker: number, keyword: number): boolean =>
  effectsFor(w, HOOK.declare, attacker).some(
    ({ is }) => is?.kind === 'ignores' && is.keywords.some((one) => KEYWORD[one] === keyword),
  )

/** Why a creature may not be used to fight at all, or null (KF-USE-2, KF-STN-1). */
export function cannotFight(w: View, attacker: number): Reason | null {
  const { name, ready, stunned } = cardOf(w, attacker)
  if (!isCreature(w, attacker)) return because(`${name} is not a creature in play`, 'KF-USE-2')
  if (!ready) return because(`${name} is exhausted`, 'KF-USE-2')
  if (stunned)
    return because(`${name} is stunned: it can only be used to remove the stun`, 'KF-STN-1', 'KF-FGT-2')
  const barred = effectsFor(w, HOOK.declare, attacker).some(({ is }) => is?.kind === 'cannot fight')
  return barred ? because(`${name} cannot fight`, 'KF-GEN-2') : null
}

/** Why a creature may not be chosen as the defender, or null where it may (KF-FGT-3). */
export function cannotBeFought(w: View, attacker: number, defender: number): Reason | null {
  const { name, controller } = cardOf(w, defender)
  const by = cardOf(w, attacker)
  if (!isCreature(w, defender)) return because(`${name} is not a creature in play`, 'KF-FGT-3')
  if (controller === by.controller) return because(`${name} is not an enemy creature`, 'KF-FGT-3')
  for (const { is } of effectsFor(w, HOOK.declare, attacker)) {
    if (is?.kind !== 'only fights' || fits(w, is.of, attacker, by.controller, defender)) continue
    return because(`${by.name} can only fight some creatures, and ${name} is none of them`, 'KF-FGT-3')
  }
  return ignores(w, attacker, KEYWORD.taunt) ? null : tauntingNeighbor(w, defender)
}

/** The creatures that may be chosen as the defender, left to right. */
export const defendersOf = (w: View, attacker: number): readonly number[] =>
  lineOf(w, opponentOf(cardOf(w, attacker).controller)).filter(
    (enemy) => cannotBeFought(w, attacker, enemy) === null,
  )
