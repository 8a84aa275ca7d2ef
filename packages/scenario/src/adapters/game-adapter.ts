import type { Position, Refusal } from '@battleline/kernel'
import type { Outcomes } from '@battleline/search'
import type { JudgedClaim } from '../judge/judge-run.ts'
import type { Engine } from '../model/engine.ts'
import type { BestExpectation, RunExpectation } from '../model/expectation.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import type { PlayOptions } from '../model/played.ts'
import type { ContentOf, Scenario } from '../model/scenario.ts'
import type { RunObservers, ScenarioRun } from '../play/scenario-run.ts'
import type { Document, Heading } from './document.ts'

/** A game with the position from which a scenario is played; or why it cannot be played from there. */
export interface Opened<S extends Scenario = Scenario, G extends Engine = Engine> {
  readonly scenario: S
  readonly game: G
  /** The scenario's own board; an empty one where the game refuses it. */
  readonly board: Position
  /** The board, or the saved position that play continues. */
  readonly start: Position
  readonly refusal: Refusal | null
}

/** What a scenario expects that only its own game can judge. */
export type ClaimOf<S extends Scenario> = Exclude<S['expect'][number], RunExpectation | BestExpectation>

/** Judges the claims of a game where play stopped. */
export interface ClaimJudge<S extends Scenario = Scenario> {
  judge(claim: ClaimOf<S>): readonly JudgedClaim[]
  /** Every ending from where play stopped; null while no claim has needed them, left out where none can. */
  readonly outcomes?: Outcomes | null
}

/** The content of a scenario that plays nothing and shows a save. */
export type SavedContent<S extends Scenario> = Omit<
  ContentOf<S>,
  Heading | 'cards' | 'play' | 'goal' | 'expect'
>

/** What one game brings to scenarios; everything else about scenarios is the same for all games. */
export interface GameAdapter<
  S extends Scenario = Scenario,
  G extends Engine = Engine,
  R extends ScenarioRun<G> = ScenarioRun<G>,
> {
  readonly name: S['game']
  /** Its editions; the first of them where a scenario names none. */
  readonly editions: readonly [S['edition'], ...S['edition'][]]
  /** The keys of its scenarios beside those that all have. */
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
  /** The names of the cards whose texts could have mattered. */
  cardNames(opened: Opened<S, G>, run: R): readonly string[]
  /** The scenario with its open choices, for a search. `over` allows moves beyond those of the file. */
  open(opened: Opened<S, G>, over: Over): OpenScenario
}
