import { describe, expect, it } from 'vitest'
import { action, ally, CA, CB, table, weapon } from '../../test/table.ts'

const bolt = action('Bolt', 'Deal 3 damage to target unit.')
const board = table(
  { field: [CA, ally('X', 2, 2), weapon('Sword', 1, 3)], hand: [bolt], deck: ['Fireball'] },
  { field: [CB, ally('Y', 1, 3), ally('Z', 1, 4)] },
)
const after = board.do('activate Bolt on Y').settle().do('X attacks CB').settle()

function resultsOf(words: string, player: 1 | 2 = 1, at = after) {
  const read = board.ga.goal(board.position, words, player)
  if (!read.ok) throw new Error(read.problems[0]?.message)
  return read.goal.results(at.position).map(({ is }) => is)
}

describe('a player’s goal', () => {
  it.each([
    ['as much damage on enemy champions as possible', 2],
    ['as much damage on my champion as possible', 0],
    ['destroy as many enemy allies as possible', 1],
    ['as many enemy units destroyed as possible', 1],
    ['no ally of mine destroyed', true],
    ['no ally destroyed', false],
    ['destroy all enemy allies', false],
    ['at least 2 damage on CB', true],
    ['at least 3 damage on CB', false],
    ['as many enemy allies as possible', 1],
    ['as much power of my allies as possible', 2],
    ['as much durability on Sword as possible', 3],
    ['as few cards in my hand as possible', 0],
    ['as many cards in my graveyard as possible', 1],
    ['3 for each enemy ally destroyed, -2 for each damage on my champion', 3],
    ['win the game', false],
  ])('%s', (words, is) => {
    expect(resultsOf(words)).toEqual([is])
  })

  it('is reversed for the other player, and follows the order of its parts', () => {
    expect(resultsOf('no ally of mine destroyed; as much damage on my champion as possible', 2)).toEqual([
      false,
      2,
    ])
  })

  it('does not count returned or banished objects as destroyed', () => {
    const destroyed = (text: string) => {
      const t = table({ field: [CA], hand: [action('Away', text)] }, { field: [CB, ally('Y', 1, 3)] })
      const read = t.ga.goal(t.position, 'as many enemy allies destroyed as possible', 1)
      return read.ok ? read.goal.worth(t.do('activate Away on Y').settle().position) : null
    }
    expect(destroyed('Destroy target ally.')).toEqual([1])
    expect(destroyed('Banish target ally.')).toEqual([0])
    expect(destroyed("Return target ally to its owner's hand.")).toEqual([0])
  })

  it('that cannot be read is shown with its place', () => {
    const read = board.ga.goal(board.position, 'as many enemy allys destroyed as possible', 1)
    expect(read.ok).toBe(false)
    expect(!read.ok && read.problems[0]).toMatchObject({ nearest: 'ally' })
  })
})
