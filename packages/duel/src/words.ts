import { simpleRecords } from '@battleline/card-game'

/** The words of the duel: what its cards, boards and scenarios are made of. */
export const WORDS = {
  zones: ['field', 'discard'],
  numbers: ['power', 'life', 'splash', 'last blow'],
  keywords: ['first strike'],
  counters: ['damage'],
  marks: { exhausted: ['becomes exhausted', 'becomes ready'] },
  playerNumbers: { life: 10 },
} as const

export const {
  cardOf,
  cardsOf,
  hasKeyword,
  isInPlay,
  isPlayer,
  playerOf,
  printed,
  tableOf,
  writeCard,
  writePlayer,
  writeTable,
} = simpleRecords(WORDS)
