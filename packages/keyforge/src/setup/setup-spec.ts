import type { PlayerId } from '@battleline/card-game'
import type { ActiveHouse, House, Icon, Key, Pile, TurnStep } from '../vocabulary.ts'

/** A card of a board: its name, or its name and marks. Default: ready, undamaged, without counters. */
export interface CardSetup {
  readonly name: string
  /** Its label on this board; default: its name, with a number if others have the same. */
  readonly as?: string
  readonly damage?: number
  readonly aember?: number
  /** +1 power counters. */
  readonly counters?: number
  /** Other counters by their names, such as `{ doom: 2 }` (KF-CTR-1). */
  readonly named?: Readonly<Record<string, number>>
  readonly armorUsed?: number
  readonly exhausted?: boolean
  readonly stunned?: boolean
  readonly warded?: boolean
  readonly enraged?: boolean
  /** How often it was picked as a defender this turn. */
  readonly fought?: number
  readonly upgrades?: readonly (string | CardSetup)[]
  /** Cards under it: facedown, or grafted faceup. */
  readonly under?: readonly (string | CardSetup)[]
  readonly grafted?: readonly (string | CardSetup)[]
  /** True if it is facedown in a battleline, as its owner's token creature (KF-TOK-1). */
  readonly facedown?: boolean
  /** Bonus icons added below the printed ones. */
  readonly icons?: readonly Icon[]
  /** The house printed on this copy, a maverick; default: the one that the card usually has. */
  readonly house?: House
  /** The owner; default: the player whose zone it is in. */
  readonly owner?: PlayerId
}

/** A player of a board: their values, and the cards of each zone, by name or with marks. */
export interface PlayerSetup extends Partial<Record<Pile, readonly (string | CardSetup)[]>> {
  readonly name?: string
  readonly aember?: number
  /** The number of forged keys, or which keys. */
  readonly keys?: number | readonly Key[]
  readonly chains?: number
  /** The houses on the identity card; default: none, for a run that ends with step 3. */
  readonly houses?: readonly House[]
  /** The token creature on the reference card; default: none. */
  readonly token?: string
}

/** A board: any possible position. Nothing triggers during set-up. Decks are listed top first. */
export interface Setup {
  readonly players: readonly [PlayerSetup, PlayerSetup]
  /** Default: the first player. */
  readonly active?: PlayerId
  /** The active house; default: the run has no houses. */
  readonly house?: ActiveHouse
  /** The next step of the turn; default: step 3. */
  readonly step?: TurnStep
  /** The turn number, 1 for the first turn of the game; default: a later one. */
  readonly turn?: number
  /** Whose tide is high; default: neutral. */
  readonly tide?: PlayerId
}

/** A game from its beginning. Decks are shuffled. */
export interface Deal {
  readonly players: readonly [DealtPlayer, DealtPlayer]
  /** The first player; default: chance decides. */
  readonly first?: PlayerId
}

/** A player of a whole game: name, houses and deck. */
export interface DealtPlayer
  extends Pick<PlayerSetup, 'name' | 'deck' | 'chains' | 'houses' | 'token' | 'prophecies' | 'powers'> {
  readonly houses: readonly House[]
  readonly deck: readonly (string | CardSetup)[]
}
