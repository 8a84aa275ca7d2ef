import { fold } from '@battleline/language'
import type { Fields, Given } from '../reading/fields.ts'
import type { Entry, Text, Tree } from '../yaml/tree.ts'
import type { CardFiles } from './card-files.ts'
import { type ReadText, readCardText } from './card-text.ts'
import { cardsOfFile } from './cards-from-file.ts'
import { cardsTable } from './cards-table.ts'
import { ALLOW, allowsUnknown, unknownIf } from './unknown-words.ts'

/** What a scenario's own cards are read with, whatever its game. */
export interface OwnCardsContext {
  readonly fields: Fields
  /** The file of scenarios. */
  readonly source: string
  /** Reads the files that the scenario names. */
  readonly files: CardFiles | undefined
  /** Whether every card of the scenario may have words that cannot be read. */
  readonly allowed: boolean
}

/** One card of a scenario's own. */
export interface OwnCard<F> {
  readonly name: Text
  readonly given: Given
  /** The card of that name in the library, which the scenario changes. */
  readonly base: F | undefined
  /** The mark of a card that may have words that cannot be read. */
  readonly unknown: { readonly unknown?: 'allow' }
  /** Reads the text of the card. */
  text(tree: Tree): string | null
}

/** How a game reads the cards of a scenario. `F`: the facts of a card. */
export interface OwnCardsOf<F> {
  /** The keys of a card. */
  readonly keys: readonly string[]
  readonly library: { facts(name: string): F | undefined }
  readonly readText: ReadText
  factsProblem(card: unknown): string | null
  /** The facts of a card; null where something that it needs is not given. */
  read(card: OwnCard<F>): F | null
}

/**
 * Reads `cards`: a table of the scenario's own cards and of library cards of which it changes something, the path of a file
 * of such a table, or a list of these. Later cards of a name replace earlier ones.
 */
export function readOwnCards<F extends { readonly name: string }>(
  context: OwnCardsContext,
  game: OwnCardsOf<F>,
  tree: Tree,
): readonly F[] {
  const { fields, source, files, allowed } = context
  if (tree.kind === 'list') return tree.items.flatMap((item) => readOwnCards(context, game, item))
  if (tree.kind === 'text') {
    const found = cardsOfFile<F>(fields, source, tree, files, game.factsProblem)
    return found.map((card) => ({ ...card, ...unknownIf(allowed) }))
  }
  const entries = cardsTable(fields, tree)?.entries ?? []
  checkNames(fields, entries)
  return entries.flatMap((entry) => readOwnCard(context, game, entry) ?? [])
}

/** One name is one card, however it is written. “?” stands for a card that nobody has looked at. */
function checkNames({ faults }: Fields, entries: readonly Entry[]): void {
  const names = new Set<string>()
  for (const { key } of entries) {
    const name = fold(key.text)
    if (names.has(name)) faults.add(key.at, `two cards are called “${key.text}”`)
    if (name === '?' || name === '') faults.add(key.at, `“${key.text}” cannot be the name of a card`)
    names.add(name)
  }
}

function readOwnCard<F>(
  { fields, source, allowed }: OwnCardsContext,
  { keys, library, readText, read }: OwnCardsOf<F>,
  { key, value }: Entry,
): F | null {
  const table = fields.table(value, `the card ${key.text}`)
  if (table === null) return null
  const given = fields.known(table, keys, 'a card')
  const unknown = unknownIf(allowsUnknown(fields, given) || allowed)
  const notes = unknown.unknown === undefined ? ALLOW : null
  return read({
    name: key,
    given,
    base: library.facts(key.text),
    unknown,
    text: (tree) => readCardText({ fields, source }, readText, tree, key.text, notes),
  })
}

/** Reports that a card which the library does not have lacks what every card needs. */
export const missingFact = ({ faults }: Fields, { text, at }: Text, what: string): void =>
  faults.add(at, `${text} is no card of the library, so its “${what}” must be given`)
