import { expect, it } from 'vitest'
import { action, ally, CA, CB, table } from '../../test/table.ts'

const attacked = (mine = '', rested = false) =>
  table({ field: [CA, ally('X', 2, 4, mine)] }, { field: [CB, ally('V', 1, 3, 'Intercept.', { rested })] })

it('makes the ally the target, without resting it', () => {
  const t = attacked().do('X attacks CB', 'V intercepts').settle()
  expect([t.card('CB').damage, t.card('V').damage, t.card('V').rested]).toEqual([0, 2, false])
})

it('may be declined', () => {
  expect(attacked().do('X attacks CB', 'decline').settle().card('CB').damage).toBe(2)
})

it('does not trigger rested, against cleave, or against an unblockable attack', () => {
  for (const t of [
    attacked('', true).do('X attacks CB'),
    attacked('Cleave.').do('X attacks B'),
    attacked('Unblockable.').do('X attacks CB'),
  ])
    expect(t.settle().steps).not.toContain('triggers.1-stack')
})

it('has no effect if the ally left before it resolves', () => {
  const recall = action('Recall', "Return target ally to its owner's hand.")
  const t = table(
    { field: [CA, ally('X', 2, 4)], hand: [recall] },
    { field: [CB, ally('V', 1, 3, 'Intercept.')] },
  )
    .do('X attacks CB', 'activate Recall on V')
    .settle()
  expect([t.card('CB').damage, t.card('V').zone]).toEqual([2, 'hand'])
  expect(t.skipped).toContain('it has left the field')
})
