import type { TraceEvent } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { read, run } from '../../test/playing.ts'
import { play } from '../files/adapters.ts'
import type { KeyforgePlayed } from './played.ts'

const failing = ({ expectations }: KeyforgePlayed): readonly string[] =>
  expectations.filter(({ holds }) => !holds).map(({ text, actual }) => `${text} ← ${actual}`)

const problems = (played: KeyforgePlayed) =>
  played.problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

/** Two creatures whose Destroyed: abilities the active player orders, and a discard pile with an order. */
const wave = {
  players:
    '{ me: { hand: [Poison Wave], battleline: [Dust Imp: { as: my imp }] }, you: { battleline: [Dust Imp: { as: your imp }, Urchin] } }',
  play: '[{ play: Poison Wave }]',
}

const INTERFACE = `name: A dying creature cannot steal the Æmber it holds
game: keyforge              # keyforge | magic | grand-archive
edition: current            # left out: the newest; keyforge also has mrb17.4, essay, essay-early
cite: [KF-DST-11, KF-LVP-3]
players:
  me:                       # any two names; the first is the active player unless \`active:\` says otherwise
    aember: 0
    battleline:             # left to right
      - Dino-Fiend: { aember: 1 }
      - Gub: { as: left gub, damage: 1, ward: true, upgrades: [Way of the Bear] }   # tells equal cards apart
    deck: [Troll, "?", "?"] # top first; "?" is a card nobody has looked at
  you:
    battleline: [Faust the Great]
cards:                      # optional: cards of your own, or changed ones
  Test Brute: { type: creature, house: brobnar, power: 5, armor: 1, text: "Poison. Destroyed: Steal 1." }
play:
  - fight: Dino-Fiend -> Faust the Great
    choose: []              # answers to what is asked on the way, by label
expect:
  me:  { aember: 0, discard: [Dino-Fiend] }
  you: { aember: 1, discard: [Faust the Great] }
  steps: [keyforge/destroyed.2-abilities, keyforge/destroyed.3-leave]     # these, in this order
`

describe('the example of the format', () => {
  it('is read completely', () => {
    const { name, cite, players, roster, cards, setup, play: moves } = read(INTERFACE)
    expect(name).toBe('A dying creature cannot steal the Æmber it holds')
    expect(cite).toEqual(['KF-DST-11', 'KF-LVP-3'])
    expect(players).toEqual(['me', 'you'])
    expect(roster.map((card) => card.alias ?? card.name)).toEqual([
      'Dino-Fiend',
      'left gub',
      'Way of the Bear',
      'Troll',
      '?',
      '?',
      'Faust the Great',
    ])
    expect(cards.map((card) => card.name)).toEqual(['Test Brute', '?'])
    expect(setup.players[0].battleline).toEqual([
      { name: 'Dino-Fiend', aember: 1 },
      { name: 'Gub', as: 'left gub', damage: 1, warded: true, upgrades: [{ name: 'Way of the Bear' }] },
    ])
    expect(moves).toEqual([
      expect.objectContaining({
        choose: [],
        move: expect.objectContaining({
          word: 'fight',
          cards: [expect.objectContaining({ among: [0] }), expect.objectContaining({ among: [6] })],
        }),
      }),
    ])
  })

  it('passes, if Gub is not destroyed at the start', () => {
    const played = play(read(INTERFACE.replace('damage: 1, ', '')), { forked: true })
    expect(played.status).toBe('ended')
    expect(failing(played)).toEqual([])
    expect(played.expectations.map(({ text, line }) => [line, text])).toEqual([
      [20, 'me.aember is 0'],
      [20, 'me.discard is [Dino-Fiend]'],
      [21, 'you.aember is 1'],
      [21, 'you.discard is [Faust the Great]'],
      [22, 'these steps come in this order: keyforge/destroyed.2-abilities, keyforge/destroyed.3-leave'],
      [null, 'saved, loaded and forked at every decision, it goes the same way'],
    ])
    expect(played.moves).toEqual([{ text: 'fight: Dino-Fiend -> Faust the Great', trace: 0 }])
  })
})

