import { fold } from '@battleline/language'
import type { CardPool, ReadDeck } from './deck.ts'
import { DeckBuilder } from './deck-builder.ts'
import { readList } from './read-list.ts'

/** A row of a table, and the line on which it begins, from 1. */
interface Row {
  readonly cells: readonly string[]
  readonly line: number
}

/** The columns of a deck's cards and of decks, by what files call them; the first that is there counts. */
const COLUMNS = {
  card: ['card', 'card name', 'card title', 'cardtitle', 'title', 'name'],
  deck: ['deck', 'deck name', 'deckname'],
  house: ['house', 'card house', 'faction'],
  count: ['count', 'quantity', 'qty', 'amount', 'copies', 'number of copies'],
  set: ['set', 'expansion', 'set name', 'expansion name'],
  icons: ['enhancements', 'enhancement', 'bonus icons', 'bonusicons', 'icons'],
  rarity: ['rarity'],
  cards: ['cards', 'card list', 'decklist', 'deck list', 'card names'],
  houses: ['houses'],
  token: ['token', 'token creature', 'token name'],
} as const
type Column = keyof typeof COLUMNS

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Whether the first line of a text is the header of a table of cards or decks. */
export const isCsv = (text: string): boolean => tableIn(text) !== null

/**
 * Reads a table with a header: a card in each row, of one deck or of several; or a deck in each row. It never throws.
 */
export function readCsv(text: string, pool: CardPool, fallback: string): readonly ReadDeck[] {
  const table = tableIn(text)
  if (table === null) return []
  return table.isOfDecks ? decksOf(table, pool, fallback) : cardsOf(table, pool, fallback)
}

interface DeckTable {
  readonly rows: readonly Row[]
  /** The cell of a row in a column; an empty text without one. */
  cell(row: Row, column: Column): string
  /** The cells below “card 1”, “card 2” and so on, or “house 1” and so on. */
  numbered(row: Row, word: 'card' | 'house'): readonly string[]
  readonly isOfDecks: boolean
}

function tableIn(text: string): DeckTable | null {
  const first = text.trimStart().split(/\r\n|\r|\n/, 1)[0] ?? ''
  const delimiter = DELIMITERS.find((one) => first.includes(one))
  if (delimiter === undefined) return null
  const [header, ...rows] = rowsOf(text, delimiter)
  const titles = (header?.cells ?? []).map(fold)
  const at = Object.fromEntries(
    Object.entries(COLUMNS).map(([column, names]) => [
      column,
      names.map((name) => titles.indexOf(name)).find((index) => index >= 0) ?? -1,
    ]),
  ) as Record<Column, number>
  const indexesOf = (word: string) =>
    titles.flatMap((title, index) => (new RegExp(`^${word} ?\\d+$`).test(title) ? [index] : []))
  const [ofCards, ofHouses] = [indexesOf('card'), indexesOf('house')]
  const isOfDecks = at.cards >= 0 || ofCards.length > 0
  const isOfCards = at.card >= 0 && (at.house >= 0 || at.count >= 0 || at.deck >= 0)
  if (!isOfDecks && !isOfCards) return null
  return {
    rows,
    cell: ({ cells }, column) => (cells[at[column]] ?? '').trim(),
    numbered: ({ cells }, word) =>
      (word === 'card' ? ofCards : ofHouses).flatMap((index) => (cells[index] ?? '').trim() || []),
    isOfDecks,
  }
}

/** The rows of a table; quotation marks around a cell keep delimiters and line ends in it. */
function rowsOf(text: string, delimiter: string): readonly Row[] {
  const rows: Row[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let begun = 1
  const endRow = () => {
    cells.push(cell)
    if (cells.some((one) => one.trim() !== '')) rows.push({ cells, line: begun })
    cells = []
    cell = ''
  }
  const signs = text.replace(/\r\n|\r/g, '\n')
  for (let at = 0; at < signs.length; at++) {
    const sign = signs[at] ?? ''
    if (sign === '\n') line++
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (signs[at + 1] === '"') cell += signs[++at]
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (sign === delimiter) {
      cells.push(cell)
      cell = ''
    } else if (sign === '\n') {
      endRow()
      begun = line
    } else cell += sign
  }
  endRow()
  return rows
}

/** A card in each row. */
function cardsOf(table: DeckTable, pool: CardPool, fallback: string): readonly ReadDeck[] {
  const decks = new Map<string, DeckBuilder>()
  for (const row of table.rows) {
    const deck = table.cell(row, 'deck')
    const builder = decks.get(deck) ?? new DeckBuilder(pool)
    if (!decks.has(deck)) {
      decks.set(deck, builder)
      if (deck !== '') builder.name = deck
      const set = table.cell(row, 'set')
      if (set !== '') builder.readSet(set, row.line)
    }
    addRow(table, row, builder)
  }
  const found = [...decks.values()].map((builder) => builder.build(fallback))
  return found.length > 0 ? found : [new DeckBuilder(pool).build(fallback)]
}

function addRow(table: DeckTable, row: Row, builder: DeckBuilder): void {
  const [name, word, count] = [table.cell(row, 'card'), table.cell(row, 'house'), table.cell(row, 'count')]
  const { line } = row
  if (name === '') {
    builder.report('missing-value', 'this row names no card', line)
    return
  }
  const twin = `${name} (Evil Twin)`
  const isTwin = fold(table.cell(row, 'rarity')) === 'evil twin' && builder.isCard(twin)
  if (count !== '' && !/^\d+$/.test(count)) {
    builder.report('out-of-range', `“${count}” is no number of copies`, line)
    return
  }
  const icons = table.cell(row, 'icons').split(/[\s,;|+]+/)
  builder.addCard({
    name: isTwin ? twin : name,
    house: word === '' ? null : builder.readHouse(word, line),
    count: count === '' ? 1 : Number(count),
    enhancements: builder.readIcons(
      icons.filter((one) => one !== ''),
      line,
    ),
    line,
  })
}

/** A deck in each row: its cards in one cell, or each in a cell of its own. */
function decksOf(table: DeckTable, pool: CardPool, fallback: string): readonly ReadDeck[] {
  return table.rows.map((row) => {
    const houses = table.numbered(row, 'house').join(', ') || table.cell(row, 'houses')
    const cards = table.numbered(row, 'card').join('\n') || table.cell(row, 'cards')
    const [set, token] = [table.cell(row, 'set'), table.cell(row, 'token')]
    const name = table.cell(row, 'deck') || table.cell(row, 'card') || fallback
    const head = [
      `name: ${name}`,
      ...(set === '' ? [] : [`set: ${set}`]),
      ...(houses === '' ? [] : [`houses: ${houses}`]),
      ...(token === '' ? [] : [`token: ${token}`]),
    ]
    const list = readList([...head, cards].join('\n'), pool, fallback)
    const problems = list.problems.map((one) => ({ ...one, line: row.line }))
    return { ...list, problems }
  })
}
