import { describe, expect, test } from 'vitest'
import type { PermanentSetup } from '../src/index.ts'
import {
  aura,
  type Board,
  blocks,
  creature,
  enchantment,
  every,
  flying,
  lures,
  menace,
  mustBeBlocked,
  type Names,
  Table,
} from './board.ts'

/** The verdict on each block declaration when every creature of AP attacks NAP. */
function judged(board: Board, ...declarations: readonly Names[]) {
  const table = blocking(board)
  return declarations.map((names) => table.judge(names))
}

function blocking(board: Board): Table {
  const attackers = board.AP.filter(({ types }) => types === undefined)
  return Table.of(board).after(Object.fromEntries(attackers.map(({ name }) => [name, 'NAP'])))
}

const plain = (...names: string[]): PermanentSetup[] => names.map((name) => creature(name))

describe('attackers that must be blocked', () => {
  test('two of them, two blockers: one for each', () => {
    const board = { AP: [creature('A', mustBeBlocked), creature('B', mustBeBlocked)], NAP: plain('1', '2') }
    expect(judged(board, { 1: 'A', 2: 'A' }, { 1: 'A' }, { 1: 'A', 2: 'B' })).toEqual([
      '1/2',
      '1/2',
      'legal 2',
    ])
  })

  test('with menace: by two if two can, and by none if only one could', () => {
    const AP = [creature('A', menace, mustBeBlocked)]
    expect(judged({ AP, NAP: plain('1') }, { 1: 'A' }, {})).toEqual(['broken', 'legal 0'])
    const three = judged(
      { AP, NAP: plain('1', '2', '3') },
      {},
      { 1: 'A' },
      { 1: 'A', 2: 'A' },
      { 1: 'A', 2: 'A', 3: 'A' },
    )
    expect(three).toEqual(['0/1', 'broken', 'legal 1', 'legal 1'])
  })

  test('by a creature of a type: one obeys each such effect', () => {
    const by = {
      kind: 'must be blocked',
      least: 1,
      most: null,
      by: { kind: 'subtype', subtype: 'Eldrazi' },
    } as const
    const board = {
      AP: [creature('A', by, by)],
      NAP: [{ ...creature('E'), subtypes: ['Eldrazi'] }, ...plain('1')],
    }
    expect(judged(board, { 1: 'A' }, { E: 'A' }, { E: 'A', 1: 'A' })).toEqual(['0/2', 'legal 2', 'legal 2'])
  })

  test('by one, and by two or more, with both effects', () => {
    const AP = [creature('Gorm', mustBeBlocked, { kind: 'must be blocked', least: 2, most: null, by: null })]
    expect(judged({ AP, NAP: plain('1') }, {}, { 1: 'Gorm' })).toEqual(['0/1', 'legal 1'])
    expect(judged({ AP, NAP: plain('1', '2') }, { 1: 'Gorm' }, { 1: 'Gorm', 2: 'Gorm' })).toEqual([
      '1/2',
      'legal 2',
    ])
    const three = judged(
      { AP, NAP: plain('1', '2', '3') },
      { 1: 'Gorm', 3: 'Gorm' },
      { 1: 'Gorm', 2: 'Gorm', 3: 'Gorm' },
    )
    expect(three).toEqual(['legal 2', 'legal 2'])
  })

  test('by exactly one; impossible with menace', () => {
    const exactly = { kind: 'must be blocked', least: 1, most: 1, by: null } as const
    const NAP = plain('1', '2', '3')
    const two = { 1: 'A', 2: 'A' }
    expect(judged({ AP: [creature('A', exactly)], NAP }, {}, { 1: 'A' }, two)).toEqual([
      '0/1',
      'legal 1',
      '0/1',
    ])
    const declared = judged({ AP: [creature('A', exactly, menace)], NAP }, { 1: 'A' }, {}, two, {
      ...two,
      3: 'A',
    })
    expect(declared).toEqual(['broken', 'legal 0', 'legal 0', 'legal 0'])
  })
})

