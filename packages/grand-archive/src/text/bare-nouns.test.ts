import { expect, it } from 'vitest'
import { readRemains, readText } from './grammar.ts'

const problems = (text: string) => {
  const read = readText(text, 'Brute')
  return read.ok ? [] : read.problems.map(({ from, to }) => text.slice(from, to))
}

it.each([
  ['Deal 2 damage to rested unit.', 'rested unit'],
  ['Destroy ally.', 'ally'],
  ['If you control an Animal and Beast ally, draw a card.', 'Animal and Beast'],
  ['Target Animal and Beast ally gets +1 POWER until end of turn.', 'Animal and Beast'],
])('a singular that needs a plural is not played: %s', (text, words) => {
  expect(problems(text)).toEqual([words])
  const left = readRemains(`${text}\nFrob it.`, 'Brute').clauses
  expect(left.every(({ clause }) => clause.kind !== 'resolve' || clause.does.length === 0)).toBe(true)
})

it.each([
  'Deal 2 damage to each rested unit.',
  'Destroy all allies.',
  'Animal and Beast allies you control get +1 LIFE.',
  'If you control an Animal or Beast ally, draw a card.',
])('%s is played', (text) => {
  expect(problems(text)).toEqual([])
})
