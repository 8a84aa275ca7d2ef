/**
 * An event of the game, with everything a later ability may need to know about it. It never refers to the state, because
 * its cards may have left since: values and triggered abilities are fixed when the event happens.
 */
export interface GameEvent {
  readonly kind: string
  /** The record it happened to. */
  readonly subject: number
  /** The abilities it triggers, chosen among those that could see it happen. */
  readonly saw: readonly WaitingAbility[]
}

/**
 * One ability waiting in a timing window: plain data, so that an open window can be saved. Whether its source is still in
 * play is checked when its turn comes (`Rules.canResolve`).
 */
export interface WaitingAbility {
  /** Unique in its window and stable across saves: players choose by it. */
  readonly id: string
  /** The record whose ability it is. */
  readonly source: number
}

/** Who chooses the next ability of a window, and from which. */
export interface NextChoice {
  readonly who: number
  readonly from: readonly WaitingAbility[]
}
