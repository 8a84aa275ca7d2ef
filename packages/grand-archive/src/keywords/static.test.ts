import { expect, it } from 'vitest'
import { ally, CA, CB, item, table } from '../../test/table.ts'

const REMOVE = 'remove a static counter from each'
const mage = (name: string, text = '') => {
  const { facts, setup } = ally(name, 2, 4, text)
  return { facts: { ...facts, elements: ['arcane'] as const }, setup }
}

it('asks once for each object that an arcane unit damages', () => {
  const t = table(
    { field: [CA, mage('X', 'Cleave.'), item('Coil', 'Rest: Recover 1.', { static: 2 })] },
    { field: [CB, ally('Y', 1, 9)] },
  ).do('X attacks B', 'X: static', REMOVE, REMOVE)
  const end = t.settle()
  expect([end.card('CB').damage, end.card('Y').damage, end.card('Coil').static]).toEqual([3, 3, 0])
})

it('is decided by the arcane unit’s controller, when retaliating too', () => {
  const t = table(
    { field: [CA, ally('X', 1, 9), item('Mine', 'Rest: Recover 1.', { static: 1 })] },
    { field: [CB, mage('Y'), item('Theirs', 'Rest: Recover 1.', { static: 1 })] },
  )
    .do('X attacks Y', 'Y', REMOVE)
    .settle()
  expect([t.card('X').damage, t.card('Mine').static, t.card('Theirs').static]).toEqual([3, 1, 0])
})
