import { type CardFacts, factsProblem } from '@battleline/keyforge'

/** The text of a file, by its path as seen from the scenario; or why it cannot be read. */
export type ReadCards = (path: string) => { readonly text: string } | { readonly reason: string }

/** The cards of a file, and what is wrong with it. */
export interface CardFile {
  readonly cards: readonly CardFacts[]
  readonly problems: readonly string[]
}

/** The files of cards that the scenarios of one file name, each read once. */
export class CardFiles {
  readonly #read: ReadCards
  readonly #files = new Map<string, CardFile>()

  constructor(read: ReadCards) {
    this.#read = read
  }

  at(path: string): CardFile {
    const known = this.#files.get(path)
    if (known !== undefined) return known
    const read = this.#read(path)
    const file =
      'reason' in read
        ? { cards: [], problems: [`${path} cannot be read: ${read.reason}`] }
        : cardsIn(read.text, path)
    this.#files.set(path, file)
    return file
  }
}

/** A table of cards by name in JSON, as `cards import` writes it. */
function cardsIn(text: string, path: string): CardFile {
  let table: unknown
  try {
    table = JSON.parse(text)
  } catch (error) {
    return {
      cards: [],
      problems: [`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`],
    }
  }
  if (typeof table !== 'object' || table === null || Array.isArray(table))
    return {
      cards: [],
      problems: [`${path} is no table of cards by name; “battleline cards import” makes one`],
    }
  const cards: CardFacts[] = []
  const problems: string[] = []
  for (const [name, facts] of Object.entries(table)) {
    const card: unknown = { ...facts, name }
    const wrong = factsProblem(card)
    if (wrong === null) cards.push(card as CardFacts)
    else problems.push(`in ${path}: ${wrong}`)
  }
  return { cards, problems }
}
