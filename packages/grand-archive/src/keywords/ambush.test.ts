import { expect, it } from 'vitest'
import { ally, CA, CB, table } from '../../test/table.ts'

const attacked = (text: string) =>
  table({ field: [CA, ally('X', 2, 5)] }, { field: [CB, ally('Y', 1, 4), ally('R', 2, 2, text)] }).do(
    'X attacks Y',
  )

it('lets a unit that does not defend retaliate, without being dealt damage', () => {
  const t = attacked('Ambush.').do('R').settle()
  expect(t.card('X').damage).toBe(2)
  expect(t.card('R')).toMatchObject({ rested: true, damage: 0 })
})

it('is necessary for that', () => {
  expect(attacked('').offered).toEqual(['Y'])
  expect(attacked('Ambush.').offered).toEqual(['Y', 'R'])
})
