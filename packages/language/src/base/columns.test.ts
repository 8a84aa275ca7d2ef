import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cells, columns, padded, visible, visibleLines } from './columns.ts'

describe('columns', () => {
  it.each([
    ['Troll', 5],
    ['Ætherlight →', 12],
    ['Ekwirre\u0306', 7],
    ['山田太郎', 8],
    ['ＡＢ', 4],
    ['한국', 4],
    ['🐉', 2],
    ['👨‍👩‍👧 dragon', 9],
    ['🇩🇪', 2],
    ['❤️', 2],
    ['\x1b[31m', 5],
    ['a\u202Eb', 10],
    ['', 0],
  ])('of %j are %i', (text, width) => {
    expect(columns(text)).toBe(width)
    expect(cells(text)).toHaveLength(width)
    expect(columns(padded(text, 20))).toBe(20)
  })
})

describe('what a terminal would obey', () => {
  it('is shown', () => {
    expect(visible('\x1b]0;t\x07\r\n\t\x7f\x9b\u202E\u2066\u200B\uFEFF\uD800')).toBe(
      '␛]0;t␇␍␊␉␡<U+009B><U+202E><U+2066><U+200B><U+FEFF><U+D800>',
    )
    expect(visibleLines('one\r\ntwo')).toBe('one␍\ntwo')
  })

  it('is left alone where it joins what is written', () => {
    for (const text of ['👨‍👩‍👧', 'نمی‌خواهم', 'Ekwirre\u0306 “Æ”']) expect(visible(text)).toBe(text)
  })

  it('is nowhere in a visible text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visible(text)).not.toMatch(/[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u)
      }),
    )
  })
})
