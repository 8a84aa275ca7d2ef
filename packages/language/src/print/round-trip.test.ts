import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canon, read } from '../../test/tavern.ts'
import { tavern } from '../../test/tavern-grammar.ts'
import { excerpt, type Node, samplerOf } from '../index.ts'

const sample = samplerOf(tavern)

const amount: fc.Arbitrary<Node> = fc.oneof(
  fc.constant({ kind: 'number', value: 1, article: true }),
  fc.nat(20).map((value) => ({ kind: 'number', value })),
  fc.constant({ kind: 'unknown' }),
)

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const side = maybe(fc.constantFrom('friendly', 'enemy'))
const house = fc.constantFrom('brine', 'ember', 'fleet')

const group: fc.Arbitrary<Node> = fc.oneof(
  fc.record({ kind: fc.constant('creature'), other: maybe(fc.constant(true)), side }),
  fc.record({ kind: fc.constant('creature'), side, house, not: maybe(fc.constant(true)) }),
  fc.record({ kind: fc.constant('bearer'), side, trait: fc.constantFrom('knight', 'elf') }),
)

const target: fc.Arbitrary<Node> = fc.oneof(
  fc.constant({ kind: 'self' }),
  fc.record({ kind: fc.constantFrom('each', 'all'), of: group }),
  fc.record({ kind: fc.constant('choose'), n: amount, of: group }),
  fc.record({ kind: fc.constant('neighbors'), of: fc.constantFrom({ kind: 'that' }, { kind: 'self' }) }),
)

const move: fc.Arbitrary<Node> = fc.oneof(
  fc.record({ kind: fc.constant('steal'), may: maybe(fc.constant(true)), n: amount }),
  fc.record({ kind: fc.constant('deal'), n: amount, to: target }),
  fc.record({ kind: fc.constant('draw'), n: amount, each: maybe(group) }),
  fc.record({ kind: fc.constant('power'), who: target, n: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ kind: fc.constant('destroy'), what: fc.array(target, { minLength: 1, maxLength: 4 }) }),
  fc.record({ kind: fc.constant('counter'), name: fc.constantFrom('wisdom', 'omen'), on: target }),
  fc.record({
    kind: fc.constant('search'),
    card: fc.constantFrom('Gub', 'Witch of the Wilds', "Nurse Soto's 2nd Æmber-Imp"),
  }),
)

const condition: fc.Arbitrary<Node> = fc.oneof(
  fc.record({ kind: fc.constant('control'), n: amount, of: group }),
  fc.record({ kind: fc.constant('alone'), who: target }),
)

const { text } = fc.letrec<{ text: Node; ability: Node; effect: Node }>((tie) => ({
  effect: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    move,
    fc.record({ kind: fc.constant('both'), first: move, second: move }),
    fc.record({ kind: fc.constant('if'), that: condition, do: tie('effect') }),
    fc.record({ kind: fc.constant('gain'), who: target, ability: tie('ability') }),
  ),
  ability: fc.oneof(
    fc.record({
      kind: fc.constant('triggered'),
      on: fc.array(fc.constantFrom('play', 'fight', 'reap', 'after'), { minLength: 1, maxLength: 3 }),
      does: fc.array(tie('effect'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('constant'),
      does: fc.array(tie('effect'), { minLength: 1, maxLength: 2 }),
    }),
  ),
  text: fc.record({ kind: fc.constant('text'), abilities: fc.array(tie('ability'), { maxLength: 3 }) }),
}))

const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('any text', () => {
  it('prints and reads back to the same text', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(undefined, 'Dino-Knight', "D’Arc's Imp"), (node, self) => {
        const printed = tavern.print(node, self === undefined ? {} : { self })
        expect(canon(printed, self)).toBe(printed)
        expect(printed).not.toMatch(/ {2}|[\ufdd0\ufdd1]| [.,:;]|^\s|\s$/)
      }),
      { numRuns: 500 },
    )
  })

  it('reads back to the same nodes, where the words have one meaning only', () => {
    const single = text.filter((node) => {
      const written = JSON.stringify(node)
      // "Destroy A and B" in "both", and abilities that a sentence before them would swallow, may be read another way.
      return !written.includes('"both"') && !written.includes('"constant"') && !written.includes('"gain"')
    })
    fc.assert(
      fc.property(single, (node) => {
        expect(bare(read(tavern.print(node)))).toEqual(bare(node))
      }),
      { numRuns: 500 },
    )
  })

  it('that comes of the table of phrases alone prints and reads back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, depth) => {
        const printed = tavern.print(sample({ seed, depth }))
        expect(canon(printed)).toBe(printed)
      }),
    )
    expect(sample({ seed: 3 })).toEqual(sample({ seed: 3 }))
    const kinds = new Set(Array.from({ length: 200 }, (_, seed) => sample({ seed, category: 'move' }).kind))
    expect([...kinds].sort()).toEqual(['counter', 'deal', 'destroy', 'draw', 'power', 'search', 'steal'])
  })

  it('is spelled as its phrase only reads it', () => {
    const by = { category: 'move', phrase: 0, pattern: 'take {n:amount}(Æ|) from your opponent' }
    expect(tavern.spell({ kind: 'steal', n: { kind: 'number', value: 2 } }, by)).toBe(
      'take 2Æ from your opponent',
    )
  })

  it('is read or explained, never thrown at', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            '"',
            "'",
            '(',
            ')',
            '.',
            '\n',
            '1',
            'A',
            'steal',
            'each',
            'Elf',
            'gains',
            ',',
            'and',
            'if',
            'destroy',
            '-',
            '’s',
            '\ud83d',
            ':',
          ),
          { maxLength: 300 },
        )
        .map((parts) => parts.join(' ')),
      fc.tuple(text, fc.nat(), fc.nat(9), fc.string({ maxLength: 3 })).map(([node, at, gone, put]) => {
        const written = tavern.print(node)
        const cut = at % (written.length + 1)
        return written.slice(0, cut) + put + written.slice(cut + gone)
      }),
    )
    fc.assert(
      fc.property(hostile, (written) => {
        const parsed = tavern.parse(written, { self: written.slice(0, 5) })
        if (parsed.ok) return
        expect(parsed.problems.length).toBeGreaterThan(0)
        for (const problem of parsed.problems) {
          expect(problem.from).toBeLessThanOrEqual(problem.to)
          expect(problem.to).toBeLessThanOrEqual(written.length)
          expect(excerpt(written, problem).split('\n').length).toBeLessThan(6)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
