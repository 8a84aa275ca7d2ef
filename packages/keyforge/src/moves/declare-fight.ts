import { opponentOf, type PlayerId } from '@battleline/card-game'
import { because, type Reason, say, type View } from '@battleline/kernel'
import { tauntingNeighbor } from '../keywords/taunt.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, type HistoryEntry } from '../model/state.ts'
import { faceAtThatTime, historyKindsOf, timesThisTurn } from '../model/turn-history.ts'
import { activeEffects, effectsFor, isKeywordAround } from '../query/active-effects.ts'
import { isCreature, isOnSide, lineOf, youOf } from '../query/board.ts'
import { matchesInPlay } from '../query/filter.ts'
import { isRuledOut, matchesPrinted } from '../query/printed-filter.ts'
import { ignores } from '../query/values.ts'
import type { Constant } from '../text/structure.ts'
import { KEYWORD } from '../vocabulary.ts'

/** Whether a text forbids using a card to fight, to reap, or for anything. */
export function isBarred(
  w: View,
  card: number,
  way: 'fight' | 'reap' | 'use',
  user = cardOf(w, card).controller,
): boolean {
  for (const effect of activeEffects(w, HOOK.declare)) {
    const { is } = effect
    if (is === null || !BARS[way].includes(is.kind)) continue
    if ('by' in is && is.by === 'opponent' && user === youOf(w, effect)) continue
    if (effect.appliesTo(w, card)) return true
  }
  return isBarredForPlayer(w, card, way, user)
}

/** Whether a text says that a creature must be used to fight if able, or that it cannot be used for anything else. */
export const isBound = (w: View, card: number, how: 'must fight' | 'only fights when used'): boolean =>
  activeEffects(w, HOOK.declare).some((effect) => effect.is?.kind === how && effect.appliesTo(w, card))

const BARS: Readonly<Record<'fight' | 'reap' | 'use', readonly string[]>> = {
  fight: ['cannot fight', 'cannot fight or reap', 'cannot be used'],
  reap: ['cannot reap', 'cannot fight or reap', 'cannot be used'],
  use: ['cannot be used'],
}

/** What a player cannot use. */
function isBarredForPlayer(w: View, card: number, way: 'fight' | 'reap' | 'use', user: PlayerId): boolean {
  for (const effect of activeEffects(w, HOOK.play)) {
    const { is } = effect
    if (is?.kind === 'use limit' && isUsedUp(w, effect, is, card)) return true
    if (is?.kind !== 'cannot use' || (is.to !== undefined && is.to !== way)) continue
    const by = isOnSide(is.by, youOf(w, effect), user)
    if (by && isRuledOut(w, effect, is, card) && effect.isMet(w)) return true
  }
  return false
}

/** Whether its controller has already used the most of these this turn. */
function isUsedUp(
  w: View,
  effect: ActiveEffect,
  { by: side, most, of }: Extract<Constant, { kind: 'use limit' }>,
  card: number,
): boolean {
  const by = cardOf(w, card).controller
  if (!isOnSide(side, youOf(w, effect), by) || !matchesPrinted(w, of, card) || !effect.isMet(w)) return false
  const isOf = (row: number, was: HistoryEntry) => matchesPrinted(w, of, row, -1, faceAtThatTime(w, was))
  return timesThisTurn(w, historyKindsOf('used'), { by, of: isOf }) >= most
}

/** Why a creature may not be used to fight at all, or null (KF-USE-2, KF-STN-1). */
export function cannotFight(w: View, attacker: number): Reason | null {
  const { name, ready, stunned } = cardOf(w, attacker)
  if (!isCreature(w, attacker)) return because(say`${name} is not a creature in play`, 'KF-USE-2')
  if (!ready) return because(say`${name} is exhausted`, 'KF-USE-2')
  if (stunned)
    return because(say`${name} is stunned: it can only be used to remove the stun`, 'KF-STN-1', 'KF-FGT-2')
  return isBarred(w, attacker, 'fight') ? because(say`${name} cannot fight`, 'KF-GEN-2') : null
}

/** Why a creature may not be picked as the defender, or null if it may (KF-FGT-3). */
export function cannotBeFought(
  w: View,
  attacker: number,
  defender: number,
  pastTaunt = false,
): Reason | null {
  const barred = keptFromFight(w, attacker, defender, pastTaunt)
  if (barred !== null || activeEffects(w, HOOK.declare).length === 0) return barred
  if (mustBeFought(w, attacker, defender)) return null
  const { controller } = cardOf(w, defender)
  const instead = lineOf(w, controller).find(
    (one) => mustBeFought(w, attacker, one) && keptFromFight(w, attacker, one, pastTaunt) === null,
  )
  return instead === undefined
    ? null
    : because(say`${cardOf(w, instead).name} must be fought by ${cardOf(w, attacker).name}`, 'KF-FGT-3')
}

function mustBeFought(w: View, attacker: number, defender: number): boolean {
  const { controller } = cardOf(w, defender)
  return effectsFor(w, HOOK.declare, defender).some(
    ({ is }) =>
      is?.kind === 'must be fought' &&
      (is.by === undefined || matchesInPlay(w, is.by, defender, controller, attacker)),
  )
}

function keptFromFight(w: View, attacker: number, defender: number, pastTaunt: boolean): Reason | null {
  const { name, controller } = cardOf(w, defender)
  const by = cardOf(w, attacker)
  if (!isCreature(w, defender)) return because(say`${name} is not a creature in play`, 'KF-FGT-3')
  if (controller === by.controller) return because(say`${name} is not an enemy creature`, 'KF-FGT-3')
  for (const { is } of effectsFor(w, HOOK.declare, attacker)) {
    if (is?.kind !== 'only fights' || matchesInPlay(w, is.of, attacker, by.controller, defender)) continue
    return because(say`${by.name} can only fight some creatures, and ${name} is none of them`, 'KF-FGT-3')
  }
  for (const { is } of effectsFor(w, HOOK.declare, defender)) {
    if (is?.kind !== 'cannot be fought') continue
    if (is.by === undefined || matchesInPlay(w, is.by, defender, controller, attacker))
      return because(say`${name} cannot be fought by ${by.name}`, 'KF-FGT-3', 'KF-GEN-2')
  }
  return pastTaunt || ignores(w, attacker, KEYWORD.taunt) ? null : tauntingNeighbor(w, defender)
}

/** The creatures that may be picked as the defender, left to right. */
export function defendersOf(w: View, attacker: number, pastTaunt = false): readonly number[] {
  const enemies = lineOf(w, opponentOf(cardOf(w, attacker).controller))
  const areOpen = activeEffects(w, HOOK.declare).length === 0 && !isKeywordAround(w, KEYWORD.taunt)
  return areOpen ? enemies : enemies.filter((enemy) => cannotBeFought(w, attacker, enemy, pastTaunt) === null)
}
