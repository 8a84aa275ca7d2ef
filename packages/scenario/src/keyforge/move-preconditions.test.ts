import { describe, expect, it } from 'vitest'
import { run } from '../../test/playing.ts'

const players = `
  me: { battleline: [Troll], houses: [brobnar, dis, logos] }
  you: { battleline: [Gub], houses: [dis, mars, sanctum] }`

/** The problem of some entries: the message and its hints. */
const wrong = (parts: Readonly<Record<string, string>>) =>
  run({ players, ...parts }).problems.flatMap(({ message, notes = [] }) => [message, ...notes])

describe('an entry for another step than the board’s', () => {
  it('is told to go on if the board is at an earlier step', () => {
    for (const play of ['[{ fight: Troll -> Gub }]', '[{ house: dis }]', '[{ end: turn }]'])
      expect(wrong({ step: 'forge', play })).toEqual([
        expect.stringContaining('the board is before a step of the turn'),
        'write “- go: on” before it: go on with the turn (forge)',
      ])
  })

  it('is told to choose a house first', () => {
    expect(wrong({ step: 'house', play: '[{ go: on }, { reap: Troll }]' })).toEqual([
      'the board is in step 2 of the turn: choose a house before “reap”',
      'write “- house: …” before it, with brobnar, dis, logos',
    ])
  })

  it('is told how to start the board before its step', () => {
    const [message, ...notes] = wrong({ play: '[{ house: dis }]' })
    expect(message).toBe('the board is in step 3 of the turn, after “house”')
    expect(notes.join('\n')).toMatch(/“house: logos” beside.*“step: house” beside.*“- end: turn”/s)
    expect(wrong({ play: '[{ go: on }]' })).toEqual([
      'the board is in step 3 of the turn, after “go”',
      expect.stringContaining('“- end: turn”'),
      expect.stringContaining('“step: forge”'),
    ])
  })

  it('is told that nothing follows, and why', () => {
    const alone = '{ me: { battleline: [Troll] }, you: {} }'
    expect(wrong({ players: alone, play: '[{ end: turn }, { house: dis }]' })).toEqual([
      'nothing can be played any more: the turn is over, and no other follows',
      expect.stringContaining('both players have houses'),
    ])
    const won = '{ me: { keys: 2, aember: 6, houses: [dis, logos, mars] }, you: {} }'
    expect(wrong({ players: won, step: 'forge', play: '[{ go: on }, { house: dis }]' })).toEqual([
      'the game is over: me has won',
    ])
  })
})

describe('the end of a turn', () => {
  const play = '[{ end: turn }]'

  it('does not leave the choice of a house open', () => {
    for (const expect_ of ['{ me: { aember: 0 } }', '{ active: you }', '{ asked: [] }']) {
      const { expectations, status } = run({ players, play, expect: expect_ })
      expect(expectations.filter(({ holds }) => !holds)).toEqual([])
      expect(status).toBe('asking')
    }
  })

  it('can be expected, and answered by an entry or by “choose”', () => {
    const asked = '{ asked: [{ who: you, step: turn.2-house, options: [dis, mars, sanctum] }] }'
    expect(run({ players, play, expect: asked }).expectations).toEqual([
      expect.objectContaining({ holds: true }),
    ])
    for (const answered of ['{ end: turn, choose: [mars] }', '{ end: turn }, { house: mars }']) {
      const { status, expectations } = run({
        players,
        play: `[${answered}]`,
        expect: '{ house: mars, active: you, asked: [] }',
      })
      expect(status).toBe('ended')
      expect(expectations.filter(({ holds }) => !holds)).toEqual([])
    }
  })

  it('leaves any other decision open', () => {
    const archives = players.replace('battleline: [Gub]', 'archives: [Gub]')
    const { expectations } = run({
      players: archives,
      play: '[{ end: turn }, { house: mars }]',
      expect: '{ active: you }',
    })
    expect(expectations.filter(({ holds }) => !holds)).toEqual([
      expect.objectContaining({ text: 'no question is left open' }),
    ])
  })
})
