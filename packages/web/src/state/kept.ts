import type { Route } from './route.ts'

/** What the browser keeps for the user. Storage may be forbidden; then it is forgotten. */

const GAME = 'game'
const DECKS = 'decks'
const LANGUAGE = 'language'

/** A deck of the user. */
export interface OwnDeck {
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

/** The decks that the user has brought. */
export function ownDecks(): readonly OwnDeck[] {
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

/** Keeps a deck; one of the same name is replaced. */
export function keepDeck(deck: OwnDeck): readonly OwnDeck[] {
  return keepDecks([...ownDecks().filter(({ name }) => name !== deck.name), deck])
}

/** Forgets the deck of a name. */
export const forgetDeck = (name: string): readonly OwnDeck[] =>
  keepDecks(ownDecks().filter((deck) => deck.name !== name))

function keepDecks(decks: readonly OwnDeck[]): readonly OwnDeck[] {
  write(DECKS, JSON.stringify(decks))
  return decks
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
