import { jsonFault, place } from '@battleline/language'

/** Reads a file by its path relative to the scenario, or says why it cannot. */
export type ReadCards = (path: string) => { readonly text: string } | { readonly reason: string }

/** The cards of a file, and its problems. */
export interface CardFile<C> {
  readonly cards: readonly C[]
  readonly problems: readonly string[]
}

/** Why a value is not valid as the facts of a card; null if it is. */
type FactsProblem = (card: unknown) => string | null

/** The card files that the scenarios of one file name, each read once for a game. */
export class CardFiles {
  readonly #read: ReadCards
  readonly #files = new Map<FactsProblem, Map<string, CardFile<unknown>>>()

  constructor(read: ReadCards) {
    this.#read = read
  }

  /** The text of any other file at a path, or why it cannot be read. */
  text(path: string): ReturnType<ReadCards> {
    return this.#read(path)
  }

  /** The cards at a path that pass the game's test. */
  at<C>(path: string, problemOf: FactsProblem): CardFile<C> {
    const files = this.#files.get(problemOf) ?? new Map<string, CardFile<unknown>>()
    this.#files.set(problemOf, files)
    const known = files.get(path)
    if (known !== undefined) return known as CardFile<C>
    const read = this.#read(path)
    const file: CardFile<C> =
      'reason' in read
        ? { cards: [], problems: [`${path} cannot be read: ${read.reason}`] }
        : cardsIn(read.text, path, problemOf)
    files.set(path, file)
    return file
  }
}

/** A table of cards by name in JSON, as `cards import` writes it. */
function cardsIn<C>(text: string, path: string, problemOf: FactsProblem): CardFile<C> {
  let table: unknown
  try {
    table = JSON.parse(text)
  } catch {
    // The words of a file that may be no card file are not repeated.
    const { line, column } = place(text, jsonFault(text))
    return { cards: [], problems: [`${path} is no JSON, from line ${line}, column ${column} on`] }
  }
  if (typeof table !== 'object' || table === null || Array.isArray(table))
    return {
      cards: [],
      problems: [`${path} is no table of cards by name; “battleline cards import” makes one`],
    }
  const cards: C[] = []
  const problems: string[] = []
  for (const [name, facts] of Object.entries(table)) {
    const card: unknown = { ...facts, name }
    const wrong = problemOf(card)
    if (wrong === null) cards.push(card as C)
    else problems.push(`in ${path}: ${wrong}`)
  }
  return { cards, problems }
}
