import type { Fact, View } from '@battleline/kernel'
import type { Packet } from './charts/damage.ts'
import { isHaunted } from './haunted.ts'
import { hasFought } from './in-fight.ts'
import { asksMore } from './kinds.ts'
import { wasOne } from './last-known.ts'
import { isDestroyed } from './memory.ts'
import {
  cardsOf,
  fits,
  fitsOutOfPlay,
  hostOf,
  isCreature,
  isInPlay,
  isThere,
  lastKnown,
  lineOf,
  neighborsOf,
} from './read.ts'
import { seenNow } from './seen.ts'
import {
  cardOf,
  type Done,
  opponentOf,
  type PlayerId,
  playerOf,
  type Ref,
  refTo,
  tableOf,
  type Waiting,
} from './state.ts'
import { isSuch, type Judge } from './such.ts'
import type { Group, Target, Who } from './text/structure.ts'
import type { House, Pile } from './vocabulary.ts'

/** An ability that is resolving: what its text can speak of. */
export interface Acting {
  /** The card that has the ability: "this creature". */
  readonly source: Ref
  /** The card whose text it is: what the text calls by its name. */
  readonly from: Ref
  /** Whom it calls "you". */
  readonly you: PlayerId
  /** The players who are still to do what the text says that they do; nobody: it is "you" who does it. */
  doers: readonly PlayerId[]
  /** "They", "that player": whom an earlier part spoke of, or what it waited for; 0 where nobody was. */
  player: PlayerId | 0
  /** "It", "that creature", "those creatures": what an earlier part spoke of. */
  it: readonly Ref[]
  /** The defender, for abilities before and after a fight: "the creature it fights". */
  fought: Ref | null
  /** Damage that is set aside until all of the ability's is known. */
  pending: readonly Packet[]
  /** Whether the sentence that is resolving was accepted, or its condition held. */
  go: boolean
  /** Whether the last sentence was carried out completely: "if you do" (KF-GEN-8). */
  did: boolean
  /** What it has done so far: "this way". */
  way: readonly Done[]
  /** The cards that were looked at, revealed or found, and of which nothing has been done since. */
  shown: readonly Ref[]
  /** The cards that are still to come into play, one after the other. */
  coming: readonly Ref[]
  /** How much of something the last effect did: "that many". */
  amount: number
  /** How often the part that is repeated is still to come (KF-GEN-9). */
  times: number
  /** How often it has repeated the whole of itself. */
  repeated: number
  /** What is still to come of what it is done for. */
  rounds: readonly Ref[]
  /** The number, the house, the trait or name, the option that was chosen. */
  number: number
  house: House | null
  word: string
  option: number
  /** What left play by the effect that resolves, with those that saw it. */
  left: readonly Fact[]
}

/** A defender that has left before the ability starts is nobody to it (KF-LVP-7, doubt D7). */
export function acting(
  w: View,
  { source: card, life, from, you, it, fought, player, house, amount = 0, way = [] }: Waiting,
): Acting {
  const defender = fought !== null && isThere(w, fought) ? fought : null
  const one = actingOf({ card, life }, from, you, it, defender)
  one.player = player ?? 0
  one.house = house ?? null
  one.amount = amount
  one.way = way
  return one
}

/** What an ability knows as it starts. */
export const actingOf = (
  source: Ref,
  from: Ref,
  you: PlayerId,
  it: readonly Ref[] = [],
  fought: Ref | null = null,
): Acting => ({
  source,
  from,
  you,
  doers: [],
  player: 0,
  it,
  fought,
  pending: [],
  go: true,
  did: true,
  way: [],
  shown: [],
  coming: [],
  amount: 0,
  times: 0,
  repeated: 0,
  rounds: [],
  number: 0,
  house: null,
  word: '',
  option: 0,
  left: [],
})

