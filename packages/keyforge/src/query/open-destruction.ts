import type { GameEvent, View } from '@battleline/kernel'
import type { DestructionEntry, Fight, KeywordDamage } from '../model/damage.ts'
import { cardOf, type PendingTrigger } from '../model/state.ts'
import { isDestroyed } from '../model/turn-history.ts'
import { isThere } from './board.ts'

/** One batch of destruction: everything tagged while it is open (KF-DST-7). */
export interface Destruction {
  incoming: readonly DestructionEntry[]
  /** The tagged cards, each with what tagged it last. */
  batch: readonly DestructionEntry[]
  /** The Destroyed: abilities that tagged cards had when they were tagged (KF-DST-4). */
  locked: readonly PendingTrigger[]
  /** True if a card was tagged since the abilities were last collected. */
  fresh: boolean
  /** The order in which the cards reach their piles. */
  order: readonly number[]
  /** The events of leaving play, with the abilities that they trigger. */
  facts: readonly GameEvent[]
}

/** The cards of the batch that are in play and still tagged. */
export const taggedCards = (w: View, l: Destruction): readonly number[] =>
  l.batch.filter((one) => isThere(w, one) && cardOf(w, one.card).tagged).map((one) => one.card)

/**
 * The cards of the batch that the topmost open chart has destroyed: neither those that something else tagged, nor those
 * that were saved (KF-GEN-15, KF-DST-13).
 */
export const destroyedByTop = (w: View, l: Destruction): readonly DestructionEntry[] =>
  l.batch.filter((one) => one.by === w.stack.length - 1 && isDestroyed(w, one))

/** The id of the destruction chart (`destroyed.ts`). */
export const DESTROYED = 'keyforge/destroyed'

/** The events that the open destruction has collected. */
export const factsOfOpen = (w: View): readonly GameEvent[] =>
  (w.stack[w.find(DESTROYED)]?.locals as Destruction | undefined)?.facts ?? []

/** The fight whose damage tagged a card. */
export const fightOf = (w: View, card: number): Fight | null => taggedIn(w, card)?.fight ?? null

/** The damage of keywords that tagged a card. */
export const keywordDamageOf = (w: View, card: number): readonly KeywordDamage[] =>
  taggedIn(w, card)?.byKeywords ?? []

function taggedIn(w: View, card: number): DestructionEntry | undefined {
  const open = w.stack[w.find(DESTROYED)]
  return (open?.locals as Destruction | undefined)?.batch.find((one) => one.card === card)
}
