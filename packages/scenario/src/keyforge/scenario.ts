import type { CardFacts, Edition, PlayerId, Setup, Zone } from '@battleline/keyforge'
import type { Scenario } from '../model/scenario.ts'
import type { Place } from '../problems/faults.ts'
import type { Expected } from './expected.ts'
import type { PlayEntry } from './play-entry.ts'

/** A scenario of KeyForge. */
export interface KeyforgeScenario extends Scenario<'keyforge', Edition> {
  /** The names of players 1 and 2. */
  readonly players: readonly [string, string]
  readonly active: PlayerId
  readonly cards: readonly CardFacts[]
  readonly setup: Setup
  /** Of the dice that answer for chance; null if the file answers, or nobody. */
  readonly seed: number | null
  /** Every card of the set-up, in order. */
  readonly roster: readonly RosterCard[]
  readonly play: readonly PlayEntry[]
  readonly expect: readonly Expected[]
}

/** A card of the set-up. Others refer to it by its roster index. */
export interface RosterCard {
  readonly name: string
  /** Its name in this scenario, from `as`. */
  readonly alias: string | null
  readonly owner: PlayerId
  /** The player with the list that holds it. */
  readonly player: PlayerId
  readonly zone: Zone
  /** Its position in that list, from 1. */
  readonly place: number
  /** The roster index of the card that it is attached to; null for others. */
  readonly host: number | null
  readonly at: Place
}