/** A copy of what an ability knows, laid out as what `actingOf` makes. */
export const copyOf = (l: Acting): Acting => ({
  source: l.source,
  from: l.from,
  you: l.you,
  doers: l.doers,
  player: l.player,
  it: l.it,
  fought: l.fought,
  pending: l.pending,
  go: l.go,
  did: l.did,
  way: l.way,
  shown: l.shown,
  coming: l.coming,
  amount: l.amount,
  times: l.times,
  repeated: l.repeated,
  rounds: l.rounds,
  number: l.number,
  house: l.house,
  word: l.word,
  option: l.option,
  left: l.left,
})

const SELF: Target = { kind: 'self' }

export const refsTo = (w: View, cards: readonly number[]): readonly Ref[] =>
  cards.map((card) => refTo(w, card))

/** The objects that a target means now; chosen ones are what was chosen. Cards that have left are among them. */
export function meant(w: View, l: Acting, target: Target): readonly Ref[] {
  switch (target.kind) {
    case 'self':
      return [l.from]
    case 'self lying':
      return liesStill(w, l.from) && cardOf(w, l.from.card).zone === 'discard' ? [l.from] : []
    case 'host':
      return [hostMeant(w, l)]
    case 'it':
    case 'choose':
    case 'up to':
    case 'some':
    case 'any number':
    case 'one of each':
    case 'halves':
    case 'neighbor':
    case 'most powerful':
    case 'least powerful':
    case 'of those':
      return l.it
    case 'one of':
      return []
    case 'fought':
      return l.fought === null ? [] : [l.fought]
    case 'each':
      return refsTo(w, members(w, l, target.of))
    case 'neighbors':
      return knownOf(w, l, target.of ?? SELF)
        .flatMap((ref) => knownNeighbors(w, ref))
        .filter((ref) => isWhich(w, l, target.which, ref))
    case 'neighbor on side':
      return meant(w, l, target.of).flatMap((ref) => neighborOnSide(w, ref, target.side))
    case 'both': {
      const first = meant(w, l, target.first)
      const own = target.first.kind === 'self' || target.first.kind === 'host'
      // "This creature and each of its neighbors": it is the card that was just named.
      return cardsApart([...first, ...meant(w, own ? { ...l, it: first } : l, target.second)])
    }
    case 'on flank': {
      const line = lineOf(w, target.flank.startsWith('your') ? l.you : opponentOf(l.you))
      const found = target.flank.endsWith('left') ? line[0] : line.at(-1)
      return found === undefined ? [] : [refTo(w, found)]
    }
    case 'under':
      return refsTo(w, lyingUnder(w, l.from))
    case 'done':
      return doneTo(w, l, { kind: 'group', noun: target.noun, way: target.deed })
    case 'the others':
      return stillShown(w, l)
    case 'topmost':
      return refsTo(w, members(w, l, target.of).slice(-1))
    case 'top':
    case 'bottom':
      return refsTo(w, ofDeck(w, l, target))
  }
}

/** The same of which something is only asked: an After Fight: ability knows whom it fought, dead or alive. */
export function knownOf(w: View, l: Acting, target: Target): readonly Ref[] {
  const gone = target.kind === 'fought' && l.fought === null ? hasFought(w, l.source) : null
  return gone === null ? meant(w, l, target) : [gone]
}

const cardsApart = (refs: readonly Ref[]): readonly Ref[] =>
  refs.filter((ref, at) => refs.findIndex(({ card }) => card === ref.card) === at)
const apart = (players: readonly PlayerId[]): readonly PlayerId[] => [...new Set(players)]

/** "This creature": what has the ability, or what an upgrade with an ability of its own is attached to. */
export function hostMeant(w: View, l: Acting): Ref {
  const host = isThere(w, l.source) ? hostOf(w, l.source.card) : l.source.card
  return host === l.source.card ? l.source : refTo(w, host)
}

/** The cards in play that a target means. */
export const cardsMeant = (w: View, l: Acting, target: Target): readonly number[] =>
  meant(w, l, target)
    .filter((ref) => isThere(w, ref))
    .map((ref) => ref.card)

/** The cards of a group: in play, or in the zones that it names, or those it speaks of. */
export function members(w: View, l: Acting, group: Group): readonly number[] {
  if (group.way !== undefined) return doneTo(w, l, group).map(({ card }) => card)
  if (group.among === true)
    return stillShown(w, l).flatMap((ref) => (isOne(w, l, group, ref) ? ref.card : []))
  return group.zone === undefined ? inPlayOf(w, l, group) : lyingOf(w, l, group)
}

