import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { GrandArchive } from '../game.ts'
import type { CardFacts } from '../model/definition.ts'

const champion: CardFacts = { name: 'Champion', type: 'champion', level: 1, life: 20 }
const plain: CardFacts = { name: 'Plain', type: 'ally', power: 1, life: 1 }
const scout: CardFacts = { ...plain, name: 'Scout', text: 'Stealth.' }
const ga = new GrandArchive({ library: [champion, plain], cards: [scout] })
const begun = (name: string) => {
  const field = [{ name: 'Champion' }, { name }]
  return ga.begin({
    players: [
      { name: 'Ann', field },
      { name: 'Ben', field: [{ name: 'Champion' }] },
    ],
  })
}

describe('A game without a reader of texts', () => {
  it('uses cards without text, and says why it uses no others', () => {
    expect(begun('Plain')).not.toHaveProperty('reason')
    expect(begun('Scout')).toMatchObject({
      reason: expect.stringContaining('this game reads no texts; make it with `texts: textReader`'),
    })
  })

  it('reads no goal', () => {
    const board = begun('Plain')
    if (isRefusal(board)) throw new Error(board.reason)
    expect(ga.goal(board, 'no ally of mine destroyed', 1).ok).toBe(false)
  })
})
