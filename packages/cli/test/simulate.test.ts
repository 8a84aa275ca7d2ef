import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { scratch, startBattleline } from './battleline.ts'
import { wrongWith } from './schema.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const DECKS = 'study: Three decks\ngames: 10\nseed: 5\ndecks: [{ random: 3 }]\n'
const FIGHTS =
  'study: Fights\ngames: 1600\nfights: { creatures: [Troll, Gub, Firespitter, Bumpsy, Dust Imp] }\n'

/** A folder with a study. */
function folderWith(text: string): { readonly study: string; readonly folder: string } {
  const folder = scratch()
  const study = join(folder, 'study.yaml')
  writeFileSync(study, text)
  return { study, folder }
}

const shardsIn = (folder: string) => {
  try {
    return readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.json$/.test(name))
  } catch {
    return []
  }
}

test('a study comes out the same in one run and in shards, which are put together once and whole', () => {
  const { study, folder } = folderWith(DECKS)
  const whole = startBattleline(['simulate', study, '--out', join(folder, 'whole'), '--json'])
  expect(whole).toMatchObject({ exit: 0, stderr: '' })
  const report = JSON.parse(whole.stdout)
  expect(wrongWith('simulate', report)).toEqual([])
  expect(report).toMatchObject({ study: 'Three decks', games: 10, complete: true })
  const out = join(folder, 'shards')
  for (const shard of ['1/3', '3/3', '3/3'])
    expect(startBattleline(['simulate', study, '--shard', shard, '--out', out]).exit).toBe(0)
  expect(shardsIn(out)).toHaveLength(2)
  const early = startBattleline(['simulate', 'merge', out, '--json'])
  expect(early.exit).toBe(3)
  expect(early.stderr).toBe('battleline: 3 games are missing: 3 to 5\n')
  startBattleline(['simulate', study, '--shard', '2/3', '--out', out])
  expect(startBattleline(['simulate', 'merge', out, '--json'])).toEqual(whole)
  for (const file of ['results.csv', 'results.jsonl', 'results.html'])
    expect(readFileSync(join(out, file), 'utf8')).toBe(readFileSync(join(folder, 'whole', file), 'utf8'))

  // Games of another study do not belong there, and a changed result is noticed.
  const other = startBattleline(['simulate', study, '--seed', '6', '--out', out])
  expect(other).toMatchObject({ exit: 2, stderr: expect.stringContaining('another study, Three decks') })
  const [file = ''] = shardsIn(out)
  const shard = JSON.parse(readFileSync(join(out, file), 'utf8'))
  writeFileSync(join(out, file), JSON.stringify({ ...shard, id: '0'.repeat(64) }))
  expect(startBattleline(['simulate', 'merge', out])).toMatchObject({ exit: 2 })
})

test.each(['SIGINT', 'SIGKILL'] as const)('after %s the same command goes on', async (signal) => {
  const { study, folder } = folderWith(FIGHTS)
  const out = join(folder, 'out')
  const args = ['packages/battleline', 'simulate', study, '--out', out, '--json']
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let stdout = ''
  child.stdout.on('data', (text) => {
    stdout += text
  })
  while (shardsIn(out).length < 3) await new Promise((go) => setTimeout(go, 20))
  child.kill(signal)
  const [code] = await once(child, 'exit')
  const kept = shardsIn(out).length
  expect(kept).toBeLessThan(200)
  if (signal === 'SIGINT') {
    expect(code).toBe(3)
    expect(JSON.parse(stdout)).toMatchObject({ complete: false, games: 8 * kept })
  }
  const again = startBattleline(['simulate', study, '--out', out, '--json'])
  expect(again.exit).toBe(0)
  const undisturbed = startBattleline(['simulate', study, '--json', '--threads', '1'])
  expect(again.stdout).toBe(undisturbed.stdout)
})

test('a wrong study, folder or part is refused before anything runs', () => {
  const { study, folder } = folderWith('study: A\ngames: 3\ndeks: [x]\n')
  const wrong = startBattleline(['simulate', study])
  expect(wrong).toMatchObject({ exit: 2, stdout: '' })
  expect(wrong.stderr).toContain(':3:1 a study has no “deks”')
  expect(wrong.stderr).toContain('did you mean "decks"?')
  expect(startBattleline(['simulate', 'merge', folder])).toMatchObject({
    exit: 2,
    stderr: `battleline: there is no shard in ${folder} [empty-folder]\n`,
  })
  const part = startBattleline(['simulate', 'studies/creatures.yaml', '--shard', '4/3'])
  expect(part).toMatchObject({ exit: 2, stderr: expect.stringContaining('as 3/100; this is “4/3”') })
  const both = ['--shard', '1/3', '--queue', 'redis://127.0.0.1:1']
  expect(startBattleline(['simulate', 'studies/creatures.yaml', ...both])).toMatchObject({
    exit: 2,
    stderr: 'battleline: --queue spreads the games by itself; leave out --shard [conflicting-options]\n',
  })
})

test('the studies that ship can be played', () => {
  for (const file of readdirSync(join(root, 'studies'))) {
    const { exit, stdout } = startBattleline(['simulate', `studies/${file}`, '--games', '2', '--json'])
    expect([file, exit]).toEqual([file, 0])
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, complete: true })
  }
})
