import { expect, it } from 'vitest'
import { linesOf } from './card-text.ts'

it('leaves out lines that are only keywords, and sets apart what a line waits for', () => {
  const text = 'Taunt. Hazardous 3.\nAfter Fight: Gain 1Æ.\nWhile it is ready, "Action: Draw a card."'
  expect(linesOf(text, ['taunt', 'hazardous'])).toEqual([
    { lead: 'After Fight', text: 'Gain 1Æ.' },
    { lead: '', text: 'While it is ready, "Action: Draw a card."' },
  ])
  expect(linesOf('Flying, vigilance\nWard {2}', ['flying', 'vigilance', 'ward'])).toEqual([])
  expect(linesOf('{T}: Tap target creature.', [])).toEqual([{ lead: '', text: '{T}: Tap target creature.' }])
})
