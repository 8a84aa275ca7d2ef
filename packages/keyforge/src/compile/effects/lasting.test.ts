import type { World } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, type Board, creature, type Table, table } from '../../../test/table.ts'
import { expireAtEndOfTurn, expireAtStartOfTurn } from '../../effects/lasting.ts'
import { writeTable } from '../../model/state.ts'
import { keyCost } from '../../query/keys.ts'
import { housesToChoose } from '../../rules/houses.ts'

const gub = (n: number) => creature(`Gub ${n}`, 1)
/** The board after playing an action with this text. */
const played = (text: string, board: Board = {}): Table =>
  table({ ...board, me: { ...board.me, hand: [action('Spell', text), ...(board.me?.hand ?? [])] } }).play(
    'Spell',
  )

describe('effects for a turn', () => {
  it('apply to a creature chosen when they begin', () => {
    const t = played('Play: For the remainder of the turn, a friendly creature gets +3 power.', {
      mine: [gub(1), gub(2)],
    })
    t.answer('Gub 2')
    expect([t.powerOf('Gub 1'), t.powerOf('Gub 2')]).toEqual([1, 4])
  })

  it('apply to the creatures named before', () => {
    const t = played(
      'Play: Choose a creature. Until the end of the turn, that creature loses taunt and elusive.',
      {
        mine: [creature('Wall', 3, { text: 'Elusive. Taunt.' })],
      },
    )
    expect(t.card('Wall').keywords).toEqual({})
  })

  it('apply to creatures of the chosen house, and to no others', () => {
    const mars = creature('Martian', 2, { house: 'mars' })
    const t = played(
      'Play: Choose a house. For the remainder of the turn, each friendly creature of that house gets +1 power.',
      { mine: [mars, gub(1)] },
    )
    t.answer('mars')
    expect([t.powerOf('Martian'), t.powerOf('Gub 1')]).toEqual([3, 1])
  })

  it('allow the named cards to be used, or only to fight, in any active house', () => {
    const uses = (text: string) => {
      const t = played(text, {
        mine: [creature('Rover', 2, { house: 'mars' })],
        theirs: [gub(1)],
        house: 'dis',
      })
      const can = (word: string) => t.kf.whyNot(t.position, word) === null
      return [can(`reap ${t.id('Rover')}`), can(`fight ${t.id('Rover')} ${t.id('Gub 1')}`)]
    }
    expect(uses('Play: You may use friendly Mars creatures this turn.')).toEqual([true, true])
    expect(uses('Play: For the remainder of the turn, each friendly creature may fight.')).toEqual([
      false,
      true,
    ])
    expect(uses('Play: Gain 1Æ.')).toEqual([false, false])
  })

  it('restrict players, and give them triggered abilities', () => {
    const t = played('Play: You cannot use creatures this turn.', { mine: [gub(1)] })
    expect(t.kf.whyNot(t.position, `reap ${t.id('Gub 1')}`)?.cite).toContain('KF-GEN-2')
    const loot = played('Play: Gain 1Æ each time a friendly creature reaps this turn.', {
      mine: [gub(1), gub(2)],
    })
    expect(loot.reap('Gub 1').reap('Gub 2').pools()).toEqual([4, 0])
  })

  it('make the next creature that you play enter ready, and only that one (KF-LST-3)', () => {
    const t = played('Play: The next creature you play this turn enters play ready.', {
      me: { hand: [gub(1), gub(2)] },
    })
    t.play('Gub 1').play('Gub 2').answer('left flank')
    expect([t.card('Gub 1').ready, t.card('Gub 2').ready]).toEqual([true, false])
  })
})

describe("effects for the opponent's next turn", () => {
  /** The turn of the spell's player has passed. */
  const after = (text: string, board: Board, ...answers: string[]): Table => {
    const t = played(text, board)
    if (answers.length > 0) t.answer(...answers)
    const w = t.position as World
    expireAtEndOfTurn(w)
    writeTable(w).active = 2
    expireAtStartOfTurn(w)
    return t
  }

  it('restrict uses and raise key costs, then and not before', () => {
    const text =
      'Play: Your opponent cannot use creatures to reap on their next turn. Keys cost +2 during your opponent’s next turn.'
    const board = { theirs: [gub(1)] }
    const before = played(text, board)
    expect(keyCost(before.position as World, 2)).toBe(6)
    const t = after(text, board)
    expect(keyCost(t.position as World, 2)).toBe(8)
    expect(t.kf.whyNot(t.position, `reap ${t.id('Gub 1')}`)?.cite).toContain('KF-GEN-2')
  })

  it('determine which house they must or cannot choose: the chosen one (KF-HSE-2)', () => {
    const choose = (word: string) =>
      after(
        `Play: Choose a house. Your opponent ${word} choose that house as their active house on their next turn.`,
        {
          theirs: [gub(1), creature('Martian', 2, { house: 'mars' })],
        },
        'mars',
      )
    expect(housesToChoose(choose('must').position as World, 2)).toEqual(['mars'])
    expect(housesToChoose(choose('cannot').position as World, 2)).toEqual(['dis'])
  })
})
