import { describe, expect, it } from 'vitest'
import { action, artifact, type Board, creature, on, type Table, table } from '../../test/table.ts'

/** Whether a condition is true on this board: the power of the creature with the text changes from 3 to 13. */
const judged = (condition: string, board: Board = {}, then: (t: Table) => Table = (t) => t): boolean => {
  const judge = creature('Judge', 3, { text: `While ${condition}, Judge gets +10 power.` })
  const t = then(table({ ...board, mine: [...(board.mine ?? []), judge] }))
  return t.powerOf('Judge') === 13
}
const gub = (n: number) => creature(`Gub ${n}`, 1)
const gubs = (n: number) => Array.from({ length: n }, (_, at) => gub(at + 1))

describe('the condition of a constant text', () => {
  it.each<[condition: string, holds: Board, fails: Board]>([
    ['you have 3Æ or more', { me: { aember: 3 } }, { me: { aember: 2 } }],
    ['your opponent has exactly 2Æ', { they: { aember: 2 } }, { they: { aember: 3 } }],
    ['your opponent has no Æ', {}, { they: { aember: 1 } }],
    ['you have more Æ than your opponent', { me: { aember: 1 } }, { me: { aember: 1 }, they: { aember: 1 } }],
    [
      'you have more cards in hand than your opponent',
      { me: { hand: ['Gub'] } },
      { they: { hand: ['Gub'] } },
    ],
    [
      'you have 2 or more cards in hand',
      { me: { hand: gubs(2) } },
      { me: { hand: gubs(1) }, they: { hand: gubs(2) } },
    ],
    [
      'your opponent has no cards in their discard pile',
      { me: { discard: gubs(1) } },
      { they: { discard: gubs(1) } },
    ],
    ['Gub 1 is in your discard pile', { me: { discard: gubs(1) } }, { mine: gubs(1) }],
    ['you control 2 or more creatures', { mine: gubs(1) }, { theirs: gubs(3) }],
    ['your opponent controls 2 or more creatures', { theirs: gubs(2) }, { theirs: gubs(1), mine: gubs(2) }],
    ['you control no other creatures', { theirs: gubs(2) }, { mine: gubs(1) }],
    ['there are exactly 3 creatures in play', { mine: gubs(1), theirs: [gub(7)] }, { theirs: gubs(1) }],
    ['you are overwhelmed', { theirs: gubs(2) }, { theirs: gubs(1) }],
    [
      'there are more friendly Dis creatures than enemy Dis creatures',
      { theirs: [creature('Ogre', 1, { house: 'brobnar' }), creature('Orc', 1, { house: 'brobnar' })] },
      { theirs: gubs(1) },
    ],
    ['your opponent is haunted', { they: { discard: gubs(10) } }, { me: { discard: gubs(10) } }],
    ['you are not haunted', { me: { discard: gubs(9) } }, { me: { discard: gubs(10) } }],
    ['Judge is in the center of your battleline', {}, { mine: gubs(1) }],
  ])('%s', (condition, holds, fails) => {
    expect(judged(condition, holds)).toBe(true)
    expect(judged(condition, fails)).toBe(false)
  })

  it('can be about the card itself, its counters and status', () => {
    const judge = (text: string) => creature('Judge', 3, { text })
    const power = (text: string, marks = {}) => table({ mine: [on(judge(text), marks)] }).powerOf('Judge')
    const damaged = 'While it is damaged, Judge gets +10 power.'
    expect([power(damaged), power(damaged, { damage: 1 })]).toEqual([3, 13])
    const ready = 'Judge gets +10 power while it is ready.'
    expect([power(ready, { exhausted: true }), power(ready)]).toEqual([3, 13])
    const laden = 'Judge gets +10 power while it has 2 or more Æ on it.'
    expect([power(laden, { aember: 1 }), power(laden, { aember: 2 })]).toEqual([3, 13])
    const unless = 'Judge gets +10 power unless it is stunned.'
    expect([power(unless, { stunned: true }), power(unless)]).toEqual([3, 13])
  })

  it('can be about the player whose turn it is', () => {
    expect(judged('it is your turn')).toBe(true)
    const theirs = creature('Judge', 3, { text: 'Judge gets +10 power during your turn.' })
    expect(table({ theirs: [theirs] }).powerOf('Judge')).toBe(3)
  })

  it('can be about the history of this turn', () => {
    const spark = action('Spark', 'Play: Gain 1Æ.')
    const board: Board = {
      mine: [creature('Reaper', 2)],
      me: { hand: [spark], artifacts: [artifact('Gem', '')] },
    }
    const conditions = [
      'you have used a creature to reap this turn',
      'you have used a creature to fight this turn',
      'you have played an action card this turn',
      'you have not used any creatures this turn',
    ]
    const all = (then: (t: Table) => Table) => conditions.map((one) => judged(one, board, then))
    expect(all((t) => t)).toEqual([false, false, false, true])
    expect(all((t) => t.reap('Reaper'))).toEqual([true, false, false, false])
    expect(all((t) => t.play('Spark'))).toEqual([false, false, true, true])
  })

  it('can be about cards destroyed this turn, by controller and printed facts', () => {
    const board: Board = { mine: [creature('Killer', 9)], theirs: [gub(1)] }
    const killed = (t: Table) => t.fight('Killer', 'Gub 1')
    expect(judged('an enemy creature was destroyed this turn', board)).toBe(false)
    expect(judged('an enemy creature was destroyed this turn', board, killed)).toBe(true)
    expect(judged('a friendly creature was destroyed this turn', board, killed)).toBe(false)
    expect(judged('2 or more creatures were destroyed this turn', board, killed)).toBe(false)
  })
})

