import { expect, it } from 'vitest'
import { ally, CB, champion, table } from '../../test/table.ts'

const wolf = (level: number) =>
  table(
    { field: [champion('CA', { level }), ally('Wolf', 2, 2, 'Pride 2.\nRest: Recover 1.')] },
    { field: [CB] },
  )

it('does not attack or use abilities for a champion of a lower level', () => {
  expect(wolf(1).offered).toEqual(['pass'])
  expect(wolf(1).whyNot('attack {Wolf} at {CB}')?.cite).toEqual(['GA-KW-PRIDE'])
  expect(wolf(1).whyNot('use {Wolf} 0')?.cite).toEqual(['GA-KW-PRIDE'])
})

it('obeys one of that level', () => {
  expect(wolf(2).offered).toEqual(['Wolf attacks CB', 'use Wolf', 'pass'])
})
