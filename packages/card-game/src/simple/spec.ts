import type { Chart, Editions, Rules, Start, StateRecord, TimingChart } from '@battleline/kernel'
import type { EditionChange } from '../model/edition-change.ts'
import type { PlayerId } from '../model/reference.ts'

/** The printed facts of a card. */
export interface SimpleCardFacts<N extends string = string, K extends string = string> {
  readonly name: string
  readonly numbers: Readonly<Partial<Record<N, number>>>
  readonly keywords?: readonly K[]
}

/**
 * The words of a simple game: its zones, counters and marks. Its records, set-up, saves, scenarios and boards are
 * made from them.
 */
export interface SimpleWords<
  Z extends string = string,
  N extends string = string,
  K extends string = string,
  C extends string = string,
  M extends string = string,
  P extends string = string,
> {
  /** The zones; cards in the first are in play. */
  readonly zones: readonly [Z, ...Z[]]
  /** The numbers printed on cards. */
  readonly numbers: readonly N[]
  readonly keywords: readonly K[]
  /** The counters that a card in play can have. */
  readonly counters: readonly C[]
  /** The marks that a card in play can have, with the words for gaining and losing each. */
  readonly marks: Readonly<Record<M, readonly [on: string, off: string]>>
  /** The numbers that each player has, with their defaults for scenarios. */
  readonly playerNumbers: Readonly<Record<P, number>>
}

export interface SimpleTable extends StateRecord {
  active: PlayerId
  winner: PlayerId | null
}

export interface SimplePlayer extends StateRecord {
  readonly name: string
}

export interface SimpleCard extends StateRecord {
  readonly name: string
  /** Its label among other cards of the same name. */
  readonly called: string
  readonly owner: PlayerId
  zone: string
  readonly $facts: SimpleCardFacts
}

/** The definition of a simple game. `game-rules.ts` has the defaults of its rules. */
export interface SimpleGameSpec<E extends string = string> extends Editions<string, E> {
  /** The game's title. */
  readonly title: string
  readonly editions: readonly [E, ...E[]]
  readonly changes: Readonly<Record<E, EditionChange>>
  readonly words: SimpleWords
  readonly cards: readonly SimpleCardFacts[]
  readonly charts: readonly (Chart & Pick<TimingChart<object>, 'edited'>)[]
  /** The chart that runs after the set-up, with fresh locals. */
  start(): Start
  /** The step at which the active player makes a move. The id of a move is its verb and the numbers of its records. */
  readonly moveStep: string
  /** The verbs of moves. The last verb ends the turn and names no record. */
  readonly moves: readonly string[]
  readonly rules?: Partial<Rules>
}
