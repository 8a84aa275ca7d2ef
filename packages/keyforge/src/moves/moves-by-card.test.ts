import { describe, expect, it } from 'vitest'
import { keyforge, type Setup } from '../index.ts'

const kf = keyforge({
  cards: [
    { name: 'Plain Ox', type: 'creature', house: 'dis', power: 4 },
    { name: 'Sad Ox', type: 'creature', house: 'dis', power: 1, text: 'Destroyed: Gain 1Æ.' },
    {
      name: 'Lost Lamb',
      type: 'creature',
      house: 'dis',
      power: 1,
      text: 'While you have 2Æ or more, you may return Lost Lamb from your discard pile to your hand.',
    },
    { name: 'Town Bell', type: 'artifact', house: 'dis', text: 'Action: Gain 1Æ.' },
  ],
})

function movesOn(setup: Setup) {
  const position = kf.begin(setup)
  if ('refused' in position) throw new Error(position.reason)
  return { position, moves: kf.moves(position) }
}

describe('The moves of each card', () => {
  it('include the reasons against illegal ones', () => {
    const { moves } = movesOn({
      players: [
        {
          battleline: ['Plain Ox', { name: 'Plain Ox', exhausted: true }],
          artifacts: ['Town Bell'],
          hand: ['Anger', 'Troll'],
        },
        { battleline: ['Champion Anaphiel', 'Urchin'] },
      ],
      house: 'dis',
    })
    const [fresh, tired, bell, anger] = moves
    expect(fresh?.may.map(({ id }) => id)).toEqual(['fight 3 8', 'reap 3'])
    expect(fresh?.mayNot).toMatchObject([{ kind: 'fight', other: 9, cite: ['KF-TNT-1'] }])
    // It is exhausted whatever it would fight: one reason, not two.
    expect(tired?.may).toEqual([])
    expect(tired?.mayNot).toMatchObject([
      { id: 'fight 4', kind: 'fight', other: null, cite: ['KF-USE-2'] },
      { id: 'reap 4', kind: 'reap', cite: ['KF-USE-2'] },
    ])
    expect(bell?.may).toMatchObject([{ id: 'action 5', kind: 'action' }])
    expect(anger?.mayNot).toMatchObject([
      { id: 'play 6', reason: expect.stringContaining('house dis') },
      { id: 'discard 6', reason: expect.stringContaining('house dis') },
    ])
  })

  it('report that there is nobody to fight, and that a stun comes first', () => {
    const { moves } = movesOn({ players: [{ battleline: [{ name: 'Plain Ox', stunned: true }] }, {}] })
    expect(moves[0]?.may).toMatchObject([{ id: 'unstun 3', kind: 'unstun' }])
    expect(moves[0]?.mayNot).toMatchObject([
      { kind: 'fight', cite: ['KF-FGT-1'] },
      { kind: 'reap', cite: ['KF-STN-1'] },
    ])
  })

  it('include what a card in the discard pile lets its player do, while it is so (R-045)', () => {
    const on = (aember: number) =>
      movesOn({
        players: [
          { aember, discard: ['Plain Ox', 'Lost Lamb'] },
          { aember: 5, discard: ['Lost Lamb'] },
        ],
      })
    const { position, moves } = on(2)
    expect(moves).toMatchObject([
      { card: 4, may: [{ id: 'resolve 4', kind: 'resolve', other: null }], mayNot: [] },
    ])
    const after = kf.answer(position, 'resolve 4')
    if ('refused' in after) throw new Error(after.reason)
    expect(kf.card(after, 4).zone).toBe('hand')
    expect(kf.answer(after, 'resolve 4')).toMatchObject({ refused: 'illegal' })
    expect(on(1).moves).toMatchObject([{ card: 4, may: [], mayNot: [{ id: 'resolve 4', cite: ['R-045'] }] }])
    expect(kf.answer(position, 'resolve 3')).toMatchObject({ refused: 'illegal' })
    expect(kf.answer(position, 'resolve 5')).toMatchObject({ refused: 'illegal' })
  })

  it('are the legal answers, and the illegal ones are refused with the same words', () => {
    const { position, moves } = movesOn({
      players: [
        {
          battleline: ['Troll', 'Firespitter', { name: 'Gub', enraged: true }],
          hand: ['Anger', 'Poison Wave'],
        },
        { battleline: ['Champion Anaphiel', 'Urchin', 'Gub'] },
      ],
    })
    const offered = (kf.decision(position)?.options ?? []).map(({ id }) => id).filter((id) => id !== 'end')
    expect(moves.flatMap(({ may }) => may.map(({ id }) => id))).toEqual(offered)
    for (const { may, mayNot } of moves) {
      for (const { id, label } of may) {
        expect(kf.whyNot(position, id)).toBeNull()
        expect(kf.decision(position)?.options.find((option) => option.id === id)?.label).toBe(label)
      }
      for (const { id, reason, other, kind } of mayNot) {
        if (kind !== 'fight' || other !== null) expect(kf.whyNot(position, id)?.reason).toBe(reason)
      }
    }
  })

  it('are empty while another decision is pending', () => {
    const { position } = movesOn({ players: [{ battleline: ['Sad Ox'] }, { battleline: ['Sad Ox'] }] })
    const asking = kf.answer(position, 'fight 3 4')
    if ('refused' in asking) throw new Error(asking.reason)
    expect(kf.decision(asking)?.options).toHaveLength(2)
    expect(kf.moves(asking)).toEqual([])
  })
})
