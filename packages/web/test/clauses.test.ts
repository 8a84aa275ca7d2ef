import { expect, test } from 'vitest'
import { type Clause, clauseText, clauseTexts, joined, listOf, sentences } from '../src/text/clauses.ts'
import { inShort } from '../src/text/shorten.ts'

test('who does the same is told together, in the order in which they come first', () => {
  const clauses: Clause[] = [
    ['Troll', 'is destroyed'],
    ['Ada', 'gains 1 Æmber'],
    ['Gub', 'is destroyed'],
    ['Troll', 'is destroyed'],
  ]
  expect(clauseTexts(clauses)).toEqual(['Troll and Gub are destroyed', 'Ada gains 1 Æmber'])
})

test('verbs agree with one, with several, and with the players of a scenario', () => {
  expect(clauseText(['Troll'], 'loses its ward')).toBe('Troll loses its ward')
  expect(clauseText(['Troll', 'Gub'], 'loses its ward')).toBe('Troll and Gub lose their ward')
  expect(clauseText(['me'], 'is dealt 2')).toBe('I am dealt 2')
  expect(clauseText(['you'], 'is dealt 2')).toBe('you are dealt 2')
  expect(clauseText(['me'], 'gains 1 Æmber')).toBe('I gain 1 Æmber')
  expect(clauseText(['you'], 'passes')).toBe('you pass')
  expect(clauseText(['me'], 'decided')).toBe('I decided')
})

test('of many the first are named', () => {
  expect(listOf(['A', 'B', 'C', 'D'])).toBe('A, B, C and D')
  expect(listOf(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe('A, B, C and 4 more')
})

test('sentences have a capital and one full stop', () => {
  expect(sentences(['you pass', 'It is so.'])).toBe('You pass. It is so.')
})

test('says of a number that each of several has it, and not that all share it', () => {
  expect(clauseText(['Troll', 'Gub'], 'takes 2 damage')).toBe('Troll and Gub each take 2 damage')
  expect(clauseText(['Troll', 'Gub'], 'is dealt 1 damage by Bear')).toBe(
    'Troll and Gub are each dealt 1 damage by Bear',
  )
  expect(clauseText(['Troll', 'Gub'], 'is destroyed')).toBe('Troll and Gub are destroyed')
})

test('keeps names with commas of their own apart', () => {
  expect(listOf(['Lorraine, Blademaster', 'Wolf'])).toBe('Lorraine, Blademaster; and Wolf')
  expect(listOf(['A', 'B', 'C'])).toBe('A, B and C')
  expect(joined(['2 to Lorraine, Blademaster', '1 to Wolf'])).toBe('2 to Lorraine, Blademaster; 1 to Wolf')
})

test('ends a sentence with one stop, and leaves out what says nothing', () => {
  expect(sentences(['Elf dies.', '', 'they block'])).toBe('Elf dies. They block.')
  expect(sentences(['What does Troll do?'])).toBe('What does Troll do?')
})

test('names all, or how many more there are where these are several', () => {
  expect(inShort(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c, d')
  expect(inShort(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b, c and 2 more')
})
