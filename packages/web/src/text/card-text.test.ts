import { expect, it } from 'vitest'
import { inertParts, linesOf } from './card-text.ts'

it('leaves out lines that are only keywords, and sets apart what a line waits for', () => {
  const text = 'Taunt. Hazardous 3.\nAfter Fight: Gain 1Æ.\nWhile it is ready, "Action: Draw a card."'
  expect(linesOf(text, ['taunt', 'hazardous'])).toEqual([
    { lead: 'After Fight', text: 'Gain 1Æ.' },
    { lead: '', text: 'While it is ready, "Action: Draw a card."' },
  ])
  expect(linesOf('Flying, vigilance\nWard {2}', ['flying', 'vigilance', 'ward'])).toEqual([])
  expect(linesOf('{T}: Tap target creature.', [])).toEqual([{ lead: '', text: '{T}: Tap target creature.' }])
})

it('sets apart the words that are not understood, also where they begin before the effect of a line', () => {
  expect(inertParts('Taunt. Frobnicate twice. Gain 1Æ.', ['Frobnicate twice.'])).toEqual([
    { text: 'Taunt. ', isInert: false },
    { text: 'Frobnicate twice.', isInert: true },
    { text: ' Gain 1Æ.', isInert: false },
  ])
  expect(inertParts('Frobnicate.', ['After Reap: Frobnicate.'])).toEqual([
    { text: 'Frobnicate.', isInert: true },
  ])
  expect(inertParts('Gain 1Æ.', ['Frobnicate.'])).toEqual([{ text: 'Gain 1Æ.', isInert: false }])
})
