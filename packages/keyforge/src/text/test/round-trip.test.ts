import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardText } from '../../../test/sampled.ts'
import { LIBRARY } from '../../cards/library.generated.ts'
import { keyforge, printText, readText } from '../../index.ts'

/** A text as it is read and printed; what is wrong with it where it cannot be read. */
function printedAgain(text: string, name: string): string {
  const read = readText(text, name)
  return read.ok ? printText(read.text, name) : read.problems.map(({ message }) => message).join('; ')
}

describe('texts', () => {
  it('print, read, and print the same', () => {
    fc.assert(
      fc.property(cardText, (text) => {
        const printed = printText(text, 'Brute')
        expect(printedAgain(printed, 'Brute')).toBe(printed)
      }),
      { numRuns: 150 },
    )
  })

  it('print without stray spaces', () => {
    fc.assert(
      fc.property(cardText, (text) => {
        expect(printText(text, 'Brute')).not.toMatch(/ {2}| \.| ,/)
      }),
      { numRuns: 100 },
    )
  })

  it('print the same whatever the name of the card is', () => {
    fc.assert(
      fc.property(
        cardText,
        // Samples name Gub as another card.
        fc.constantFrom('Urchin', 'Dino-Fiend', 'Harbinger of Doom', 'Æmber Imp'),
        (text, name) => {
          const printed = printText(text, name)
          expect(printedAgain(printed, name)).toBe(printed)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('that can be read make a card that stands on a board', () => {
    fc.assert(
      fc.property(cardText, fc.constantFrom('creature' as const, 'artifact' as const), (text, type) => {
        const kf = keyforge({
          cards: [{ name: 'Brute', type, house: 'dis', power: 3, text: printText(text, 'Brute') }],
        })
        const pile = type === 'creature' ? 'battleline' : 'artifacts'
        const position = kf.begin({ players: [{ [pile]: ['Brute'] }, { battleline: ['Gub'] }] })
        expect(position).not.toHaveProperty('refused')
        if ('asking' in position) expect(kf.decision(position)?.options.length).toBeGreaterThan(0)
      }),
      { numRuns: 60 },
    )
  })

  it('of any kind never throw', () => {
    const words = [...new Set(LIBRARY.flatMap(({ text = '' }) => text.split(/\s+/)))]
    const soup = fc.array(
      fc.oneof(fc.constantFrom(...words), fc.string(), fc.constantFrom('"', '(', ')', '\n', '.', ':', ',')),
      { maxLength: 25 },
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          soup.map((parts) => parts.join(' ')),
        ),
        (text) => {
          const read = readText(text, 'Brute')
          if (read.ok) printText(read.text, 'Brute')
          else expect(read.problems.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('of the library, mutated, are read as what they print, or give a problem inside the text', () => {
    const texts = LIBRARY.filter(({ text = '' }) => text !== '')
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.nat(),
        fc.nat({ max: 8 }),
        fc.string({ maxLength: 4 }),
        ({ name, text = '' }, from, length, put) => {
          const at = from % text.length
          const mutated = text.slice(0, at) + put + text.slice(at + length)
          const read = readText(mutated, name)
          if (read.ok)
            expect(readText(printText(read.text, name), name)).toMatchObject({ ok: true, text: read.text })
          else {
            for (const problem of read.problems) {
              expect(problem.from).toBeGreaterThanOrEqual(0)
              expect(problem.to).toBeLessThanOrEqual(mutated.length)
              expect(problem.line).toBeLessThanOrEqual(mutated.split('\n').length)
            }
          }
        },
      ),
      { numRuns: 150 },
    )
  })
})
