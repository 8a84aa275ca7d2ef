import type { Choice } from '@battleline/kernel'

/** What the pages of a whole game and the worker say to each other. */

/** The games that are played from decks, as scenarios name them. */
export const PLAYED_GAMES = ['keyforge', 'grand-archive'] as const
export type PlayedGame = (typeof PLAYED_GAMES)[number]

/** A deck as the page shows it. */
export interface DeckReading {
  readonly name: string
  /** Null if it is not known, or the game's decks have none. */
  readonly set: string | null
  readonly parts: readonly PartOfDeck[]
  /** Cards beside the deck, with what they are: “Token creature: Niffle Brute”. */
  readonly beside: readonly string[]
  /** What could not be read. */
  readonly problems: readonly {
    readonly message: string
    /** From 1; null if the place has no line. */
    readonly line: number | null
    readonly nearest: string | null
  }[]
  /** Why it is not legal, as far as it could be read. */
  readonly faults: readonly { readonly message: string; readonly cite: readonly string[] }[]
  /** The deck as a file. */
  readonly text: string
}

/** The cards of a house, or of a part such as the material deck. */
export interface PartOfDeck {
  /** Null where it is no house. */
  readonly house: string | null
  readonly title: string
  readonly cards: readonly {
    readonly name: string
    readonly count: number
    /** What is special about these copies: their own icons, another house; empty for nothing. */
    readonly marks: string
  }[]
}

/** What a game can begin with. */
export interface ReadyDecks {
  readonly examples: readonly { readonly name: string; readonly text: string }[]
  /** The names of the sets that a random deck can be of; none where decks have no set. */
  readonly sets: readonly string[]
}

/** What decides a whole game before its first answer. */
export interface NewGame {
  readonly game: PlayedGame
  readonly players: readonly [SeatOfGame, SeatOfGame]
  /** Who goes first; null: the dice decide. */
  readonly first: 1 | 2 | null
  /** Of the dice: a whole number from 0. */
  readonly seed: number
}

export interface SeatOfGame {
  readonly name: string
  /** A deck as a file. */
  readonly deck: string
  /** KeyForge: with so many chains the player begins, 0 to 24; none by default. */
  readonly chains?: number
}

/** The answer of a bot. */
export interface BotReply {
  readonly choice: Choice
}

/** A move that a bot made, and what it compared with it. A label is null where it would show a card that only the bot sees. */
export interface BotMove {
  readonly label: string | null
  /** The chance to win that the bot expected of it, from 0 to 1. */
  readonly chance: number
  /** The best others. */
  readonly others: readonly { readonly label: string | null; readonly chance: number }[]
}

/** The counts that the page shows of a player. */
export type Counted = 'aember' | 'keys' | 'creatures' | 'life' | 'level' | 'allies'
/** What a player has when a turn ends: the same things in every turn of a game. */
export type PlayerCount = Readonly<Partial<Record<Counted, number>>>

/** What a turn did to the first player's chance to win, from 0 to 1. */
export interface TurnOutlook {
  /** The number of the turn. */
  readonly turn: number
  /** Whose turn it was. */
  readonly player: 1 | 2
  /** How many answers had been given when it began. */
  readonly answers: number
  readonly before: number
  readonly after: number
}

/** The end of a turn, or where the game stands now. */
export interface TurnCount {
  /** The number of the turn. */
  readonly turn: number
  readonly players: readonly [PlayerCount, PlayerCount]
}
