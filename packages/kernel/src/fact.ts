/**
 * Something that happened, with what was true of it at that moment. A fact never refers to the state: who could see it
 * (`saw`) and every value a later ability may ask for are fixed when it is made, because what it speaks of may have left.
 */
export interface Fact {
  readonly kind: string
  /** The record it happened to. */
  readonly subject: number
  /** The abilities that answer it, chosen among those that could see it happen. */
  readonly saw: readonly Entry[]
}

/**
 * One ability waiting in a timing window: plain data, so that a window can be saved while it is open. Whether its
 * source is still there is asked when its turn comes, never here.
 */
export interface Entry {
  /** Unique in its window, stable across saves: what players choose by. */
  readonly id: string
  /** The record whose ability it is. */
  readonly source: number
}
