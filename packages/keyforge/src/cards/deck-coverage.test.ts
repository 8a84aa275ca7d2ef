import { expect, it } from 'vitest'
import { type DeckCard, deckCoverage } from './deck-coverage.ts'

const card = (house: string, name: string, whole = true, type = 'action', set = '1'): DeckCard => ({
  record: { name, house, type, set },
  whole,
})

it('is the share of decks of three houses, twelve cards each, that have only whole cards', () => {
  const [set] = deckCoverage([
    card('dis', 'A'),
    card('dis', 'B', false),
    card('mars', 'C'),
    card('logos', 'D'),
  ])
  expect(set?.cards).toBe(4)
  expect(set?.share).toBeCloseTo(0.5 ** 12, 12)
  expect(set?.missing).toEqual([{ name: 'B', share: expect.closeTo(1 - 0.5 ** 12, 12) }])
})

it('takes every choice of three houses alike', () => {
  const houses = ['dis', 'mars', 'logos', 'brobnar', 'saurian']
  const cards = houses.map((house) => card(house, house, house !== 'mars'))
  // Ten choices of three houses; four of them are without Mars.
  expect(deckCoverage(cards)[0]?.share).toBeCloseTo(0.4, 12)
  expect(deckCoverage(cards)[0]?.missing).toEqual([{ name: 'mars', share: expect.closeTo(0.6, 12) }])
})

it('leaves out what lies beside a deck, and sets without three houses', () => {
  const beside = ['Token Creature', 'prophecy', 'archon power', 'the tide'].map((type) =>
    card('dis', type, false, type),
  )
  const three = [card('dis', 'A'), card('mars', 'B'), card('logos', 'C')]
  expect(deckCoverage([...beside, ...three])).toEqual([{ set: '1', cards: 3, share: 1, missing: [] }])
  expect(deckCoverage([...three.slice(1), ...beside])).toEqual([])
  expect(deckCoverage([card('dis', 'A', true, 'action', '2'), ...three.slice(1)])).toEqual([])
})
