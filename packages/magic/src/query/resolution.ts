import type { View } from '@battleline/kernel'
import { timesResolved } from '../model/resolved.ts'
import { EXAMPLE_ITEM, type Item } from '../model/stack-items.ts'
import {
  isCreature,
  isOfSubtype,
  isPermanent,
  isPlayer,
  isThere,
  permanentOf,
  permanents,
  type Ref,
  refTo,
} from '../model/state.ts'
import type { Amount, Condition, ObjectFilter, Reference } from '../text/structure.ts'
import { boardAmount, type Measuring } from './amounts.ts'
import { computeCharacteristics } from './characteristics.ts'
import { defendingPlayer, type FilterContext } from './filter-terms.ts'
import { lastKnownController, lastKnownPower, lastKnownToughness, wasLastKnownAs } from './last-known.ts'
import { allMatching, conditionHolds, matches } from './object-filter.ts'

/** The context of a resolving item: everything that its text can refer to. */
export interface Resolution {
  item: Item
  /** The targets of each slot; null in place of an illegal one (MTG-NCD-4). */
  targets: readonly (readonly (Ref | null)[])[]
  /** "It", "that creature": the object that triggered the ability, or the last one named. */
  antecedent: readonly Ref[]
  /** The recipients of the last sentence's damage: "dealt damage this way". */
  dealtThisWay: readonly Ref[]
  /** "That much". */
  amount: number
  /** Whether the last sentence was done: "if you do". */
  completed: boolean
  /** Whether the last coin was won. */
  won: boolean
  /** The creature type that was chosen. */
  type?: string
}

export const EXAMPLE_RESOLUTION: Resolution = {
  item: EXAMPLE_ITEM,
  targets: [],
  antecedent: [],
  dealtThisWay: [],
  amount: 0,
  completed: true,
  won: false,
}

export const contextOf = ({ item }: Pick<Resolution, 'item'>): FilterContext => ({
  you: item.you,
  source: item.source,
  thatPlayer: item.player,
  spell: item.kind === 'spell',
})

const PLAYERS: ObjectFilter = { nouns: ['player'] }

const there = (ref: Ref | null | undefined): readonly Ref[] => (ref == null ? [] : [ref])

/** The players and objects of a reference, including those that have left. */
export function resolveReference(w: View, l: Resolution, who: Reference): readonly Ref[] {
  const { item } = l
  switch (who.kind) {
    case 'self':
      return [{ card: item.source, life: item.life }]
    case 'it':
      return l.antecedent
    case 'you':
      return [refTo(w, item.you)]
    case 'that player':
      return item.player > 0 ? [refTo(w, item.player)] : l.antecedent.filter(({ card }) => isPlayer(w, card))
    case 'of the type':
      return l.type === undefined ? [] : creaturesOfType(w, l.type)
    case 'sacrificed':
      return item.sacrificed ?? []
    case 'tapped for it':
      return item.tapped ?? []
    case 'dealt this way':
      return l.dealtThisWay
    case "dealer's controller":
      return item.dealer === undefined ? [] : [refTo(w, lastKnownController(w, item.dealer))]
    case 'its controller':
      return l.antecedent.map((ref) => refTo(w, lastKnownController(w, ref)))
    case 'defending player': {
      const player = defendingPlayer(w, contextOf(l))
      return player > 0 ? [refTo(w, player)] : []
    }
    case 'attacked': {
      const one = l.antecedent[0] === undefined ? 0 : (permanentOf(w, l.antecedent[0].card).attacks ?? 0)
      return one > 0 ? [refTo(w, one)] : l.antecedent.slice(1, 2)
    }
    case 'attached': {
      const { attached } = permanentOf(w, item.source)
      return attached > 0 ? [refTo(w, attached)] : []
    }
    case 'target':
    case 'chosen':
      return (l.targets[who.at ?? 0] ?? []).flatMap((ref) => there(ref))
    case 'the one':
      // The grammar replaces it by the index of the target.
      return []
    case 'both':
      return who.of.flatMap((one) => resolveReference(w, l, one))
    case 'each': {
      // “That player” can be a target that the text has named before.
      const [player] = resolveReference(w, l, { kind: 'that player' })
      const context = { ...contextOf(l), thatPlayer: player?.card ?? 0 }
      const players = who.players === true ? allMatching(w, PLAYERS, context) : []
      return [...allMatching(w, who.of, context), ...players].map((record) => refTo(w, record))
    }
    default:
      return who satisfies never
  }
}

