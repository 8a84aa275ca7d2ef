import { expect, test } from 'vitest'
import { type Clause, doing, listOf, sentences, told } from '../src/clauses.ts'

test('who does the same is told together, in the order in which they come first', () => {
  const clauses: Clause[] = [
    ['Troll', 'is destroyed'],
    ['Ada', 'has 1 Æmber more'],
    ['Gub', 'is destroyed'],
    ['Troll', 'is destroyed'],
  ]
  expect(told(clauses)).toEqual(['Troll and Gub are destroyed', 'Ada has 1 Æmber more'])
})

test('verbs agree with one, with several, and with the players of a scenario', () => {
  expect(doing(['Troll'], 'loses its ward')).toBe('Troll loses its ward')
  expect(doing(['Troll', 'Gub'], 'loses its ward')).toBe('Troll and Gub lose their ward')
  expect(doing(['me'], 'is dealt 2')).toBe('I am dealt 2')
  expect(doing(['you'], 'is dealt 2')).toBe('you are dealt 2')
  expect(doing(['me'], 'has 1 Æmber more')).toBe('I have 1 Æmber more')
  expect(doing(['you'], 'passes')).toBe('you pass')
  expect(doing(['me'], 'decided')).toBe('I decided')
})

test('of many the first are named', () => {
  expect(listOf(['A', 'B', 'C', 'D'])).toBe('A, B, C and D')
  expect(listOf(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe('A, B, C and 4 more')
})

test('sentences have a capital and one full stop', () => {
  expect(sentences(['you pass', 'It is so.'])).toBe('You pass. It is so.')
})
