import { CHANCE, isRefusal, type Position, randomChoice, seeded } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { type CardFacts, type Deal, type GrandArchive, grandArchive } from '../index.ts'

const CARDS: readonly CardFacts[] = [
  { name: 'Ember', type: 'champion', level: 0, memory: 0, life: 15, text: 'On Enter: Draw 7 cards.' },
  {
    name: 'Tide',
    type: 'champion',
    level: 0,
    memory: 0,
    life: 15,
    text: 'On Enter: Glimpse 6. Draw 6 cards.',
  },
  { name: 'Test One', type: 'champion', level: 1, memory: 1, life: 20 },
  { name: 'Orb', type: 'item', supertypes: ['regalia'], memory: 1 },
  { name: 'Page', type: 'ally', reserve: 1, power: 1, life: 1 },
  { name: 'Rival', type: 'champion', level: 1, life: 2 },
  { name: 'Blast', type: 'action', reserve: 0, text: 'Draw a card. Deal 2 damage to target champion.' },
]
const ga = grandArchive({ cards: CARDS })
const deck = Array.from({ length: 20 }, () => 'Page')
const DEAL: Deal = {
  players: [
    { name: 'A', deck, material: ['Ember', 'Test One', 'Orb'] },
    { name: 'B', deck, material: ['Tide', 'Test One', 'Orb'] },
  ],
  first: 1,
}

function begun(deal: Deal): Position {
  const position = ga.deal(deal)
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

/** Answers by chance or by the least choice until `done` is true of the decision. */
function until(
  game: GrandArchive,
  from: Position,
  done: (at: Position, step: string, who: number) => boolean,
): Position {
  const random = seeded(1)
  let position = from
  for (let tries = 0; tries < 200; tries++) {
    const asked = game.decision(position)
    if (asked === null || done(position, asked.step, asked.who)) return position
    const choice =
      asked.who === CHANCE || asked.least > 0
        ? asked.ids.includes('pass')
          ? 'pass'
          : randomChoice(asked, random)
        : []
    const next = game.answer(position, choice)
    if (isRefusal(next)) throw new Error(`${asked.step}: ${next.reason}`)
    position = next
  }
  throw new Error('it never comes')
}

const ACT = 'grand-archive/opportunity.3-act'

describe('the set-up of a game', () => {
  it('puts both champions onto the field before the opening hands, and asks nobody to act', () => {
    const glimpse = until(ga, begun(DEAL), (_at, _step, who) => who === 2)
    expect([1, 2].map((player) => ga.player(glimpse, player as 1 | 2).field.length)).toEqual([1, 1])
    expect(ga.player(glimpse, 1).hand).toHaveLength(7)
    expect(ga.player(glimpse, 2).hand).toHaveLength(0)
    const first = until(ga, glimpse, (_, step) => step === ACT)
    expect(ga.player(first, 2).hand).toHaveLength(6)
    expect(ga.table(first)).toMatchObject({ turn: 1, active: 1, window: 'main phase' })
  })

  it('skips the draw of the first turn of all, and all before it of both first turns', () => {
    const main = (turn: number) => {
      let position = begun(DEAL)
      while (ga.table(position).turn < turn)
        position = until(ga, position, (at, step) => step === ACT && ga.table(at).turn === turn)
      return until(ga, position, (_, step) => step === ACT)
    }
    expect(ga.player(main(1), 1).hand).toHaveLength(7)
    expect(ga.player(main(2), 2).hand).toHaveLength(7)
    expect(ga.player(main(3), 1).hand).toHaveLength(8)
  })

  it('refuses decks that cannot begin', () => {
    const refused = (one: Partial<Deal['players'][0]>) =>
      ga.deal({ ...DEAL, players: [{ ...DEAL.players[0], ...one }, DEAL.players[1]] })
    expect(refused({ deck: [] })).toMatchObject({ cite: ['GA-DCK-1'] })
    expect(refused({ deck: ['Orb'] })).toMatchObject({ cite: ['GA-DCK-1'] })
    expect(refused({ material: ['Test One'] })).toMatchObject({ cite: ['GA-DCK-2'] })
    expect(refused({ material: ['Ember', 'Page'] })).toMatchObject({ cite: ['GA-DCK-2'] })
  })
})

it('draws a game in which one player is out of cards as the champion of the other dies (R-049)', () => {
  const start = ga.begin({
    whole: true,
    players: [{ field: ['Test One'], hand: ['Blast'] }, { field: ['Rival'] }],
  })
  if (isRefusal(start)) throw new Error(start.reason)
  const blast = ga.decision(start)?.options.find(({ label }) => label.includes('Rival'))
  const cast = ga.answer(start, blast?.id ?? '')
  if (isRefusal(cast)) throw new Error(cast.reason)
  expect(ga.table(until(ga, cast, () => false)).winner).toBe(0)
})
