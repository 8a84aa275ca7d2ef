import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './make-folder.ts'

describe('a folder', () => {
  const here = mkdtempSync(join(tmpdir(), 'battleline-folder-'))

  it('is made with those above it, and may be there already', () => {
    const folder = join(here, 'one', 'two')
    for (let times = 0; times < 2; times++) {
      makeFolder(folder, 0o700)
      expect(statSync(folder).mode & 0o777).toBe(0o700)
    }
  })

  it('cannot be made below a file, nor where the system keeps none', () => {
    const file = join(here, 'file')
    writeFileSync(file, '')
    expect(() => makeFolder(file)).toThrow(`cannot write to ${file}`)
    expect(() => makeFolder(join(file, 'below'))).toThrow('cannot write to')
    expect(() => makeFolder('/proc/none/below')).toThrow('cannot write to /proc/none/below')
  })
})
