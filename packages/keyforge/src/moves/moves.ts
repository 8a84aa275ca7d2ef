import { FIRST_CARD, type PlayerId } from '@battleline/card-game'
import { because, type Message, type Reason, say, type View } from '@battleline/kernel'
import { abilitiesOf, type PossessedAbility } from '../events/abilities.ts'
import { giverOf } from '../events/ability-label.ts'
import { HOOK } from '../model/hooks.ts'
import { type Card, cardOf, playerOf, tableOf } from '../model/state.ts'
import { effectsFor } from '../query/active-effects.ts'
import { isCreature, isInPlay, neighborsOf } from '../query/board.ts'
import { has, housesOf } from '../query/values.ts'
import { isAmong } from '../rules/houses.ts'
import { type House, KEYWORD, TRIGGER } from '../vocabulary.ts'
import { cannotBeFought, cannotFight, defendersOf, isBarred, isBound } from './declare-fight.ts'
import type { Move } from './move.ts'
import {
  type Allowance,
  cannotActivate,
  cannotDiscard,
  cannotPlay,
  cannotRaiseTide,
  eachFromHand,
  isOfActiveHouse,
  offHouse,
  permitFor,
  permitToPlay,
  ruleOfSix,
} from './play-restrictions.ts'
import { cannotResolve, resolvable } from './resolve.ts'
import { cannotPayToUse } from './use-costs.ts'

/** The moves that name cards, with the least and the most numbers. */
const NAMING: readonly { readonly kind: Move['kind']; readonly least: number; readonly most: number }[] = [
  { kind: 'fight', least: 2, most: 2 },
  { kind: 'reap', least: 1, most: 1 },
  { kind: 'action', least: 1, most: 2 },
  { kind: 'unstun', least: 1, most: 1 },
  { kind: 'play', least: 1, most: 1 },
  { kind: 'discard', least: 1, most: 1 },
  { kind: 'activate', least: 1, most: 1 },
  { kind: 'resolve', least: 1, most: 1 },
]

const KINDS: readonly Move['kind'][] = [...NAMING.map(({ kind }) => kind), 'tide', 'end']

/** The move of a word, or null. Each move has one spelling. Does not look at cards. */
export function readMove(word: string): Move | null {
  if (word === 'end' || word === 'tide') return { kind: word, card: -1, other: 0 }
  const gap = word.indexOf(' ')
  const naming = namingOf(word, gap)
  if (naming === null) return null
  const { kind, least, most } = naming
  const second = word.indexOf(' ', gap + 1)
  const named = second < 0 ? 1 : 2
  if (named < least || named > most) return null
  const card = numberIn(word, gap + 1, second < 0 ? word.length : second)
  const other = second < 0 ? 0 : numberIn(word, second + 1, word.length)
  // The first of several actions is written without its index.
  if (card < 0 || other < 0 || (kind === 'action' && named === 2 && other === 0)) return null
  return { kind, card, other }
}

/** The kind of move of the letters before a place. A loop, because each answer calls it twice. */
function namingOf(word: string, end: number): (typeof NAMING)[number] | null {
  for (const one of NAMING) if (one.kind.length === end && word.startsWith(one.kind)) return one
  return null
}

/** The number in a part of a word, with at most nine digits and no leading 0; -1 if there is none. */
function numberIn(word: string, from: number, to: number): number {
  const length = to - from
  if (length < 1 || length > 9 || (length > 1 && word.charCodeAt(from) === ZERO)) return -1
  let number = 0
  for (let at = from; at < to; at++) {
    const digit = word.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) return -1
    number = number * 10 + digit
  }
  return number
}

const ZERO = 48

/** Why the active player may not make a move now, or null if they may. */
export function whyNot(w: View, word: string): Reason | null {
  const move = readMove(word)
  if (move === null)
    return because(say`“${word}” is not a move; moves are ${KINDS.join(', ')}, followed by card numbers`)
  if (move.kind === 'end') return null
  const { active } = tableOf(w)
  if (move.kind === 'tide') return cannotRaiseTide(w, active)
  if (move.card < FIRST_CARD || move.card >= w.rows.length) return because(say`there is no card ${move.card}`)
  const card = cardOf(w, move.card)
  if (move.kind === 'play') return cannotPlay(w, move.card, active)
  if (move.kind === 'activate') return cannotActivate(w, move.card, active)
  if (move.kind === 'resolve') return cannotResolve(w, move.card, active)
  if (move.kind === 'discard') return cannotDiscard(w, move.card, active)
  const barred = offHouse(w, move.card)
  if (barred !== null && !ignoresHouse(w, move) && permitFor(w, move.kind, move.card, active) === null)
    return barred
  if (!isInPlay(w, move.card)) return because(say`${card.name} is not in play`, 'KF-USE-2')
  if (card.controller !== active)
    return because(say`${card.name} is not controlled by the active player`, 'KF-USE-2')
  return cannotUse(w, move, card) ?? ruleOfSix(w, move.card, active) ?? cannotPayToUse(w, move.card, active)
}

const OF_NO_HOUSE: readonly Move['kind'][] = ['discard', 'activate', 'resolve']

