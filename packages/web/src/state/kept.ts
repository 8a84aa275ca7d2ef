import { PLAYED_GAMES, type PlayedGame } from '../engine/protocol/play.ts'
import type { Route } from './route.ts'

/** What the browser keeps for the user. Storage may be forbidden; then it is forgotten. */

const GAME = 'game'
const DECKS = 'decks'
const PLAYED = 'played'
const LANGUAGE = 'language'

/** A deck of the user. */
export interface OwnDeck {
  /** Left out in decks that were kept when there was KeyForge alone. */
  readonly game?: PlayedGame
  readonly name: string
  /** The deck as a file. */
  readonly text: string
}

/** Keeps a whole game by its link, so that it can go on another day. */
export function keepGame({ match }: Route, link: string): void {
  if (match !== null) write(GAME, link)
}

/** The link of the last whole game; null for none. */
export const keptGame = (): string | null => read(GAME)

/** Keeps the language that the user chose. */
export const keepLanguage = (language: string): void => write(LANGUAGE, language)

/** That language; null for none. */
export const keptLanguage = (): string | null => read(LANGUAGE)

/** Keeps the name of the game of the last whole game. */
export const keepPlayed = (game: PlayedGame): void => write(PLAYED, game)

/** That name; KeyForge for none. */
export const keptPlayed = (): PlayedGame => PLAYED_GAMES.find((game) => game === read(PLAYED)) ?? 'keyforge'

const isOf = (game: PlayedGame, deck: OwnDeck): boolean => (deck.game ?? 'keyforge') === game

/** The decks of a game that the user has brought. */
export const ownDecks = (game: PlayedGame): readonly OwnDeck[] =>
  allDecks().filter((deck) => isOf(game, deck))

function allDecks(): readonly OwnDeck[] {
  try {
    const kept: unknown = JSON.parse(read(DECKS) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDeck) : []
  } catch {
    return []
  }
}

const isDeck = (value: unknown): value is OwnDeck =>
  typeof value === 'object' &&
  value !== null &&
  typeof Object(value).name === 'string' &&
  typeof Object(value).text === 'string'

/** Keeps a deck; one of the same game and name is replaced. Gives all of its game. */
export function keepDeck(deck: OwnDeck): readonly OwnDeck[] {
  const { game = 'keyforge', name } = deck
  return keepDecks(game, [...withoutDeck(game, name), deck])
}

/** Forgets the deck of a name. Gives the others of its game. */
export const forgetDeck = (game: PlayedGame, name: string): readonly OwnDeck[] =>
  keepDecks(game, withoutDeck(game, name))

const withoutDeck = (game: PlayedGame, name: string): readonly OwnDeck[] =>
  allDecks().filter((deck) => !(isOf(game, deck) && deck.name === name))

function keepDecks(game: PlayedGame, decks: readonly OwnDeck[]): readonly OwnDeck[] {
  write(DECKS, JSON.stringify(decks))
  return decks.filter((deck) => isOf(game, deck))
}

/** The text kept under a key; null for none. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps something under a key where that is allowed. */
export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
