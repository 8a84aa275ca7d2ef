import type { View } from '@battleline/kernel'
import { isWithin } from './bounds.ts'
import { fightsOf } from './in-fight.ts'
import { deedsOf, timesThisTurn } from './memory.ts'
import { cardsOf, hostOf, isThere, lastKnown, lineOf, neighborsOf } from './read.ts'
import { countersOf, type Seen, seenNow } from './seen.ts'
import { cardOf, opponentOf, type PlayerId, type Ref, refTo, tableOf } from './state.ts'
import type { Being, Borne, Chosen, Flank, Group, OwnDeed, Such, Target } from './text/structure.ts'
import { type House, plainType } from './vocabulary.ts'

/** From where a relative clause is judged: the card whose text it is, whom that calls "you", and what it points to. */
export interface Judge {
  readonly self: number
  readonly you: PlayerId
  /** The player who does it, or whom the text spoke of. */
  readonly they: PlayerId
  readonly meant: (target: Target) => readonly Ref[]
  /** The house, the number, the trait or name that were chosen; null where none was. */
  readonly house: House | null
  readonly number: number | null
  readonly word: string | null
}

/** A constant text points only to itself, to what it is attached to, which "it" then is, and to the neighbors of that. */
export const constantJudge = (
  w: View,
  self: number,
  you: PlayerId,
  house: House | null = null,
  word: string | null = null,
): Judge => ({
  self,
  you,
  they: you,
  meant: (target) => pointedTo(w, self, you, target),
  house,
  number: null,
  word,
})

function pointedTo(w: View, self: number, you: PlayerId, target: Target): readonly Ref[] {
  switch (target.kind) {
    case 'self':
      return [refTo(w, self)]
    case 'host':
    case 'it':
      return [refTo(w, hostOf(w, self))]
    case 'neighbors':
      return target.which === undefined
        ? neighborsOf(w, hostOf(w, self)).map((card) => refTo(w, card))
        : NOBODY
    case 'each':
      return cardsOf(w, target.of, self, you).map((card) => refTo(w, card))
    case 'both':
      return [...pointedTo(w, self, you, target.first), ...pointedTo(w, self, you, target.second)]
    default:
      return NOBODY
  }
}
const NOBODY: readonly Ref[] = []

const seen = (w: View, ref: Ref): Seen => lastKnown(w, ref) ?? seenNow(w, ref.card)

/** Whether a card is as it was chosen: of that number, house, trait or name, or of the active house. */
function isAsChosen(
  w: View,
  chosen: Chosen,
  one: Pick<Seen, 'power' | 'houses' | 'traits' | 'title'>,
  judge: Pick<Judge, 'house' | 'number' | 'word'>,
): boolean {
  // Not looked at where nothing was chosen: what changes powers could ask for them.
  if (chosen === 'number') return judge.number !== null && one.power === judge.number
  if (chosen === 'trait') return judge.word !== null && one.traits.includes(judge.word)
  if (chosen === 'name') return one.title === judge.word
  const house = chosen.endsWith('active') ? tableOf(w).house : judge.house
  return house !== null && one.houses.some((each) => each === house) !== chosen.startsWith('not')
}

/** Whether a card of a group is as its relative clauses say; "highest" and "lowest" compare it with the others. */
export function isSuch(w: View, group: Group, one: Seen, judge: Judge): boolean {
  const { such = [], chosen } = group
  if (chosen !== undefined && !isAsChosen(w, chosen, one, judge)) return false
  return such.every((clause) => {
    if (!isExtreme(clause)) return is(w, clause, one, judge)
    const { or: _, such: __, ...rest } = group
    const others = such.filter((other) => other !== clause)
    const all = cardsOf(w, { ...rest, such: others }, judge.self, judge.you, judge)
    const [own, ...their] = [one, ...all.map((other) => seenNow(w, other))].map((each) =>
      sizeOf(each, clause),
    )
    return their.every((size) => size <= (own ?? 0))
  })
}

