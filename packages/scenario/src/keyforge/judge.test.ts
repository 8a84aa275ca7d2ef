import { describe, expect, it } from 'vitest'
import { run } from '../../test/playing.ts'
import { pairUp } from '../judge/pair-up.ts'

/** The judged expectations of a scenario: the text of met ones, the actual value of the others. */
function judged(parts: Readonly<Record<string, string>>, expected: string, limit?: number) {
  const played = run({ ...parts, expect: `{ ${expected} }` }, limit === undefined ? {} : { limit })
  expect(played.problems).toEqual([])
  return played.expectations.map(({ text, holds, actual }) => `${holds ? 'yes' : 'no'}: ${text} ← ${actual}`)
}

const board = {
  players: `
  me: { aember: 2, keys: 1, chains: 3, tide: high, battleline: [Troll: { damage: 2 }, Gub, Gub: { ward: true }, Urchin], deck: [Troll, "?"] }
  you: { battleline: [Sequis: { upgrades: [Way of the Bear, Protect the Weak] }], hand: [Punch, Fear, Fear] }`,
}

describe('expectations about a player', () => {
  it.each([
    ['me: { aember: 2, keys: 1 }', ['yes: me.aember is 2 ← 2', 'yes: me.keys is 1 ← 1']],
    ['me: { chains: 4 }', ['no: me.chains is 4 ← 3']],
    ['me: { tide: high }, you: { tide: low }', ['yes: me.tide is high ← high', 'yes: you.tide is low ← low']],
    ['me: { tide: neutral }', ['no: me.tide is neutral ← high']],
    ['me: { deck: [Troll, "?"] }', ['yes: me.deck is [Troll, ?] ← [Troll (2), ?]']],
    ['me: { deck: ["?", Troll] }', ['no: me.deck is [?, Troll] ← [Troll (2), ?]']],
    [
      'you: { hand: [Fear, Punch, Fear] }',
      ['yes: you.hand is [Fear, Punch, Fear] ← [Punch, Fear (1), Fear (2)]'],
    ],
    ['you: { hand: [Fear, Punch] }', ['no: you.hand is [Fear, Punch] ← [Punch, Fear (1), Fear (2)]']],
    [
      'you: { hand: [Fear, Punch, Punch] }',
      ['no: you.hand is [Fear, Punch, Punch] ← [Punch, Fear (1), Fear (2)]'],
    ],
    ['you: { discard: [] }', ['yes: you.discard is [] ← []']],
    [
      'me: { battleline: [Troll: { damage: 2, power: 8 }, Gub, Gub: { ward: true }, Urchin] }',
      [
        'yes: me.battleline is [Troll: { damage: 2, power: 8 }, Gub, Gub: { ward: true }, Urchin] ← ' +
          '[Troll (1): { damage: 2, power: 8, ward: false }, Gub (1): { damage: 0, power: 6, ward: false }, ' +
          'Gub (2): { damage: 0, power: 6, ward: true }, Urchin: { damage: 0, power: 1, ward: false }]',
      ],
    ],
    [
      'me: { battleline: [Troll, Gub, Urchin, Gub] }',
      ['no: me.battleline is [Troll, Gub, Urchin, Gub] ← [Troll (1), Gub (1), Gub (2), Urchin]'],
    ],
  ])('%s', (expected, texts) => {
    expect(judged(board, expected)).toEqual(texts)
  })
})

describe('expectations about a card', () => {
  it.each([
    [
      'Urchin: { in: battleline, owner: me, controller: me }',
      'yes',
      '{ in: battleline, owner: me, controller: me }',
    ],
    ['Urchin: { in: hand }', 'no', '{ in: battleline }'],
    ['Urchin: { keywords: [elusive] }', 'yes', '{ keywords: [elusive] }'],
    ['Urchin: { keywords: [] }', 'no', '{ keywords: [elusive] }'],
    ['Gub (1): { keywords: [Taunt], power: 6 }', 'yes', '{ keywords: [taunt], power: 6 }'],
    ['Sequis: { keywords: [assault 2, taunt] }', 'yes', '{ keywords: [assault 2, taunt] }'],
    ['Sequis: { keywords: [assault, taunt] }', 'yes', '{ keywords: [assault 2, taunt] }'],
    ['Sequis: { keywords: [assault 3, taunt] }', 'no', '{ keywords: [assault 2, taunt] }'],
    [
      'Sequis: { armor: 3, armor left: 3, armor used: 0 }',
      'yes',
      '{ armor: 3, armor left: 3, armor used: 0 }',
    ],
    [
      'Sequis: { upgrades: [Protect the Weak, Way of the Bear] }',
      'yes',
      '{ upgrades: [Way of the Bear, Protect the Weak] }',
    ],
    ['Sequis: { upgrades: [Way of the Bear] }', 'no', '{ upgrades: [Way of the Bear, Protect the Weak] }'],
    ['Way of the Bear: { in: attached }', 'yes', '{ in: attached }'],
    [
      'Sequis: { ready: true, exhausted: false, stun: false, enrage: false, fought: 0, counters: 0 }',
      'yes',
      '{ ready: true, exhausted: false, stun: false, enrage: false, fought: 0, counters: 0 }',
    ],
  ])('%s', (said, holds, actual) => {
    expect(judged(board, `cards: { ${said} }`)).toEqual([
      expect.stringMatching(new RegExp(`^${holds}: .* ← `)),
    ])
    expect(judged(board, `cards: { ${said} }`)[0]?.split(' ← ')[1]).toBe(actual)
  })
})

const fight = {
  players: '{ me: { battleline: [Batdrone] }, you: { aember: 1, battleline: [Urchin] } }',
  play: '[{ fight: Batdrone -> Urchin }]',
}