/** Those in the zones that a group names, after those in play where it speaks of both. */
function lyingOf(w: View, l: Acting, group: Group): readonly number[] {
  const { zone, orZone, whose = 'any', orPlay } = group
  const inPlay = orPlay === true ? inPlayOf(w, l, group) : []
  const piles = [zone, orZone].flatMap((pile) => pile ?? [])
  const lying = piles.flatMap((pile) => lyingIn(w, l, pile, whose))
  return [...inPlay, ...lying.filter((card) => isOneOutOfPlay(w, l, group, card))]
}

/** Judged by what is printed on it, and by comparison with whatever the text speaks of. */
const isOneOutOfPlay = (w: View, l: Acting, group: Group, card: number): boolean =>
  fitsOutOfPlay(w, group, card) && (!asksMore(group) || isSuch(w, group, seenNow(w, card), judgeOf(w, l)))

/** "Other" is the other of the card that says it, unless the text has just spoken of another one. */
function inPlayOf(w: View, l: Acting, group: Group): readonly number[] {
  if (group.different !== true && (group.other !== true || !isOtherOfIt(w, l, group)))
    return cardsOf(w, group, l.source.card, l.you, judgeOf(w, l))
  const { other: _, different: __, ...whole } = group
  return inPlayOf(w, l, whole).filter((card) => !l.it.some((ref) => ref.card === card))
}

const isOtherOfIt = (w: View, l: Acting, { such = [] }: Group): boolean =>
  (l.it.length > 0 && !isCreature(w, l.source.card)) ||
  such.some((one) => Object.values(one).some((field) => typeof field === 'object' && field.kind === 'it'))

/** Relative clauses of an ability can point to whatever it speaks of. */
const judgeOf = (w: View, l: Acting): Judge => ({
  self: l.source.card,
  you: l.you,
  they: l.doers[0] ?? (l.player === 0 ? tableOf(w).active : l.player),
  meant: (target) => meant(w, l, target),
  house: l.house,
  number: l.number,
  word: l.word,
})

const isWhich = (w: View, l: Acting, which: Group | undefined, ref: Ref): boolean =>
  which === undefined || (isThere(w, ref) && fits(w, which, l.source.card, l.you, ref.card, judgeOf(w, l)))

function neighborOnSide(w: View, ref: Ref, side: 'left' | 'right'): readonly Ref[] {
  if (!isThere(w, ref)) return []
  const line = lineOf(w, cardOf(w, ref.card).controller)
  const place = line.indexOf(ref.card)
  const beside = place < 0 ? undefined : line[side === 'left' ? place - 1 : place + 1]
  return beside === undefined ? [] : [refTo(w, beside)]
}

/** What lies under a card, in play or as it left play while effects of it are pending (KF-UND-1). */
function lyingUnder(w: View, ref: Ref): readonly number[] {
  const { under, life } = cardOf(w, ref.card)
  return isThere(w, ref) || (life === ref.life + 1 && !isInPlay(w, ref.card)) ? under : []
}

/** In the zone of those players; or under the card whose text it is. */
function lyingIn(w: View, l: Acting, zone: Pile | 'under' | 'grafted', whose: Who): readonly number[] {
  if (zone !== 'under' && zone !== 'grafted')
    return playersMeant(w, l, whose).flatMap((player) => playerOf(w, player)[zone])
  const under = lyingUnder(w, l.from)
  return zone === 'under' ? under : under.filter((card) => cardOf(w, card).grafted)
}

/** The objects to which this was done, as they were then. */
const doneTo = (w: View, l: Acting, group: Group): readonly Ref[] =>
  l.way.filter((one) => one.deed === group.way && isDone(w, one) && isOne(w, l, group, one))

/** What was shown and still lies where it lay. */
export const stillShown = (w: View, l: Acting): readonly Ref[] => l.shown.filter((ref) => liesStill(w, ref))

