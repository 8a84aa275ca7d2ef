import type { Chart, Editions, Rules, Start, StateRecord, StepEdit, TimingChart } from '@battleline/kernel'

/** A simple game has two players. Their records have their numbers; the table is record 0. */
export type PlayerId = 1 | 2
export const PLAYERS: readonly PlayerId[] = [1, 2]
export const TABLE = 0
export const FIRST_CARD = 3
export const opponentOf = (player: PlayerId): PlayerId => (player === 1 ? 2 : 1)

/** What stands on a card. */
export interface SimpleCardFacts<N extends string = string, K extends string = string> {
  readonly name: string
  readonly numbers: Readonly<Partial<Record<N, number>>>
  readonly keywords?: readonly K[]
}

/**
 * The words of a simple game: two players, cards in zones, and what is counted and marked on them. From these words come its
 * records, set-up, saves, scenarios and boards.
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
  /** The numbers that are printed on cards. */
  readonly numbers: readonly N[]
  readonly keywords: readonly K[]
  /** What is counted on a card in play. */
  readonly counters: readonly C[]
  /** What a card in play is or is not, each with what becoming and ceasing to be so is called. */
  readonly marks: Readonly<Record<M, readonly [on: string, off: string]>>
  /** What is counted of a player, with the number that a scenario need not give. */
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
  /** What it is called among others of its name. */
  readonly called: string
  readonly owner: PlayerId
  zone: string
  readonly $facts: SimpleCardFacts
}

/** A rules edition: its title, and the steps that it replaces in the first one. */
export interface SimpleEdition {
  readonly title: string
  readonly steps: readonly StepEdit[]
}

/** What a simple game is. Whatever is left out of its rules is as `game-rules.ts` says. */
export interface SimpleGameSpec<E extends string = string> extends Editions<string, E> {
  /** What players call the game. */
  readonly title: string
  readonly editions: readonly [E, ...E[]]
  readonly changes: Readonly<Record<E, SimpleEdition>>
  readonly words: SimpleWords
  readonly cards: readonly SimpleCardFacts[]
  readonly charts: readonly (Chart & Pick<TimingChart<object>, 'edited'>)[]
  /** The chart that runs from the set-up on, with its locals: a fresh object each time. */
  start(): Start
  /** The step at which the active player makes a move. The id of a move is its verb and the numbers of its records. */
  readonly moveStep: string
  /** The verbs of moves. The last one ends the turn and names no record. */
  readonly moves: readonly string[]
  readonly rules?: Partial<Rules>
}
