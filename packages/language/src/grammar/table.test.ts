import { describe, expect, it } from 'vitest'
import { grammar, include, type Phrase, phrase, words } from '../index.ts'

const build = (...phrases: Phrase[]) =>
  grammar({
    root: 'text',
    categories: { text: {}, effect: { label: 'an effect' }, amount: { counts: true } },
    words: [words('house', 'a house', { brine: 'Brine' })],
    phrases: [
      phrase('text', 'text', '{all:effect*". "}'),
      phrase('effect', 'gain', 'gain {n:amount}'),
      phrase('amount', 'number', '{value:#}'),
      ...phrases,
    ],
  })

describe('a grammar', () => {
  it.each<[string, Phrase, RegExp]>([
    [
      'an open slot',
      phrase('effect', 'a', 'a {n:amount'),
      /phrase "a \{n:amount" of effect\/a: "}" is missing/,
    ],
    ['an open bracket', phrase('effect', 'a', 'a [b'), /unbalanced/],
    [
      'an unknown type',
      phrase('effect', 'a', 'a {n:amuont}'),
      /"amuont" is neither a category nor a word set/,
    ],
    ['a slot twice', phrase('effect', 'a', '{n:#} or {n:#}'), /a slot occurs twice/],
    ['a fixed slot', phrase('effect', 'a', 'a {n:#}', { fixed: { n: 1 } }), /both a slot and a fixed field/],
    [
      'a slot of no node',
      phrase('effect', 'a', 'a {of.n:#}', { fixed: { of: 'b' } }),
      /no fixed field holds a node for "of.n"/,
    ],
    [
      'a fixed slot of a node',
      phrase('effect', 'a', 'a {of.n:#}', { fixed: { of: { kind: 'b', n: 1 } } }),
      /"of.n" is both a slot and a fixed field/,
    ],
    ['a fixed kind', phrase('effect', 'a', 'a', { fixed: { kind: 'b' } }), /"kind" is no fixed field/],
    ['an unknown category', phrase('efect', 'a', 'a'), /the category is not declared/],
    [
      'itself first',
      phrase('amount', 'sum', '{a:amount} plus {b:amount}'),
      /begin with its own category: amount > amount/,
    ],
    [
      'itself behind words that may be missing',
      phrase('effect', 'a', '[then] {b:effect}'),
      /effect > effect/,
    ],
    ['nothing', phrase('effect', 'a', '[then]'), /can read nothing at all/],
    [
      'a lossy reading',
      phrase('effect', 'a', 'a {n:#}', { reads: ['b'] }),
      /slot "n" of the canonical pattern is missing/,
    ],
    [
      'a reading of more',
      phrase('effect', 'a', 'a', { reads: ['b {n:#}'] }),
      /the canonical pattern has no slot "n"/,
    ],
    ['a twin', phrase('effect', 'b', 'Gain {n:amount}'), /an earlier phrase has the same pattern/],
    ['an unknown number', phrase('effect', 'a', 'a {h:house} (is/are~n)'), /"~n" names no slot/],
    ['an include of two', include('effect', '{a:amount} {b:amount}'), /an include has exactly one slot/],
    ['an include of words', include('effect', 'of {h:house}'), /an include has exactly one slot/],
    ['alternatives in a word', phrase('effect', 'a', 'destroy(ed|s)'), /alternatives touch no word/],
    ['separators without quotes', phrase('effect', 'a', 'a {h:house+ and }'), /separators are quoted/],
  ])('refuses %s when it is checked', (_, bad, message) => {
    const made = build(bad)
    expect(() => made.check()).toThrow(message)
  })

  it('reads a comma alone only inside an enumeration', () => {
    const { parse } = build(phrase('effect', 'a', 'go to {all:house+", and"}'))
    const isRead = (text: string) => parse(text).ok
    expect(isRead('go to brine and brine')).toBe(true)
    expect(isRead('go to brine, brine, and brine')).toBe(true)
    expect(isRead('go to brine, brine and brine')).toBe(true)
    expect(isRead('go to brine, brine')).toBe(false)
  })

  it('says why it cannot print a node', () => {
    const print = (node: { kind: string; [field: string]: unknown }) => () => build().print(node)
    expect(print({ kind: 'text', all: [{ kind: 'gain', n: { kind: 'number', value: 'x' } }] })).toThrow(
      'text.all > gain.n > number.value is "x", not #',
    )
    expect(print({ kind: 'text', all: [{ kind: 'lose' }] })).toThrow(/no phrase of "effect" has these fields/)
    expect(print({ kind: 'text', all: [], more: 1 })).toThrow(/no phrase of "text"/)
  })

  it('describes itself', () => {
    const described = build(
      phrase('effect', 'a', '[then] (draw|take) card(s)[ of {h:house}] {may=at once}', { note: 'Once.' }),
    ).describe()
    expect(described.categories[1]?.phrases).toEqual([
      {
        kind: 'gain',
        pattern: 'gain {n:amount}',
        example: 'gain ‹a number›',
        reads: [],
        spellings: [],
        fixed: {},
      },
      {
        kind: 'a',
        pattern: '[then] (draw|take) card(s)[ of {h:house}] {may=at once}',
        example: 'draw card[ of ‹a house›] [at once]',
        reads: [],
        spellings: [],
        fixed: {},
        note: 'Once.',
      },
    ])
    expect(described.words).toEqual([{ name: 'house', label: 'a house', keys: ['brine'] }])
  })
})
