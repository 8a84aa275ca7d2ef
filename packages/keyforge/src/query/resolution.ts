import { opponentOf, type PlayerId, type Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { newResolution, type Resolution } from '../model/resolution.ts'
import { cardOf, type PendingTrigger, playerOf, refTo, tableOf } from '../model/state.ts'
import {
  type ChosenTarget,
  type Flank,
  type Group,
  isChosenTarget,
  type Target,
  type Who,
} from '../text/structure.ts'
import type { House, Pile } from '../vocabulary.ts'
import { affectedThisWay } from './affected-this-way.ts'
import {
  hostOf,
  isCreature,
  isFriendlyAsAsked,
  isInPlay,
  isThere,
  lastKnown,
  lineOf,
  neighborsOf,
} from './board.ts'
import { cardsMatching, matchedLastKnown, matchesInPlay, matchesOutOfPlay } from './filter.ts'
import { asksMore } from './filter-kinds.ts'
import { opponentAfterFight } from './open-fights.ts'
import { isHaunted } from './player-rules.ts'
import { type FilterContext, matchesClauses } from './relative-clause.ts'
import { snapshotOf } from './snapshot.ts'

const SELF: Target = { kind: 'self' }

export const refsTo = (w: View, cards: readonly number[]): readonly Ref[] =>
  cards.map((card) => refTo(w, card))

/** The objects that a target means now: for a chosen target, what was chosen. Cards that have left play are included. */
export function targetsOf(w: View, l: Resolution, target: Target): readonly Ref[] {
  switch (target.kind) {
    case 'self':
      return [l.from]
    case 'self lying':
      return isUnmoved(w, l.from) && cardOf(w, l.from.card).zone === 'discard' ? [l.from] : []
    case 'host':
      return [hostRef(w, l)]
    case 'chosen':
      return chosenOnes(w, l, target.nth)
    case 'one of':
      return []
    case 'counted':
      return l.affectedThisWay.filter(({ deed }) => deed === 'counted').slice(-1)
    case 'fought':
      return l.fought === null ? [] : [l.fought]
    case 'each':
      return refsTo(w, membersOf(w, l, target.of))
    case 'neighbors':
      return knownTargetsOf(w, l, target.of ?? SELF)
        .flatMap((ref) => knownNeighbors(w, ref))
        .filter((ref) => isWhich(w, l, target.which, ref))
    case 'neighbor on side':
      return targetsOf(w, l, target.of).flatMap((ref) => neighborOnSide(w, ref, target.side))
    case 'both': {
      const first = targetsOf(w, l, target.first)
      // "This creature and each of its neighbors": "its" is the first target. A chosen card is the antecedent itself.
      const own =
        (target.first.kind === 'self' || target.first.kind === 'host') && !isChosenTarget(target.second)
      return cardsApart([...first, ...targetsOf(w, own ? { ...l, antecedent: first } : l, target.second)])
    }
    case 'on flank': {
      const line = lineOf(w, whoseFlank(l, target.flank))
      const found = target.flank.endsWith('left') ? line[0] : line.at(-1)
      return found === undefined ? [] : [refTo(w, found)]
    }
    case 'under':
      return refsTo(w, cardsUnder(w, l.from))
    case 'done': {
      const all = affectedCards(w, l, { kind: 'group', noun: target.noun, way: target.deed })
      const [their] = target.by === undefined ? [] : l.actingPlayers
      return their === undefined ? all : all.filter(({ card }) => cardOf(w, card).owner === their)
    }
    case 'the others':
    case 'last revealed':
      return stillRevealed(w, l).slice(target.kind === 'the others' ? 0 : -1)
    case 'topmost':
      return refsTo(w, membersOf(w, l, target.of).slice(-1))
    case 'top':
    case 'bottom':
      return refsTo(w, ofDeck(w, l, target))
    default:
      target satisfies ChosenTarget | { readonly kind: 'it' }
      return l.antecedent
  }
}

/** Without a player, the flank is that of the player who carries out the instruction. */
function whoseFlank(l: Resolution, flank: Flank): PlayerId {
  if (flank.startsWith('your')) return l.you
  return flank.startsWith('their') ? opponentOf(l.you) : actingPlayer(l)
}

/** Which of the cards in play that the text has chosen so far. */
function chosenOnes(w: View, l: Resolution, nth: Extract<Target, { kind: 'chosen' }>['nth']): readonly Ref[] {
  const all = cardsApart(l.chosen)
  switch (nth) {
    case 'first':
      return l.chosen.slice(0, 1)
    case 'second':
      return l.chosen.slice(1, 2)
    case 'last':
      return l.chosen.slice(-1)
    case 'all':
      return all
    case 'other':
      return all.filter(({ card }) => l.antecedent.every((ref) => ref.card !== card))
    case 'friendly':
    case 'enemy':
      return all.filter((ref) => (controllerFor(w, l, ref) === l.you) === (nth === 'friendly'))
  }
}

/** Targets of a condition or a count. An After Fight: ability knows its opponent even after that has left play. */
export function knownTargetsOf(w: View, l: Resolution, target: Target): readonly Ref[] {
  const gone = target.kind === 'fought' && l.fought === null ? opponentAfterFight(w, l.source) : null
  return gone === null ? targetsOf(w, l, target) : [gone]
}

const cardsApart = (refs: readonly Ref[]): readonly Ref[] =>
  refs.filter((ref, at) => refs.findIndex(({ card }) => card === ref.card) === at)

const apart = (players: readonly PlayerId[]): readonly PlayerId[] => [...new Set(players)]

/** "This creature": the card with the ability, or the card that the upgrade is attached to. */
export function hostRef(w: View, l: Resolution): Ref {
  const host = isThere(w, l.source) ? hostOf(w, l.source.card) : l.source.card
  return host === l.source.card ? l.source : refTo(w, host)
}

/** The cards in play that a target means. */
export const targetsInPlay = (w: View, l: Resolution, target: Target): readonly number[] =>
  targetsOf(w, l, target)
    .filter((ref) => isThere(w, ref))
    .map((ref) => ref.card)

/** The cards of a group: in play, in the zones that it names, or among the cards affected or revealed so far. */
export function membersOf(w: View, l: Resolution, group: Group): readonly number[] {
  if (group.way !== undefined) return affectedCards(w, l, group).map(({ card }) => card)
  if (group.among === true)
    return stillRevealed(w, l).flatMap((ref) => (isMember(w, l, group, ref) ? ref.card : []))
  return group.zone === undefined ? inPlayOf(w, l, group) : membersInZones(w, l, group)
}

/** The cards in the zones that a group names. Where it names play too, the cards in play come first. */
function membersInZones(w: View, l: Resolution, group: Group): readonly number[] {
  const { zone, orZone, whose = 'any', orPlay, side } = group
  const inPlay = orPlay === true ? inPlayOf(w, l, group) : []
  const piles = [zone, orZone].flatMap((pile) => pile ?? [])
  const outOfPlay = piles.flatMap((pile) => cardsInZone(w, l, pile, whose))
  return [
    ...inPlay,
    ...outOfPlay.filter(
      (card) =>
        isFriendlyAsAsked(side, l.you, cardOf(w, card).owner) &&
        isOther(l, group, card) &&
        (group.unrevealed !== true || !isShown(l, card)) &&
        isMemberOutOfPlay(w, l, group, card),
    ),
  ]
}

const isShown = (l: Resolution, card: number): boolean => l.revealed.some((ref) => ref.card === card)

/** Another card out of play: neither the source nor the card that was just destroyed, say. */
const isOther = (l: Resolution, { other }: Group, card: number): boolean =>
  other !== true || (card !== l.source.card && l.antecedent.every((ref) => ref.card !== card))

/** Compares what is printed on the card with the filter. */
const isMemberOutOfPlay = (w: View, l: Resolution, group: Group, card: number): boolean =>
  matchesOutOfPlay(w, group, card) &&
  (!asksMore(group) || matchesClauses(w, group, snapshotOf(w, card), new ResolutionContext(w, l)))

/** "Other" means other than the source, unless the antecedent is another card. */
function inPlayOf(w: View, l: Resolution, group: Group): readonly number[] {
  if (group.different !== true && (group.other !== true || !isOtherOfIt(w, l, group)))
    return cardsMatching(w, group, l.source.card, l.you, new ResolutionContext(w, l))
  const { other: _, different: __, ...whole } = group
  return inPlayOf(w, l, whole).filter((card) => !l.antecedent.some((ref) => ref.card === card))
}

const isOtherOfIt = (w: View, l: Resolution, { such = [] }: Group): boolean =>
  (l.antecedent.length > 0 && !isCreature(w, l.source.card)) ||
  such.some((one) => Object.values(one).some((field) => typeof field === 'object' && field.kind === 'it'))

/** The context of filters in a resolving ability: they can refer to all of its targets. */
class ResolutionContext implements FilterContext {
  readonly self: number
  readonly you: PlayerId
  readonly they: PlayerId
  readonly house: House | null
  readonly number: number
  readonly word: string
  readonly #w: View
  readonly #l: Resolution

  constructor(w: View, l: Resolution) {
    this.self = l.source.card
    this.you = l.you
    this.they = l.actingPlayers[0] ?? (l.player === 0 ? tableOf(w).active : l.player)
    this.house = l.house
    this.number = l.number
    this.word = l.word
    this.#w = w
    this.#l = l
  }

  resolve(target: Target): readonly Ref[] {
    return targetsOf(this.#w, this.#l, target)
  }

  cards(group: Group): readonly number[] {
    return cardsMatching(this.#w, group, this.self, this.you, this)
  }
}

const isWhich = (w: View, l: Resolution, which: Group | undefined, ref: Ref): boolean =>
  which === undefined ||
  (isThere(w, ref) && matchesInPlay(w, which, l.source.card, l.you, ref.card, new ResolutionContext(w, l)))

function neighborOnSide(w: View, ref: Ref, side: 'left' | 'right'): readonly Ref[] {
  if (!isThere(w, ref)) return []
  const line = lineOf(w, cardOf(w, ref.card).controller)
  const place = line.indexOf(ref.card)
  const beside = place < 0 ? undefined : line[side === 'left' ? place - 1 : place + 1]
  return beside === undefined ? [] : [refTo(w, beside)]
}

/** The cards under a card in play, or under one that left while its effects are pending (KF-UND-1). */
function cardsUnder(w: View, ref: Ref): readonly number[] {
  const { under, life } = cardOf(w, ref.card)
  return isThere(w, ref) || (life === ref.life + 1 && !isInPlay(w, ref.card)) ? under : []
}

/** The cards in a zone of those players, or under the card with the text. */
function cardsInZone(
  w: View,
  l: Resolution,
  zone: Pile | 'under' | 'grafted',
  whose: Who,
): readonly number[] {
  if (zone !== 'under' && zone !== 'grafted')
    return playersOf(w, l, whose).flatMap((player) => playerOf(w, player)[zone])
  const under = cardsUnder(w, l.from)
  return zone === 'under' ? under : under.filter((card) => cardOf(w, card).grafted)
}

/** The cards of a group that this ability did something to: "each creature destroyed this way". */
const affectedCards = (w: View, l: Resolution, group: Group): readonly Ref[] =>
  affectedThisWay(w, l, group.way).filter((one) => isMember(w, l, group, one))

/** The revealed cards that have not moved since. */
export const stillRevealed = (w: View, l: Resolution): readonly Ref[] =>
  l.revealed.filter((ref) => isUnmoved(w, ref))

/** Whether a card belongs to a group: judged in play, by last known information, or by what is printed. */
export function isMember(w: View, l: Resolution, group: Group, ref: Ref): boolean {
  if (isThere(w, ref))
    return matchesInPlay(w, group, l.source.card, l.you, ref.card, new ResolutionContext(w, l))
  const known = lastKnown(w, ref)
  const was =
    known === undefined
      ? isMemberOutOfPlay(w, l, group, ref.card)
      : matchedLastKnown(w, group, known, new ResolutionContext(w, l))
  return was && wasOnSide(w, l, group, ref)
}

const wasOnSide = (w: View, l: Resolution, { side }: Group, ref: Ref): boolean =>
  isFriendlyAsAsked(side, l.you, controllerOf(w, ref))

/** The top or bottom cards of a deck or discard pile. A number that is not written is the amount of the previous effect. */
function ofDeck(w: View, l: Resolution, target: Extract<Target, { readonly kind: 'top' | 'bottom' }>) {
  const count = target.count.kind === 'number' ? target.count.value : l.amount
  return playersOf(w, l, target.whose).flatMap((player) => {
    const { deck, discard } = playerOf(w, player)
    // The card discarded last is on top.
    const pile = target.zone === 'discard' ? [...discard].reverse() : deck
    if (target.kind === 'top') return pile.slice(0, count)
    return count === 0 ? [] : pile.slice(-count)
  })
}

/** The player who carries out the instruction: "you", unless the text names others. */
export const actingPlayer = (l: Resolution): PlayerId => l.actingPlayers[0] ?? l.you

/** The players that a word means, the active player first. "Its" uses last known information (KF-LVP-7). */
export function playersOf(w: View, l: Resolution, who: Who): readonly PlayerId[] {
  switch (who) {
    case 'you':
      return [l.you]
    case 'they':
      return [actingPlayer(l)]
    case 'opponent':
      return [opponentOf(l.you)]
    case 'that player':
      return l.player === 0 ? apart(l.antecedent.map((ref) => controllerFor(w, l, ref))) : [l.player]
    case 'their opponent':
      return playersOf(w, l, 'that player').map(opponentOf)
    case 'active':
      return [tableOf(w).active]
    case 'fewest':
      return playersOf(w, l, 'each').filter(
        (player) => lineOf(w, player).length < lineOf(w, opponentOf(player)).length,
      )
    case 'haunted':
      return playersOf(w, l, 'each').filter((player) => isHaunted(w, player))
    case 'each':
    case 'any': {
      const { active } = tableOf(w)
      return [active, opponentOf(active)]
    }
    case 'owner':
      return apart(l.antecedent.map(({ card }) => cardOf(w, card).owner))
    case 'controller':
      return apart(l.antecedent.map((ref) => controllerFor(w, l, ref)))
    case 'its opponent':
      return apart(l.antecedent.map((ref) => opponentOf(controllerFor(w, l, ref))))
  }
}

/** Whose creature it is to this ability. */
export const controllerFor = (w: View, l: Resolution, ref: Ref): PlayerId =>
  l.asYours && ref.card === l.source.card ? l.you : controllerOf(w, ref)

export const controllerOf = (w: View, ref: Ref): PlayerId =>
  lastKnown(w, ref)?.controller ?? cardOf(w, ref.card).controller

/** The neighbors of a creature, or those it had the moment before it left play (KF-LVP-7, KF-LVP-8). */
export function knownNeighbors(w: View, ref: Ref): readonly Ref[] {
  return isThere(w, ref) ? refsTo(w, neighborsOf(w, ref.card)) : (lastKnown(w, ref)?.neighbors ?? [])
}

/** The position of a creature in its battleline, or its last known position. */
export const placeOf = (w: View, ref: Ref): number =>
  isThere(w, ref)
    ? lineOf(w, cardOf(w, ref.card).controller).indexOf(ref.card)
    : (lastKnown(w, ref)?.place ?? 0)

/** A text that follows a card finds it in an open zone (KF-DST-16, KF-ZON-4). */
export function isInOpenZone(w: View, ref: Ref): boolean {
  const { zone, life } = cardOf(w, ref.card)
  return (zone === 'discard' || zone === 'purged') && (life === ref.life || life === ref.life + 1)
}

/** Out of play, and not moved there from play since. */
export const isUnmoved = (w: View, { card, life }: Ref): boolean =>
  cardOf(w, card).life === life && !isInPlay(w, card)

/** An ability does not know a defender that left play before it started (KF-LVP-7, doubt D7). */
export function resolutionOf(
  w: View,
  {
    source: card,
    life,
    from,
    you,
    antecedent: it,
    fought,
    player,
    house,
    amount = 0,
    affectedThisWay: way = [],
  }: PendingTrigger,
): Resolution {
  const defender = fought !== null && isThere(w, fought) ? fought : null
  const one = newResolution({ card, life }, from, you, it, defender)
  one.player = player ?? 0
  one.house = house ?? null
  one.amount = amount
  one.affectedThisWay = way
  return one
}
