import type { View } from '@battleline/kernel'
import { isMet } from './events.ts'
import { lastKnown } from './moving.ts'
import { Sayings } from './read.ts'
import { type Item, SOME_ITEM } from './stack-items.ts'
import { isPermanent, isPlayer, isThere, permanentOf, type Ref, refTo } from './state.ts'
import type { Amount, Condition, Which, Who } from './text/structure.ts'
import { defendingPlayer, type Speaker, thoseThat } from './things.ts'

/** An item of the stack that is resolving: what its text can speak of. */
export interface Acting {
  readonly item: Item
  /** What was targeted and is legal still; null at the places of what is not (MTG-NCD-4). */
  aims: readonly (readonly (Ref | null)[])[]
  /** "It", "that creature": what it waited for, or what was spoken of last. */
  it: readonly Ref[]
  /** What the last sentence dealt damage to. */
  dealt: readonly Ref[]
  /** "That much". */
  amount: number
  /** Whether the last sentence was carried out: "if you do". */
  did: boolean
}

export const SOME_ACTING: Acting = { item: SOME_ITEM, aims: [], it: [], dealt: [], amount: 0, did: true }

export const speakerOf = ({ item }: Acting): Speaker & { readonly source: number } => ({
  you: item.you,
  self: item.source,
  source: item.source,
  player: item.player,
})

const there = (ref: Ref | null | undefined): readonly Ref[] => (ref == null ? [] : [ref])

/** The players and objects that are meant, as they were pointed at: those that have left are among them. */
export function meant(w: View, l: Acting, who: Who): readonly Ref[] {
  const { item } = l
  switch (who.kind) {
    case 'self':
      return [{ card: item.source, life: item.life }]
    case 'it':
      return l.it
    case 'you':
      return [refTo(w, item.you)]
    case 'that player':
      return item.player > 0 ? [refTo(w, item.player)] : l.it.filter(({ card }) => isPlayer(w, card))
    case 'dealt this way':
      return l.dealt
    case 'its controller':
      return l.it.map((ref) => refTo(w, controllerOf(w, ref)))
    case 'defending player': {
      const player = defendingPlayer(w, speakerOf(l))
      return player > 0 ? [refTo(w, player)] : []
    }
    case 'attacked': {
      const one = l.it[0] === undefined ? 0 : (permanentOf(w, l.it[0].card).attacks ?? 0)
      return one > 0 ? [refTo(w, one)] : l.it.slice(1, 2)
    }
    case 'attached': {
      const { attached } = permanentOf(w, item.source)
      return attached > 0 ? [refTo(w, attached)] : []
    }
    case 'target':
    case 'chosen':
      return (l.aims[who.at ?? 0] ?? []).flatMap((ref) => there(ref))
    case 'the one':
      // What is read of a text names the place instead.
      return []
    case 'both':
      return who.of.flatMap((one) => meant(w, l, one))
    case 'each':
      return thoseThat(w, who.of, speakerOf(l)).map((record) => refTo(w, record))
    default:
      return who satisfies never
  }
}

/** The permanents that are meant and are there. */
export const permanentsMeant = (w: View, l: Acting, who: Who): readonly number[] =>
  meant(w, l, who).flatMap((ref) => (isPermanent(w, ref.card) && isThere(w, ref) ? [ref.card] : []))

/** The players who are meant. */
export const playersMeant = (w: View, l: Acting, who: Who): readonly number[] =>
  meant(w, l, who).flatMap(({ card }) => (isPlayer(w, card) ? [card] : []))

/** Who controls an object, or did when it left. */
export function controllerOf(w: View, ref: Ref): number {
  if (isPlayer(w, ref.card)) return ref.card
  return lastKnown(w, ref)?.controller ?? permanentOf(w, ref.card).controller
}

export function powerOf(w: View, ref: Ref): number {
  return lastKnown(w, ref)?.power ?? (isPlayer(w, ref.card) ? 0 : new Sayings(w).power(ref.card))
}

/** How many, now. */
export function amountOf(w: View, l: Acting, amount: Amount): number {
  switch (amount.kind) {
    case 'number':
      return amount.value
    case 'X':
      return l.item.x
    case 'that much':
      return l.amount
    case 'its power':
      return l.it.reduce((sum, ref) => sum + powerOf(w, ref), 0)
    case 'power of':
      return meant(w, l, amount.who).reduce((sum, ref) => sum + powerOf(w, ref), 0)
    case 'count':
      return countOf(w, l, amount.of)
    case 'with madness':
      return amountOf(w, l, l.item.madness ? amount.paid : amount.else)
    default:
      return amount satisfies never
  }
}

export const countOf = (w: View, l: Acting, of: Which): number => thoseThat(w, of, speakerOf(l)).length

/** Whether what a sentence asks for is so as it comes to it. */
export function holds(w: View, l: Acting, condition: Condition): boolean {
  if (condition.kind === 'madness') return l.item.madness
  if (condition.kind === 'did') return l.did
  if (condition.kind === 'did not') return !l.did
  return isMet(w, condition, speakerOf(l))
}
