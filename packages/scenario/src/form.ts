import type { Choice, Decision, Position, Refusal, Running } from '@battleline/kernel'
import type { CardFiles } from './card-files.ts'
import type { Forkable } from './forks.ts'
import type { Over } from './goal.ts'
import type { OpenForm } from './open-form.ts'
import type { PlayedForm, PlayOptions } from './played.ts'
import type { Fields, Given } from './reading/fields.ts'
import type { ContentOf, ScenarioForm } from './scenario.ts'

/** What scenarios ask of a game, whichever it is. */
export interface Engine extends Forkable {
  readonly edition: string
  ask(position: Position): Decision | null
  step(position: Position, running?: Running): Position | Refusal
  over(position: Position): boolean
  hash(position: Position): number
  same(one: Position, other: Position): boolean
  whyNot(position: Position, choice: Choice): Refusal | null
  cards(position: Position): readonly number[]
  card(position: Position, card: number): { readonly name: string; readonly zone: string }
}

/** A document of a file: what stands at its keys, and what its parts are read with. */
export interface Document<E extends string = string> {
  readonly fields: Fields
  readonly given: Given
  /** The file. */
  readonly source: string
  readonly edition: E
  /** How many faults there were before this document. */
  readonly before: number
  /** The ids of all rules and rulings, where they are known. */
  readonly rules: readonly string[] | undefined
  readonly cardFiles: CardFiles | undefined
}

/** What every scenario says of itself: read in the same way for all games. */
export type Heading = 'name' | 'game' | 'edition' | 'cite' | 'note'

/** A scenario in which nothing is played. */
export type Idle<S extends ScenarioForm> = Omit<ContentOf<S>, Exclude<Heading, 'edition'>>

/** What one game puts into the form that all scenarios have. */
export interface GameForm<S extends ScenarioForm = ScenarioForm, P extends PlayedForm = PlayedForm> {
  /** Its editions; the first of them where a scenario names none. */
  readonly editions: readonly [S['edition'], ...S['edition'][]]
  /** The keys of its scenarios beside those that all have. */
  readonly keys: readonly string[]
  /** Reads its part of a document, as far as it can be read: everything wrong is a fault, and then null may come of it. */
  read(document: Document<S['edition']>): Omit<ContentOf<S>, Heading> | null
  /** Plays a scenario to its last entry and judges what it expects. Never throws. */
  play(scenario: S, options: PlayOptions<S['edition']>): P
  /** A scenario with what it leaves open, for a search. */
  open(scenario: S, options: Pick<PlayOptions<S['edition']>, 'edition' | 'from'>, over?: Over): OpenForm
  /** A save as a scenario in which nothing is played, whose board is what was saved; or why it is no save of the game. */
  idle(saved: unknown): Idle<S> | Refusal
  /** A commented scenario to start from. */
  readonly template: string
}