describe('a decision', () => {
  it('stays open without an answer', () => {
    const played = run(wave)
    expect(played.status).toBe('asking')
    expect(played.ask?.step).toBe('keyforge/destroyed.2-abilities')
    expect(played.asked.map(({ who, options, chosen }) => ({ who, options, chosen }))).toEqual([
      { who: 'me', options: ['my imp: Destroyed', 'your imp: Destroyed'], chosen: null },
    ])
    expect(played.expectations).toEqual([])
  })

  it('left open is a failure unless the file expects it', () => {
    const played = run({ ...wave, expect: '{ me: { aember: 1 } }' })
    expect(failing(played)).toEqual([
      expect.stringMatching(
        /^no question is left open ← me is asked “.*”: my imp: Destroyed, your imp: Destroyed$/,
      ),
    ])
    for (const expected of [
      'asked: [{ who: me }]',
      'status: asking',
      'endings: 1',
      'always: { me: { aember: 3 } }',
    ]) {
      expect(failing(run({ ...wave, expect: `{ me: { aember: 1 }, ${expected} }` }))).toEqual([])
    }
  })

  it.each([
    ['a label', '["my imp: Destroyed"]'],
    ['an alias', '[My Imp]'],
    ['the beginning of a label', '["my i"]'],
    ['an id', `["${run(wave).ask?.options[0]?.id}"]`],
  ])('is answered by %s', (_, choose) => {
    const played = run({ ...wave, play: `[{ play: Poison Wave, choose: ${choose} }]` })
    expect(problems(played)).toEqual([])
    expect(played.status).toBe('ended')
    expect(played.asked[0]?.chosen).toEqual(['my imp: Destroyed'])
  })

  it.each([
    ['an option that is not there', '[Troll]', '4:38 “Troll” is not offered'],
    [
      'a name that two options have',
      '[Dust Imp]',
      '4:38 “Dust Imp” may mean my imp: Destroyed, your imp: Destroyed',
    ],
    ['more than may be chosen', '[[my imp, your imp]]', '4:38 1 must be chosen, and this is 2'],
    ['an order', '[{ order: [my imp, your imp] }]', '4:38 no order is asked'],
    ['shares', '[{ my imp: 1 }]', '4:38 nothing is divided'],
    ['what nobody asked for', '[my imp, your imp]', '4:46 no question is open that this answers'],
  ])('is not answered by %s', (_, choose, problem) => {
    const played = run({ ...wave, play: `[{ play: Poison Wave, choose: ${choose} }]` })
    expect(problems(played)).toEqual([expect.stringContaining(problem)])
    if (problem.includes('4:38')) expect(played.problems[0]?.notes?.[0]).toContain('offered: my imp')
    expect(played.problems[0]?.source).toContain('choose')
  })

  it('left open prevents later moves', () => {
    const played = run({ ...wave, play: '[{ play: Poison Wave }, { reap: Urchin }]' })
    expect(problems(played)).toEqual([
      expect.stringMatching(/^4:33 a question is open: me, “.*”; answer it with “choose”$/),
    ])
  })

  it('can be answered by the next entry', () => {
    const played = run({ ...wave, play: '[{ play: Poison Wave }, { choose: [your imp] }]' })
    expect(problems(played)).toEqual([])
    expect(played.status).toBe('ended')
    expect(played.asked[0]?.chosen).toEqual(['your imp: Destroyed'])
    const early = run({ ...wave, play: '[{ choose: [your imp] }]' })
    expect(problems(early)).toEqual(['4:10 no question is open here'])
  })

  it('without consequences gets its default, or a fitting order', () => {
    const play = (choose: string, discard: string) =>
      run({
        players: '{ me: { hand: [Gateway to Dis] }, you: { battleline: [Troll, Gub, Sequis] } }',
        play: `[{ play: Gateway to Dis, choose: ${choose} }]`,
        expect: `{ you: { discard: ${discard} }, asked: [] }`,
      })
    const byDefault = play('[]', '[Troll, Gub, Sequis]')
    expect(failing(byDefault)).toEqual([])
    expect(byDefault.asked).toEqual([
      expect.objectContaining({ free: true, chosen: ['Troll', 'Gub', 'Sequis'] }),
    ])
    const ordered = play('[{ order: [Sequis, Troll, Gub] }]', '[Troll, Gub, Sequis]')
    expect(problems(ordered)).toEqual([])
    expect(ordered.asked[0]?.chosen).toEqual(['Sequis', 'Troll', 'Gub'])
    expect(ordered.game.player(ordered.position, 2).discard.map((card) => ordered.name(card))).toEqual([
      'Sequis',
      'Troll',
      'Gub',
    ])
    const playErrors = (choose: string) => problems(play(choose, '[]'))
    expect(playErrors('[{ order: [Sequis, Troll] }]')).toEqual([
      expect.stringContaining('an order of all 3 is asked'),
    ])
    expect(playErrors('[{ order: [Sequis, Troll, Urchin] }]')).toEqual([
      expect.stringContaining('“Urchin” is not offered'),
    ])
  })

  it('of an option accepts yes and no', () => {
    const play = (choose: string) =>
      run({
        cards: '\n  Chooser: { type: action, house: dis, text: "Play: You may gain 1A." }',
        players: '{ me: { hand: [Chooser] }, you: {} }',
        play: `[{ play: Chooser, choose: [${choose}] }]`,
      })
    const pool = (played: KeyforgePlayed) => played.game.player(played.position, 1).aember
    expect([play('yes'), play('true'), play('YES')].map(pool)).toEqual([1, 1, 1])
    expect([play('no'), play('false'), play('decline')].map(pool)).toEqual([0, 0, 0])
  })
})

