import type { View } from '@battleline/kernel'
import { type Acting, actingOf, isOne, meant, members, playersMeant } from './acting.ts'
import { isWithin } from './bounds.ts'
import { amountOf, befallenThisTurn, countOf, timesDone } from './counting.ts'
import { isHaunted } from './haunted.ts'
import { fightsOf } from './in-fight.ts'
import { type Hooked, judgedBy } from './in-force.ts'
import { keyCost } from './keys.ts'
import { countersKnown, isBeing, marksOf } from './last-known.ts'
import { timesThisTurn } from './memory.ts'
import { hostOf, youOf } from './read.ts'
import { cardOf, type Deed, opponentOf, type PlayerId, playerOf, refTo, tableOf } from './state.ts'
import type { Condition, Counting, Group, State } from './text/structure.ts'

/** What a text of a card in play is asked with: it speaks of the card, of its host, and to its player as "you". */
export function asked(w: View, self: number, you: PlayerId): Acting {
  const ref = refTo(w, self)
  const host = hostOf(w, self)
  return actingOf(host === self ? ref : refTo(w, host), ref, you, [ref])
}

/** The same of an effect in force: a card that has it from another one is the one that it speaks of. */
export function askedBy(w: View, effect: Hooked): Acting {
  const { row, bearer } = effect
  if (bearer < 0) return asked(w, row, youOf(w, effect))
  const ref = refTo(w, bearer)
  return actingOf(ref, refTo(w, row), youOf(w, effect), [ref])
}

/** How many times an effect in force counts for a card that it reaches: for each of something, or X times. */
export function timesFor(now: View, effect: Hooked, card: number, { each, x }: Counting): number {
  if (each === undefined && x === undefined) return 1
  const w = judgedBy(now, effect)
  const l = { ...askedBy(w, effect), it: [refTo(w, card)] }
  return each === undefined ? amountOf(w, l, x ?? { kind: 'number', value: 1 }) : countOf(w, l, each)
}

/** Conditions about cards in play and players: those that a constant effect can have. */
export function holds(w: View, l: Acting, condition: State): boolean {
  switch (condition.kind) {
    case 'not':
      return !holds(w, l, condition.of)
    case 'all of':
      return condition.of.every((one) => holds(w, l, one))
    case 'any of':
      return condition.of.some((one) => holds(w, l, one))
    default:
      return isSo(w, l, condition)
  }
}

type Joined = Extract<State, { readonly kind: 'not' | 'all of' | 'any of' }>

/** What of cards was noted this turn, where a condition asks how often it was. */
const BEFALLEN = {
  'destroyed this turn': 'destroyed',
  'killed this turn': 'destroyed in a fight',
  'exalted this turn': 'exalted',
  'fought this turn': 'fought',
  'reaped this turn': 'reaped',
} as const satisfies Partial<Readonly<Record<State['kind'], Deed>>>

function isSo(w: View, l: Acting, condition: Exclude<State, Joined>): boolean {
  const self = l.source.card
  switch (condition.kind) {
    case 'tide': {
      const [whose = l.you] = condition.whose === undefined ? [] : playersMeant(w, l, condition.whose)
      return tideOf(w, whose) === condition.is
    }
    case 'same key':
      return playerOf(w, 1).keys.some((key) => playerOf(w, 2).keys.includes(key))
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
    case 'active house':
      return (
        (tableOf(w).active === l.you && tableOf(w).house === condition.house) !== (condition.not === true)
      )
    case 'in a fight':
      return isInFight(w, l, condition)
    case 'as many of each':
      return controlled(w, l, condition.of, 1) === controlled(w, l, condition.of, 2)
    case 'your turn':
      return tableOf(w).active === l.you
    case 'not your turn':
      return tableOf(w).active !== l.you
    case 'destroyed this turn':
    case 'killed this turn':
    case 'exalted this turn':
    case 'fought this turn':
    case 'reaped this turn':
      return isWithin(befallenThisTurn(w, l, condition.of, BEFALLEN[condition.kind]), condition)
    case 'is a':
      return areOf(w, l, condition)
    case 'only one': {
      const [only, ...others] = members(w, l, condition.of)
      return others.length === 0 && meant(w, l, condition.who).some(({ card }) => card === only)
    }
    case 'has stolen':
    case 'done this turn':
    case 'forged this turn':
      return isDoneThisTurn(w, l, condition)
    default:
      return playersMeant(w, l, condition.whose).some((player) => holdsFor(w, l, condition, player))
  }
}

