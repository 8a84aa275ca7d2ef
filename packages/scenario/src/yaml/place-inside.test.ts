import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { Faults } from '../problems/faults.ts'
import { Lines } from '../problems/problem.ts'
import { readDocuments } from './documents.ts'
import { placeInside } from './place-inside.ts'
import type { Text } from './tree.ts'

function textIn(yaml: string): Text {
  const faults = new Faults()
  const [tree] = readDocuments({ text: yaml, lines: new Lines('x', yaml), faults })
  const value = tree?.kind === 'table' ? tree.entries[0]?.value : tree
  if (value?.kind !== 'text' || faults.count > 0)
    throw new Error(`no text: ${yaml} ${faults.all[0]?.message}`)
  return value
}

/** The text in the file at the computed place of a word. */
function found(yaml: string, word: string): string {
  const text = textIn(yaml)
  const from = text.text.indexOf(word)
  const place = placeInside(text, yaml, from, from + word.length)
  return yaml.slice(place.from, place.to)
}

describe('the place of a part of a text', () => {
  it.each([
    ['plain', 'a: one two three\n', 'two', 'two'],
    ['plain, over several lines', 'a: one\n  two\n\n  three\n', 'three', 'three'],
    ['in double quotes', 'a: "one two three"\n', 'two', 'two'],
    ['in double quotes over lines', 'a: "one\n  two\n   three"\n', 'three', 'three'],
    ['behind escapes', 'a: "on\\u0065\\t\\x41\\n two"\n', 'two', 'two'],
    ['behind a letter of two units', 'a: "\\U0001F600 two"\n', 'two', 'two'],
    ['behind an escaped quote', 'a: "\\"one\\" two"\n', 'two', 'two'],
    ['behind a folded line', 'a: "one \\\n  t\\\n  wo three"\n', 'three', 'three'],
    ['in single quotes', "a: 'it''s two o''clock'\n", 'two', 'two'],
    ['with a quote in it', "a: 'it''s two'\n", "it's", "it''s"],
    ['in a literal block', 'a: |\n  one\n    two\n  three\n', 'two', 'two'],
    ['in a folded block', 'a: >-\n  one\n  two\n\n  three\n', 'three', 'three'],
    ['in a block with a comment', 'a: | # why\n  one two\n', 'two', 'two'],
    ['in a block with CRLF', 'a: |\r\n  one\r\n  two\r\n', 'two', 'two'],
  ])('%s', (_, yaml, word, expected) => {
    expect(found(yaml, word)).toBe(expected)
  })

  it('at the end is after the text', () => {
    const yaml = 'a: "one"\n'
    const text = textIn(yaml)
    expect(placeInside(text, yaml, 3, 3)).toEqual({ from: 7, to: 7 })
  })

  it('is exact for every letter, however the text is written', () => {
    const letters = fc.constantFrom('a', 'b', 'Æ', ':', '"', "'", '#', ' ', '-', '\n', '😀', '\\')
    const styles = fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED')
    const texts = fc.array(letters, { minLength: 1, maxLength: 60 }).map((all) => `x${all.join('')}x`)
    fc.assert(
      fc.property(texts, styles, fc.integer({ min: 20, max: 80 }), (value, style, lineWidth) => {
        const yaml = stringify({ a: value }, { defaultStringType: style, lineWidth })
        const text = textIn(yaml)
        expect(text.text).toBe(value)
        for (const [at, letter] of [...value.split('').entries()]) {
          if (/\s/.test(letter) || /[\ud800-\udfff]/.test(letter)) continue
          const place = placeInside(text, yaml, at, at + 1)
          const there = yaml.slice(place.from, place.from + 2)
          expect([letter, `\\${letter}`].some((one) => there.startsWith(one))).toBe(true)
        }
      }),
    )
  })
})
