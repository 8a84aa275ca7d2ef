import type { PlayerId } from '../model/reference.ts'
import type { ActiveHouse, House, Icon, Key, Pile, TurnStep } from '../vocabulary.ts'

/** A card as a board is set up: its name, or that and its marks. Left out: ready, undamaged, without counters. */
export interface CardSetup {
  readonly name: string
  /** What it is called on this board; left out: its name, with a number where others have the same. */
  readonly as?: string
  readonly damage?: number
  readonly aember?: number
  /** +1 power counters. */
  readonly counters?: number
  readonly armorUsed?: number
  readonly exhausted?: boolean
  readonly stunned?: boolean
  readonly warded?: boolean
  readonly enraged?: boolean
  /** How often it was chosen to be fought this turn. */
  readonly fought?: number
  readonly upgrades?: readonly (string | CardSetup)[]
  /** Cards that lie facedown under it; that lie faceup under it, grafted. */
  readonly under?: readonly (string | CardSetup)[]
  readonly grafted?: readonly (string | CardSetup)[]
  /** It lies facedown in a battleline, as its owner's token creature (KF-TOK-1). */
  readonly facedown?: boolean
  /** Bonus icons beside the printed ones, below them. */
  readonly icons?: readonly Icon[]
  /** The player whose deck it is from; left out: the player whose zone it stands in. */
  readonly owner?: PlayerId
}

export interface PlayerSetup extends Partial<Record<Pile, readonly (string | CardSetup)[]>> {
  readonly name?: string
  readonly aember?: number
  /** How many keys are forged, or which. */
  readonly keys?: number | readonly Key[]
  readonly chains?: number
  /** The houses on the identity card; left out: a question outside a turn, which ends with step 3. */
  readonly houses?: readonly House[]
  /** The token creature on the reference card; left out: none. */
  readonly token?: string
}

/** A board: any position that can be drawn. Nothing triggers while it is set up. Decks are listed top first. */
export interface Setup {
  readonly players: readonly [PlayerSetup, PlayerSetup]
  /** Left out: the first. */
  readonly active?: PlayerId
  /** The active house; left out: houses are not asked about. */
  readonly house?: ActiveHouse
  /** The step of the turn that comes next; left out: step 3. */
  readonly step?: TurnStep
  /** The number of the turn, 1 being the first of the game; left out: a later one. */
  readonly turn?: number
  /** Whose tide is high; left out: neutral. */
  readonly tide?: PlayerId
}

/** A game from its beginning: decks in any order, they are shuffled. */
export interface Deal {
  readonly players: readonly [DealtPlayer, DealtPlayer]
  /** Who goes first; left out: chance decides. */
  readonly first?: PlayerId
}

export interface DealtPlayer
  extends Pick<PlayerSetup, 'name' | 'deck' | 'chains' | 'houses' | 'token' | 'prophecies'> {
  readonly houses: readonly House[]
  readonly deck: readonly string[]
}
