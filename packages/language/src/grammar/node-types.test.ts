import { expect, test } from 'vitest'
import { grammarOf, words } from '../index.ts'

interface Nodes {
  effect: Effect
  target: Target
  side: 'friendly' | 'enemy'
}
type Effect =
  | { readonly kind: 'draw'; readonly count: number; readonly may?: true }
  | { readonly kind: 'destroy' | 'ward'; readonly what: readonly Target[] }
  | { readonly kind: 'pay'; readonly cost: number; readonly symbol: 'R' }
interface Target {
  readonly kind: 'creature'
  readonly side?: 'friendly' | 'enemy'
  readonly least?: number
}
const { phrase, include, grammar } = grammarOf<Nodes>()

// The compiler checks this test: `@ts-expect-error` fails where a line compiles.
test('a phrase compiles only if its pattern makes the fields of its kind', () => {
  const fitting = [
    phrase('effect', 'draw', '{may=you may} draw {count:#} card(s)'),
    phrase('effect', 'destroy', 'destroy {what:target+", and"}'),
    phrase('effect', 'pay', 'pay \\{{cost:#}\\}\\[x\\]', { fixed: { symbol: 'R' } }),
    phrase('target', 'creature', 'a(n) {side:side?} creature[ with [at least ]{least:#} power]'),
  ]
  const misfits = [
    // @ts-expect-error: no field of this name
    phrase('effect', 'draw', 'draw {amount:#} card(s)'),
    // @ts-expect-error: a field is missing
    phrase('effect', 'draw', 'draw a card'),
    // @ts-expect-error: one field too many
    phrase('effect', 'draw', 'draw {count:#} card(s) from {from:target}'),
    // @ts-expect-error: a field that may be missing
    phrase('effect', 'draw', 'draw[ {count:#}] card(s)'),
    // @ts-expect-error: one node where the type has several
    phrase('effect', 'ward', 'ward {what:target}'),
    // @ts-expect-error: nodes of another category
    phrase('effect', 'destroy', 'destroy {what:side+}'),
    // @ts-expect-error: no such category
    phrase('effect', 'destroy', 'destroy {what:targets+}'),
    // @ts-expect-error: another fixed value
    phrase('effect', 'pay', 'pay {cost:#}', { fixed: { symbol: 'B' } }),
    // @ts-expect-error: no such kind
    phrase('effect', 'discard', 'discard {count:#}'),
    // @ts-expect-error: the category holds other nodes
    include('effect', '{it:target}'),
  ]
  expect(misfits).toHaveLength(10)

  const effects = grammar({
    root: 'effect',
    categories: { effect: {}, target: {} },
    words: [words('side', 'a side', { friendly: 'friendly', enemy: 'enemy' })],
    phrases: fitting,
  })
  const read = effects.parse('Destroy an enemy creature')
  const [first] = read.ok && read.node.kind === 'destroy' ? read.node.what : []
  expect(first?.side).toBe('enemy')
  expect(effects.print({ kind: 'draw', count: 2, may: true })).toBe('you may draw 2 cards')
  // @ts-expect-error: no node of the root
  expect(() => effects.print({ kind: 'creature' })).toThrow('creature')
})
