import { type Grammar, samplerOf } from '@battleline/language'
import { describe, expect, it } from 'vitest'
import { bare } from '../../../test/sampled.ts'
import { cards as typed } from '../text.ts'

/** Samples are nodes of a category that only its name says. */
const cards = typed as unknown as Grammar
const sample = samplerOf(cards)

/** Of so many samples of each phrase all must read and print alike, and one come back as it was: of more, if need be. */
const TRIES = 12
const MOST = 240
const self = 'Brute'

const phrases = cards
  .describe()
  .categories.flatMap(({ name, phrases: of }) =>
    of.map(({ kind, pattern, reads }, phrase) => ({ category: name, kind, pattern, reads, phrase })),
  )

/** Outside quotation marks these words mean the card itself: tolerant.test.ts reads them inside. */
const QUOTED = 'this (card|artifact)'
const spellings = phrases.flatMap(({ reads, ...of }) =>
  reads.filter((spelling) => spelling !== QUOTED).map((spelling) => ({ ...of, spelling })),
)

describe('every phrase prints what is read again', () => {
  it.each(phrases)('$category $kind: $pattern', ({ category, phrase }) => {
    let same = 0
    for (let at = 0; at < TRIES || (same === 0 && at < MOST); at++) {
      const node = sample({ category, phrase, seed: at * 7919 + phrase, depth: 1 + (at % 4) })
      const printed = cards.print(node, { category, self })
      const read = cards.parse(printed, { category, self })
      expect(read.ok ? numberless(cards.print(read.node, { category, self })) : read.problems).toEqual(
        numberless(printed),
      )
      // Two structures can have one text ("each neighbor of a creature on a flank"): then one of them is read.
      if (read.ok && JSON.stringify(sorted(read.node)) === JSON.stringify(sorted(node))) same++
    }
    expect(same, 'no sample came back as it was: another phrase is read first').toBeGreaterThan(0)
  })
})

describe('every spelling that is only read is read as what its phrase means', () => {
  it.each(spellings)('$category $kind: $spelling', ({ category, phrase, spelling }) => {
    const results: string[] = []
    for (let at = 0; at < MOST; at++) {
      const node = sample({ category, phrase, seed: at * 7919 + phrase, depth: 1 + (at % 2) })
      const printed = cards.print(node, { category, self })
      const text = cards.spell(node, { category, phrase, pattern: spelling, self })
      const read = cards.parse(text, { category, self })
      const again = read.ok ? cards.print(read.node, { category, self }) : read.problems[0]?.message
      if (again === printed) return
      results.push(`${text} => ${again}, not ${printed}`)
    }
    expect(results).toEqual([])
  })
})

/** "Or another card" behind a relative clause can belong to either noun, and stands in the number of the one it is read with. */
const numberless = (text: string): string => text.replace(/\bare\b/g, 'is').replace(/(?<=\w{3})s\b/g, '')

/** A value with the fields of its records in one order, those that are not there left out. */
function sorted(value: unknown): unknown {
  const plain = bare(value)
  if (Array.isArray(plain)) return plain.map(sorted)
  if (typeof plain !== 'object' || plain === null) return plain
  const fields = Object.entries(plain).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([field, inside]) => [field, sorted(inside)]))
}