/** The permission that a move uses up, because nothing else allows it (KF-TRN-6); null if it needs none. */
export function permitUsed(w: View, move: Move): Allowance | null {
  const { active } = tableOf(w)
  if (move.kind === 'play') return permitToPlay(w, move.card, active)
  const needsHouse = move.card >= 0 && !OF_NO_HOUSE.includes(move.kind)
  if (!needsHouse || isOfActiveHouse(w, move.card)) return null
  return ignoresHouse(w, move) ? null : permitFor(w, move.kind, move.card, active)
}

/**
 * How an effect uses a card: for anything, only to fight, or only to reap. An effect ignores the house, and nothing
 * else (KF-USE-2, KF-FGT-4).
 */
export type Way = 'use' | 'fight' | 'reap'

/**
 * The legal uses of a card by an effect, as moves: a stunned card can only remove its stun (KF-STN-3), and an enraged
 * one reaps only if the effect says so (KF-ENR-2). Another player's card is used for its abilities (KF-USE-7).
 */
export function usesOf(w: View, card: number, way: Way, you: PlayerId, pastTaunt = false): readonly string[] {
  const record = cardOf(w, card)
  const isOpen =
    isInPlay(w, card) &&
    !isBarred(w, card, 'use', you) &&
    ruleOfSix(w, card, you) === null &&
    cannotPayToUse(w, card, you) === null
  const uses = isOpen ? openUses(w, card, way === 'reap', pastTaunt) : []
  const left = uses.filter(
    (move) => isWay(move.kind, way) && (move.kind !== 'fight' || record.controller === you),
  )
  return left.map(wordOf)
}

const isWay = (kind: Move['kind'], way: Way): boolean => way === 'use' || kind === way || kind === 'unstun'

/** The uses of a card in play, regardless of house and costs. `mayReap`: an effect makes it reap, enraged or not. */
function openUses(w: View, card: number, mayReap = false, pastTaunt = false): readonly Move[] {
  const record = cardOf(w, card)
  const uses: Move[] = []
  const others: Move[] = isCreature(w, card) ? [{ kind: 'reap', card, other: 0 }] : []
  const actions = actionsOf(w, card).length
  for (let other = 0; other < actions; other++) others.push({ kind: 'action', card, other })
  if (record.stunned) others.push({ kind: 'unstun', card, other: 0 })
  if (isCreature(w, card))
    for (const other of foughtBy(w, card, pastTaunt)) uses.push({ kind: 'fight', card, other })
  for (const move of others) if (cannotUse(w, move, record, mayReap) === null) uses.push(move)
  return uses
}

/** The creatures that a creature can be used to fight now, left to right. */
const foughtBy = (w: View, card: number, pastTaunt = false): readonly number[] =>
  cannotFight(w, card) === null ? defendersOf(w, card, pastTaunt) : NOBODY

const NOBODY: readonly number[] = []

/** The word of a move with a card. */
export const wordOf = ({ kind, card, other }: Move): string =>
  kind === 'fight' || other > 0 ? `${kind} ${card} ${other}` : `${kind} ${card}`

function cannotUse(w: View, move: Move, record: Card, mayReap = false): Reason | null {
  const { name, ready, enraged, zone } = record
  const stunned = record.stunned && zone === 'battleline'
  if (move.kind === 'fight') {
    const unfit = cannotFight(w, move.card)
    if (unfit !== null) return unfit
    if (move.other >= FIRST_CARD && move.other < w.rows.length)
      return cannotBeFought(w, move.card, move.other)
    return because(say`there is no card ${move.other} to fight`)
  }
  if (!ready) return because(say`${name} is exhausted`, 'KF-USE-2')
  if (isBarred(w, move.card, 'use')) return because(say`${name} cannot be used`, 'KF-GEN-2')
  if (move.kind === 'unstun') return stunned ? null : because(say`${name} is not stunned`, 'KF-STN-2')
  if (stunned) return because(say`${name} is stunned: it can only be used to remove the stun`, 'KF-STN-1')
  if (isBound(w, move.card, 'only fights when used'))
    return because(say`${name} can only be used to fight`, 'KF-GEN-2')
  if (!mayReap && isBound(w, move.card, 'must fight') && foughtBy(w, move.card).length > 0)
    return because(say`${name} must be used to fight`, 'KF-GEN-2')
  if (enraged && !mayReap && foughtBy(w, move.card).length > 0)
    return because(say`${name} is enraged: it must be used to fight`, 'KF-ENR-1')
  if (move.kind === 'reap') return cannotReap(w, move.card)
  const count = actionsOf(w, move.card).length
  return move.other < count ? null : because(say`${name} has ${count} Action: or Omni: abilities`, 'KF-USE-1')
}

function cannotReap(w: View, card: number): Reason | null {
  const { name } = cardOf(w, card)
  if (!isCreature(w, card)) return because(say`${name} is not a creature`, 'KF-USE-1')
  return isBarred(w, card, 'reap') ? because(say`${name} cannot reap`, 'KF-GEN-2') : null
}