describe('expectations about events', () => {
  it.each([
    ['steps: [fight.1-declare, keyforge/fight.4-after]', 'yes', 'they do'],
    ['steps: [card/batdrone/1.1]', 'yes', 'they do'],
    ['steps: []', 'yes', 'they do'],
    [
      'steps: [fight.4-after, fight.1-declare]',
      'no',
      'keyforge/fight.1-declare does not occur after keyforge/fight.4-after',
    ],
    ['steps: [leave.1-ward]', 'no', 'keyforge/leave.1-ward does not occur'],
    ['not steps: [destroyed.1-tag, reap.3-gain]', 'yes', 'none occurred'],
    ['not steps: [reap.3-gain, fight.1-declare]', 'no', 'keyforge/fight.1-declare occurred'],
    ['because: [KF-SKR-1]', 'yes', 'they were cited'],
    ['because: [KF-SKR-1, KF-TNT-1]', 'no', expect.stringMatching(/^KF-TNT-1 not among .*KF-SKR-1/)],
    ['asked: []', 'yes', 'nothing was asked'],
    ['asked: [{ who: me }]', 'no', 'nothing was asked'],
    ['status: ended', 'yes', 'ended'],
    ['status: asking', 'no', 'ended'],
  ])('%s', (expected, holds, actual) => {
    const [text] = judged(fight, expected)
    expect(text?.startsWith(`${holds}: `)).toBe(true)
    expect(text?.split(' ← ')[1]).toEqual(actual)
  })

  it('give the reason of a skipped step', () => {
    const dead = {
      players: '{ me: { battleline: [Batdrone] }, you: { battleline: [Briar Grubbling] } }',
      play: '[{ fight: Batdrone -> Briar Grubbling }]',
    }
    expect(judged(dead, 'steps: [fight.3-exchange]')[0]).toMatch(
      /does not occur; it was skipped: the attacker has left play$/,
    )
  })
})

const asking = {
  players: '{ me: { hand: [Punch] }, you: { battleline: [Urchin: { as: low }, Troll, Urchin] } }',
  play: '[{ play: Punch }]',
}

describe('expectations about decisions', () => {
  it.each([
    ['asked: [{ who: me }]', 'yes'],
    ['asked: [{ who: me, options: [low, troll, Urchin] }]', 'yes'],
    ['asked: [{ who: me, options: [Urchin, Urchin, Troll] }]', 'yes'],
    ['asked: [{ who: me, options: [Urchin, Troll] }]', 'no'],
    ['asked: [{ who: me, options: [low, low, Troll] }]', 'no'],
    ['asked: [{ who: me, step: card/punch/0.2 }]', 'yes'],
    ['asked: [{ who: me, step: damage.5-place }]', 'no'],
    ['asked: [{ who: you }]', 'no'],
    ['asked: [{ who: chance }]', 'no'],
    ['asked: [{ who: me }, { who: me }]', 'no'],
    ['asked: []', 'no'],
  ])('%s', (expected, holds) => {
    expect(judged(asking, expected)[0]?.startsWith(`${holds}: `)).toBe(true)
  })
})

describe('expectations about endings', () => {
  it.each([
    ['endings: 3', 'yes', '3'],
    ['outcomes: 3', 'yes', '3'],
    ['endings: 2', 'no', '3'],
    [
      'endings: [{ you: { discard: [low] } }, { cards: { Troll: { damage: 3 } } }, { you: { battleline: [low, Troll] } }]',
      'yes',
      '3 endings',
    ],
    [
      'endings: [{ you: { discard: [low] } }, { you: { aember: 0 } }]',
      'no',
      'description 2 fits 3 of 3 endings',
    ],
    [
      'endings: [{ you: { discard: [low] } }, { cards: { Troll: { damage: 3 } } }]',
      'no',
      'ending 3 fits no description: you.discard is [Urchin], Troll is { damage: 0 }',
    ],
    [
      'endings: [{ you: { discard: [Troll] } }]',
      'no',
      expect.stringContaining('description 1 fits none of 3 endings'),
    ],
    ['always: { me: { aember: 1, discard: [Punch] } }', 'yes', 'in all 3'],
    ['always: { you: { discard: [] } }', 'no', '[low]'],
  ])('%s', (expected, holds, actual) => {
    const [text] = judged(asking, expected)
    expect(text?.startsWith(`${holds}: `)).toBe(true)
    expect(text?.split(' ← ')[1]).toEqual(actual)
  })

  it('have one ending if nothing is left open', () => {
    const closed = { ...asking, play: '[{ play: Punch, choose: [Troll] }]' }
    expect(judged(closed, 'endings: 1, always: { cards: { Troll: { damage: 3 } } }')).toEqual([
      'yes: there are 1 endings ← 1',
      'yes: always: Troll is { damage: 3 } ← in all 1',
    ])
  })

  it('fail if the limit is reached', () => {
    expect(judged(asking, 'endings: 3, endings: 1'.slice(0, 10), 2)).toEqual([
      'no: there are 3 endings ← 1 before the limit was reached',
    ])
    expect(judged(asking, 'always: { me: { aember: 1 } }', 2)[0]).toContain(
      'the limit was reached before the last ending',
    )
    expect(judged(asking, 'endings: [{}]', 2)[0]).toContain('1 endings before the limit was reached')
  })
})

describe('matching', () => {
  it('finds a match for each if there is one, whatever is tried first', () => {
    const goes = [[0, 1], [0], [1, 2]]
    expect(pairUp(3, 3, (one, other) => goes[one]!.includes(other))).toBe(true)
    expect(pairUp(3, 2, (one, other) => goes[one]!.includes(other))).toBe(false)
  })
})
