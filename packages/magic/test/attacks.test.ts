import { describe, expect, test } from 'vitest'
import type { PermanentSetup } from '../src/index.ts'
import {
  attacks,
  aura,
  type Board,
  creature,
  enchantment,
  every,
  incited,
  menace,
  type Names,
  planeswalker,
  propaganda,
  Table,
} from './board.ts'

/** The verdict on each declaration on a board: `legal 1`, `0/1` (obeyed of possible), or `broken`. */
const judged = (board: Board, ...declarations: readonly Names[]) => {
  const table = Table.of(board)
  return declarations.map((names) => table.judge(names))
}
const must = (name: string) => creature(name, attacks)
const bears = creature('Bears')
const jace = planeswalker('Jace')

describe('a creature that must attack', () => {
  test('does, if nothing prevents it', () => {
    expect(judged({ AP: [must('Gorgers')] }, {}, { Gorgers: 'NAP' })).toEqual(['0/1', 'legal 1'])
  })

  test.each([
    ['is tapped', [{ ...must('Gorgers'), tapped: true }]],
    ['is new', [{ ...must('Gorgers'), new: true }]],
    ['wears Pacifism', [must('Gorgers'), aura('Pacifism', 'Gorgers', { kind: 'cannot', action: 'attack' })]],
  ])('need not if it %s', (_, AP) => {
    expect(judged({ AP }, {}, { Gorgers: 'NAP' })).toEqual(['legal 0', 'broken'])
  })

  test('does in the turn it came, with haste', () => {
    const AP = [{ ...creature('Gorgers', attacks, { kind: 'has', keyword: 'haste' }), new: true }]
    expect(judged({ AP }, {}, { Gorgers: 'NAP' })).toEqual(['0/1', 'legal 1'])
  })

  test('need not if it has a cost, and may if that is paid', () => {
    const board = { AP: [must('Gorgers')], NAP: [propaganda] }
    expect(judged(board, {}, { Gorgers: 'NAP' })).toEqual(['legal 0', 'legal 1'])
  })

  test('attacks any goal that its controller chooses', () => {
    const curse = {
      ...enchantment('Curse'),
      attached: 'AP',
      abilities: [{ kind: 'about', who: { kind: 'attached' }, does: attacks }],
    } as const
    const board = { AP: [bears], NAP: [jace, curse] }
    expect(judged(board, { Bears: 'NAP' }, { Bears: 'Jace' }, {})).toEqual(['legal 1', 'legal 1', '0/1'])
  })

  test('attacks a goal without cost if attacking the player has one', () => {
    const board = { AP: [must('Juggernaut')], NAP: [propaganda, jace] }
    expect(judged(board, {}, { Juggernaut: 'Jace' }, { Juggernaut: 'NAP' })).toEqual([
      '0/1',
      'legal 1',
      'legal 1',
    ])
  })

  test('is not excused by paying for another one', () => {
    const AP = [
      must('First'),
      must('Second'),
      aura('Brainwash', 'First', { kind: 'costs', action: 'attack', cost: '{3}', quality: null }),
    ]
    const both = { First: 'NAP', Second: 'NAP' }
    expect(judged({ AP }, {}, { Second: 'NAP' }, { First: 'NAP' }, both)).toEqual([
      '0/1',
      'legal 1',
      '1/2',
      'legal 2',
    ])
  })
})

describe('attacks not alone', () => {
  const flunkies = {
    ...creature('Flunkies', { kind: 'not alone', action: 'attack' }),
    effects: [incited],
  } as const

  test('need another creature in the attack', () => {
    const declared = judged(
      { AP: [flunkies, bears] },
      {},
      { Flunkies: 'NAP' },
      { Bears: 'NAP' },
      { Flunkies: 'NAP', Bears: 'NAP' },
    )
    expect(declared).toEqual(['0/1', 'broken', '0/1', 'legal 1'])
    expect(judged({ AP: [flunkies, bears], NAP: [jace] }, { Flunkies: 'NAP', Bears: 'Jace' })).toEqual([
      'legal 1',
    ])
  })

  test('are not made if no other creature can attack', () => {
    expect(judged({ AP: [flunkies, { ...bears, tapped: true }] }, {})).toEqual(['legal 0'])
  })

  test('or only alone: the required one attacks', () => {
    const AP = [creature('Master', { kind: 'only alone', action: 'attack' }), must('Juggernaut')]
    const declared = judged(
      { AP },
      { Master: 'NAP' },
      { Juggernaut: 'NAP' },
      { Master: 'NAP', Juggernaut: 'NAP' },
      {},
    )
    expect(declared).toEqual(['0/1', 'legal 1', 'broken', '0/1'])
  })

  test('or only beside a creature of greater power', () => {
    const okk = {
      ...creature('Okk', { kind: 'only beside', action: 'attack', quality: { kind: 'greater power' } }),
      power: 4,
      effects: [incited],
    } as const
    const giant = { ...creature('Giant'), power: 5 }
    expect(
      judged({ AP: [okk, giant] }, { Okk: 'NAP' }, { Giant: 'NAP' }, { Okk: 'NAP', Giant: 'NAP' }),
    ).toEqual(['broken', '0/1', 'legal 1'])
    expect(judged({ AP: [okk, { ...giant, power: 4 }] }, {})).toEqual(['legal 0'])
  })
})

