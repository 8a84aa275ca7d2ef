import type { CardFacts, Edition, PlayerId, Setup, Zone } from '@battleline/keyforge'
import type { Expected } from './expected.ts'
import type { GameName } from './games.ts'
import type { ScenarioGoal } from './goal.ts'
import type { Place } from './place.ts'
import type { PlayEntry } from './play-entry.ts'

/** What every scenario has that was read without a problem, whatever its game. */
export interface ScenarioForm<G extends GameName = GameName, E extends string = string> {
  readonly file: string
  /** The whole file, to show places of it. */
  readonly text: string
  /** The document of the file, counted from 1, and the line on which it starts. */
  readonly document: number
  readonly line: number
  readonly name: string
  readonly game: G
  readonly edition: E
  /** The rules it is about. */
  readonly cite: readonly string[]
  readonly note: string | null
  /** The players' names, in the order of their numbers. */
  readonly players: readonly string[]
  readonly expect: readonly { readonly kind: string; readonly at: Place }[]
}

/** A scenario without what is known of its file. */
export type ContentOf<S extends ScenarioForm> = Omit<S, 'file' | 'text' | 'document' | 'line'>

/** A scenario of KeyForge. */
export interface Scenario extends ScenarioForm<'keyforge', Edition> {
  /** The names of players 1 and 2. */
  readonly players: readonly [string, string]
  readonly active: PlayerId
  /** The scenario's own cards, and library cards as it changes them. */
  readonly cards: readonly CardFacts[]
  /** The board before the first move. */
  readonly setup: Setup
  /** Every card of the set-up, in the order in which the set-up lists them. */
  readonly roster: readonly RosterCard[]
  readonly play: readonly PlayEntry[]
  /** What a best line is looked for to; null where the file wants nothing. */
  readonly goal: ScenarioGoal | null
  readonly expect: readonly Expected[]
}

/** A card of the set-up. Others refer to it by its place in the roster. */
export interface RosterCard {
  readonly name: string
  /** Its name in this scenario alone, given with `as`. */
  readonly alias: string | null
  readonly owner: PlayerId
  /** The player in whose list it stands. */
  readonly player: PlayerId
  readonly zone: Zone
  /** Its place in that list, from 1. */
  readonly place: number
  /** The card it is attached to, as a place in the roster; null for others. */
  readonly host: number | null
  readonly at: Place
}
