import { expect, it } from 'vitest'
import { action, ally, CA, CB, table } from '../../test/table.ts'

const cub = ally('Cub', 1, 3, 'Foster.')
const bolt = action('Bolt', 'Deal 1 damage to target unit.')

it('applies to an object that was dealt no damage since its controller’s last turn', () => {
  const t = table({ field: [CA] }, { field: [CB, cub] })
  expect(t.endTurn().card('Cub').fostered).toBe(true)
  expect(t.endTurn().endTurn().endTurn().not).not.toContain('it was dealt damage since the last turn')
})

it('waits a turn longer after damage, even if it was removed', () => {
  const t = table({ field: [CA], hand: [bolt] }, { field: [CB, cub] })
    .do('activate Bolt on Cub')
    .endTurn()
  expect([t.card('Cub').fostered, t.card('Cub').damage]).toEqual([false, 0])
  expect(t.not).toContain('it was dealt damage since the last turn')
  expect(t.endTurn().endTurn().card('Cub').fostered).toBe(true)
})
