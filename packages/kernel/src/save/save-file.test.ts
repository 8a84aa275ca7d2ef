import { expect, test } from 'vitest'
import { readSave } from './save-file.ts'

const editions = { game: 'sparks', editions: ['old', 'new'] as const }
const save = (format: unknown) => ({ format, game: 'sparks', edition: 'new', position: {} })

test('Saves of formats 1 and 2 are read, others refused', () => {
  expect(readSave(save(1), editions)).toMatchObject({ format: 1 })
  expect(readSave(save(2), editions)).toMatchObject({ format: 2 })
  for (const format of [0, 3, '1', null, undefined])
    expect(readSave(save(format), editions)).toMatchObject({ refused: 'unreadable' })
})
