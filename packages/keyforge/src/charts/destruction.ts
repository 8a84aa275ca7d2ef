import type { Fact, View, World } from '@battleline/kernel'
import { isThere } from '../read.ts'
import { cardOf, type Ref, type Waiting } from '../state.ts'
import type { Fight } from './damage.ts'

/** A card that is to be destroyed, and what by. */
export interface Doomed {
  readonly card: number
  /** The fight whose damage did it; null for everything else (KF-FGT-15). */
  readonly fight: Fight | null
  /** A ward does not help it (KF-WRD-8). */
  readonly ignoring?: true
}

/** A tagged card: the object it was, and how it came to it. */
export interface Tagged extends Ref {
  readonly fight: Fight | null
}

/** One batch of destruction: everything tagged while it is open (KF-DST-7). */
export interface Destruction {
  incoming: readonly Doomed[]
  batch: readonly Tagged[]
  /** The Destroyed: abilities that tagged cards had when they were tagged (KF-DST-4). */
  locked: readonly Waiting[]
  /** True when something was tagged since the abilities were last gone through. */
  fresh: boolean
  /** The order in which the cards reach their piles. */
  order: readonly number[]
  /** What left, and the delayed parts that wait for it. */
  facts: readonly Fact[]
}

/** The cards of the batch that are in play and still tagged. */
export const doomedCards = (w: View, l: Destruction): readonly number[] =>
  l.batch.filter((one) => isThere(w, one) && cardOf(w, one.card).tagged).map((one) => one.card)

/** The open destruction goes by this name, for those that it opened itself (see `destroyed.ts`). */
export const DESTROYED = 'keyforge/destroyed'

/** Puts what a tagged card's leaving means into the destruction that tagged it. */
export function noteLeft(w: World, made: readonly Fact[]): void {
  const height = made.length === 0 ? -1 : w.find(DESTROYED)
  if (height < 0) return
  const open = w.frame(height).locals as Destruction
  open.facts = [...open.facts, ...made]
}

/** What the open destruction has to tell of what has left. */
export const factsOfOpen = (w: View): readonly Fact[] =>
  (w.stack[w.find(DESTROYED)]?.locals as Destruction | undefined)?.facts ?? []

/** The card whose destruction is being replaced, by the name of what replaces it. */
export function savedBy(name: string): Ref | null {
  const [, card, life] = /@(\d+)\.(\d+)$/.exec(name) ?? /^(\d+)\.(\d+)\//.exec(name) ?? []
  return card === undefined ? null : { card: Number(card), life: Number(life) }
}

/** The card whose destruction is being replaced just now: if it leaves play, it is not destroyed (KF-RPL-1). */
export function beingSaved(w: View): Ref | null {
  const { amending = null } = w.stack[w.find(DESTROYED)] ?? {}
  return amending === null ? null : savedBy(amending)
}

/** The fight in whose damage a tagged card was destroyed. */
export function fightOf(w: View, card: number): Fight | null {
  const open = w.stack[w.find(DESTROYED)]
  if (open === undefined) return null
  return (open.locals as Destruction).batch.find((one) => one.card === card)?.fight ?? null
}
