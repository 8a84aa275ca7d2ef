import {
  CARD_TYPES,
  type CardFacts,
  CLASSES,
  ELEMENTS,
  factsProblem,
  type GrandArchive,
  readText,
  STATS,
  SUPERTYPES,
} from '@battleline/grand-archive'
import type { CardFiles } from '../card-files.ts'
import { cardsOfFile } from '../reading/card-path.ts'
import { checkCardText } from '../reading/card-text.ts'
import { cardsTable } from '../reading/cards-table.ts'
import { type Fields, type Given, readAt } from '../reading/fields.ts'
import { ALLOW, allowsUnknown, unknownIf } from '../reading/unknown-words.ts'
import type { Entry, Tree } from '../yaml/tree.ts'

const SPEEDS = ['fast', 'slow'] as const
const LISTS = { supertypes: SUPERTYPES, elements: ELEMENTS, classes: CLASSES } as const
/** The keys of a card of one's own. */
export const CARD_KEYS = [
  'type',
  'speed',
  'text',
  'subtypes',
  'unknown',
  ...Object.keys(LISTS),
  ...STATS,
] as const

/** What cards of one's own are read with. */
export interface CardReader {
  readonly fields: Fields
  /** The file of scenarios. */
  readonly source: string
  readonly game: GrandArchive
  readonly files: CardFiles | undefined
  /** Whether what cannot be read of a text is left out. */
  readonly allowed: boolean
}

/**
 * Reads `cards`: a table of the scenario's own cards and of library cards of which it changes something, the path of a file
 * of such a table, or a list of these.
 */
export function readCards(reader: CardReader, tree: Tree): readonly CardFacts[] {
  const { fields, source, files, allowed } = reader
  if (tree.kind === 'list') return tree.items.flatMap((item) => readCards(reader, item))
  if (tree.kind === 'text')
    return cardsOfFile<CardFacts>(fields, source, tree, files, factsProblem).map((card) => ({
      ...card,
      ...unknownIf(allowed),
    }))
  const table = cardsTable(fields, tree)
  return (table?.entries ?? []).flatMap((entry) => {
    const card = readCard(reader, entry)
    return card === null ? [] : [card]
  })
}

function readCard(reader: CardReader, { key, value }: Entry): CardFacts | null {
  const { fields, game } = reader
  const table = fields.table(value, `the card ${key.text}`)
  if (table === null) return null
  const given = fields.known(table, CARD_KEYS, 'a card')
  const base = game.library.facts(key.text)
  const type = readAt(given, 'type', (tree) => fields.word(tree, CARD_TYPES, 'a type of card')) ?? base?.type
  if (type === undefined) {
    fields.faults.add(key.at, `${key.text} is no card of the library, so its “type” must be given`)
    return null
  }
  const allowed = allowsUnknown(fields, given) || reader.allowed
  const speed = readAt(given, 'speed', (tree) => fields.word(tree, SPEEDS, 'a speed'))
  const subtypes = readAt(given, 'subtypes', (tree) =>
    fields.each(tree, 'subtypes', (one) => fields.text(one, 'a subtype')?.text.toLowerCase() ?? null),
  )
  const card: CardFacts = {
    ...base,
    ...(speed !== null && { speed }),
    ...(subtypes !== null && { subtypes }),
    ...lists(fields, given),
    ...stats(fields, given),
    ...text({ ...reader, allowed }, key.text, given),
    ...unknownIf(allowed),
    name: key.text,
    type,
  }
  if ((type === 'champion' || type === 'ally') && card.life === undefined)
    fields.faults.add(key.at, `${key.text} is a unit, so its “life” must be given`)
  return card
}

function lists(fields: Fields, given: Given): Partial<CardFacts> {
  const found = Object.entries(LISTS).flatMap(([what, words]) => {
    const list = readAt(given, what, (tree) =>
      fields.each(tree, what, (one) => fields.word(one, words, `one of its ${what}`)),
    )
    return list === null ? [] : [[what, list]]
  })
  return Object.fromEntries(found)
}

function stats(fields: Fields, given: Given): Partial<CardFacts> {
  const found = STATS.flatMap((what) => {
    const count = readAt(given, what, (tree) => fields.count(tree, what))
    return count === null ? [] : [[what, count]]
  })
  return Object.fromEntries(found)
}

function text({ fields, source, allowed }: CardReader, name: string, given: Given): Pick<CardFacts, 'text'> {
  const tree = given.get('text')?.value
  if (tree === undefined) return {}
  const read = fields.text(tree, 'the text of the card')
  if (read === null) return {}
  if (!allowed) checkCardText(fields, source, readText, read, name, ALLOW)
  return { text: read.text.trimEnd() }
}