describe('triggers', () => {
  const sees = (text: string, board: Board, then: (t: Table) => Table): number =>
    then(table({ ...board, mine: [creature('Witness', 3, { text }), ...(board.mine ?? [])] })).pools()[0]

  it('for raising the tide, not for a tide already high (KF-TID-1)', () => {
    const swell = action('Swell', 'Play: Raise the tide.')
    const raised = (tide?: 'mine') =>
      sees('After you raise the tide, gain 1Æ.', { me: { hand: [swell] }, ...(tide && { tide }) }, (t) =>
        t.play('Swell'),
      )
    expect([raised(), raised('mine')]).toEqual([1, 0])
  })

  it('for each drawn card', () => {
    const study = action('Study', 'Play: Draw 2 cards.')
    const board = { me: { hand: [study], deck: [gub(1), gub(2), gub(3)] } }
    expect(sees('After you draw a card, gain 1Æ.', board, (t) => t.play('Study'))).toBe(2)
    expect(sees('After your opponent draws a card, gain 1Æ.', board, (t) => t.play('Study'))).toBe(0)
  })

  it('for a creature played beside the card', () => {
    const text = 'After a creature is played adjacent to Witness, gain 1Æ.'
    const played = (flank: string) =>
      sees(text, { mine: [gub(1)], me: { hand: [gub(2)] } }, (t) => t.play('Gub 2').answer(flank))
    expect([played('left flank'), played('right flank')]).toEqual([1, 0])
  })

  it('only in the named player’s turn', () => {
    const board = { mine: [creature('Killer', 9)], theirs: [gub(1)] }
    const during = (whose: string) =>
      sees(`After an enemy creature is destroyed during ${whose} turn, gain 1Æ.`, board, (t) =>
        t.fight('Killer', 'Gub 1'),
      )
    expect([during('your'), during("your opponent's")]).toEqual([1, 0])
  })

  it('“they” and “that player” are the player of the trigger or the condition', () => {
    const toll = creature('Toll', 3, { text: 'After a player plays a creature, that player loses 1Æ.' })
    const t = table({ theirs: [toll], me: { hand: [gub(2)], aember: 2 }, they: { aember: 2 } }).play('Gub 2')
    expect(t.pools()).toEqual([1, 2])
    const tax = action('Tax', 'Play: If your opponent has 2Æ or more, they lose 1Æ.')
    expect(
      table({ me: { hand: [tax], aember: 5 }, they: { aember: 2 } })
        .play('Tax')
        .pools(),
    ).toEqual([5, 1])
  })
})
