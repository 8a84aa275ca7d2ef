import { expect, it } from 'vitest'
import { readingOf } from '../src/set-up/cards/split-sentences.ts'

it('separates sentences that are understood from those with problems', () => {
  const text = 'Poison. Destroyed: Steel 1.\nFight: Draw a card. Frob it'
  const wrong = [
    { line: 1, column: 20 },
    // What is missing at the end belongs to the last sentence.
    { line: 2, column: 28 },
  ]
  expect(readingOf(text, wrong)).toEqual({
    understood: ['Poison.', 'Fight: Draw a card.'],
    notYet: ['Destroyed: Steel 1.', 'Frob it'],
  })
  expect(readingOf('Taunt.', [])).toEqual({ understood: ['Taunt.'], notYet: [] })
})
