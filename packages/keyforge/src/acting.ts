import type { View } from '@battleline/kernel'
import type { Packet } from './charts/damage.ts'
import { cardsInPlay, fits, isThere, lastKnown, lineOf, neighborsOf, powerOf } from './read.ts'
import { cardOf, type PlayerId, type Ref, refTo, type Waiting } from './state.ts'
import type { Amount, Group, Target } from './text/structure.ts'

/** An ability that is resolving: what its text can speak of. */
export interface Acting {
  /** The card that has the ability: "this creature". */
  readonly source: Ref
  /** The card whose text it is: what the text calls by its name. */
  readonly from: Ref
  /** Whom it calls "you". */
  readonly you: PlayerId
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
}

/** A defender that has left before the ability starts is nobody to it (KF-LVP-7, doubt D7). */
export function acting(w: View, { source: card, life, from, you, it, fought }: Waiting): Acting {
  return actingOf({ card, life }, from, you, it, fought !== null && isThere(w, fought) ? fought : null)
}

/** What an ability knows as it starts. */
export const actingOf = (
  source: Ref,
  from: Ref,
  you: PlayerId,
  it: readonly Ref[] = [],
  fought: Ref | null = null,
): Acting => ({ source, from, you, it, fought, pending: [], go: true, did: true })

const SELF: Target = { kind: 'self' }

export const refsTo = (w: View, cards: readonly number[]): readonly Ref[] =>
  cards.map((card) => refTo(w, card))

/** The objects that a target means now; chosen ones are what was chosen. Cards that have left are among them. */
export function meant(w: View, l: Acting, target: Target): readonly Ref[] {
  switch (target.kind) {
    case 'self':
      return [l.from]
    case 'host':
      return [l.source]
    case 'it':
    case 'choose':
    case 'up to':
    case 'neighbor':
    case 'most powerful':
      return l.it
    case 'fought':
      return l.fought === null ? [] : [l.fought]
    case 'each':
      return refsTo(w, members(w, l, target.of))
    case 'neighbors':
      return meant(w, l, target.of ?? SELF).flatMap((ref) => knownNeighbors(w, ref))
  }
}

/** The cards in play that a target means. */
export const cardsMeant = (w: View, l: Acting, target: Target): readonly number[] =>
  meant(w, l, target)
    .filter((ref) => isThere(w, ref))
    .map((ref) => ref.card)

export const members = (w: View, l: Acting, group: Group): readonly number[] =>
  cardsInPlay(w, group.noun).filter((card) => fits(w, group, l.source.card, l.you, card))

/** The neighbors of a creature, or those it had the moment before it left play (KF-LVP-7, KF-LVP-8). */
export function knownNeighbors(w: View, ref: Ref): readonly Ref[] {
  return isThere(w, ref) ? refsTo(w, neighborsOf(w, ref.card)) : (lastKnown(w, ref)?.neighbors ?? [])
}

/** The options of a target that somebody has to choose from; null where nobody chooses. */
export function choiceOf(target: Target): { options(w: View, l: Acting): readonly number[] } | null {
  switch (target.kind) {
    case 'choose':
      return { options: (w, l) => members(w, l, target.of) }
    case 'up to':
      return { options: (w, l) => members(w, l, target.of) }
    case 'neighbor':
      return { options: (w, l) => cardsMeant(w, l, { kind: 'neighbors', of: target.of ?? SELF }) }
    case 'most powerful':
      return { options: (w, l) => strongest(w, members(w, l, target.of)) }
    default:
      return null
  }
}

/** Every creature tied for the highest power (KF-GEN-14). */
function strongest(w: View, creatures: readonly number[]): readonly number[] {
  const best = Math.max(...creatures.map((card) => powerOf(w, card)))
  return creatures.filter((card) => powerOf(w, card) === best)
}

/** How many, now. "For each" is counted once, when the instruction begins (KF-GEN-9). */
export function amountOf(w: View, l: Acting, amount: Amount): number {
  switch (amount.kind) {
    case 'number':
      return amount.value
    case 'power of':
      return meant(w, l, amount.of).reduce((sum, ref) => sum + knownPower(w, ref), 0)
    case 'all':
      return Number.POSITIVE_INFINITY
  }
}

const knownPower = (w: View, ref: Ref): number =>
  isThere(w, ref) ? powerOf(w, ref.card) : (lastKnown(w, ref)?.power ?? 0)

/** Where a creature stands in its battleline, or stood. */
export const placeOf = (w: View, ref: Ref): number =>
  isThere(w, ref)
    ? lineOf(w, cardOf(w, ref.card).controller).indexOf(ref.card)
    : (lastKnown(w, ref)?.place ?? 0)
