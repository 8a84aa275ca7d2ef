import { expect, it } from 'vitest'
import { ally, CA, CB, table } from '../../test/table.ts'

const board = (mine: string, theirs: string, rested = false) =>
  table(
    { field: [CA, ally('X', 2, 2, mine)] },
    { field: [CB, ally('Y', 1, 1), ally('T', 1, 1, theirs, { rested })] },
  )

it('must be attacked first', () => {
  expect(board('', 'Taunt.').offered).toEqual(['X attacks T', 'pass'])
  expect(board('', 'Taunt.').whyNot('attack {X} at {CB}')?.cite).toEqual(['GA-KW-TAUNT'])
})

it('does not count while rested or hidden, or against an unblockable attack', () => {
  const all = ['X attacks CB', 'X attacks Y', 'X attacks T', 'pass']
  expect(board('', 'Taunt.', true).offered).toEqual(all)
  expect(board('Unblockable.', 'Taunt.').offered).toEqual(all)
  expect(board('', 'Taunt. Stealth.').offered).toEqual(['X attacks CB', 'X attacks Y', 'pass'])
})

it('leaves the other targets of a multistrike free once it is a target', () => {
  expect(board('Multistrike 1.', 'Taunt.').offered).toEqual([
    'X attacks T',
    'X attacks CB and T',
    'X attacks Y and T',
    'pass',
  ])
})
