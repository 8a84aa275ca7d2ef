import type { SimpleGameSpec } from '@battleline/card-game'
import type { Position, Refusal } from '@battleline/kernel'
import type { Outcomes } from '@battleline/search'
import type { BoardReading, ClaimedPlace } from '../claims/board-reading.ts'
import type { JudgedClaim } from '../judge/judge-run.ts'
import type { Engine } from '../model/engine.ts'
import type { BestExpectation, RunExpectation } from '../model/expectation.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import type { PlayedScenario, PlayOptions } from '../model/played.ts'
import type { ContentOf, Scenario } from '../model/scenario.ts'
import type { RunObservers, ScenarioRun } from '../play/scenario-run.ts'
import type { Document, Heading } from './document.ts'

/** A game with the start position of a scenario; or why it cannot be played from there. */
export interface Opened<S extends Scenario = Scenario, G extends Engine = Engine> {
  readonly scenario: S
  readonly game: G
  /** The scenario's own board; an empty one if the game refuses it. */
  readonly board: Position
  /** The board, or the saved position that play continues. */
  readonly start: Position
  readonly refusal: Refusal | null
}

/** The expectations that only the scenario's game can judge. */
export type ClaimOf<S extends Scenario> = Exclude<S['expect'][number], RunExpectation | BestExpectation>

/** Judges a game's claims at the end of play. */
export interface ClaimJudge<S extends Scenario = Scenario> {
  judge(claim: ClaimOf<S>): readonly JudgedClaim[]
  /** Every ending from there on; null if no claim has needed them yet, missing if the game has no search. */
  readonly outcomes?: Outcomes | null
}

/** The content of a scenario that shows a save and plays nothing. */
export type SavedContent<S extends Scenario> = Omit<
  ContentOf<S>,
  Heading | 'cards' | 'play' | 'goal' | 'expect'
>

/** The part of scenarios that differs between games; everything else is the same. */
export interface GameAdapter<
  S extends Scenario = Scenario,
  G extends Engine = Engine,
  R extends ScenarioRun<G> = ScenarioRun<G>,
> {
  readonly name: S['game']
  /** Its editions; the first one is the default. */
  readonly editions: readonly [S['edition'], ...S['edition'][]]
  /** What a simple game says of itself; left out by other games. */
  readonly spec?: SimpleGameSpec
  /** The keys of its scenarios, beside the common ones. */
  readonly keys: readonly string[]
  /** A commented scenario to start from. */
  readonly template: string
  /** The set-up of a board without cards. */
  readonly emptySetup: S['setup']
  /** Reads the game's part of a document. Adds everything wrong to the document's faults; may then give null. */
  read(document: Document<S['edition']>): Omit<ContentOf<S>, Heading> | null
  /** The game in an edition, with the scenario's own cards. */
  game(scenario: S, edition: S['edition']): G
  /** The game that made a save. */
  gameOf(saved: unknown): G | Refusal
  savedContent(game: G, position: Position): SavedContent<S>
  /** A run of the scenario before its first entry. */
  run(opened: Opened<S, G>, observers: RunObservers): R
  judge(opened: Opened<S, G>, run: R, options: PlayOptions<S['edition']>): ClaimJudge<S>
  /** A position in the words of expectations. */
  reading(game: G, position: Position): BoardReading
  /** The places of the final position that a claim is about; empty for a claim about something else. */
  places(
    played: Pick<PlayedScenario<S, G>, 'scenario' | 'game' | 'start' | 'position'>,
    claim: ClaimOf<S>,
  ): readonly ClaimedPlace[]
  /** The names of the cards whose texts may have mattered. */
  cardNames(opened: Opened<S, G>, run: R): readonly string[]
  /** The scenario with its open choices, for a search. `over` allows moves beyond those of the file. */
  open(opened: Opened<S, G>, over: Over): OpenScenario
}
