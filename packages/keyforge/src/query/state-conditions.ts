import { opponentOf, type PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { newResolution, type Resolution } from '../model/resolution.ts'
import { cardOf, type HistoryKind, playerOf, refTo, tableOf } from '../model/state.ts'
import { timesThisTurn } from '../model/turn-history.ts'
import type { Condition, Group, State } from '../text/structure.ts'
import { hostOf } from './board.ts'
import { countOf, timesDone, timesHappenedThisTurn } from './count.ts'
import { keyCost } from './keys.ts'
import { countersKnown, hasStatus, statusOf } from './last-known.ts'
import { fightsOf } from './open-fights.ts'
import { isHaunted } from './player-rules.ts'
import { powerOf } from './power.ts'
import { isWithin } from './range.ts'
import { isMember, membersOf, playersOf, targetsOf } from './resolution.ts'

/** The context of a card's own text: the card is the source, its host the antecedent. */
export function cardContext(w: View, self: number, you: PlayerId): Resolution {
  const ref = refTo(w, self)
  const host = hostOf(w, self)
  return newResolution(host === self ? ref : refTo(w, host), ref, you, [ref])
}

/** Conditions on the board and the players, which a constant effect can have. */
export function stateHolds(w: View, l: Resolution, condition: State): boolean {
  switch (condition.kind) {
    case 'not':
      return !stateHolds(w, l, condition.of)
    case 'all of':
      return condition.of.every((one) => stateHolds(w, l, one))
    case 'any of':
      return condition.of.some((one) => stateHolds(w, l, one))
    default:
      return isSo(w, l, condition)
  }
}

type Joined = Extract<State, { readonly kind: 'not' | 'all of' | 'any of' }>

/** What each condition about this turn looks up in the turn history. */
const BEFALLEN = {
  'destroyed this turn': 'destroyed',
  'killed this turn': 'destroyed in a fight',
  'exalted this turn': 'exalted',
  'fought this turn': 'fought',
  'reaped this turn': 'reaped',
} as const satisfies Partial<Readonly<Record<State['kind'], HistoryKind>>>

function isSo(w: View, l: Resolution, condition: Exclude<State, Joined>): boolean {
  const self = l.source.card
  switch (condition.kind) {
    case 'tide': {
      const [whose = l.you] = condition.whose === undefined ? [] : playersOf(w, l, condition.whose)
      return tideOf(w, whose) === condition.is
    }
    case 'same key':
      return playerOf(w, 1).keys.some((key) => playerOf(w, 2).keys.includes(key))
    case 'equal keys':
      return playerOf(w, 1).keys.length === playerOf(w, 2).keys.length
    case 'is':
      return areBeing(w, l, condition)
    case 'control host':
      return cardOf(w, hostOf(w, self)).controller === l.you
    case 'there is':
      return membersOf(w, l, condition.of).length > 0
    case 'there is no':
      return membersOf(w, l, condition.of).length === 0
    case 'there are':
      return isWithin(countOf(w, l, condition.of), condition)
    case 'bears':
      return isWithin(borneBy(w, l, condition), condition)
    case 'has counters':
      return isWithin(
        targetsOf(w, l, condition.of).reduce((sum, ref) => sum + countersKnown(w, ref, condition.counter), 0),
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
      return isWithin(timesHappenedThisTurn(w, l, condition.of, BEFALLEN[condition.kind]), condition)
    case 'is a':
      return areOf(w, l, condition)
    case 'only one': {
      const [only, ...others] = membersOf(w, l, condition.of)
      return others.length === 0 && targetsOf(w, l, condition.who).some(({ card }) => card === only)
    }
    case 'has stolen':
    case 'done this turn':
    case 'forged this turn':
      return isDoneThisTurn(w, l, condition)
    default:
      return playersOf(w, l, condition.whose).some((player) => holdsFor(w, l, condition, player))
  }
}

/** Whether the source is in an unfinished fight against such a creature. */
const isInFight = (
  w: View,
  l: Resolution,
  { attacking, against }: Extract<State, { kind: 'in a fight' }>,
): boolean =>
  fightsOf(w, l.source.card, attacking === true).some(
    ({ defender }) => against === undefined || isMember(w, l, against, defender),
  )

type OfPlayer = Extract<State, { readonly whose: unknown }>

/** Whether a condition holds for a player, alone or compared with the opponent. */
function holdsFor(w: View, l: Resolution, condition: OfPlayer, player: PlayerId): boolean {
  const { aember, keys } = playerOf(w, player)
  switch (condition.kind) {
    case 'haunted':
      return isHaunted(w, player) !== (condition.not === true)
    case 'controls':
      return isWithin(controlled(w, l, condition.of, player), condition)
    case 'controls each':
      return condition.of.every((group) => controlled(w, l, group, player) > 0)
    case 'total power':
      return (
        membersOf(w, l, condition.of)
          .filter((card) => cardOf(w, card).controller === player)
          .reduce((sum, card) => sum + powerOf(w, card), 0) >= condition.least
      )
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

/** By how much a comparison differs: "the difference". */
export function differenceIn(w: View, l: Resolution, condition: Condition): number | null {
  switch (condition.kind) {
    case 'more of':
      return countOf(w, l, condition.of) - countOf(w, l, condition.than)
    case 'more aember':
    case 'more keys':
    case 'more cards in hand':
    case 'more creatures': {
      const [player = l.you] = playersOf(w, l, condition.whose)
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

function soMany(w: View, l: Resolution, condition: More, player: PlayerId): number {
  const { aember, keys, hand } = playerOf(w, player)
  if (condition.kind === 'more creatures') return controlled(w, l, condition.of, player)
  return condition.kind === 'more aember' ? aember : (condition.kind === 'more keys' ? keys : hand).length
}

/** How many cards of a group a player controls. */
const controlled = (w: View, l: Resolution, group: Group, player: PlayerId): number =>
  membersOf(w, l, group).filter((card) => cardOf(w, card).controller === player).length

const borneBy = (w: View, l: Resolution, { of, what }: Extract<State, { kind: 'bears' }>): number =>
  targetsOf(w, l, of).reduce((sum, ref) => sum + (statusOf(w, ref)?.[what] ?? 0), 0)

function areBeing(w: View, l: Resolution, { who, not, being }: Extract<State, { kind: 'is' }>): boolean {
  const refs = targetsOf(w, l, who).filter((ref) => statusOf(w, ref) !== null)
  return refs.length > 0 && refs.every((ref) => hasStatus(w, ref, being) !== (not === true))
}

/** Whether the named cards, or else the antecedent, belong to a group. */
export function areOf(w: View, l: Resolution, { who, of, not }: Extract<State, { kind: 'is a' }>): boolean {
  const refs = who === undefined ? l.antecedent : targetsOf(w, l, who)
  return refs.length > 0 && refs.every((ref) => isMember(w, l, of, ref)) !== (not === true)
}

type DoneThisTurn = Extract<State, { kind: 'done this turn' | 'forged this turn' | 'has stolen' }>

function isDoneThisTurn(w: View, l: Resolution, condition: DoneThisTurn): boolean {
  const players = condition.kind === 'done this turn' ? [] : playersOf(w, l, condition.by)
  const timesOf = (deed: HistoryKind, by: PlayerId) =>
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
