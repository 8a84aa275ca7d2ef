import { isRefusal, type Position } from '@battleline/kernel'
import { conformance, describeProblem, explore } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { duel } from '../src/index.ts'

const game = duel()
const board = (mine: readonly string[], yours: readonly string[], life = 10) => {
  const side = (names: readonly string[]) => ({
    numbers: { life },
    zones: { field: names.map((name) => ({ name })) },
  })
  return game.begin({ players: [side(mine), side(yours)] })
}
const begun = (...sides: Parameters<typeof board>): Position => {
  const position = board(...sides)
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}
const after = (position: Position, ...answers: readonly (string | number)[]): Position =>
  answers.reduce((now, answer) => {
    const next = game.answer(now, answer)
    if (isRefusal(next)) throw new Error(next.reason)
    return next
  }, position)

describe('the duel', () => {
  it('keeps the promises of a position in random games', () => {
    const starts = {
      'first strikes': board(['Lancer', 'Ogre', 'Whirler'], ['Squire', 'Lancer', 'Guard']),
      'last blows': board(['Zealot', 'Bomber', 'Bomber'], ['Zealot', 'Bomber', 'Squire'], 3),
    }
    const report = conformance(game, starts, { seeds: 6, decisions: 40, rarely: ['end'] })
    expect(report.problems.map(describeProblem)).toEqual([])
    expect(report.ended).toBeGreaterThan(0)
  })

  it('keeps them in every reachable position', () => {
    const { problems, complete } = explore(game, board(['Zealot', 'Lancer'], ['Zealot'], 3), 4000)
    expect(problems.map(describeProblem)).toEqual([])
    expect(complete).toBe(true)
  })

  it('asks for the target of a last blow, and for the order', () => {
    const dying = after(begun(['Ogre', 'Bomber'], ['Zealot', 'Bomber', 'Squire']), 'attack 4 6')
    expect(game.decision(dying)).toMatchObject({ who: 1, step: 'duel/last-blow.1-target' })
    expect(game.card(dying, 6)).toMatchObject({ zone: 'discard', counters: { damage: 1 } })
  })

  it('says why a move is refused, with the rule', () => {
    const start = begun(['Ogre'], ['Squire'])
    expect(game.whyNot(start, 'attack 3 2')).toMatchObject({
      reason: 'a player with a creature is not attacked',
      cite: ['DUEL-3'],
    })
    expect(game.whyNot(start, 'attack 4 3')).toMatchObject({ cite: ['DUEL-1'] })
    expect(game.whyNot(after(start, 'attack 3 4'), 'attack 3 2')).toMatchObject({ cite: ['DUEL-2'] })
  })

  it('is won by the player who leaves the opponent no life', () => {
    const won = after(begun(['Ogre'], [], 5), 'attack 3 2')
    expect(game.board(won)).toMatchObject({ winner: 1, players: [{}, { numbers: { life: 0 } }] })
    expect(game.over(won)).toBe(true)
  })

  it('refuses invalid boards and saves', () => {
    expect(board(['Squier'], [])).toMatchObject({
      reason: 'no card is called “Squier”; did you mean Squire?',
    })
    const save = game.save(begun(['Ogre'], []))
    const broken = {
      ...save,
      position: {
        ...save.position,
        rows: save.position.rows.map((row) => Object.assign({}, row, { zone: 'moon' })),
      },
    }
    expect(game.load(broken)).toMatchObject({ refused: 'unreadable' })
  })
})
