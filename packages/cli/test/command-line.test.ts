import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EDITIONS as GRAND_ARCHIVE } from '@battleline/grand-archive'
import { EDITIONS as KEYFORGE } from '@battleline/keyforge'
import { EDITIONS as MAGIC } from '@battleline/magic'
import { describe, expect, onTestFinished, test } from 'vitest'
import { EDITION_NAMES } from '../src/help-texts.ts'
import { battleline, dino, scratch, startBattleline } from './battleline.ts'

describe('the command line', () => {
  test('lists the editions', () => {
    const games = [
      [KEYFORGE, 'KeyForge'],
      [MAGIC, 'Magic'],
      [GRAND_ARCHIVE, 'Grand Archive'],
    ] as const
    expect(EDITION_NAMES).toBe(games.map(([editions, game]) => `${editions.join(', ')} (${game})`).join('; '))
    const help = startBattleline(['diff', '--help']).stdout.replace(/\s+/g, ' ')
    expect(help).toContain(EDITION_NAMES)
  })

  test('reports that it cannot write', () => {
    const told = spawnSync('sh', ['-c', `'${process.execPath}' packages/battleline rules > /dev/full`], {
      encoding: 'utf8',
    })
    expect(told.stderr).toBe('battleline: cannot write: there is no space left\n')
    expect(told.status).toBe(70)
  })

  test('is as wide as COLUMNS', () => {
    const { stdout } = startBattleline(['resolve', dino], '', { COLUMNS: '60' })
    expect(Math.max(...stdout.split('\n').map((line) => [...line].length))).toBe(60)
  })

  test('shows its verbs', () => {
    const { exit, stdout } = startBattleline([])
    expect(exit).toBe(0)
    for (const verb of ['ask', 'resolve', 'diff', 'test', 'rules', 'new', 'cards', 'serve'])
      expect(stdout).toContain(`  ${verb} `)
    expect(startBattleline(['--help']).stdout).toBe(stdout)
    expect(startBattleline(['resolve', '--help'])).toMatchObject({ exit: 0, stderr: '' })
  })

  test('helps with a verb, and names the nearest one', async () => {
    expect(await battleline(['help', 'resolve'])).toMatchObject({ exit: 0, stderr: '' })
    expect((await battleline(['help', 'cards', 'show'])).stdout).toContain('cards show dino-fiend')
    expect(await battleline(['help', 'resolv'])).toEqual({
      exit: 2,
      stdout: '',
      stderr: 'battleline: unknown command “resolv”; did you mean resolve? [unknown-command]\n',
    })
    expect((await battleline(['help', 'cards', 'covrage'])).stderr).toContain('did you mean coverage?')
    const { stderr } = await battleline(['help', 'nope'])
    expect(stderr).toContain('unknown command “nope” [unknown-command]\n  = verbs: resolve, why, diff, ')
    expect(stderr).not.toContain('complete,')
    expect((await battleline(['nope'])).stderr).toBe(stderr)
    expect((await battleline(['cards', 'nope'])).stderr).toContain('verbs: parse, list, show, ')
  })

  test.each([
    [['simulate', 'mrge', 'shards'], 'merge'],
    [['simulate', 'statsu', '--queue', 'redis://127.0.0.1:1', '--json'], 'status'],
  ])('names the nearest verb below one with a file: %j', async (args, nearest) => {
    const { exit, stderr } = await battleline(args)
    expect(exit).toBe(2)
    expect(stderr).toContain(`unknown command “${args[1]}”; did you mean ${nearest}? [unknown-command]`)
  })

  test('reads a file that is called nearly like a verb', async () => {
    const folder = scratch()
    writeFileSync(join(folder, 'merg'), 'study: x\ngames: many\n')
    const before = process.cwd()
    process.chdir(folder)
    onTestFinished(() => process.chdir(before))
    expect((await battleline(['simulate', 'merg'])).stderr).toContain('merg:1:1 a study')
  })

  test('helps with examples, and names the page about scenarios', () => {
    expect(startBattleline(['--help']).stdout).toContain('docs/scenarios.md')
    expect(startBattleline(['why', '--help']).stdout).toContain('value PROPERTY of PLAYER')
    expect(startBattleline(['cards', 'show', '--help']).stdout).toContain('battleline cards show dino-fiend')
  })

  test('prints its version', () => {
    expect(startBattleline(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })

  test.each([
    [['resolv', dino], 'resolve'],
    [['resolve', dino, '--jsn'], '--json'],
    [['cards', 'shwo', 'x'], 'show'],
    [['resolve', dino, '--edition', 'esay'], 'essay'],
  ])('suggests the nearest of %j: %s', (args, nearest) => {
    const { exit, stdout, stderr } = startBattleline(args)
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toMatch(new RegExp(`did you mean ${nearest}\\?`, 'i'))
  })

  test.each([
    [['resolve', 'none.yaml'], 'cannot read none.yaml: no such file'],
    [['resolve', 'scenarios'], 'cannot read scenarios: it is a folder, not a file'],
    [['resolve'], 'resolve needs a scenario file'],
    [['new'], 'usage: battleline new [options] <game>'],
    [['resolve', '--position', 'none.json'], 'cannot read none.json'],
    [['cards'], 'Usage'],
  ])('%j: %s', (args, message) => {
    const { exit, stdout, stderr } = startBattleline(args)
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).not.toMatch(/\n\s+at |node:internal/)
  })

  test('reports mistakes as JSON with --json', () => {
    for (const args of [
      ['resolve', 'none.yaml'],
      ['resolve', '--al', dino],
      ['rules', 'nothing-at-all'],
    ]) {
      const { exit, stdout } = startBattleline([...args, '--json'])
      expect(exit).toBe(2)
      expect(JSON.parse(stdout)).toMatchObject({ status: 'wrong', problems: [{}] })
    }
  })

  test('accepts that a reader closes the pipe', () => {
    const command = `'${process.execPath}' packages/battleline resolve ${dino} --all; echo "exit $?" >&2`
    const told = execFileSync('sh', [
      '-c',
      `{ ${command}; } 2>&1 >/dev/full | cat; { ${command}; } 2>&1 | head -n 1`,
    ])
    expect(told.toString()).not.toMatch(/\n\s+at |EPIPE|Unhandled/)
  })
})
