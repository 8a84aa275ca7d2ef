import { describe, expect, it } from 'vitest'
import { type CombatQuestion, solveCombat } from '../src/files/solve-combat.ts'

const creature = (power: number, toughness: number, more: object = {}) => ({
  type: 'creature',
  power,
  toughness,
  ...more,
})
const players = {
  Ann: { battlefield: [{ Ogre: creature(3, 3, { keywords: ['menace'] }) }, { Bear: creature(2, 2) }] },
  Ben: { life: 3, battlefield: [{ Giant: creature(3, 3) }, { Wall: creature(0, 4) }] },
}
const play = [{ attack: { Ogre: 'Ben', Bear: 'Ben' } }]
const solve = (question: CombatQuestion) => solveCombat({ players, play }, question)

describe('a combat', () => {
  it('is solved for who declares, and says what a declaration comes to', () => {
    const answer = solve({ declaration: { block: { Giant: 'Bear' } } })
    expect(answer.problems).toEqual([])
    expect(answer.asks).toEqual({ action: 'block', who: 'Ben' })
    expect(answer.best).toMatchObject({ for: 'Ben', proven: true })
    // Both block Ogre, which kills one of them, if it must: the wall has 4 toughness, the giant 3.
    expect(answer.best?.least.map(({ is }) => is)).toEqual([true, 1, 2])
    expect(answer.best?.declaration).toEqual([
      ['Giant', 'Ogre'],
      ['Wall', 'Ogre'],
    ])
    expect(answer.verdict).toMatchObject({ legal: true })
    expect(answer.declared?.least[0]?.is).toBe(false)
  })

  it('has a verdict on an illegal declaration, and nothing that it comes to', () => {
    const { verdict, declared } = solve({ goal: 'survive', declaration: { block: { Giant: 'Ogre' } } })
    expect(verdict).toMatchObject({ legal: false, cite: expect.arrayContaining(['MTG-BLK-21']) })
    expect(declared).toBeNull()
  })

  it('says what is wrong with the board, the goal or the player', () => {
    expect(solveCombat({ players: { Ann: {} } }).problems).not.toEqual([])
    expect(solve({ goal: 'kill Orge' }).problems).toHaveLength(1)
    expect(solve({ for: 'Cid' }).problems[0]?.message).toBe('no player is called “Cid”')
    expect(solve({ declaration: { block: { Giant: 'Orge' } } }).verdict?.legal).toBe(false)
  })
})
