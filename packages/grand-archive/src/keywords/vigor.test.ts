import { expect, it } from 'vitest'
import { ally, CA, CB, table } from '../../test/table.ts'

it('wakes up in its controller’s end phase, and not in the other player’s', () => {
  const one = (name: string, text: string) => ally(name, 1, 3, text, { rested: true })
  const t = table(
    { field: [CA, one('V', 'Vigor.'), one('X', '')] },
    { field: [CB, one('W', 'Vigor.')] },
  ).endTurn()
  expect([t.card('V').rested, t.card('X').rested]).toEqual([false, true])
  expect(t.steps.filter((step) => step === 'vigor.1-wake')).toHaveLength(1)
})
