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
import type { CardFiles } from '../cards/card-files.ts'
import { checkCardText } from '../cards/card-text.ts'
import { cardsOfFile } from '../cards/cards-from-file.ts'
import { cardsTable } from '../cards/cards-table.ts'
import { ALLOW, allowsUnknown, unknownIf } from '../cards/unknown-words.ts'
import { type Fields, forKeys, type Given, readAt, readGiven } from '../reading/fields.ts'
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
  const card: CardFacts = {
    ...base,
    ...readGiven(given, {
      speed: (tree) => fields.word(tree, SPEEDS, 'a speed'),
      subtypes: (tree) => fields.texts(tree, 'subtypes', 'a subtype').map((word) => word.toLowerCase()),
      ...forKeys(STATS, (tree, what) => fields.count(tree, what)),
      text: (tree) => {
        const text = fields.text(tree, 'the text of the card')
        if (text !== null && !allowed) checkCardText(fields, reader.source, readText, text, key.text, ALLOW)
        return text?.text.trimEnd() ?? null
      },
    }),
    ...lists(fields, given),
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