describe('all creatures able to block it do so', () => {
  test('grants nothing, and creatures that cannot block are free', () => {
    const board = {
      AP: [creature('A', flying, lures), creature('B')],
      NAP: [...plain('1'), creature('2', { kind: 'has', keyword: 'reach' })],
    }
    expect(judged(board, { 2: 'A' }, { 2: 'A', 1: 'B' }, { 2: 'B' }, {}, { 1: 'A' })).toEqual([
      'legal 1',
      'legal 1',
      '0/1',
      '0/1',
      'broken',
    ])
  })

  test('requires nothing of tapped and restricted creatures, and of those with a cost', () => {
    const board = {
      AP: [creature('A', lures)],
      NAP: [
        ...plain('1', '2', '4'),
        { ...creature('3'), tapped: true },
        aura('Rays', '2', { kind: 'costs', action: 'block', cost: '{3}', quality: null }),
        aura('Pacifism', '4', { kind: 'cannot', action: 'block' }),
      ],
    }
    expect(judged(board, {}, { 1: 'A' }, { 1: 'A', 2: 'A' })).toEqual(['0/1', 'legal 1', 'legal 2'])
  })

  test('two such attackers: each creature chooses one, and one that can block any number blocks both', () => {
    const board = {
      AP: [creature('A', lures), creature('B', lures)],
      NAP: [...plain('1'), creature('G', { kind: 'blocks more', many: null })],
    }
    const both = { G: ['A', 'B'] }
    expect(judged(board, { 1: 'A', ...both }, { 1: 'B', ...both }, { 1: 'A', G: 'A' }, both)).toEqual([
      'legal 3',
      'legal 3',
      '2/3',
      '2/3',
    ])
  })

  test('beside one that must be blocked', () => {
    const board = { AP: [creature('A', lures), creature('B', mustBeBlocked)], NAP: plain('1', '2') }
    const declared = judged(board, { 1: 'A', 2: 'A' }, { 1: 'A', 2: 'B' }, { 1: 'B', 2: 'B' }, { 1: 'A' })
    expect(declared).toEqual(['legal 2', 'legal 2', '1/2', '1/2'])
  })

  test('with a limit of two blockers', () => {
    const cap = enchantment('Caverns', { kind: 'cap', action: 'block', most: 2, you: false })
    const board = { AP: [creature('A', lures), cap], NAP: plain('1', '2', '3') }
    const declared = judged(board, { 1: 'A' }, { 1: 'A', 3: 'A' }, { 1: 'A', 2: 'A', 3: 'A' }, {})
    expect(declared).toEqual(['1/2', 'legal 2', 'broken', '0/2'])
  })
})

