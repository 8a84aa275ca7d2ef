import { expect, it } from 'vitest'
import { action, ally, CA, CB, item, table } from '../../test/table.ts'

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => action(`Card ${at}`, 'Recover 1.', { speed: 'slow' }))
const attacked = (hand: number) =>
  table({ field: [CA, ally('X', 2, 1, 'Critical 2.')] }, { field: [CB], hand: cards(hand) }).do(
    'X attacks CB',
  )

it('doubles combat damage unless that many cards are discarded', () => {
  expect(attacked(2).do('refuse').settle().card('CB').damage).toBe(4)
  const t = attacked(3).do('discard 2', 'Card 0 & Card 2').settle()
  expect(t.card('CB').damage).toBe(2)
  expect(t.player(2).hand).toHaveLength(1)
})

it('does not ask a player with too few cards', () => {
  const t = attacked(1)
  expect(t.ask?.step).not.toBe('grand-archive/critical.1-agree')
  expect(t.settle().card('CB').damage).toBe(4)
  expect(t.settle().skipped).toContain('the opponent has too few cards in hand')
})

it('is ordered among other effects by the controller of the recipient', () => {
  const t = table(
    { field: [CA, ally('X', 2, 1, 'Critical 1.')] },
    {
      field: [CB, item('Ward', 'If damage would be dealt to your champion, prevent 1 of it.')],
    },
  ).do('X attacks CB')
  expect(t.offered).toEqual(['X: critical 1 doubles it', 'Ward: prevents some of it'])
  expect(t.do('Ward: prevents some of it').settle().card('CB').damage).toBe(2)
  expect(t.do('X: critical 1 doubles it').settle().card('CB').damage).toBe(3)
})
