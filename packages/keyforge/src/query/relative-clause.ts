import { opponentOf, type PlayerId, type Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { cardOf, tableOf } from '../model/state.ts'
import { historyKindsOf, timesThisTurn } from '../model/turn-history.ts'
import type { Bearable, Being, Chosen, Flank, Group, OwnDeed, Such, Target } from '../text/structure.ts'
import { type House, plainType } from '../vocabulary.ts'
import { countersOf, everyCreature, isOnIdentity, isThere, lastKnown, lineOf } from './board.ts'
import { fightsOf } from './open-fights.ts'
import { isHaunted } from './player-rules.ts'
import { isWithin } from './range.ts'
import { type CardSnapshot, snapshotOf } from './snapshot.ts'

/** What a filter refers to: the card with the text, "you", other targets, and what was chosen. */
export interface FilterContext {
  readonly self: number
  readonly you: PlayerId
  /** "They": the acting player, or the player that the text mentioned. */
  readonly they: PlayerId
  /** The cards that a clause refers to. */
  resolve(target: Target): readonly Ref[]
  /** The cards in play of a group. */
  cards(group: Group): readonly number[]
  /** The chosen house, number, trait or name; null if none was chosen. */
  readonly house: House | null
  readonly number: number | null
  readonly word: string | null
}

const seen = (w: View, ref: Ref): CardSnapshot => lastKnown(w, ref) ?? snapshotOf(w, ref.card)

/** Whether a card has the chosen number, house, trait or name, or the active house. */
function isAsChosen(
  w: View,
  chosen: Chosen,
  one: Pick<CardSnapshot, 'power' | 'houses' | 'traits' | 'title'>,
  context: Pick<FilterContext, 'house' | 'number' | 'word'>,
): boolean {
  // Read only if something was chosen: computing a power can evaluate this filter again.
  if (chosen === 'number') return context.number !== null && one.power === context.number
  if (chosen === 'trait') return context.word !== null && one.traits.includes(context.word)
  if (chosen === 'name') return one.title === context.word
  const house = chosen.endsWith('active') ? tableOf(w).house : context.house
  return house !== null && one.houses.some((each) => each === house) !== chosen.startsWith('not')
}

/** Whether a card satisfies the relative clauses of a filter. "Highest" and "lowest" compare it with the others. */
export function matchesClauses(w: View, group: Group, one: CardSnapshot, context: FilterContext): boolean {
  const { such = [], chosen } = group
  if (chosen !== undefined && !isAsChosen(w, chosen, one, context)) return false
  return such.every((clause) => {
    if (!isExtreme(clause)) return is(w, clause, one, context)
    const { or: _, such: __, ...rest } = group
    const others = such.filter((other) => other !== clause)
    const all = context.cards({ ...rest, such: others })
    const [own, ...their] = [one, ...all.map((other) => snapshotOf(w, other))].map((each) =>
      sizeOf(each, clause),
    )
    return their.every((size) => size <= (own ?? 0))
  })
}

type Extreme = Extract<Such, { readonly kind: 'highest power' | 'lowest power' | 'bears most' }>

type Plain = Exclude<Such, Extreme>

const isExtreme = (such: Such): such is Extreme =>
  such.kind === 'highest power' || such.kind === 'lowest power' || such.kind === 'bears most'

const sizeOf = (one: CardSnapshot, extreme: Extreme): number =>
  extreme.kind === 'bears most'
    ? borneOn(one, extreme.what)
    : extreme.kind === 'highest power'
      ? one.power
      : -one.power

const borneOn = (one: CardSnapshot, what: Bearable): number =>
  what === 'power counters' ? one.powerCounters : one[what]

/** This turn. A card that left play and returned is a new object (KF-LVP-10). */
const hasDone = (w: View, { card, life }: CardSnapshot, deed: OwnDeed): boolean =>
  timesThisTurn(w, deed === 'fought or reaped' ? ['fought', 'reaped'] : historyKindsOf(deed), {
    of: (other, was) => other === card && was.life === life,
  }) > 0

function isFighting(
  w: View,
  { kind, whom }: Extract<Such, { kind: 'attacking' | 'fighting' }>,
  { card }: CardSnapshot,
  context: FilterContext,
): boolean {
  const fights = fightsOf(w, card, kind === 'attacking')
  if (whom === undefined) return fights.length > 0
  const known = context.resolve(whom)
  return fights.some(({ defender }) => known.some((ref) => ref.card === defender.card))
}

function is(w: View, such: Plain, one: CardSnapshot, context: FilterContext): boolean {
  const isOne = plainType(one.type) === 'creature'
  switch (such.kind) {
    case 'on a flank':
      return one.flank
    case 'not on a flank':
      return isOne && !one.flank
    case 'in the center':
      return (
        one.center && (such.whose === undefined || isControlledBy(w, such.whose, context, one.controller))
      )
    case 'on that flank':
      return isOnThatFlank(w, one, such.flank, context.you)
    case 'did this turn':
    case 'did not this turn':
      return hasDone(w, one, such.deed) === (such.kind === 'did this turn')
    case 'of power':
      return isOne && one.power === such.power
    case 'of a large house':
      return isOfLargeHouse(w, one, such.least)
    case 'between houses': {
      const [left, right] = one.neighbors.map((ref) => seen(w, ref))
      if (left === undefined || right === undefined) return false
      const apart = !left.houses.some((house) => right.houses.includes(house))
      return apart && ![left, right].some(({ houses }) => houses.includes(such.outside))
    }
    case 'of house':
    case 'not of house':
      return one.houses.includes(such.house) === (such.kind === 'of house')
    case 'with armor':
      return isOne && one.armor > 0
    case 'with icon':
    case 'without icons':
      return one.icons.length > 0 === (such.kind === 'with icon')
    case 'without neighbors':
      return isOne && one.neighbors.length === 0
    case 'being':
      return hasCardStatus(one, such.being) !== (such.not === true)
    case 'attacking':
    case 'fighting':
      return isFighting(w, such, one, context) !== (such.not === true)
    case 'with keyword':
    case 'without keyword':
      return one.keywords.includes(such.keyword) === (such.kind === 'with keyword')
    case 'gigantic half':
      return cardOf(w, one.card).$def.gigantic !== null
    case 'other half':
      return context
        .resolve(such.of)
        .some(({ card }) => cardOf(w, card).$def.gigantic?.other === cardOf(w, one.card).definition)
    case 'controlled':
      return isControlledBy(w, such.by, context, one.controller)
    case 'owned':
      return isControlledBy(w, such.by, context, cardOf(w, one.card).owner)
    case 'attached to':
      return context.resolve(such.host).some((ref) => ref.card === one.host)
    case 'except':
    case 'among':
      return context.resolve(such.these).some((ref) => ref.card === one.card) === (such.kind === 'among')
    default:
      return isBearing(such) ? bears(such, one) : compares(w, such, one, context)
  }
}

/** Whether enough creatures in play are of a house of the card: so many, or as many as of no other house. */
function isOfLargeHouse(w: View, one: CardSnapshot, least: number | undefined): boolean {
  const sizes = new Map<House, number>()
  for (const card of everyCreature(w))
    for (const house of snapshotOf(w, card).houses) sizes.set(house, (sizes.get(house) ?? 0) + 1)
  const wanted = least ?? Math.max(0, ...sizes.values())
  return one.houses.some((house) => (sizes.get(house) ?? 0) >= wanted)
}

type Bearing = Extract<
  Plain,
  {
    readonly kind:
      | 'with aember'
      | 'without aember'
      | 'with upgrade'
      | 'without upgrades'
      | 'bears'
      | 'bears counters'
      | 'with power counter'
      | 'with counter'
      | 'without counters'
  }
>

const BEARING: readonly Plain['kind'][] = [
  'with aember',
  'without aember',
  'with upgrade',
  'without upgrades',
  'bears',
  'bears counters',
  'with power counter',
  'with counter',
  'without counters',
]

const isBearing = (such: Bearing | Comparing): such is Bearing => BEARING.includes(such.kind)

/** Clauses about Æmber, upgrades and counters on a card. */
function bears(such: Bearing, one: CardSnapshot): boolean {
  switch (such.kind) {
    case 'with aember':
      return one.aember > 0
    case 'without aember':
      return one.aember === 0
    case 'with upgrade':
      return one.attached > 0
    case 'without upgrades':
      return one.attached === 0
    case 'bears':
      return isWithin(borneOn(one, such.what), such)
    case 'bears counters':
      return isWithin(countersOf(one, such.counter), such)
    case 'with power counter':
      return one.powerCounters > 0
    case 'with counter':
      return countersOf(one, such.counter) > 0
    case 'without counters':
      return countersOf(one, such.counter) === 0
  }
}

function isControlledBy(
  w: View,
  by: Extract<Such, { readonly kind: 'controlled' | 'owned' }>['by'],
  { you, they }: FilterContext,
  player: PlayerId,
): boolean {
  switch (by) {
    case 'you':
      return player === you
    case 'opponent':
      return player !== you
    case 'they':
      return player === they
    case 'not they':
      return player !== they
    case 'active':
      return player === tableOf(w).active
    case 'haunted':
      return isHaunted(w, player)
  }
}

type Comparing = Extract<
  Plain,
  {
    readonly kind:
      | 'shares'
      | 'shares no'
      | 'of your houses'
      | 'shares with another'
      | 'shares with no other'
      | 'shares with neighbors'
      | 'shares with none'
      | 'same'
      | 'differs'
      | 'less power'
      | 'more power'
      | 'power as counters'
      | 'controlled without'
      | 'bears more'
      | 'bears less'
      | 'neighbor with'
      | 'beside'
      | 'between'
      | 'adjacent to'
  }
>

/** Clauses that compare a card with others. */
function compares(w: View, such: Comparing, one: CardSnapshot, context: FilterContext): boolean {
  switch (such.kind) {
    case 'of your houses':
      return isOnIdentity(w, one.houses, context.you)
    case 'shares':
    case 'shares no':
      return (
        comparedWith(w, such.with, one, context).some((ref) => doShare(such.what, one, seen(w, ref))) ===
        (such.kind === 'shares')
      )
    case 'shares with another':
    case 'shares with no other': {
      const others = context
        .cards(such.of)
        .filter(
          (card) =>
            card !== one.card && (such.sameLine !== true || cardOf(w, card).controller === one.controller),
        )
      const isShared = others.some((card) => doShare(such.what, one, snapshotOf(w, card)))
      return isShared === (such.kind === 'shares with another')
    }
    case 'shares with neighbors':
    case 'shares with none': {
      const sharing = one.neighbors.filter((ref) => doShare(such.what, one, seen(w, ref)))
      return sharing.length >= such.least === (such.kind === 'shares with neighbors')
    }
    case 'same':
      return context.resolve(such.as ?? { kind: 'it' }).some((ref) => isSame(such.what, one, seen(w, ref)))
    case 'differs': {
      const others = context.resolve(such.from ?? { kind: 'it' })
      return others.length > 0 && !others.some((ref) => isSame(such.what, one, seen(w, ref)))
    }
    case 'less power':
      return context.resolve(such.than).some((ref) => one.power < seen(w, ref).power)
    case 'more power':
      return context.resolve(such.than).some((ref) => one.power > seen(w, ref).power)
    case 'power as counters': {
      const lying = context.resolve(such.on).map((ref) => countersOf(seen(w, ref), such.counter))
      return plainType(one.type) === 'creature' && lying.includes(one.power)
    }
    case 'controlled without':
      return !context.cards(such.lacking).some((card) => cardOf(w, card).controller === one.controller)
    case 'bears more':
      return context
        .resolve(such.than)
        .some((ref) => borneOn(one, such.what) > borneOn(seen(w, ref), such.what))
    case 'bears less':
      return context
        .resolve(such.than)
        .some((ref) => borneOn(one, such.what) < borneOn(seen(w, ref), such.what))
    case 'neighbor with':
      return one.neighbors.some((ref) =>
        such.power === 'more' ? seen(w, ref).power > one.power : seen(w, ref).power < one.power,
      )
    case 'adjacent to':
      return context.resolve(such.of).some((ref) => areOrWereNeighbors(w, one, ref))
    case 'between': {
      const sides = (['left', 'right'] as const).map((side) => (ref: Ref) => isBeside(w, one.card, ref, side))
      const [ends, others] = [context.resolve(such.of), context.resolve(such.and)]
      return sides.some((isOn, at) => ends.some(isOn) && others.some((ref) => sides[1 - at]?.(ref) === true))
    }
    case 'beside':
      return context.resolve(such.of).some((ref) => isBeside(w, one.card, ref, such.side))
  }
}

/** "Their discarded card": of the owner of the card that is compared with it. */
function comparedWith(w: View, target: Target, one: CardSnapshot, context: FilterContext): readonly Ref[] {
  const all = context.resolve(target)
  if (target.kind !== 'done' || target.by === undefined) return all
  return all.filter(({ card }) => cardOf(w, card).owner === cardOf(w, one.card).owner)
}

/** Whether two creatures are neighbors, or were when either left play. */
const areOrWereNeighbors = (w: View, one: CardSnapshot, ref: Ref): boolean =>
  one.neighbors.some(({ card, life }) => card === ref.card && life === ref.life) ||
  neighborsAt(w, ref).some(({ card }) => card === one.card)

/** The neighbors of a creature, or its last known neighbors (KF-LVP-7). */
const neighborsAt = (w: View, ref: Ref): readonly Ref[] => seen(w, ref).neighbors

function hasCardStatus(one: CardSnapshot, being: Being): boolean {
  switch (being) {
    case 'on a flank':
      return one.flank
    case 'centered':
      return one.center
    case 'in a battleline':
      return plainType(one.type) === 'creature'
    case 'damaged':
      return one.damage > 0
    case 'undamaged':
      return plainType(one.type) === 'creature' && one.damage === 0
    case 'exhausted':
      return !one.ready
    default:
      return one[being]
  }
}

function doShare(what: 'house' | 'trait', one: CardSnapshot, other: CardSnapshot): boolean {
  const [own, its]: readonly (readonly string[])[] =
    what === 'house' ? [one.houses, other.houses] : [one.traits, other.traits]
  return own?.some((word) => its?.includes(word)) ?? false
}

function isSame(what: 'name' | 'power' | 'type', one: CardSnapshot, other: CardSnapshot): boolean {
  if (what === 'power') return one.power === other.power
  return what === 'name' ? one.title === other.title : plainType(one.type) === plainType(other.type)
}

/** In the same battleline, anywhere on that side of a creature or of its last known position (KF-LVP-7). */
function isBeside(w: View, card: number, of: Ref, side: 'left' | 'right'): boolean {
  const known = isThere(w, of) ? undefined : lastKnown(w, of)
  const line = lineOf(w, known?.controller ?? cardOf(w, of.card).controller)
  const place = line.indexOf(card)
  if (known !== undefined) return place >= 0 && known.place >= 0 && place < known.place === (side === 'left')
  const other = line.indexOf(of.card)
  if (place < 0 || other < 0 || place === other) return false
  return place < other === (side === 'left')
}

function isOnThatFlank(w: View, { card, controller }: CardSnapshot, flank: Flank, you: PlayerId): boolean {
  const player =
    flank === 'left' || flank === 'right' ? controller : flank.startsWith('your') ? you : opponentOf(you)
  const line = lineOf(w, player)
  return (flank.endsWith('left') ? line[0] : line.at(-1)) === card
}
