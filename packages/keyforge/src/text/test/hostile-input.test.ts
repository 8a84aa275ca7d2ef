import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../../cards/library.generated.ts'
import { cards, readText } from '../text.ts'
import { vocabularyOf } from '../words/card-words.ts'

const texts = LIBRARY.flatMap(({ name, text = '' }) => (text === '' ? [] : [{ name, text }]))
const words = [...new Set(texts.flatMap(({ text }) => text.split(/(?<=\s)|(?=\s)/)))]

/** What reading costs, in steps of the reader: the same on every machine. */
const cost = (text: string, name = 'Brute'): number => cards.parse(text, { self: name }).steps

/** A card text with words left out, said twice, put elsewhere or taken from others. */
const mutated = fc
  .tuple(
    fc.constantFrom(...texts),
    fc.array(
      fc.tuple(
        fc.constantFrom('drop', 'twice', 'put', 'swap'),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...words),
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([{ name, text }, changes]) => {
    const parts = text.split(/(?<=\s)|(?=\s)/)
    for (const [change, from, to, word] of changes) {
      const [here, there] = [from % parts.length, to % parts.length]
      if (change === 'drop') parts.splice(here, 1 + (to % 3))
      else if (change === 'put') parts.splice(here, 0, word, ' ')
      else if (change === 'twice') parts.splice(here, 0, ...parts.slice(here, there + 1), ' ')
      else [parts[here], parts[there]] = [parts[there] ?? '', parts[here] ?? '']
      if (parts.length === 0) parts.push(word)
    }
    return { name, text: parts.join('') }
  })

describe('the cost of reading', () => {
  it('stays small for whatever becomes of a card text', () => {
    fc.assert(
      fc.property(mutated, ({ name, text }) => {
        const parsed = cards.parse(text, { self: name })
        expect(parsed.steps).toBeLessThan(5000 + 500 * text.length)
        if (!parsed.ok) expect(parsed.problems.some(({ limit }) => limit !== undefined)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  it('grows with the square of the length at most, whatever is said again and again', () => {
    const piece = fc.array(fc.constantFrom(...words, '"', '(', ' and ', ' or ', ', ', ': '), {
      minLength: 1,
      maxLength: 8,
    })
    fc.assert(
      fc.property(piece, fc.constantFrom('', 'Play: ', 'Each '), (parts, start) => {
        const text = (times: number) => start + `${parts.join('')} `.repeat(times)
        const [once, twice, again] = [8, 16, 32].map((times) => cost(text(times)))
        expect(twice).toBeLessThanOrEqual(5 * (once ?? 0) + 5000)
        expect(again).toBeLessThanOrEqual(5 * (twice ?? 0) + 5000)
      }),
      { numRuns: 150 },
    )
  })

  it.each([
    'destroy each creature and ',
    'each creature that shares a trait with ',
    'a creature or ',
    'gain 1 and ',
    'for each creature, ',
    'this creature gains, "',
    'if you do, ',
    'other friendly ',
    'each neighbor of ',
  ])('of %j, many times', (piece) => {
    const [once, twice] = [20, 40].map((times) => cost(`Play: ${piece.repeat(times)}.`))
    expect(twice).toBeLessThanOrEqual(5 * (once ?? 0) + 5000)
  })
})

it('A house or trait of a card file that is no word is read in no text', () => {
  const words = vocabularyOf([{ house: ' ', traits: ['\u00a0', '\t'] }, { house: 'Grove' }])
  expect(readText('Play: Destroy each Grove creature.', 'Brute', words).ok).toBe(true)
  expect(readText('Play: Destroy each creature.', 'Brute', words).ok).toBe(true)
})
