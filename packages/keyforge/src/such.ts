import type { View } from '@battleline/kernel'
import { titleOf } from './gigantic.ts'
import {
  armorOf,
  cardsOf,
  has,
  hostOf,
  housesOf,
  iconsOf,
  isCreature,
  isOnFlank,
  lastKnown,
  lineOf,
  neighborsOf,
  powerOf,
  traitsOf,
} from './read.ts'
import { type Card, cardOf, opponentOf, type PlayerId, type Ref, refTo } from './state.ts'
import type { Group, Such, Target } from './text/structure.ts'
import { KEYWORD } from './vocabulary.ts'

/** From where a relative clause is judged: the card whose text it is, whom that calls "you", and what it points to. */
export interface Judge {
  readonly self: number
  readonly you: PlayerId
  /** The player who does it, or whom the text spoke of. */
  readonly they: PlayerId
  readonly meant: (target: Target) => readonly Ref[]
}

/** A constant text points only to itself and to what it is attached to. */
export const constantJudge = (w: View, self: number, you: PlayerId): Judge => ({
  self,
  you,
  they: you,
  meant: ({ kind }) =>
    kind === 'self' ? [refTo(w, self)] : kind === 'host' ? [refTo(w, hostOf(w, self))] : [],
})

/** Whether a card of a group is as its relative clauses say; "highest" and "lowest" compare it with the others. */
export function isSuch(w: View, group: Group, card: number, judge: Judge): boolean {
  return (group.such ?? []).every((one) => {
    if (!isExtreme(one)) return is(w, one, card, judge)
    const { or: _, ...rest } = group
    const such = (group.such ?? []).filter((other) => other !== one)
    const all = cardsOf(w, { ...rest, such }, judge.self, judge.you, judge)
    const powers = all.map((other) => powerOf(w, other))
    return powerOf(w, card) === (one.kind === 'highest power' ? Math.max(...powers) : Math.min(...powers))
  })
}

type Extreme = { readonly kind: 'highest power' | 'lowest power' }
type Plain = Exclude<Such, Extreme>
const isExtreme = (such: Such): such is Such & Extreme =>
  such.kind === 'highest power' || such.kind === 'lowest power'

function is(w: View, such: Plain, card: number, judge: Judge): boolean {
  const { aember, powerCounters, upgrades, host } = cardOf(w, card)
  switch (such.kind) {
    case 'on a flank':
      return isOnFlank(w, card)
    case 'not on a flank':
      return isCreature(w, card) && !isOnFlank(w, card)
    case 'in the center':
      return isInCenter(w, card)
    case 'on that flank':
      return isOnThatFlank(w, card, such.flank, judge.you)
    case 'without aember':
      return aember === 0
    case 'with upgrade':
      return upgrades.length > 0
    case 'with armor':
      return isCreature(w, card) && armorOf(w, card) > 0
    case 'with icon':
      return iconsOf(w, card).length > 0
    case 'without icons':
      return iconsOf(w, card).length === 0
    case 'without neighbors':
      return isCreature(w, card) && neighborsOf(w, card).length === 0
    case 'with power counter':
      return powerCounters > 0
    case 'with counter':
      return countersOn(w, card, such.counter) > 0
    case 'without counters':
      return countersOn(w, card, such.counter) === 0
    case 'with keyword':
      return has(w, card, KEYWORD[such.keyword])
    case 'controlled':
      return isControlledBy(such.by, judge, cardOf(w, card).controller)
    case 'attached to':
      return judge.meant(such.host).some((ref) => ref.card === host)
    case 'except':
      return !judge.meant(such.these).some((ref) => ref.card === card)
    default:
      return compares(w, such, card, judge)
  }
}

export const isControlledBy = (
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
      | 'shares with neighbors'
      | 'shares with none'
      | 'same'
      | 'less power'
      | 'more power'
      | 'neighbor with'
      | 'beside'
  }
>

/** What is asked of a card by comparison with others. */
function compares(w: View, such: Comparing, card: number, judge: Judge): boolean {
  switch (such.kind) {
    case 'shares':
    case 'shares no':
      return (
        judge.meant(such.with).some((ref) => doShare(w, such.what, card, ref)) === (such.kind === 'shares')
      )
    case 'shares with neighbors':
    case 'shares with none': {
      const sharing = neighborsOf(w, card).filter((one) => doShare(w, such.what, card, refTo(w, one)))
      return sharing.length >= such.least === (such.kind === 'shares with neighbors')
    }
    case 'same':
      return judge.meant(such.as).some((ref) => isSame(w, such.what, card, ref))
    case 'less power':
      return judge.meant(such.than).some((ref) => powerOf(w, card) < knownPower(w, ref))
    case 'more power':
      return judge.meant(such.than).some((ref) => powerOf(w, card) > knownPower(w, ref))
    case 'neighbor with': {
      const power = powerOf(w, card)
      return neighborsOf(w, card).some((one) =>
        such.power === 'more' ? powerOf(w, one) > power : powerOf(w, one) < power,
      )
    }
    case 'beside':
      return judge.meant(such.of).some((ref) => isBeside(w, card, ref.card, such.side))
  }
}

/** The power of a card, or what it had the moment before it left play (KF-LVP-7). */
const knownPower = (w: View, ref: Ref): number => lastKnown(w, ref)?.power ?? powerOf(w, ref.card)

function doShare(w: View, what: 'house' | 'trait', card: number, ref: Ref): boolean {
  const known = lastKnown(w, ref)
  const of =
    what === 'house' ? (known?.houses ?? housesOf(w, ref.card)) : (known?.traits ?? traitsOf(w, ref.card))
  const own: readonly string[] = what === 'house' ? housesOf(w, card) : traitsOf(w, card)
  return own.some((one) => (of as readonly string[]).includes(one))
}

function isSame(w: View, what: 'name' | 'power' | 'type', card: number, ref: Ref): boolean {
  if (what === 'power') return powerOf(w, card) === knownPower(w, ref)
  const [one, other] = [cardOf(w, card).$def, cardOf(w, ref.card).$def]
  const known = lastKnown(w, ref)
  return what === 'name'
    ? titleOf(one) === (known?.title ?? titleOf(other))
    : one.type === (known?.type ?? other.type)
}

/** In the same battleline, anywhere on that side. */
function isBeside(w: View, card: number, of: number, side: 'left' | 'right'): boolean {
  const line = lineOf(w, cardOf(w, of).controller)
  const [place, other] = [line.indexOf(card), line.indexOf(of)]
  if (place < 0 || other < 0 || place === other) return false
  return place < other === (side === 'left')
}

/** A battleline of an odd number of creatures has a center. */
export function isInCenter(w: View, card: number): boolean {
  const line = lineOf(w, cardOf(w, card).controller)
  return line.length % 2 === 1 && line[(line.length - 1) / 2] === card
}

function isOnThatFlank(
  w: View,
  card: number,
  flank: Extract<Such, { kind: 'on that flank' }>['flank'],
  you: PlayerId,
): boolean {
  const line = lineOf(w, flank.startsWith('your') ? you : opponentOf(you))
  return (flank.endsWith('left') ? line[0] : line.at(-1)) === card
}

/** How many counters of a name lie on a card. */
export const countersOn = (w: View, card: number, name: string): number => countersOf(cardOf(w, card), name)

/** The same of what is known of a card. */
export const countersOf = (one: Pick<Card, 'damage' | 'counters'>, name: string): number =>
  name === 'damage' ? one.damage : (one.counters.find((counters) => counters.name === name)?.count ?? 0)
