import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

const archive = (/** @type {string[]} */ ...args) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/archive.mjs', ...args], {
    encoding: 'utf8',
  })
  return { status, stderr }
}

it('refuses a folder that holds something else, and leaves it as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'battleline-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'index.html'), 'mine')
  mkdirSync(join(folder, 'empty'))
  const { status, stderr } = archive('--out', folder)
  expect(stderr).toContain(`${folder} is not empty, and is no archive`)
  expect(status).toBe(2)
  expect(readdirSync(folder)).toEqual(['empty', 'index.html'])
})

it('names the nearest files where none begins as asked', () => {
  const { status, stderr } = archive('--only', 'keyforge/esay')
  expect(stderr).toContain('no file of rulings begins with “keyforge/esay”; did you mean keyforge/essay?')
  expect(status).toBe(2)
})