describe('creatures that must block', () => {
  test('menace: together with another one', () => {
    const board = { AP: [creature('A', menace)], NAP: [creature('1', blocks), ...plain('2')] }
    expect(judged(board, {}, { 1: 'A' }, { 2: 'A' }, { 1: 'A', 2: 'A' })).toEqual([
      '0/1',
      'broken',
      'broken',
      'legal 1',
    ])
  })

  test('one particular attacker', () => {
    const AP = [creature('A'), creature('B')]
    const NAP = [{ ...creature('1'), effects: [{ blocks: 'B' }] }, ...plain('2')]
    const declared = judged({ AP, NAP }, {}, { 1: 'A' }, { 2: 'B' }, { 1: 'B' }, { 1: 'B', 2: 'A' })
    expect(declared).toEqual(['0/1', '0/1', '0/1', 'legal 1', 'legal 1'])
    expect(judged({ AP: [creature('A'), creature('B', flying)], NAP }, {}, { 1: 'A' })).toEqual([
      'legal 0',
      'legal 0',
    ])
  })

  test('everybody, and attackers with menace: some declaration is always legal', () => {
    const melee = enchantment('Melee', every(blocks))
    const [A, B] = [creature('A', menace), creature('B', menace)]
    expect(judged({ AP: [A, melee], NAP: plain('1') }, {})).toEqual(['legal 0'])
    expect(judged({ AP: [A, melee], NAP: plain('1', '2') }, {}, { 1: 'A', 2: 'A' })).toEqual([
      '0/2',
      'legal 2',
    ])
    const all = { 1: 'A', 2: 'A', 3: 'A' }
    const declared = judged(
      { AP: [A, B, melee], NAP: plain('1', '2', '3') },
      all,
      { 1: 'A', 2: 'A' },
      { ...all, 3: 'B' },
    )
    expect(declared).toEqual(['legal 3', '2/3', 'broken'])
  })

  test('each attacker, with as many as it can', () => {
    const board = {
      AP: plain('A', 'B'),
      NAP: [creature('1', { kind: 'blocks more', many: null }, { kind: 'blocks each attacker' })],
    }
    expect(judged(board, { 1: 'A' }, { 1: ['A', 'B'] })).toEqual(['1/2', 'legal 2'])
  })

  test('“this turn”, in a second combat', () => {
    const second = (edition: 'current' | 'e16') =>
      blocking({
        AP: [{ ...creature('A'), toughness: 3 }],
        NAP: [
          {
            ...creature('1'),
            toughness: 3,
            effects: [{ is: { kind: 'must', action: 'block', during: 'turn' } }],
          },
        ],
        extraCombats: [true],
        edition,
      })
        .after({ 1: 'A' })
        .after('pass')
        .after({ A: 'NAP' })
        .judge({})
    expect(second('e16')).toBe('legal 0')
    expect(second('current')).toBe('0/1')
  })
})

describe('numbers of blockers', () => {
  test('all creatures or none', () => {
    const AP = [creature('Kraken', { kind: 'blocked by all or none' })]
    const all = { 1: 'Kraken', 2: 'Kraken', 3: 'Kraken' }
    const two = { 1: 'Kraken', 2: 'Kraken' }
    expect(judged({ AP, NAP: plain('1', '2', '3') }, {}, all, two)).toEqual(['legal 0', 'legal 0', 'broken'])
    const tapped = [...plain('1', '2'), { ...creature('3'), tapped: true }]
    expect(judged({ AP, NAP: tapped }, {}, two)).toEqual(['legal 0', 'broken'])
  })

  test('menace and at most one: it cannot be blocked', () => {
    const AP = [creature('A', menace, mustBeBlocked, { kind: 'blockers', least: 1, most: 1 })]
    expect(judged({ AP, NAP: plain('1', '2') }, {}, { 1: 'A' }, { 1: 'A', 2: 'A' })).toEqual([
      'legal 0',
      'broken',
      'broken',
    ])
  })

  test('not alone', () => {
    const AP = [creature('A', mustBeBlocked), creature('B')]
    const flunkies = creature('F', { kind: 'not alone', action: 'block' })
    const declared = judged(
      { AP, NAP: [flunkies, ...plain('2')] },
      { F: 'A' },
      { 2: 'A' },
      { F: 'A', 2: 'B' },
      { F: 'A', 2: 'A' },
      { 2: 'B' },
      {},
    )
    expect(declared).toEqual(['broken', 'legal 1', 'legal 1', 'legal 1', '0/1', '0/1'])
    expect(judged({ AP, NAP: [flunkies] }, {})).toEqual(['legal 0'])
  })
})

