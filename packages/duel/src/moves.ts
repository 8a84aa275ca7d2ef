import { nameOf, opponentOf } from '@battleline/card-game'
import { because, type Message, type Reason, say, type Value, type View } from '@battleline/kernel'
import { cardOf, cardsOf, isInPlay, isPlayer, tableOf } from './words.ts'

export const END = 'end'

/** The attacker and target of a move such as `attack 3 5`; null for other moves. */
export function attackIn(move: Value): { readonly attacker: number; readonly target: number } | null {
  const [, attacker, target] = /^attack (\d+) (\d+)$/.exec(String(move)) ?? []
  return attacker === undefined ? null : { attacker: Number(attacker), target: Number(target) }
}

/** The moves that the active player may make. */
export function movesIn(w: View): readonly string[] {
  const { active } = tableOf(w)
  const enemy = opponentOf(active)
  const attacks = cardsOf(w, active).flatMap((attacker) =>
    [...cardsOf(w, enemy), enemy].map((target) => `attack ${attacker} ${target}`),
  )
  return [...attacks.filter((move) => whyNot(w, move) === null), END]
}

/** Why a move is illegal; null if it is legal. */
export function whyNot(w: View, move: Value): Reason | null {
  const attack = attackIn(move)
  if (attack === null) return move === END ? null : because(say`“${move}” is no move`, 'DUEL-1')
  const { attacker, target } = attack
  const { active } = tableOf(w)
  const enemy = opponentOf(active)
  if (!cardsOf(w, active).includes(attacker))
    return because('only a creature on the active player’s field attacks', 'DUEL-1')
  if (cardOf(w, attacker).exhausted) return because(say`${nameOf(w, attacker)} is exhausted`, 'DUEL-2')
  if (cardsOf(w, enemy).includes(target)) return null
  if (target !== enemy) return because('an enemy creature or the opponent is attacked', 'DUEL-3')
  return cardsOf(w, enemy).length === 0 ? null : because('a player with a creature is not attacked', 'DUEL-3')
}

/** A move in words. */
export function moveLabel(w: View, move: Value): string | Message {
  const attack = attackIn(move)
  return attack === null
    ? 'end the turn'
    : say`${nameOf(w, attack.attacker)} attacks ${nameOf(w, attack.target)}`
}

/** Whether a creature or a player can still be dealt damage. */
export const isThere = (w: View, record: number): boolean => isPlayer(record) || isInPlay(w, record)
