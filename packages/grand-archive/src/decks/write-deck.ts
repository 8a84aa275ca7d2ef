import { countNames, DECK_PARTS, type Deck, type DeckPart } from './deck.ts'

const TITLES: Readonly<Record<DeckPart, string>> = {
  main: '# Main Deck',
  material: '# Material Deck',
  side: '# Sideboard',
}

/** A deck as a plain list that `readDeck` reads back. Equal cards are counted. */
export const writeDeck = (deck: Deck): string =>
  [
    `name: ${deck.name}`,
    ...DECK_PARTS.filter((part) => deck[part].length > 0).flatMap((part) => [
      '',
      TITLES[part],
      ...[...countNames(deck[part])].map(([name, count]) => `${count} ${name}`),
    ]),
    '',
  ].join('\n')
