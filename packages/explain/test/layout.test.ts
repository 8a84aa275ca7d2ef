import { columns } from '@battleline/language'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrap } from '../src/format/layout.ts'
import { page, span } from '../src/index.ts'

const word = fc.stringMatching(/^[a-zÆé0-9,→]{1,12}$/)
const said = fc.array(word, { minLength: 1, maxLength: 40 })
const textOf = (line: readonly { readonly text: string }[]): string => line.map(({ text }) => text).join('')

describe('lines', () => {
  test('are never wider than the page, and never break a word', () => {
    fc.assert(
      fc.property(
        said,
        fc.integer({ min: 20, max: 90 }),
        fc.integer({ min: 0, max: 6 }),
        (words, width, hang) => {
          const lines = wrap([span(words.join(' '))], width, hang).map(textOf)
          for (const line of lines) expect(columns(line.trimEnd())).toBeLessThanOrEqual(width)
          expect(lines.flatMap((line) => line.split(' ').filter((one) => one !== ''))).toEqual(words)
        },
      ),
    )
  })

  test('keep words together that are painted in parts', () => {
    const lines = wrap([span('one '), span('two', 'strong'), span(', three')], 8, 2).map(textOf)
    expect(lines).toEqual(['one two, ', '  three'])
  })

  test('are single words if a word is wider than the page', () => {
    const lines = wrap([span('a abcdefghijklmnop b')], 8, 0).map((line) => textOf(line).trim())
    expect(lines).toEqual(['a', 'abcdefghijklmnop', 'b'])
  })
})

describe('the margin', () => {
  test('holds every rule once, in order, flush right, within the width', () => {
    const ids = fc.array(fc.constantFrom('KF-DMG-1', 'KF-DST-12', 'R-001'), { maxLength: 7 })
    fc.assert(
      fc.property(said, ids, fc.integer({ min: 40, max: 100 }), (words, cite, width) => {
        const lines = page([{ line: [span(words.join(' '))], hang: 4, cite }], width)
          .split('\n')
          .slice(0, -1)
        for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(width)
        expect(lines.flatMap((line) => line.match(/(?:KF-[A-Z]+-|R-)\d+/g) ?? [])).toEqual(cite)
        for (const line of lines.filter((one) => /-\d+$/.test(one))) expect(columns(line)).toBe(width)
      }),
    )
  })

  test('uses the space beside the lines below', () => {
    const line = { line: [span('A title that leaves little room')], hang: 2, cite: ['KF-DMG-1', 'KF-DMG-2'] }
    const below = { line: [span('    below')], hang: 6, cite: [] }
    expect(page([line, below], 42)).toBe(
      ['A title that leaves little room   KF-DMG-1', '    below                         KF-DMG-2', ''].join(
        '\n',
      ),
    )
  })
})
