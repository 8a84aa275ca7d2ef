import { isName } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Fields, Given } from '../reading/fields.ts'
import type { Entry, Text, Tree } from '../yaml/tree.ts'
import type { CardFiles } from './card-files.ts'
import { type ReadText, readCardText } from './card-text.ts'
import { cardsOfFile } from './cards-from-file.ts'
import { cardsTable } from './cards-table.ts'
import { ALLOW, allowsUnknown, unknownIf } from './unknown-words.ts'

/** The context for reading a scenario's own cards, in any game. */
export interface OwnCardsContext {
  readonly fields: Fields
  /** The file of scenarios. */
  readonly source: string
  /** Reads the card files that the scenario names. */
  readonly files: CardFiles | undefined
  /** Whether every card of the scenario may have unreadable words. */
  readonly allowed: boolean
}

/** A scenario's own card. */
export interface OwnCard<F> {
  readonly name: Text
  readonly given: Given
  /** The library card with that name, whose facts the scenario changes. */
  readonly base: F | undefined
  /** The mark of a card that may have unreadable words. */
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
  /** The facts of a card; null if a required one is missing. */
  read(card: OwnCard<F>): F | null
}

/**
 * Reads `cards`: a table of the scenario's own cards and of changed library cards, the path of a file with such a
 * table, or a list of these. A later card replaces an earlier one with the same name.
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

/** Spellings of one name are one card. “?” is an unknown card. */
function checkNames({ faults }: Fields, entries: readonly Entry[]): void {
  const names = new Set<string>()
  for (const { key } of entries) {
    const name = fold(key.text)
    if (names.has(name)) faults.add('duplicate-name', key.at, `two cards are called “${key.text}”`)
    if (name === '?' || !isName(key.text))
      faults.add('card-name', key.at, `“${key.text}” cannot be the name of a card`)
    names.add(name)
  }
}

function readOwnCard<F>(
  { fields, source, allowed }: OwnCardsContext,
  { keys, library, readText, factsProblem, read }: OwnCardsOf<F>,
  { key, value }: Entry,
): F | null {
  const table = fields.table(value, `the card ${key.text}`)
  if (table === null) return null
  const before = fields.faults.count
  const given = fields.known(table, keys, 'a card')
  const unknown = unknownIf(allowsUnknown(fields, given) || allowed)
  const notes = unknown.unknown === undefined ? ALLOW : null
  const card = read({
    name: key,
    given,
    base: library.facts(key.text),
    unknown,
    text: (tree) => readCardText({ fields, source }, readText, tree, key.text, notes),
  })
  const wrong = card === null ? null : factsProblem(card)
  if (wrong === null) return card
  // A card with a fault of its own is not reported twice.
  if (isName(key.text) && fields.faults.count === before) fields.faults.add('card-facts', key.at, wrong)
  return null
}

/** Reports a missing fact of a card that is not in the library. */
export const missingFact = ({ faults }: Fields, { text, at }: Text, what: string): void =>
  faults.add('card-facts', at, `${text} is no card of the library, so its “${what}” must be given`)