/** The abilities that a card can be used for: Action: and Omni: (KF-USE-1). */
export function actionsOf(w: View, card: number): readonly PossessedAbility[] {
  const actions = abilitiesOf(w, card, TRIGGER.action)
  const omnis = abilitiesOf(w, card, TRIGGER.omni)
  return omnis.length === 0 ? actions : [...actions, ...omnis]
}

/** Whether a card outside the active house has any move. */
const mayIgnoreHouse = (w: View, card: number): boolean =>
  has(w, card, KEYWORD.versatile) ||
  abilitiesOf(w, card, TRIGGER.omni).length > 0 ||
  effectsFor(w, HOOK.may, card).length > 0

/** Omni: abilities and versatile cards can be used in any active house (KF-USE-2, KF-VER-1). */
function ignoresHouse(w: View, { kind, card, other }: Move): boolean {
  if (!isInPlay(w, card)) return false
  if (has(w, card, KEYWORD.versatile)) return true
  // A creature that may fight or reap may remove its stun instead (KF-STN-2).
  const may = effectsFor(w, HOOK.may, card)
  if (may.some(({ is }) => is?.kind === 'may be used as' && isOfHouseInstead(w, card, is.house))) return true
  if (
    may.some(({ is }) => is?.kind === `may ${kind}` || (kind === 'unstun' && is?.kind !== 'may be used as'))
  )
    return true
  // A card with an Omni: ability may remove its stun, too (KF-STN-2).
  if (kind === 'unstun') return abilitiesOf(w, card, TRIGGER.omni).length > 0
  const clause = kind === 'action' ? actionsOf(w, card)[other]?.clause : undefined
  return clause?.kind === 'bold' && clause.triggers.includes('omni')
}

/** Whether the active house is one as whose card this one may be used: by default, one of a neighbor. */
function isOfHouseInstead(w: View, card: number, house: House | undefined): boolean {
  const { house: active } = tableOf(w)
  if (active === null || house !== undefined) return active === house
  return neighborsOf(w, card).some((neighbor) => isAmong(active, housesOf(w, neighbor)))
}

/** Every legal move, cards left to right, and `end`. */
export function legalMoves(w: View): readonly string[] {
  const { active } = tableOf(w)
  const { battleline, artifacts, prophecies } = playerOf(w, active)
  const words: string[] = []
  for (const card of battleline) addUses(w, card, active, words)
  for (const card of artifacts) addUses(w, card, active, words)
  eachFromHand(w, active, (kind, card) => words.push(`${kind} ${card}`))
  for (const card of prophecies) if (cannotActivate(w, card, active) === null) words.push(`activate ${card}`)
  for (const { row } of resolvable(w, active)) words.push(`resolve ${row}`)
  if (cannotRaiseTide(w, active) === null) words.push('tide')
  words.push('end')
  return words
}

/** Adds the legal uses of a card in play. */
function addUses(w: View, card: number, active: PlayerId, words: string[]): void {
  // Every use exhausts the card first (KF-USE-1), and counts for its name (KF-LIM-1).
  if (
    !cardOf(w, card).ready ||
    ruleOfSix(w, card, active) !== null ||
    cannotPayToUse(w, card, active) !== null
  )
    return
  const ofHouse = isOfActiveHouse(w, card)
  const permitted = !ofHouse && tableOf(w).permits.length > 0
  if (!ofHouse && !permitted && !mayIgnoreHouse(w, card)) return
  const allowed = (move: Move) =>
    ofHouse || ignoresHouse(w, move) || (permitted && permitFor(w, move.kind, card, active) !== null)
  for (const move of openUses(w, card)) if (allowed(move)) words.push(wordOf(move))
}

/** The label of a move. */
export function moveLabel(w: View, word: string): Message {
  const move = readMove(word)
  if (move === null || move.kind === 'end') return say`end the step`
  if (move.kind === 'tide') return say`take 3 chains and raise the tide`
  const { name } = cardOf(w, move.card)
  switch (move.kind) {
    case 'fight':
      return say`${name} fights ${cardOf(w, move.other).name}`
    case 'reap':
      return say`${name} reaps`
    case 'action': {
      const detail = actionDetail(w, move)
      return detail === '' ? say`use ${name}` : say`use ${name} (${detail})`
    }
    case 'unstun':
      return say`${name} removes its stun`
    case 'play':
      return say`play ${name}`
    case 'discard':
      return say`discard ${name}`
    case 'activate':
      return say`activate ${name}`
    case 'resolve':
      return say`resolve ${name}`
  }
}

/** Which of a card's several Action: or Omni: abilities: who gave it, and what it does first. */
function actionDetail(w: View, { card, other }: Move): string | Message {
  const actions = actionsOf(w, card)
  const action = actions[other]
  if (actions.length < 2 || action === undefined) return ''
  const giver = giverOf(w, action)
  const does = cardOf(w, action.from.card).$def.abilities[action.ability]?.chart?.nodes[0]?.step.title ?? ''
  if (giver === card) return does
  const from = say`from ${cardOf(w, giver).name}`
  return does === '' ? from : say`${from}: ${does}`
}
