import { expect, it } from 'vitest'
import { ally, CA, CB, table } from '../../test/table.ts'

const hit = (text: string, bulwark: number) =>
  table({ field: [CA, ally('X', 2, 2, text)] }, { field: [CB, ally('Y', 1, 5, '', { bulwark })] })
    .do('X attacks Y')
    .settle()
    .card('Y')

it('is removed and prevents an instance of combat damage', () => {
  expect(hit('', 2)).toMatchObject({ damage: 0, bulwark: 1 })
})

it('is removed in vain by unpreventable damage', () => {
  expect(hit('X deals unpreventable combat damage.', 2)).toMatchObject({ damage: 2, bulwark: 1 })
})
