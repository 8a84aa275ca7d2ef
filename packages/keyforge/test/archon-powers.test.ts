import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { type CardFacts, keyforge, type Setup } from '../src/index.ts'

const cards: readonly CardFacts[] = [
  { name: 'Test Valor', type: 'archon power', text: 'Each friendly creature gets +2 power.' },
]
const kf = keyforge({ cards })
const board = (me: Setup['players'][0]) => kf.begin({ players: [{ battleline: ['Troll'], ...me }, {}] })

describe('An Archon Power', () => {
  it('is in force from beside the deck, also in a loaded position', () => {
    const position = board({ powers: ['Test Valor'] })
    if (isRefusal(position)) throw new Error(position.reason)
    const [troll] = kf.player(position, 1).battleline
    const loaded = kf.load(JSON.parse(JSON.stringify(kf.save(position))))
    if (isRefusal(loaded)) throw new Error(loaded.reason)
    for (const one of [position, loaded]) expect(kf.card(one, Number(troll)).power).toBe(10)
  })

  it('is public', () => {
    const position = board({ powers: ['Test Valor'] })
    if (isRefusal(position)) throw new Error(position.reason)
    const { cards, players } = kf.view(position, 2)
    const shown = players[0]?.powers.cards ?? []
    expect(cards.find(({ id }) => id === shown[0])).toMatchObject({ name: 'Test Valor', zone: 'powers' })
  })

  it('belongs beside the deck, and no other card does', () => {
    for (const player of [{ deck: ['Test Valor'] }, { artifacts: ['Test Valor'] }, { powers: ['Troll'] }])
      expect(board(player)).toMatchObject({ refused: 'illegal', cite: ['KF-SET-4'] })
  })

  it('lies there when a game is dealt', () => {
    const deck = ['Troll', 'Punch']
    const one = { houses: ['brobnar', 'dis', 'logos'], deck, powers: ['Test Valor'] }
    const dealt = kf.deal({ players: [one, { ...one, powers: [] }], first: 1 })
    if (isRefusal(dealt)) throw new Error(dealt.reason)
    expect([1, 2].map((player) => kf.player(dealt, player as 1 | 2).powers.length)).toEqual([1, 0])
  })
})
