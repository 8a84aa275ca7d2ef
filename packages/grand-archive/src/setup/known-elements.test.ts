import { isRefusal } from '@battleline/kernel'
import { expect, it } from 'vitest'
import { type CardFacts, grandArchive } from '../index.ts'

const card = (name: string, rest: Partial<CardFacts> = {}): CardFacts => ({
  ...{ name, type: 'ally', power: 2, life: 3 },
  ...rest,
})
const CARDS = [
  card('Riddle', { elements: [] }),
  card('Plain'),
  card('Lantern', { text: 'Lantern gets +1 power for each fire ally you control.' }),
  card('Pyre', { type: 'action', text: 'Imbue 2.\nDraw a card.', speed: 'slow' }),
]
const game = grandArchive({ cards: CARDS })
const refusalOf = (hand: readonly string[], field: readonly string[], whole = false): string => {
  const begun = game.begin({ whole, players: [{ hand, field }, {}] })
  return isRefusal(begun) ? begun.reason : ''
}

it('a card of unknown elements plays in fights that do not ask for them', () => {
  expect(refusalOf([], ['Riddle', 'Plain'])).toBe('')
  expect(refusalOf(['Pyre'], ['Plain', 'Lantern'], true)).toBe('')
})

it.each([
  [[], ['Riddle', 'Lantern'], false, 'Lantern asks for elements, and those of Riddle are not known'],
  [['Pyre'], ['Riddle'], false, 'Pyre asks for elements'],
  [[], ['Riddle'], true, 'the elements of Riddle are not known, and a whole game needs them'],
] as const)('unknown elements are refused where they are asked for: %s, %s', (hand, field, whole, reason) => {
  expect(refusalOf(hand, field, whole)).toContain(reason)
})