describe('evasion', () => {
  const can = (attacker: PermanentSetup, blocker: PermanentSetup) =>
    judged({ AP: [attacker], NAP: [blocker] }, { [blocker.name]: attacker.name })[0] === 'legal 0'
  const has = (keyword: 'reach' | 'shadow' | 'horsemanship' | 'fear' | 'intimidate' | 'skulk', name = 'X') =>
    creature(name, { kind: 'has', keyword })

  test.each<[string, PermanentSetup, PermanentSetup, boolean]>([
    ['flying is not blocked from the ground', creature('A', flying), creature('B'), false],
    ['flying is blocked by flying', creature('A', flying), creature('B', flying), true],
    ['flying is blocked by reach', creature('A', flying), has('reach', 'B'), true],
    ['flying blocks on the ground', creature('A'), creature('B', flying), true],
    ['shadow is blocked by shadow only', has('shadow', 'A'), creature('B'), false],
    ['shadow blocks shadow only', creature('A'), has('shadow', 'B'), false],
    ['shadow blocks shadow', has('shadow', 'A'), has('shadow', 'B'), true],
    ['horsemanship', has('horsemanship', 'A'), creature('B'), false],
    [
      'fear is not blocked by a green creature',
      has('fear', 'A'),
      { ...creature('B'), colors: ['green'] },
      false,
    ],
    ['fear is blocked by a black one', has('fear', 'A'), { ...creature('B'), colors: ['black'] }, true],
    [
      'fear is blocked by an artifact',
      has('fear', 'A'),
      { ...creature('B'), types: ['artifact', 'creature'] },
      true,
    ],
    [
      'intimidate is blocked by its color',
      { ...has('intimidate', 'A'), colors: ['red'] },
      { ...creature('B'), colors: ['red'] },
      true,
    ],
    [
      'intimidate by no other',
      { ...has('intimidate', 'A'), colors: ['red'] },
      { ...creature('B'), colors: ['blue'] },
      false,
    ],
    ['skulk is not blocked by greater power', { ...has('skulk', 'A'), power: 1 }, creature('B'), false],
    [
      'skulk is blocked by equal power',
      { ...has('skulk', 'A'), power: 1 },
      { ...creature('B'), power: 1 },
      true,
    ],
    [
      'protection',
      creature('A', { kind: 'protection', from: { kind: 'color', color: 'black' } }),
      { ...creature('B'), colors: ['black'] },
      false,
    ],
    [
      'not by Walls',
      creature('A', { kind: 'cannot be blocked', by: { kind: 'subtype', subtype: 'Wall' } }),
      { ...creature('B'), subtypes: ['Wall'] },
      false,
    ],
    [
      'not by little power',
      creature('A', { kind: 'cannot be blocked', by: { kind: 'power at most', power: 2 } }),
      creature('B'),
      false,
    ],
    ['not at all', creature('A', { kind: 'cannot be blocked', by: null }), creature('B'), false],
  ])('%s', (_, attacker, blocker, expected) => {
    expect(can(attacker, blocker)).toBe(expected)
  })
})

test.each([['before'], ['after']])(
  'a printed keyword is lost to an effect that came %s its creature',
  (when) => {
    const ban = enchantment('Ban', every({ kind: 'loses', keyword: 'flying' }))
    const bird = creature('Bird', flying)
    const AP = when === 'before' ? [ban, bird] : [bird, ban]
    expect(judged({ AP, NAP: plain('1') }, { 1: 'Bird' })).toEqual(['legal 0'])
  },
)

test('a cost for a pair: blocking a strong creature', () => {
  const hipparion = creature('H', {
    kind: 'costs',
    action: 'block',
    cost: '{1}',
    quality: { kind: 'power at least', power: 3 },
  })
  const board = { AP: [{ ...creature('Big', lures), power: 3 }, creature('Small', lures)], NAP: [hipparion] }
  expect(judged(board, {}, { H: 'Small' }, { H: 'Big' })).toEqual(['0/1', 'legal 1', 'legal 1'])
})

test('several defending players declare one after the other, each for themselves', () => {
  const table = Table.of({
    AP: [creature('A', lures), creature('B', mustBeBlocked)],
    NAP: plain('1'),
    others: { Q: plain('2') },
  }).after({ A: 'NAP', B: 'Q' })
  expect([table.judge({}), table.judge({ 1: 'A' }), table.judge({ 1: 'B' })]).toEqual([
    '0/1',
    'legal 1',
    'broken',
  ])
  const next = table.after({ 1: 'A' })
  expect([next.judge({}), next.judge({ 2: 'B' })]).toEqual(['0/1', 'legal 1'])
  const end = next.after({ 2: 'B' }).after('pass')
  expect(end.asks()).toBeNull()
})
