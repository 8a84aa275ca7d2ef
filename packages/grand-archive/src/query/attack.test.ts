import { expect, it } from 'vitest'
import { action, ally, CA, CB, table } from '../../test/table.ts'

const board = (text: string) =>
  table({ field: [CA, ally('X', 2, 2, text)] }, { field: [CB, ally('S', 1, 3, 'Stealth.')] })

it('cannot be attacked without true sight', () => {
  expect(board('').whyNot('attack {X} at {S}')?.cite).toEqual(['GA-KW-STEALTH'])
  expect(board('True sight.').do('X attacks S').settle().card('S').damage).toBe(2)
})

it('cannot be a target of a cleaving attack', () => {
  const t = board('Cleave.').do('X attacks B').settle()
  expect([t.card('CB').damage, t.card('S').damage]).toEqual([2, 0])
})

it('gained during combat ends defending, and a retaliator still deals its damage', () => {
  const veil = action('Veil', 'Target unit gains stealth until end of turn.')
  const t = table({ field: [CA, ally('X', 2, 4)] }, { field: [CB, ally('Y', 1, 2)], hand: [veil] })
    .do('X attacks Y', 'pass', 'Y', 'activate Veil on Y')
    .settle()
  expect(t.card('Y')).toMatchObject({ zone: 'field', damage: 0 })
  expect(t.card('X').damage).toBe(1)
})