type Extreme = Extract<Such, { readonly kind: 'highest power' | 'lowest power' | 'bears most' }>
type Plain = Exclude<Such, Extreme>
const isExtreme = (such: Such): such is Extreme =>
  such.kind === 'highest power' || such.kind === 'lowest power' || such.kind === 'bears most'

const sizeOf = (one: Seen, extreme: Extreme): number =>
  extreme.kind === 'bears most'
    ? borneOn(one, extreme.what)
    : extreme.kind === 'highest power'
      ? one.power
      : -one.power

const borneOn = (one: Seen, what: Borne): number =>
  what === 'power counters' ? one.powerCounters : one[what]

/** The same object, this turn: a card that came back is another one (KF-LVP-10). */
const hasDone = (w: View, { card, life }: Seen, deed: OwnDeed): boolean =>
  timesThisTurn(w, deed === 'fought or reaped' ? ['fought', 'reaped'] : deedsOf(deed), {
    of: (other, was) => other === card && was.life === life,
  }) > 0

function is(w: View, such: Plain, one: Seen, judge: Judge): boolean {
  const isOne = plainType(one.type) === 'creature'
  switch (such.kind) {
    case 'on a flank':
      return one.flank
    case 'not on a flank':
      return isOne && !one.flank
    case 'in the center':
      return one.center && (such.whose === undefined || isControlledBy(such.whose, judge, one.controller))
    case 'on that flank':
      return isOnThatFlank(w, one, such.flank, judge.you)
    case 'did this turn':
    case 'did not this turn':
      return hasDone(w, one, such.deed) === (such.kind === 'did this turn')
    case 'of power':
      return isOne && one.power === such.power
    case 'of house':
    case 'not of house':
      return one.houses.includes(such.house) === (such.kind === 'of house')
    case 'with armor':
      return isOne && one.armor > 0
    case 'with icon':
      return one.icons.length > 0
    case 'without icons':
      return one.icons.length === 0
    case 'without neighbors':
      return isOne && one.neighbors.length === 0
    case 'being':
      return isBeingSo(one, such.being) !== (such.not === true)
    case 'attacking':
    case 'fighting':
      return fightsOf(w, one.card, such.kind === 'attacking').length > 0 !== (such.not === true)
    case 'with keyword':
    case 'without keyword':
      return one.keywords.includes(such.keyword) === (such.kind === 'with keyword')
    case 'gigantic half':
      return cardOf(w, one.card).$def.gigantic !== null
    case 'other half':
      return judge
        .meant(such.of)
        .some(({ card }) => cardOf(w, card).$def.gigantic?.other === cardOf(w, one.card).definition)
    case 'controlled':
      return isControlledBy(such.by, judge, one.controller)
    case 'owned':
      return isControlledBy(such.by, judge, cardOf(w, one.card).owner)
    case 'attached to':
      return judge.meant(such.host).some((ref) => ref.card === one.host)
    case 'except':
      return !judge.meant(such.these).some((ref) => ref.card === one.card)
    default:
      return isBearing(such) ? bears(such, one) : compares(w, such, one, judge)
  }
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

/** What is asked of that which lies on a card. */
function bears(such: Bearing, one: Seen): boolean {
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

const isControlledBy = (
  by: 'you' | 'opponent' | 'they',
  { you, they }: Judge,
  controller: PlayerId,
): boolean => (by === 'they' ? they === controller : (by === 'you') === (controller === you))

type Comparing = Extract<
  Plain,
  {
    readonly kind:
      | 'shares'
      | 'shares no'
      | 'shares with another'
      | 'shares with no other'
      | 'shares with neighbors'
      | 'shares with none'
      | 'same'
      | 'differs'
      | 'less power'
      | 'more power'
      | 'bears more'
      | 'bears less'
      | 'neighbor with'
      | 'beside'
      | 'adjacent to'
  }
>

/** What is asked of a card by comparison with others. */
function compares(w: View, such: Comparing, one: Seen, judge: Judge): boolean {
  switch (such.kind) {
    case 'shares':
    case 'shares no':
      return (
        judge.meant(such.with).some((ref) => doShare(such.what, one, seen(w, ref))) ===
        (such.kind === 'shares')
      )
    case 'shares with another':
    case 'shares with no other': {
      const others = cardsOf(w, such.of, judge.self, judge.you, judge).filter(
        (card) =>
          card !== one.card && (such.sameLine !== true || cardOf(w, card).controller === one.controller),
      )
      const isShared = others.some((card) => doShare(such.what, one, seenNow(w, card)))
      return isShared === (such.kind === 'shares with another')
    }
    case 'shares with neighbors':
    case 'shares with none': {
      const sharing = one.neighbors.filter((ref) => doShare(such.what, one, seen(w, ref)))
      return sharing.length >= such.least === (such.kind === 'shares with neighbors')
    }
    case 'same':
      return judge.meant(such.as ?? { kind: 'it' }).some((ref) => isSame(such.what, one, seen(w, ref)))
    case 'differs': {
      const others = judge.meant(such.from ?? { kind: 'it' })
      return others.length > 0 && !others.some((ref) => isSame(such.what, one, seen(w, ref)))
    }
    case 'less power':
      return judge.meant(such.than).some((ref) => one.power < seen(w, ref).power)
    case 'more power':
      return judge.meant(such.than).some((ref) => one.power > seen(w, ref).power)
    case 'bears more':
      return judge.meant(such.than).some((ref) => borneOn(one, such.what) > borneOn(seen(w, ref), such.what))
    case 'bears less':
      return judge.meant(such.than).some((ref) => borneOn(one, such.what) < borneOn(seen(w, ref), such.what))
    case 'neighbor with':
      return one.neighbors.some((ref) =>
        such.power === 'more' ? seen(w, ref).power > one.power : seen(w, ref).power < one.power,
      )
    case 'adjacent to':
      return judge.meant(such.of).some((ref) => areNeighbors(w, one, ref))
    case 'beside':
      return judge.meant(such.of).some((ref) => isBeside(w, one.card, ref, such.side))
  }
}

/** Whether one is beside the other, or was as either left play. */
const areNeighbors = (w: View, one: Seen, ref: Ref): boolean =>
  one.neighbors.some(({ card, life }) => card === ref.card && life === ref.life) ||
  neighborsAt(w, ref).some(({ card }) => card === one.card)

/** The neighbors of a creature, or those it had as it left play (KF-LVP-7). */
const neighborsAt = (w: View, ref: Ref): readonly Ref[] => seen(w, ref).neighbors

function isBeingSo(one: Seen, being: Being): boolean {
  switch (being) {
    case 'on a flank':
      return one.flank
    case 'centered':
      return one.center
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

function doShare(what: 'house' | 'trait', one: Seen, other: Seen): boolean {
  const [own, its]: readonly (readonly string[])[] =
    what === 'house' ? [one.houses, other.houses] : [one.traits, other.traits]
  return own?.some((word) => its?.includes(word)) ?? false
}

function isSame(what: 'name' | 'power' | 'type', one: Seen, other: Seen): boolean {
  if (what === 'power') return one.power === other.power
  return what === 'name' ? one.title === other.title : plainType(one.type) === plainType(other.type)
}

/** In the same battleline, anywhere on that side: of one that has left, on that side of where it stood (KF-LVP-7). */
function isBeside(w: View, card: number, of: Ref, side: 'left' | 'right'): boolean {
  const known = isThere(w, of) ? undefined : lastKnown(w, of)
  const line = lineOf(w, known?.controller ?? cardOf(w, of.card).controller)
  const place = line.indexOf(card)
  if (known !== undefined) return place >= 0 && known.place >= 0 && place < known.place === (side === 'left')
  const other = line.indexOf(of.card)
  if (place < 0 || other < 0 || place === other) return false
  return place < other === (side === 'left')
}

function isOnThatFlank(w: View, { card, controller }: Seen, flank: Flank, you: PlayerId): boolean {
  const player =
    flank === 'left' || flank === 'right' ? controller : flank.startsWith('your') ? you : opponentOf(you)
  const line = lineOf(w, player)
  return (flank.endsWith('left') ? line[0] : line.at(-1)) === card
}
