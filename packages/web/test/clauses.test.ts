import { expect, test } from 'vitest'
import {
  clausesFor,
  clauseText,
  clauseTexts,
  counts,
  joined,
  listOf,
  says,
  sentences,
} from '../src/text/clauses.ts'
import { initials, inShort } from '../src/text/shorten.ts'

test('subjects with the same predicate share a sentence, the weightiest first', () => {
  const clauses = [
    ...clausesFor('Ada', counts('gains 1 Æmber', 'amount'), null),
    ...['Troll', 'Gub', 'Troll'].flatMap((who) => clausesFor(who, says('is destroyed', 'destruction'))),
  ]
  expect(clauseTexts(clauses)).toEqual(['Troll and Gub are destroyed', 'Ada gains 1 Æmber'])
})

test('verbs agree with one subject, several subjects, and the players me and you', () => {
  expect(clauseText(['Troll'], 'loses its ward')).toBe('Troll loses its ward')
  expect(clauseText(['Troll', 'Gub'], 'loses its ward')).toBe('Troll and Gub lose their ward')
  expect(clauseText(['me'], 'is dealt 2')).toBe('I am dealt 2')
  expect(clauseText(['you'], 'is dealt 2')).toBe('you are dealt 2')
  expect(clauseText(['me'], 'gains 1 Æmber')).toBe('I gain 1 Æmber')
  expect(clauseText(['you'], 'passes')).toBe('you pass')
  expect(clauseText(['me'], 'decided')).toBe('I decided')
})

test('long lists name the first and count the rest', () => {
  expect(listOf(['A', 'B', 'C', 'D'])).toBe('A, B, C and D')
  expect(listOf(['A', 'B', 'C', 'D', 'E', 'F', 'G'])).toBe('A, B, C and 4 more')
})

test('sentences have a capital and one full stop', () => {
  expect(sentences(['you pass', 'It is so.'])).toBe('You pass. It is so.')
})

test('says “each” where every subject has the amount', () => {
  expect(clauseText(['Troll', 'Gub'], 'takes 2 damage', true)).toBe('Troll and Gub each take 2 damage')
  expect(clauseText(['Troll', 'Gub'], 'is dealt 1 damage by Bear', true)).toBe(
    'Troll and Gub are each dealt 1 damage by Bear',
  )
  expect(clauseText(['Troll', 'Gub'], 'is destroyed')).toBe('Troll and Gub are destroyed')
})

test('keeps names with commas of their own apart', () => {
  expect(listOf(['Lorraine, Blademaster', 'Wolf'])).toBe('Lorraine, Blademaster; and Wolf')
  expect(listOf(['A', 'B', 'C'])).toBe('A, B and C')
  expect(joined(['2 to Lorraine, Blademaster', '1 to Wolf'])).toBe('2 to Lorraine, Blademaster; 1 to Wolf')
})

test('ends every sentence with one stop, and skips empty ones', () => {
  expect(sentences(['Elf dies.', '', 'they block'])).toBe('Elf dies. They block.')
  expect(sentences(['What does Troll do?'])).toBe('What does Troll do?')
})

test('names all words, or counts the rest where it is more than one', () => {
  expect(inShort(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c, d')
  expect(inShort(['a', 'b', 'c', 'd', 'e'], 3)).toBe('a, b, c and 2 more')
})

test('shortens a name to its first letters, with its number', () => {
  expect(initials('Champion Anaphiel (Ada 2)')).toBe('CA2')
  expect(initials('Troll (1)')).toBe('Tro1')
  expect(initials('Krump')).toBe('Kru')
})
