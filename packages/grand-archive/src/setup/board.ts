import type { PlayerId } from '../model/state.ts'
import type { Counter, Pile } from '../vocabulary.ts'

/** A card as a board is set up: its name, or that and its marks. Left out: awake, undamaged, without counters. */
export interface CardSetup extends Partial<Readonly<Record<Counter, number>>> {
  readonly name: string
  /** Its name on this board; left out: its printed name, with a number if others have the same. */
  readonly as?: string
  readonly damage?: number
  /** Durability counters; left out: as many as its stat says. */
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
  /** The player whose deck it is from; left out: the player whose zone it lies in. */
  readonly owner?: PlayerId
}

export interface PlayerSetup extends Partial<Readonly<Record<Pile, readonly (string | CardSetup)[]>>> {
  readonly name?: string
  readonly field?: readonly (string | CardSetup)[]
}

/** A board: any position that can be drawn, in the main phase of the turn player. Nothing triggers while it is set up. */
export interface Setup {
  readonly players: readonly [PlayerSetup, PlayerSetup]
  /** Left out: the first. */
  readonly active?: PlayerId
  /** The number of the turn, 1 being the first of the game; left out: a later one. */
  readonly turn?: number
}
