import { expect, test } from 'vitest'
import { board, difference, entries, expectations, keyforgeWords, pathTo, question } from '../src/index.ts'
import { declare, exchange, main, name, pending, place } from './trace.ts'

const start = [
  main.step(),
  main.answer(1, 'Troll fights Culf'),
  declare.step(3),
  declare.change(3, 'ready', true, false),
]
const hit = [exchange.step(3), pending.step(5), place.step(5), place.change(5, 'damage', 0, 8)]
const missed = [exchange.step(3), pending.step(5), pending.hook(5, 'Elusive'), place.step(5)]

test('two runs differ at the first different step', () => {
  const one = entries([...start, ...hit], name, keyforgeWords)
  const other = entries([...start, ...missed], name, keyforgeWords)
  const part = difference(one, other, keyforgeWords)
  expect(part?.one?.entry.step).toBe('keyforge/damage.5-place')
  expect(part?.other?.entry.step).toBe('keyforge/damage.1-pending')
  expect(pathTo(one, part?.one?.at ?? 0).map(({ step }) => step)).toEqual([
    'keyforge/turn.3-main',
    'keyforge/fight.3-exchange',
    'keyforge/damage.5-place',
  ])
})

test('a run that stops earlier differs where the other one continues', () => {
  const part = difference(
    entries(start, name, keyforgeWords),
    entries([...start, ...hit], name, keyforgeWords),
    keyforgeWords,
  )
  expect(part).toMatchObject({ one: null, other: { entry: { step: 'keyforge/damage.5-place' } } })
})

test('steps without events and bookkeeping make no difference', () => {
  const one = entries([...start, declare.change(5, 'fought', 0, 1), exchange.step(3)], name, keyforgeWords)
  expect(difference(one, entries(start, name, keyforgeWords), keyforgeWords)).toBeNull()
})

test('a board has a line for each side, with several zones if they fit', () => {
  const gub = { name: 'Gub', marks: ['power 1', '1 damage'] }
  const zones = [
    { name: 'battleline', cards: [gub, { name: 'Troll', marks: [] }] },
    { name: 'discard', cards: [] },
  ]
  const text = board(
    [
      { player: 'me', has: ['2 Æ', '1 key'], zones },
      { player: 'Ada', has: ['0 Æ'], zones: [] },
    ],
    60,
  )
  expect(text).toBe(
    [
      'me   2 Æ, 1 key · battleline: Gub (power 1, 1 damage), Troll',
      '     · discard: empty',
      'Ada  0 Æ',
      '',
    ].join('\n'),
  )
})

test('a decision names the player, the task and the options', () => {
  const asked = {
    who: 'Ada',
    title: 'Which first',
    cite: ['KF-GEN-4'],
    options: ['a', 'b'],
    least: 1,
    most: 1,
  }
  const text = (kind: 'pick' | 'order' | 'divide', least = 1, most = 1) =>
    question({ ...asked, kind, least, most }, 60).split('\n')
  expect(text('pick')).toEqual(['◆ Which first: Ada chooses one', '    a', '    b', '  KF-GEN-4', ''])
  const said = { ...asked, kind: 'pick' as const, about: 'Gub', answer: 'choose: [a]' }
  expect(question(said, 60)).toBe(
    '◆ Which first (Gub): Ada chooses one\n    a\n    b\n  KF-GEN-4\n  = choose: [a]\n',
  )
  expect(text('order')[0]).toBe('◆ Which first: Ada puts these in order')
  expect(text('divide', 0, 3)[0]).toBe('◆ Which first: Ada shares out 3')
  expect(text('pick', 0, 2)[0]).toBe('◆ Which first: Ada chooses up to 2')
})

test('expectations have a tick, or a cross and the actual value', () => {
  const all = [
    { text: 'you.aember is 1', holds: true, actual: '1' },
    { text: 'me.aember is 1', holds: false, actual: '0' },
  ]
  expect(expectations(all, 60)).toBe(['✓ you.aember is 1', '✗ me.aember is 1', '  but 0', ''].join('\n'))
})
