import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { VERDICTS, verdictsOf, worse } from '../scripts/verdicts.mjs'

const card = (id, text, reached) => ({
  id,
  text,
  understood: reached > 0,
  executable: reached > 1,
  exercised: reached > 2,
})

describe('verdicts', () => {
  test('hold a hash of the text and how far it got, never the text', () => {
    const verdicts = verdictsOf([
      card('b', 'Steal 1.', 2),
      card('a', 'Frob.', 0),
      card('c', '', 3),
      card('d', 'x', 1),
    ])
    expect(Object.keys(verdicts)).toEqual(['a', 'b', 'c', 'd'])
    expect(Object.values(verdicts).map((one) => one.split(' ')[1])).toEqual([
      'unknown',
      'executable',
      'exercised',
      'understood',
    ])
    expect(JSON.stringify(verdicts)).not.toContain('teal')
  })

  test('show what got worse, unless the text changed or is new', () => {
    const before = verdictsOf([card('a', 'x', 2), card('b', 'x', 2), card('c', 'x', 1), card('gone', 'x', 3)])
    const now = verdictsOf([card('a', 'x', 1), card('b', 'y', 0), card('c', 'x', 2), card('new', 'x', 0)])
    expect(worse(before, now)).toEqual([{ id: 'a', was: 'executable', is: 'understood' }])
  })

  test('that are committed are a hash and a word each', () => {
    const file = new URL('../packages/keyforge/test/verdicts.json', import.meta.url)
    for (const [id, verdict] of Object.entries(JSON.parse(readFileSync(file, 'utf8')))) {
      expect(id).toMatch(/^\S+$/)
      expect(verdict).toMatch(new RegExp(`^[0-9a-f]{12} (${VERDICTS.join('|')})$`))
    }
  })
})