describe('a board', () => {
  const dead = {
    players: '{ me: { battleline: [Troll: { damage: 8 }, Gub: { damage: 1 }, Urchin] }, you: {} }',
  }

  it('with destroyed cards loses them before the first move', () => {
    const played = run({
      ...dead,
      play: '[{ reap: Urchin }]',
      expect: '{ me: { aember: 1, discard: [Troll, Gub] } }',
    })
    expect(problems(played)).toEqual([])
    expect(failing(played)).toEqual([])
    expect(run(dead).status).toBe('ended')
  })
})

describe('a move', () => {
  const taunt = {
    players: '{ me: { battleline: [Troll] }, you: { battleline: [Urchin, Champion Anaphiel] } }',
  }

  it('that is illegal is refused, and a failure unless the file expects it', () => {
    const played = run({ ...taunt, play: '[{ fight: Troll -> Urchin }]' })
    expect(played.status).toBe('refused')
    expect(played.refusal?.cite).toContain('KF-TNT-1')
    expect(failing(played)).toEqual([expect.stringMatching(/^“fight: Troll -> Urchin” is allowed ← /)])
    expect(played.position).toBe(played.start)
  })

  it.each([
    ['a rule', 'refused: KF-TNT-1', 0],
    ['a rule and a part of the reason', 'refused: { rule: KF-TNT-1, reason: taunt }', 0],
    ['another rule', 'refused: KF-STN-1', 1],
    ['another reason', 'refused: { rule: KF-TNT-1, reason: stunned }', 1],
  ])('may be expected to be refused by %s', (_, expected, count) => {
    const played = run({ ...taunt, play: '[{ fight: Troll -> Urchin }]', expect: `{ ${expected} }` })
    expect(failing(played)).toHaveLength(count)
  })

  it('that is legal is a failure if the file expects a refusal', () => {
    const played = run({
      ...taunt,
      play: '[{ fight: Troll -> Champion Anaphiel }]',
      expect: '{ refused: KF-TNT-1 }',
    })
    expect(failing(played)).toEqual(['the last move is refused by KF-TNT-1 ← it was not refused'])
  })

  it('cannot follow a refused one', () => {
    const played = run({ ...taunt, play: '[{ fight: Troll -> Urchin }, { reap: Troll }]' })
    expect(problems(played)).toEqual([
      expect.stringContaining('nothing can be played after “fight: Troll -> Urchin” was refused'),
    ])
  })

  it('can be any of step 3', () => {
    const players = `
  me: { battleline: [Mack the Knife, Troll: { stun: true }, Gub], hand: [Punch] }
  you: { battleline: [Sequis] }`
    const play = `
  - action: Mack the Knife
    choose: [Sequis]
  - unstun: Troll
  - reap: Gub
  - play: Punch
    choose: [sequis]`
    const expected = `
  me: { aember: 2, battleline: [Mack the Knife: { ready: false }, Troll: { stun: false, exhausted: true }, Gub], hand: [] }
  cards: { Sequis: { damage: 2, armor left: 0 } }`
    expect(failing(run({ players, play, expect: expected }, { forked: true }))).toEqual([])
  })
})

