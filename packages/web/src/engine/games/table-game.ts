import { type GameAdapter, type PlayedScenario, playWith, type Scenario } from '@battleline/scenario'
import type { Schema } from '../editing/schema.ts'
import type { CardEntry, CardFact, CardTextProblem } from '../protocol/protocol.ts'
import type { Session } from '../session/session.ts'

/** What a game brings to the table. */
export interface TableGame {
  readonly form: GameAdapter
  /** Null where there is no such edition; left out: the scenario’s. */
  open(scenario: Scenario, edition?: string): Session | null
  /** Left out: all of the game is loaded. */
  readonly unloaded?: Unloaded
  /** Every card that ships with the engine, as it can be found and placed. */
  cards(): readonly CardEntry[]
  /** Keywords for creatures that are found by their numbers, as in “2/2 flying”; left out: there are none. */
  readonly keywords?: readonly string[]
  /** The texts of all of them. */
  texts(): readonly string[]
  /** The problems in the text of a card; none where all of it is understood. */
  textProblems(name: string, text: string): Promise<readonly CardTextProblem[]>
  /** The facts of a custom card, beside its name and text. */
  readonly facts: readonly CardFact[]
  /** The JSON Schema of its scenarios. */
  schema(): Promise<Schema>
}

/** A large part of a game that was loaded without it. Texts that have problems without it are read again with it. */
export interface Unloaded {
  /** The cards, or what reads the texts of others. */
  readonly part: 'cards' | 'texts'
  /** Whether a scenario that can be read without it needs it. */
  isNeeded(scenario: Scenario): boolean
  /** The game with it, or with as much of it as a text may need; null for all of it. */
  load(text: string | null): Promise<TableGame>
}

type PlayedBy<A> = A extends GameAdapter<infer S, infer G> ? PlayedScenario<S, G> : never

/** Opens the scenarios of a game. */
export const opens =
  <A extends GameAdapter>(form: A, sessionOf: (played: PlayedBy<A>) => Session): TableGame['open'] =>
  (scenario, edition = scenario.edition) =>
    form.editions.includes(edition) ? sessionOf(playWith(form, scenario, { edition }) as PlayedBy<A>) : null