/** Whether the card that has the text takes part in a fight that is not over, against such a creature. */
const isInFight = (
  w: View,
  l: Acting,
  { attacking, against }: Extract<State, { kind: 'in a fight' }>,
): boolean =>
  fightsOf(w, l.source.card, attacking === true).some(
    ({ defender }) => against === undefined || isOne(w, l, against, defender),
  )

type OfPlayer = Extract<State, { readonly whose: unknown }>

/** What is asked of a player, or against the other one. */
function holdsFor(w: View, l: Acting, condition: OfPlayer, player: PlayerId): boolean {
  const { aember, keys } = playerOf(w, player)
  switch (condition.kind) {
    case 'haunted':
      return isHaunted(w, player) !== (condition.not === true)
    case 'controls':
      return isWithin(controlled(w, l, condition.of, player), condition)
    case 'controls each':
      return condition.of.every((group) => controlled(w, l, group, player) > 0)
    case 'has aember':
      return isWithin(aember, condition)
    case 'lies':
      return playerOf(w, player)[condition.zone].includes(l.from.card)
    case 'can pay a key':
      return aember >= keyCost(w, player)
    case 'has keys':
      return isWithin(keys.length, condition)
    case 'has chains':
      return isWithin(playerOf(w, player).chains, condition)
    case 'key forged':
      return keys.includes(condition.key)
    default:
      return soMany(w, l, condition, player) > soMany(w, l, condition, opponentOf(player))
  }
}

/** By how much there is more of the one than of the other, where that is asked: "the difference". */
export function differenceIn(w: View, l: Acting, condition: Condition): number | null {
  switch (condition.kind) {
    case 'more of':
      return countOf(w, l, condition.of) - countOf(w, l, condition.than)
    case 'more aember':
    case 'more keys':
    case 'more cards in hand':
    case 'more creatures': {
      const [player = l.you] = playersMeant(w, l, condition.whose)
      const [own, other] = [player, opponentOf(player)].map((one) => soMany(w, l, condition, one))
      return (own ?? 0) - (other ?? 0)
    }
    default:
      return null
  }
}

type More = Extract<
  State,
  { readonly kind: 'more aember' | 'more keys' | 'more cards in hand' | 'more creatures' }
>

function soMany(w: View, l: Acting, condition: More, player: PlayerId): number {
  const { aember, keys, hand } = playerOf(w, player)
  if (condition.kind === 'more creatures') return controlled(w, l, condition.of, player)
  return condition.kind === 'more aember' ? aember : (condition.kind === 'more keys' ? keys : hand).length
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

/** Whether cards are of a group: those that are named, or what an earlier part spoke of. */
export function areOf(w: View, l: Acting, { who, of, not }: Extract<State, { kind: 'is a' }>): boolean {
  const refs = who === undefined ? l.it : meant(w, l, who)
  return refs.length > 0 && refs.every((ref) => isOne(w, l, of, ref)) !== (not === true)
}

type DoneThisTurn = Extract<State, { kind: 'done this turn' | 'forged this turn' | 'has stolen' }>

function isDoneThisTurn(w: View, l: Acting, condition: DoneThisTurn): boolean {
  const players = condition.kind === 'done this turn' ? [] : playersMeant(w, l, condition.by)
  const timesOf = (deed: Deed, by: PlayerId) =>
    timesThisTurn(w, [deed], { by, ...(condition.last === true && { memory: playerOf(w, by).before }) })
  if (condition.kind === 'forged this turn')
    return players.some((by) => timesOf('forged', by) > 0) !== (condition.not === true)
  if (condition.kind === 'has stolen')
    return isWithin(
      players.reduce((sum, by) => sum + timesOf('stole', by), 0),
      condition,
    )
  return isWithin(timesDone(w, l, condition), condition)
}

/** Tide text is judged for the controller of the card (KF-TID-3). */
function tideOf(w: View, player: PlayerId): 'high' | 'low' | 'neutral' {
  const { tide } = tableOf(w)
  if (tide === null) return 'neutral'
  return tide === player ? 'high' : 'low'
}