/** What a ward or a replacement saved was not destroyed this way (KF-GEN-15); what is tagged will be. */
const isDone = (w: View, one: Done): boolean => one.deed !== 'destroyed' || isDestroyed(w, one)

/** Whether a card is one of a group, wherever it is now: in play, as it was last known, or as it is printed. */
export function isOne(w: View, l: Acting, group: Group, ref: Ref): boolean {
  if (isThere(w, ref)) return fits(w, group, l.source.card, l.you, ref.card, judgeOf(w, l))
  const known = lastKnown(w, ref)
  const was =
    known === undefined ? isOneOutOfPlay(w, l, group, ref.card) : wasOne(w, group, known, judgeOf(w, l))
  return was && wasOnSide(w, l, group, ref)
}

const wasOnSide = (w: View, l: Acting, { side }: Group, ref: Ref): boolean =>
  side === undefined || (side === 'friendly') === (controllerOf(w, ref) === l.you)

/** The top or bottom cards of a deck or discard pile; a number that is not written was worked out before. */
function ofDeck(w: View, l: Acting, target: Extract<Target, { readonly kind: 'top' | 'bottom' }>) {
  const count = target.count.kind === 'number' ? target.count.value : l.amount
  return playersMeant(w, l, target.whose).flatMap((player) => {
    const { deck, discard } = playerOf(w, player)
    // What was discarded last lies on top.
    const pile = target.zone === 'discard' ? [...discard].reverse() : deck
    if (target.kind === 'top') return pile.slice(0, count)
    return count === 0 ? [] : pile.slice(-count)
  })
}

/** Who does what the text says: you, unless it names others. */
export const doerOf = (l: Acting): PlayerId => l.doers[0] ?? l.you

/** Whom a text means; of both, the active player first. "Its": of what it spoke of, as it was last known (KF-LVP-7). */
export function playersMeant(w: View, l: Acting, who: Who): readonly PlayerId[] {
  switch (who) {
    case 'you':
      return [l.you]
    case 'they':
      return [doerOf(l)]
    case 'opponent':
      return [opponentOf(l.you)]
    case 'that player':
      return l.player === 0 ? apart(l.it.map((ref) => controllerOf(w, ref))) : [l.player]
    case 'their opponent':
      return playersMeant(w, l, 'that player').map(opponentOf)
    case 'haunted':
      return playersMeant(w, l, 'each').filter((player) => isHaunted(w, player))
    case 'each':
    case 'any': {
      const { active } = tableOf(w)
      return [active, opponentOf(active)]
    }
    case 'owner':
      return apart(l.it.map(({ card }) => cardOf(w, card).owner))
    case 'controller':
      return apart(l.it.map((ref) => controllerOf(w, ref)))
    case 'its opponent':
      return apart(l.it.map((ref) => opponentOf(controllerOf(w, ref))))
  }
}

export const controllerOf = (w: View, ref: Ref): PlayerId =>
  lastKnown(w, ref)?.controller ?? cardOf(w, ref.card).controller

/** The neighbors of a creature, or those it had the moment before it left play (KF-LVP-7, KF-LVP-8). */
export function knownNeighbors(w: View, ref: Ref): readonly Ref[] {
  return isThere(w, ref) ? refsTo(w, neighborsOf(w, ref.card)) : (lastKnown(w, ref)?.neighbors ?? [])
}

/** Where a creature stands in its battleline, or stood. */
export const placeOf = (w: View, ref: Ref): number =>
  isThere(w, ref)
    ? lineOf(w, cardOf(w, ref.card).controller).indexOf(ref.card)
    : (lastKnown(w, ref)?.place ?? 0)

/** A text that follows a card finds it in the open zone that it has reached (KF-DST-16, KF-ZON-4). */
export function liesOpen(w: View, ref: Ref): boolean {
  const { zone, life } = cardOf(w, ref.card)
  return (zone === 'discard' || zone === 'purged') && (life === ref.life || life === ref.life + 1)
}

/** Out of play, and not moved there from play since. */
export const liesStill = (w: View, { card, life }: Ref): boolean =>
  cardOf(w, card).life === life && !isInPlay(w, card)
