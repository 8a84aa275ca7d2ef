import { expect, it } from 'vitest'
import { ally, CA, CB, table } from '../../test/table.ts'

const attacked = (text: string) =>
  table({ field: [CA, ally('X', 1, 5)] }, { field: [CB, ally('Y', 2, 4, text, { rested: true })] }).do(
    'X attacks Y',
  )

it('lets a rested unit retaliate', () => {
  expect(attacked('Steadfast.').do('Y').settle().card('X').damage).toBe(2)
  expect(attacked('').settle().card('X').damage).toBe(0)
})

it('lets an awake unit retaliate without resting', () => {
  const t = table({ field: [CA, ally('X', 1, 5)] }, { field: [CB, ally('Y', 2, 4, 'Steadfast.')] })
  expect(t.do('X attacks Y', 'Y').settle().card('Y').rested).toBe(false)
})
