import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linesOf, suiteOf } from '@battleline/conformance'
import { duelAdapter } from '@battleline/duel'
import { adapters } from '@battleline/scenario'
import { afterAll, expect, it } from 'vitest'
import { startBattleline } from './battleline.ts'

adapters.add(duelAdapter)
const folder = mkdtempSync(join(tmpdir(), 'battleline-conformance-'))
const cases = join(folder, 'cases.jsonl')
writeFileSync(cases, linesOf(suiteOf([], 30).cases))
afterAll(() => rmSync(folder, { recursive: true }))

const conformance = (...args: readonly string[]) =>
  startBattleline(['conformance', '--cases', cases, ...args])
const small = `"${process.execPath}" packages/conformance/test/small-runner.mjs`

it('lets this engine answer, without a runner', () => {
  const { exit, stdout, stderr } = conformance('--only', 'duel')
  expect({ exit, stdout, stderr }).toEqual({
    exit: 0,
    stdout: 'duel, count: battleline: 30 agree\n',
    stderr: '',
  })
})

it('says which of several runners differs where, and writes a page', () => {
  const page = join(folder, 'page.html')
  const { exit, stdout } = conformance('--only', 'duel', small, `${small} --same-time`, '--page', page)
  expect(exit).toBe(1)
  expect(stdout).toMatch(/--same-time: digest is "[0-9a-f]{16}", not [0-9a-f]{16}/)
  expect(stdout).not.toMatch(/small-runner\.mjs: digest/)
  expect(readFileSync(page, 'utf8')).toContain('<h1>Who differs where</h1>')
})

it('prints a case with its endings, and writes cases', () => {
  const shown = conformance('--show', 'duel/board 2').stdout.trimEnd().split('\n')
  const { endings } = JSON.parse(shown.slice(0, shown.indexOf('}') + 1).join('\n')).expect
  expect(shown.slice(shown.indexOf('}') + 1)).toHaveLength(endings)
  expect(conformance('--write', '-', '--only', 'magic').stdout.trimEnd().split('\n')).toHaveLength(30)
})

it('refuses what it does not find', () => {
  expect(conformance('--only', 'chess').exit).toBe(2)
  expect(conformance('--show', 'chess').stderr).toContain('no case is called “chess”')
  writeFileSync(join(folder, 'no.jsonl'), 'no json\n')
  expect(startBattleline(['conformance', '--cases', join(folder, 'no.jsonl')]).exit).toBe(2)
})
