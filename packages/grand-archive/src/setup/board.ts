import type { PlayerId } from '../model/state.ts'
import type { Counter, Direction, Pile } from '../vocabulary.ts'

/** A card of a board: its name, or its name and marks. Default: awake, undamaged, without counters. */
export interface CardSetup extends Partial<Readonly<Record<Counter, number>>> {
  readonly name: string
  /** Its name on this board; default: its printed name, with a number if others have the same. */
  readonly as?: string
  readonly damage?: number
  /** Durability counters; default: its durability. */
  readonly durability?: number
  readonly rested?: boolean
  readonly distant?: boolean
  readonly fostered?: boolean
  /** The object that a link shield is linked to, by its name on this board. */
  readonly linked?: string
  /** The inner lineage of a champion, the card next to the top first. */
  readonly lineage?: readonly string[]
  /** The cards loaded into a weapon. */
  readonly loaded?: readonly string[]
  /** The owner; default: the player whose zone it is in. */
  readonly owner?: PlayerId
}

/** A player of a board: their values, and the cards of each pile, by name or with marks. */
export interface PlayerSetup extends Partial<Readonly<Record<Pile, readonly (string | CardSetup)[]>>> {
  readonly name?: string
  /** Gives the player the mastery Shifting Currents, which faces this direction. */
  readonly currents?: Direction
  /** Gives the player the mastery Fractured Memories, with so many sheen counters. */
  readonly memories?: number
  /** Gives the player the mastery Phantasmagoria, with so many haunt counters. */
  readonly phantasmagoria?: number
  readonly field?: readonly (string | CardSetup)[]
}

/** A board: any possible position in the turn player's main phase. Nothing triggers during set-up. */
export interface Setup {
  readonly players: readonly [PlayerSetup, PlayerSetup]
  /** Default: the first player. */
  readonly active?: PlayerId
  /** The turn number, 1 for the first turn of the game; default: a later one. */
  readonly turn?: number
  /**
   * True for a position of a whole game: costs are paid from hand and memory, elements are needed, and who draws from an
   * empty deck loses. Default: players pay outside the engine.
   */
  readonly whole?: boolean
  /**
   * `set-up`: a whole game before its set-up, from the cards of `deck` and `material` alone. `active` goes first; default: chance
   * decides.
   */
  readonly step?: 'set-up'
}

/** What a player brings to a whole game: the names of the cards of both decks. */
export interface DeckSetup {
  readonly name?: string
  readonly deck: readonly string[]
  readonly material: readonly string[]
}

/** A whole game to be set up. */
export interface Deal {
  readonly players: readonly [DeckSetup, DeckSetup]
  /** Who goes first; default: chance decides. */
  readonly first?: PlayerId
}
