import { expect, it } from 'vitest'
import { grammar, type Node, phrase, visitorOf, within, words } from '../index.ts'

const upgraded = {
  kind: 'group',
  noun: 'creature',
  such: [{ kind: 'attached to', host: { kind: 'choose' } }],
} as const

const effects = grammar({
  root: 'effect',
  categories: { effect: {}, group: {} },
  words: [words('side', 'a side', { friendly: 'friendly', enemy: 'enemy' })],
  phrases: [
    phrase('effect', 'destroy', `destroy a(n) ${within('what', '{side:side?} {damaged=damaged}')} creature`, {
      fixed: { what: { kind: 'group', noun: 'creature' } },
    }),
    phrase('effect', 'ward', 'ward each creature attached to {what.such.host.of:group}', {
      fixed: { what: upgraded },
      reads: ['each creature on {what.such.host.of:group} is warded'],
    }),
    phrase('effect', 'remove', 'remove {what.amount:#} counter(s)', {
      fixed: { what: { kind: 'counters' } },
    }),
    phrase('group', 'group', 'a(n) {side:side} creature'),
  ],
})

const nodeOf = (text: string): Node => {
  const read = effects.parse(text)
  if (!read.ok) throw new Error(read.problems[0]?.message)
  return read.node
}

it.each([
  [
    'destroy an enemy damaged creature',
    { kind: 'destroy', what: { kind: 'group', noun: 'creature', side: 'enemy', damaged: true } },
  ],
  ['destroy a creature', { kind: 'destroy', what: { kind: 'group', noun: 'creature' } }],
  [
    'ward each creature attached to a friendly creature',
    {
      kind: 'ward',
      what: {
        kind: 'group',
        noun: 'creature',
        such: [{ kind: 'attached to', host: { kind: 'choose', of: { kind: 'group', side: 'friendly' } } }],
      },
    },
  ],
  ['remove 1 counter', { kind: 'remove', what: { kind: 'counters', amount: 1 } }],
  ['remove 2 counters', { kind: 'remove', what: { kind: 'counters', amount: 2 } }],
])('"%s" is one phrase and several nodes', (text, node) => {
  expect(nodeOf(text)).toEqual(node)
  expect(effects.print(node)).toBe(text)
})

it('reads other words as the same nodes', () => {
  expect(effects.print(nodeOf('each creature on an enemy creature is warded'))).toBe(
    'ward each creature attached to an enemy creature',
  )
})

it('has a range for every node, and makes each anew', () => {
  const read = effects.parse('destroy a creature')
  if (!read.ok) throw new Error('unread')
  expect([...read.ranges.keys()].map(({ kind }) => kind)).toEqual(['group', 'destroy'])
  expect(nodeOf('destroy a creature').what).not.toBe(nodeOf('destroy a creature').what)
})

it('visits the nodes inside', () => {
  const kinds: string[] = []
  visitorOf<Node>(effects.nodeFields()).visit(
    nodeOf('ward each creature attached to an enemy creature'),
    ({ kind }) => {
      kinds.push(kind)
      return undefined
    },
  )
  expect(kinds).toEqual(['ward', 'group', 'attached to', 'choose', 'group'])
})

it.each([
  ['another fixed field', { kind: 'destroy', what: { kind: 'group', noun: 'artifact' } }],
  ['another kind inside', { kind: 'destroy', what: { kind: 'choose', noun: 'creature' } }],
  ['a field that has no slot', { kind: 'destroy', what: { kind: 'group', noun: 'creature', house: 'dis' } }],
  ['a list of two', { kind: 'ward', what: { ...upgraded, such: [...upgraded.such, ...upgraded.such] } }],
  ['a list of none', { kind: 'ward', what: { ...upgraded, such: [] } }],
  ['no node', { kind: 'remove', what: 'counters' }],
])('does not print %s', (_, node) => {
  expect(() => effects.print(node)).toThrow('no phrase of "effect" has these fields')
})
