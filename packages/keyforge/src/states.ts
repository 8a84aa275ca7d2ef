import type { View } from '@battleline/kernel'
import { type Acting, actingOf, meant, members, playersMeant } from './acting.ts'
import { amountOf, countOf } from './counting.ts'
import { type Hooked, judgedBy } from './in-force.ts'
import { countersKnown, isBeing, marksOf } from './last-known.ts'
import { deedsOf, timesThisTurn } from './memory.ts'
import { fitsOutOfPlay, hostOf, isHaunted, isPrinted, youOf } from './read.ts'
import { cardOf, opponentOf, type PlayerId, playerOf, refTo, tableOf } from './state.ts'
import type { Bounds, Counting, Group, State } from './text/structure.ts'

/** Whether so many are as many as a text asks for; at least one where it does not say. */
export function isWithin(count: number, { least, most, exactly, below }: Bounds): boolean {
  if (below !== undefined) return count < below
  if (exactly !== undefined) return count === exactly
  if (most !== undefined) return count <= most
  return count >= (least ?? 1)
}

/** What a text of a card in play is asked with: it speaks of the card, of its host, and to its player as "you". */
export function asked(w: View, self: number, you: PlayerId): Acting {
  const ref = refTo(w, self)
  const host = hostOf(w, self)
  return actingOf(host === self ? ref : refTo(w, host), ref, you, [ref])
}

/** How many times an effect in force counts for a card that it reaches: for each of something, or X times. */
export function timesFor(now: View, effect: Hooked, card: number, { each, x }: Counting): number {
  if (each === undefined && x === undefined) return 1
  const w = judgedBy(now, effect)
  const l = { ...asked(w, effect.row, youOf(w, effect)), it: [refTo(w, card)] }
  return each === undefined ? amountOf(w, l, x ?? { kind: 'number', value: 1 }) : countOf(w, l, each)
}

/** Conditions about cards in play and players: those that a constant effect can have. */
export function holds(w: View, l: Acting, condition: State): boolean {
  const self = l.source.card
  switch (condition.kind) {
    case 'tide':
      return tideOf(w, l.you) === condition.is
    case 'is':
      return areBeing(w, l, condition)
    case 'control host':
      return cardOf(w, hostOf(w, self)).controller === l.you
    case 'there is':
      return members(w, l, condition.of).length > 0
    case 'there is no':
      return members(w, l, condition.of).length === 0
    case 'there are':
      return isWithin(countOf(w, l, condition.of), condition)
    case 'bears':
      return isWithin(borneBy(w, l, condition), condition)
    case 'has counters':
      return isWithin(
        meant(w, l, condition.of).reduce((sum, ref) => sum + countersKnown(w, ref, condition.counter), 0),
        condition,
      )
    case 'more of':
      return countOf(w, l, condition.of) > countOf(w, l, condition.than)
    case 'your turn':
      return tableOf(w).active === l.you
    case 'not your turn':
      return tableOf(w).active !== l.you
    case 'destroyed this turn':
      return isWithin(destroyedThisTurn(w, l, condition.of), condition)
    case 'not':
      return !holds(w, l, condition.of)
    case 'done this turn':
    case 'forged this turn':
      return isDoneThisTurn(w, l, condition)
    default:
      return playersMeant(w, l, condition.whose).some((player) => holdsFor(w, l, condition, player))
  }
}

type OfPlayer = Extract<State, { readonly whose: unknown }>

/** What is asked of a player, or against the other one. */
function holdsFor(w: View, l: Acting, condition: OfPlayer, player: PlayerId): boolean {
  const { aember, keys, hand } = playerOf(w, player)
  const other = playerOf(w, opponentOf(player))
  switch (condition.kind) {
    case 'haunted':
      return isHaunted(w, player) !== (condition.not === true)
    case 'controls':
      return isWithin(controlled(w, l, condition.of, player), condition)
    case 'has aember':
      return isWithin(aember, condition)
    case 'lies':
      return playerOf(w, player)[condition.zone].includes(l.from.card)
    case 'has keys':
      return isWithin(keys.length, condition)
    case 'key forged':
      return keys.includes(condition.key)
    case 'more aember':
      return aember > other.aember
    case 'more keys':
      return keys.length > other.keys.length
    case 'more cards in hand':
      return hand.length > other.hand.length
    case 'more creatures':
      return controlled(w, l, condition.of, player) > controlled(w, l, condition.of, opponentOf(player))
  }
}

/** How many cards of a group a player controls. */
const controlled = (w: View, l: Acting, group: Group, player: PlayerId): number =>
  members(w, l, group).filter((card) => cardOf(w, card).controller === player).length

const borneBy = (w: View, l: Acting, { of, what }: Extract<State, { kind: 'bears' }>): number =>
  meant(w, l, of).reduce((sum, ref) => sum + (marksOf(w, ref)?.[what] ?? 0), 0)

function areBeing(w: View, l: Acting, { who, not, being }: Extract<State, { kind: 'is' }>): boolean {
  const refs = meant(w, l, who).filter((ref) => marksOf(w, ref) !== null)
  return refs.length > 0 && refs.every((ref) => isBeing(w, ref, being) !== (not === true))
}

type DoneThisTurn = Extract<State, { kind: 'done this turn' | 'forged this turn' }>

function isDoneThisTurn(w: View, l: Acting, condition: DoneThisTurn): boolean {
  const players = playersMeant(w, l, condition.by)
  if (condition.kind === 'forged this turn')
    return players.some((by) => timesThisTurn(w, ['forged'], { by }) > 0) !== (condition.not === true)
  const of = (card: number) => isPrinted(w, condition.of, card, l.source.card)
  const deeds = deedsOf(condition.deed)
  const times = players.reduce((sum, by) => sum + timesThisTurn(w, deeds, { by, of }), 0)
  return isWithin(times, condition)
}

/** How many cards of a group were destroyed this turn: judged by who controlled them, and by what is printed on them. */
function destroyedThisTurn(w: View, l: Acting, { side, ...group }: Group): number {
  const players = playersMeant(w, l, side === undefined ? 'each' : side === 'friendly' ? 'you' : 'opponent')
  const of = (card: number) => fitsOutOfPlay(w, group, card)
  return players.reduce((sum, by) => sum + timesThisTurn(w, deedsOf('destroyed'), { by, of }), 0)
}

/** Tide text is judged for the controller of the card (KF-TID-3). */
function tideOf(w: View, player: PlayerId): 'high' | 'low' | 'neutral' {
  const { tide } = tableOf(w)
  if (tide === null) return 'neutral'
  return tide === player ? 'high' : 'low'
}
