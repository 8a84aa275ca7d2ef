import { describe, expect, it } from 'vitest'
import { scenario } from '../../test/marked.ts'
import { problemsOf, run } from '../../test/playing.ts'

const TROLLS =
  '{ me: { battleline: [Troll, Gub], hand: [Punch, Troll] }, you: { battleline: [Troll], hand: [Punch] } }'

const moved = (play: string, players = TROLLS) => {
  const { moves, status, problems, asked } = run({ players, play })
  return {
    moves: moves.length,
    status,
    asked: asked.length,
    problems: problems.map(({ message }) => message),
  }
}

describe('a shared name', () => {
  it.each([
    ['the creatures that can fight and be fought', '[{ fight: Troll -> Troll }]'],
    ['the creature that can reap', '[{ reap: Troll }]'],
    ['the card in hand', '[{ play: Troll, choose: [left] }]'],
    ['the card in the hand of the active player', '[{ discard: Punch }]'],
  ])('means %s', (_, play) => {
    expect(moved(play)).toMatchObject({ moves: 1, problems: [] })
  })

  it('means the card in the right zone if the move is illegal for all', () => {
    const { refusal } = run({
      players: '{ me: { battleline: [Troll: { stun: true }] }, you: { battleline: [Troll] } }',
      play: '[{ reap: Troll }]',
    })
    expect(refusal?.cite).toContain('KF-STN-1')
  })

  it('means the card without an alias', () => {
    const players = '{ me: { battleline: [Troll] }, you: { battleline: [Gub: { as: left gub }, Gub] } }'
    const { game, position, problems } = run({ players, play: '[{ fight: Troll -> Gub }]' })
    expect(problems).toEqual([])
    expect(game.player(position, 2).battleline.map((card) => game.card(position, card).called)).toEqual([
      'left gub',
    ])
  })

  it('is ambiguous if several cards are possible, which are then listed', () => {
    const players = '{ me: { battleline: [Troll] }, you: { battleline: [Gub, Urchin, Gub] } }'
    const { problems } = run({ players, play: '[{ fight: Troll -> gub }]' })
    expect(problems).toEqual([
      expect.objectContaining({
        message: '“gub” may mean Gub (1) or Gub (2)',
        notes: [
          'Gub (1) is you.battleline place 1',
          'Gub (2) is you.battleline place 3',
          'names of their own are given with “as”',
        ],
      }),
    ])
    for (const name of ['Gub (1)', 'Gub (2)'])
      expect(moved(`[{ fight: Troll -> ${name} }]`, players)).toMatchObject({ moves: 1, problems: [] })
  })

  it('is ambiguous in expectations, too', () => {
    const [problem, ...others] = problemsOf(
      scenario({ players: TROLLS, expect: '{ cards: { Punch: { in: hand } } }' }),
    )
    expect(others).toEqual([])
    expect(problem).toMatchObject({
      message: '“Punch” may mean Punch (me) or Punch (you)',
      notes: ['Punch (me) is me.hand place 1', 'Punch (you) is you.hand place 1', expect.any(String)],
    })
  })

  it('is resolved by the cards before it', () => {
    const players = '{ me: { battleline: [Troll, Bumpsy] }, you: { battleline: [Gub, Gub] } }'
    const play = '[{ fight: Troll -> Gub (1) }, { fight: Bumpsy -> Gub }]'
    expect(moved(play, players)).toMatchObject({ moves: 2, problems: [] })
  })
})
