import { type CardPool, type DeckPart, type DeckProblem, isMaterial, type ReadDeck } from './deck.ts'

/** The headings of lists, in small letters. */
const HEADINGS: ReadonlyMap<string, DeckPart> = new Map([
  ['main', 'main'],
  ['main deck', 'main'],
  ['maindeck', 'main'],
  ['material', 'material'],
  ['material deck', 'material'],
  ['side', 'side'],
  ['sideboard', 'side'],
  ['side deck', 'side'],
])

/** No deck has more cards of a name. */
const MOST_COPIES = 1000

/** “# Main Deck (60)”, “Material deck:”. */
const HEADING = /^#*\s*([\p{L} ]+?)\s*(?:\(\d+\))?\s*:?$/u
/** Between two decks that were written together. */
const NEXT_DECK = /^---[ \t]*\r?$/m
/** “4 Fireball”, “4x Fireball”, “Fireball”. */
const LINE = /^(?:(\d+)\s*[x×]?\s+)?(.+)$/u

/**
 * The deck of a plain list, as sites of the community write it: a card a line with how many there are, below the
 * headings of main deck, material deck and sideboard. Without headings, champions and regalia are material. It never
 * throws; what cannot be read is among the problems.
 * @param fallback the name of a deck without one, for example that of its file
 */
export const readDeck = (text: string, pool: CardPool, fallback = 'A deck'): ReadDeck =>
  readList(text, pool, fallback, 1)

/** The decks of a file, with a line `---` between two of them. At least one. */
export function readDecks(text: string, pool: CardPool, fallback = 'A deck'): readonly ReadDeck[] {
  let line = 1
  return text.split(NEXT_DECK).map((list) => {
    const deck = readList(list, pool, fallback, line)
    line += list.split('\n').length - 1
    return deck
  })
}

/** `first`: the line of the file in which the list begins. */
function readList(text: string, pool: CardPool, fallback: string, first: number): ReadDeck {
  const cards: Record<DeckPart, string[]> = { main: [], material: [], side: [] }
  const problems: DeckProblem[] = []
  let name = fallback
  let part: DeckPart | null = null
  for (const [at, written] of text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    const words = written.trim()
    if (words === '' || words.startsWith('//')) continue
    const title = /^name:\s*(.+)$/i.exec(words)?.[1]
    const heading = HEADINGS.get((HEADING.exec(words)?.[1] ?? '').toLowerCase())
    if (title !== undefined) name = title
    else if (heading !== undefined) part = heading
    else addCard(words, at + first)
  }
  if (Object.values(cards).every((one) => one.length === 0) && problems.length === 0)
    problems.push({ kind: 'empty-file', message: 'the list has no cards', line: first, nearest: null })
  return { name, ...cards, problems }

  function addCard(words: string, line: number): void {
    const [, count, card = ''] = LINE.exec(words) ?? []
    const copies = Number(count ?? 1)
    const facts = pool.facts(card)
    const problem = (kind: DeckProblem['kind'], message: string) =>
      problems.push({
        kind,
        message,
        line,
        nearest: kind === 'unknown-card' ? (pool.near(card) ?? null) : null,
      })
    if (words.startsWith('#')) problem('unknown-word', `“${words}” is no heading of a deck`)
    else if (facts === undefined) problem('unknown-card', `no card is called “${card}”`)
    else if (copies < 1 || copies > MOST_COPIES)
      problem('out-of-range', `a deck has 1 to ${MOST_COPIES} cards of a name`)
    else
      cards[part ?? (isMaterial(facts) ? 'material' : 'main')].push(
        ...Array.from({ length: copies }, () => facts.name),
      )
  }
}