const creaturesOfType = (w: View, subtype: string): readonly Ref[] =>
  permanents(w)
    .filter((card) => isCreature(permanentOf(w, card)) && isOfSubtype(permanentOf(w, card), subtype))
    .map((card) => refTo(w, card))

/** The permanents of a reference that are still on the battlefield. */
export const referencedPermanents = (w: View, l: Resolution, who: Reference): readonly number[] =>
  resolveReference(w, l, who).flatMap((ref) =>
    isPermanent(w, ref.card) && isThere(w, ref) ? [ref.card] : [],
  )

/** The players of a reference. */
export const referencedPlayers = (w: View, l: Resolution, who: Reference): readonly number[] =>
  resolveReference(w, l, who).flatMap(({ card }) => (isPlayer(w, card) ? [card] : []))

/** The shares of a divided amount, by the targets (MTG-NCD-2). */
export function sharesOf(l: Resolution, who: Reference): ReadonlyMap<number, number> {
  const at = who.kind === 'target' ? (who.at ?? 0) : 0
  const shares = l.item.shares[at] ?? []
  return new Map((l.item.targets[at] ?? []).map(({ card }, index) => [card, shares[index] ?? 0]))
}

/** The value of an amount now. */
export function amountOf(w: View, l: Resolution, amount: Amount): number {
  switch (amount.kind) {
    case 'X':
      return l.item.x
    case 'that much':
      return l.amount
    case 'its power':
      return l.antecedent.reduce((sum, ref) => sum + lastKnownPower(w, ref), 0)
    case 'with madness':
      return amountOf(w, l, l.item.madness ? amount.paid : amount.else)
    default:
      return boardAmount(w, amount, measuringFor(w, l), (one) => amountOf(w, l, one))
  }
}

const measuringFor = (w: View, l: Resolution): Measuring => ({
  compute: computeCharacteristics,
  by: contextOf(l),
  resolve: (who) => resolveReference(w, l, who),
  powerOf: (ref) => lastKnownPower(w, ref),
  toughnessOf: (ref) => lastKnownToughness(w, ref),
})

/** Whether the condition of a sentence is true as it resolves. */
export function sentenceConditionHolds(w: View, l: Resolution, condition: Condition): boolean {
  if (condition.kind === 'madness') return l.item.madness
  if (condition.kind === 'it is') {
    const [ref] = l.antecedent
    return ref !== undefined && isThere(w, ref) && matches(w, condition.of, ref.card, contextOf(l))
  }
  if (condition.kind === 'sacrificed')
    return (l.item.sacrificed ?? []).some((ref) => wasLastKnownAs(w, ref, condition.of))
  if (condition.kind === 'its mana value') {
    const { least = 0, most = Number.POSITIVE_INFINITY } = condition
    const value = amountOf(w, l, { kind: 'mana value of', who: { kind: 'it' } })
    return l.antecedent.length > 0 && value >= least && value <= most
  }
  if (condition.kind === 'not') return !sentenceConditionHolds(w, l, condition.of)
  if (condition.kind === 'did') return l.completed
  if (condition.kind === 'did not') return !l.completed
  if (condition.kind === 'won the flip') return l.won
  if (condition.kind === 'lost the flip') return !l.won
  if (condition.kind === 'resolved') return timesResolved(w, l.item) === condition.times
  return conditionHolds(w, condition, contextOf(l))
}