describe('play', () => {
  it('reports to an observer the events of its trace', () => {
    const seen: TraceEvent[] = []
    const played = run(
      { ...wave, play: '[{ play: Poison Wave, choose: [my imp] }]' },
      { observe: (event) => seen.push(event) },
    )
    expect(seen).toEqual(played.trace)
    expect(seen.length).toBeGreaterThan(10)
  })

  it('can use another edition than the file’s', () => {
    const played = run(wave, { edition: 'essay' })
    expect([played.edition, played.game.edition, played.scenario.edition]).toEqual([
      'essay',
      'essay',
      'current',
    ])
  })

  it('gives every card and player a distinct name', () => {
    const { game, start, name } = run({
      players: `
  me: { battleline: [Troll, Gub: { as: first gub }, Gub, Urchin], hand: [Urchin] }
  you: { battleline: [Troll: { upgrades: [Way of the Bear] }, Urchin], deck: ["?"] }`,
    })
    expect(game.cards(start).map(name)).toEqual([
      ...['Troll (me)', 'first gub', 'Gub', 'Urchin (me 1)', 'Urchin (me 2)'],
      ...['Troll (you)', 'Way of the Bear', 'Urchin (you)', '?'],
    ])
    expect([1, 2].map(name)).toEqual(['me', 'you'])
    expect([0, 99].map(name)).toEqual(['the game', 'the game'])
  })

  it('plays no card that nobody has looked at, whichever house is active', () => {
    const { game, position } = run({
      house: 'brobnar',
      step: 'main',
      players: `
  me: { houses: [brobnar, dis, logos], hand: ["?", Krump], battleline: [Troll: { exhausted: true }] }
  you: { houses: [brobnar, dis, logos], battleline: [Urchin] }`,
    })
    const playable = game.moves(position).filter(({ may }) => may.length > 0)
    expect(playable.map(({ card }) => game.card(position, card).name)).toEqual(['Krump'])
  })

  it('reads cards that nobody may look at under a prophecy and facedown in play', () => {
    const { game, start, name } = run({
      players: `
  me: { token: Grunt, battleline: ["?": { facedown: true }] }
  you: { prophecies: ["Heads, I Win": { under: ["?"] }] }`,
    })
    expect(game.cards(start).map(name)).toEqual(['Grunt', 'Heads, I Win', '?'])
  })

  it('accepts those names in the file too', () => {
    const played = run({
      players: '{ me: { battleline: [Troll, Troll] }, you: { battleline: [Troll] } }',
      play: '[{ fight: "Troll (me 2) -> troll (YOU)" }]',
      expect: '{ me: { battleline: [Troll, Troll: { damage: 0 }] }, cards: { Troll (you): { damage: 8 } } }',
    })
    expect(failing(played)).toEqual([
      expect.stringContaining('me.battleline is [Troll, Troll: { damage: 0 }] ←'),
      expect.stringContaining('Troll (you) is { damage: 8 } ←'),
    ])
  })
})

describe('an upgrade of the other player', () => {
  const players =
    '{ me: { battleline: [Troll: { upgrades: [Soulkeeper: { owner: you }, Soulkeeper] }] }, you: {} }'

  it('has its board name in the file', () => {
    const { game, start, name } = run({ players })
    expect(game.cards(start).map(name)).toEqual(['Troll', 'Soulkeeper (you)', 'Soulkeeper (me)'])
    const expected = '{ Soulkeeper (you): { owner: you }, Soulkeeper (me): { owner: me } }'
    expect(failing(run({ players, expect: `{ cards: ${expected} }` }))).toEqual([])
  })
})

describe('a saved position', () => {
  const saved = () => {
    const { game, position } = run(wave)
    return JSON.parse(JSON.stringify(game.save(position))) as unknown
  }

  it('can be continued by a scenario of the same board', () => {
    const played = run(
      { ...wave, play: '[{ choose: [your imp] }]', expect: '{ me: { aember: 3 }, you: { aember: 2 } }' },
      { from: saved(), forked: true },
    )
    expect(problems(played)).toEqual([])
    expect(failing(played)).toEqual([])
    expect(played.status).toBe('ended')
  })

  it('keeps its own names if the scenario has another board', () => {
    const played = run({ expect: '{ cards: { Urchin: { damage: 0 } } }' }, { from: saved() })
    expect(played.status).toBe('asking')
    expect(played.asked[0]?.options).toEqual(['my imp: Destroyed', 'your imp: Destroyed'])
    expect(failing(played)).toContain('Urchin is { damage: 0 } ← it is not in this position')
  })

  it('is refused if it cannot be loaded', () => {
    for (const from of [{}, null, 'x', { format: 1, game: 'keyforge', edition: 'current', position: {} }]) {
      const played = run(wave, { from })
      expect(played.status).toBe('refused')
      expect(played.refusal?.refused).toBe('unreadable')
      expect(failing(played)).toHaveLength(1)
    }
  })
})

describe('a refused move', () => {
  const tired = {
    players: '{ me: { battleline: [Troll: { exhausted: true }] }, you: {} }',
    play: '[{ reap: Troll }]',
  }

  it('is shown at its place unless the file expects it', () => {
    const { rejected, problems: wrong, status } = run(tired)
    expect({ status, wrong: wrong.length }).toEqual({ status: 'refused', wrong: 0 })
    expect(rejected).toMatchObject({
      message: '“reap: Troll” is refused: Troll is exhausted (KF-USE-2)',
      notes: ['if that is the point: expect: { refused: KF-USE-2 }'],
    })
    expect(run({ ...tired, expect: '{ refused: KF-USE-2 }' }).rejected).toBeNull()
  })
})

describe('an answer', () => {
  it('that is almost an option suggests the option', () => {
    const play = '[{ play: Poison Wave, choose: [my im] }]'
    expect(run({ ...wave, play: play.replace('my im', 'mi imp') }).problems[0]?.nearest).toBe('my imp')
  })
})