describe('limits', () => {
  test('one attacker only: the required one', () => {
    const AP = [
      must('Gorgers'),
      bears,
      enchantment('Arbiter', { kind: 'cap', action: 'attack', most: 1, you: false }),
    ]
    const declared = judged(
      { AP },
      {},
      { Bears: 'NAP' },
      { Gorgers: 'NAP' },
      { Gorgers: 'NAP', Bears: 'NAP' },
    )
    expect(declared).toEqual(['0/1', '0/1', 'legal 1', 'broken'])
  })

  test('of a player: two attack this player, and the others a planeswalker if there is one', () => {
    const AP = ['a', 'b', 'c', 'd'].map(must)
    const crawlspace = enchantment('Crawlspace', { kind: 'cap', action: 'attack', most: 2, you: true })
    const all = (a: string, b: string, c: string, d: string) => ({ a, b, c, d })
    expect(
      judged(
        { AP, NAP: [crawlspace] },
        all('NAP', 'NAP', 'NAP', 'NAP'),
        { a: 'NAP', b: 'NAP' },
        { a: 'NAP' },
      ),
    ).toEqual(['broken', 'legal 2', '1/2'])
    expect(
      judged(
        { AP, NAP: [crawlspace, jace] },
        { a: 'NAP', b: 'NAP' },
        all('NAP', 'NAP', 'Jace', 'Jace'),
        all('Jace', 'Jace', 'Jace', 'Jace'),
        { a: 'NAP', b: 'Jace', c: 'Jace' },
      ),
    ).toEqual(['2/4', 'legal 4', 'legal 4', '3/4'])
  })
})

describe('goad and requirements for a player', () => {
  const goaded = (...by: string[]) => ({ ...bears, effects: by.map((goadedBy) => ({ goadedBy })) })

  test('goaded, with three players: a player other than the one who goaded it', () => {
    const board = { AP: [goaded('NAP')], others: { T: [jace] } }
    const declared = judged(board, {}, { Bears: 'NAP' }, { Bears: 'Jace' }, { Bears: 'T' })
    expect(declared).toEqual(['0/2', '1/2', '1/2', 'legal 2'])
  })

  test('goaded by every opponent: any of them', () => {
    const board = { AP: [goaded('NAP', 'T')], others: { T: [] } }
    expect(judged(board, {}, { Bears: 'NAP' }, { Bears: 'T' })).toEqual(['0/3', 'legal 3', 'legal 3'])
  })

  test('goaded, and attacking the other player has a cost', () => {
    const board = { AP: [goaded('NAP')], others: { T: [propaganda] } }
    expect(judged(board, {}, { Bears: 'NAP' }, { Bears: 'T' })).toEqual(['0/1', 'legal 1', 'legal 2'])
  })

  test('must attack one player, not that player’s planeswalker', () => {
    const siren = { ...bears, effects: [{ attacks: 'NAP' }] }
    expect(judged({ AP: [siren], NAP: [jace] }, { Bears: 'Jace' }, {}, { Bears: 'NAP' })).toEqual([
      '0/1',
      '0/1',
      'legal 1',
    ])
    const taxed = judged({ AP: [siren], NAP: [jace, propaganda] }, {}, { Bears: 'Jace' }, { Bears: 'NAP' })
    expect(taxed).toEqual(['legal 0', 'legal 0', 'legal 1'])
  })

  test('with at least one creature, at the player or a planeswalker', () => {
    const NAP = [jace, enchantment('Trove', { kind: 'attack me' })]
    const declared = judged(
      { AP: [bears, creature('Ox')], NAP },
      {},
      { Bears: 'NAP' },
      { Bears: 'Jace' },
      { Bears: 'NAP', Ox: 'NAP' },
    )
    expect(declared).toEqual(['0/1', 'legal 1', 'legal 1', 'legal 1'])
  })

  test('if one attacks, all attack', () => {
    const AP = [creature('a'), creature('b'), creature('c')]
    const NAP = [enchantment('Toll', { kind: 'all attack' })]
    const abc = { a: 'NAP', b: 'NAP', c: 'NAP' }
    expect(judged({ AP, NAP }, {}, { a: 'NAP' }, { a: 'NAP', b: 'NAP' }, abc)).toEqual([
      'legal 0',
      '1/3',
      '2/3',
      'legal 3',
    ])
    const tapped = [...AP.slice(0, 2), { ...creature('c'), tapped: true }]
    expect(judged({ AP: tapped, NAP }, {}, { a: 'NAP' }, { a: 'NAP', b: 'NAP' })).toEqual([
      'legal 0',
      '1/2',
      'legal 2',
    ])
  })

  test('Goblins force each other, and not themselves', () => {
    const forces = {
      kind: 'about',
      who: { kind: 'creatures', whose: 'yours', other: true, subtype: 'Goblin' },
      does: attacks,
    } as const
    const goblin = (name: string, leads: boolean) => ({
      ...creature(name, ...(leads ? [forces] : [])),
      subtypes: ['Goblin'],
    })
    const one = [goblin('Leader', true), goblin('Token', false)]
    expect(judged({ AP: one }, {}, { Token: 'NAP' }, { Token: 'NAP', Leader: 'NAP' })).toEqual([
      '0/1',
      'legal 1',
      'legal 1',
    ])
    const two = [...one, goblin('Other', true)]
    const all = { Leader: 'NAP', Token: 'NAP', Other: 'NAP' }
    expect(judged({ AP: two }, { Token: 'NAP' }, all)).toEqual(['2/4', 'legal 4'])
  })
})

