import { expect, test } from 'vitest'
import { Records } from './records.ts'

const CARDS = [
  { name: 'A', text: 'braces } { and \\" quotes "\nand lines' },
  { name: 'B', card_faces: [{ name: 'C' }, { name: 'D' }] },
  { name: 'E\\' },
]

test.each([
  ['a list', JSON.stringify(CARDS)],
  ['a list of lines', `[\n${CARDS.map((card) => JSON.stringify(card)).join(',\n')}\n]\n`],
  ['lines', CARDS.map((card) => JSON.stringify(card)).join('\n')],
  ['written apart', JSON.stringify(CARDS, null, 2)],
])('%s is split into its records, wherever it is cut', (_, text) => {
  for (const size of [1, 2, 7, 1000]) {
    const records = new Records()
    const found: unknown[] = []
    for (let at = 0; at < text.length; at += size)
      for (const one of records.take(text.slice(at, at + size))) found.push(JSON.parse(one.text))
    expect(found).toEqual(CARDS)
    expect(records.rest()).toBe(null)
  }
})

test('an unfinished record is reported with its first line', () => {
  const records = new Records()
  expect([...records.take('[\n{"name": "A"},\n{"name":\n')].map(({ line }) => line)).toEqual([2])
  expect(records.rest()).toBe(3)
})
