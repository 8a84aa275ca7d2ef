import { type CardOfDeck, countBy, type Deck } from './deck.ts'

/** A name that YAML takes as it is. */
const isPlain = (words: string): boolean => /^[\p{L}\p{N}](?!.*(?:: | #|:$)).*$/u.test(words)

const quoted = (words: string): string => (isPlain(words) ? words : JSON.stringify(words))

/**
 * A deck as a file that people read and change, and that `readDecks` reads back: a plain list that is YAML, too. Equal
 * cards are counted.
 */
export function writeDeck(deck: Deck): string {
  const houses = [...new Set([...deck.houses, ...deck.cards.map(({ house }) => house)])]
  const lines = [
    `name: ${quoted(deck.name)}`,
    ...(deck.set === null ? [] : [`set: ${quoted(deck.set)}`]),
    `houses: [${deck.houses.join(', ')}]`,
    ...(deck.token === null ? [] : [`token: ${quoted(deck.token)}`]),
    ...section('prophecies', deck.prophecies),
    ...section('powers', deck.powers),
    ...houses.flatMap((house) => section(house, linesOf(deck.cards.filter((card) => card.house === house)))),
  ]
  return `${lines.join('\n')}\n`
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`${title}:`, ...lines.map((line) => `  - ${quoted(line)}`)]

function linesOf(cards: readonly CardOfDeck[]): readonly string[] {
  const counts = countBy(cards, ({ name, enhancements }) =>
    enhancements.length === 0 ? name : `${name} [${enhancements.join(', ')}]`,
  )
  return [...counts].map(([line, count]) => (count === 1 ? line : `${count} ${line}`))
}