describe('in a further combat of the turn', () => {
  const board = (edition: 'current' | 'e16', effects: boolean): Board => ({
    AP: [effects ? { ...creature('Giant'), effects: [incited] } : must('Giant')],
    extraCombats: [true],
    edition,
  })
  const second = (edition: 'current' | 'e16', effects: boolean) =>
    Table.of(board(edition, effects)).after({ Giant: 'NAP' }).after('pass')

  test('“this turn” is obeyed already in E16, and required again in the current rules', () => {
    expect(second('e16', true).judge({})).toBe('legal 0')
    expect(second('current', true).judge({})).toBe('0/1')
    expect(second('current', true).judge({ Giant: 'NAP' })).toBe('legal 1')
  })

  test('“each combat” is required again in both', () => {
    expect(second('e16', false).judge({})).toBe('0/1')
    expect(second('current', false).judge({})).toBe('0/1')
  })

  test('a creature that did not untap need not attack', () => {
    const table = Table.of({ AP: [must('Giant')], extraCombats: [false] })
      .after({ Giant: 'NAP' })
      .after('pass')
    expect(table.asks()).toBe('magic/attackers.1-choose')
    expect(table.judge({})).toBe('legal 0')
  })
})

describe('battles', () => {
  const siege = { name: 'Siege', types: ['battle'], protector: 'NAP' } as const
  const guarded = { name: 'Guarded', types: ['battle'], protector: 'AP' } as const

  test('are attacked if another player protects them, in the current rules', () => {
    const board = { AP: [bears, siege], NAP: [guarded] }
    expect(judged(board, { Bears: 'Siege' }, { Bears: 'Guarded' })).toEqual(['legal 0', 'broken'])
    expect(judged({ ...board, edition: 'e16' }, { Bears: 'Siege' })).toEqual(['broken'])
  })

  test('are defended by the creatures of their protector', () => {
    const table = Table.of({ AP: [bears, siege], NAP: [creature('Wall')] }).after({ Bears: 'Siege' })
    expect(table.judge({ Wall: 'Bears' })).toBe('legal 0')
  })
})

test('the question has every creature that could attack, and the sentences say what is wrong', () => {
  const table = Table.of({ AP: [must('Gorgers'), creature('Ogre', menace)], NAP: [jace] })
  expect(table.why({ Ogre: 'NAP' })).toBe(
    'it obeys 0 requirements; 1 is possible, for example Gorgers attacks NAP',
  )
  expect(table.refused({})).toMatch(/^illegal: it obeys 0 requirements; 1 is possible/)
  expect(table.why({ Gorgers: 'Jace' })).toBe('it obeys 1 requirement, and no more are possible')
  const found = table.game.forcedParts(table.position)
  expect([...(found as Map<number, string>).values()]).toEqual(['all', 'some'])
})

test('a legal verdict says whether anything is required, and whether paying would allow more', () => {
  const why = (AP: PermanentSetup, ...NAP: PermanentSetup[]) => {
    const table = Table.of({ AP: [AP], NAP })
    return (names: Names) => table.why(names)
  }
  expect(why(bears)({})).toBe('nothing is required of it')
  const tired = { ...must('Gorgers'), tapped: true }
  expect(why(tired)({})).toBe('nothing that is required is possible')
  const taxed = why(must('Gorgers'), propaganda)
  expect(taxed({})).toBe('nothing that is required is possible without a payment, which nobody has to make')
  expect(taxed({ Gorgers: 'NAP' })).toBe(
    'it obeys 1 requirement, and no more are possible without a payment, which nobody has to make',
  )
})

test('names every violated restriction once', () => {
  const tired = { ...creature('Ogre'), tapped: true }
  const alone = creature('Loner', { kind: 'only alone', action: 'attack' })
  const table = Table.of({ AP: [tired, alone], NAP: [] })
  expect(table.why({ Ogre: 'NAP', Loner: 'NAP' })).toBe('Ogre is tapped; Loner can only attack alone')
  const strangers = Table.of({ AP: [bears], NAP: [creature('Wall')] })
  expect(strangers.why({ Wall: 'NAP', Bears: 'AP' })).toBe(
    'Wall is no creature of the player who declares; AP cannot be chosen',
  )
})

test('everybody attacks: Grand Melee is one requirement for each creature', () => {
  expect(
    judged({ AP: [bears, creature('Ox'), enchantment('Melee', every(attacks))] }, { Bears: 'NAP' }),
  ).toEqual(['1/2'])
})
