import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { battleline, scratch, startBattleline } from './battleline.ts'
import { wrongWith } from './schema.ts'
import { wrongMachine } from './wrong-machine.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const DECKS = 'study: Three decks\ngames: 10\nseed: 5\ndecks: [{ random: 3 }]\n'
const FIGHTS =
  'study: Fights\ngames: 400\nfights: { creatures: [Troll, Gub, Firespitter, Bumpsy, Dust Imp] }\n'

/** Threads take longer to start than these games to play. */
const ALONE = ['--threads', '1']

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

test('a study comes out the same in one run and in shards, which are put together once and whole', async () => {
  const { study, folder } = folderWith(DECKS)
  const whole = await battleline(['simulate', study, '--out', join(folder, 'whole'), '--json'])
  expect(whole).toMatchObject({ exit: 0, stderr: '' })
  const report = JSON.parse(whole.stdout)
  expect(wrongWith('simulate', report)).toEqual([])
  expect(report).toMatchObject({ study: 'Three decks', games: 10, complete: true })
  const out = join(folder, 'shards')
  const args = ['simulate', study, '--threads', '1', '--out', out]
  for (const shard of ['1/3', '3/3', '3/3'])
    expect((await battleline([...args, '--shard', shard])).exit).toBe(0)
  expect(shardsIn(out)).toHaveLength(2)
  const early = await battleline(['simulate', 'merge', out, '--json'])
  expect(early.exit).toBe(3)
  expect(early.stderr).toBe('battleline: 3 games are missing: 3 to 5\n')
  await battleline([...args, '--shard', '2/3'])
  expect(await battleline(['simulate', 'merge', out, '--json'])).toEqual(whole)
  for (const file of ['results.csv', 'results.jsonl', 'results.parquet', 'results.html'])
    expect(readFileSync(join(out, file))).toEqual(readFileSync(join(folder, 'whole', file)))

  // Games of another study do not belong there, and a changed result is noticed.
  const other = await battleline(['simulate', study, '--seed', '6', '--out', out])
  expect(other).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining('another study, Three decks: another plan'),
  })
  const [file = ''] = shardsIn(out)
  const shard = JSON.parse(readFileSync(join(out, file), 'utf8'))
  writeFileSync(join(out, file), JSON.stringify({ ...shard, id: '0'.repeat(64) }))
  expect(await battleline(['simulate', 'merge', out])).toMatchObject({ exit: 2 })
})

test('a shard of a machine that computes wrong is found when it is played again', {
  tags: 'long',
}, async () => {
  const { study, folder } = folderWith(FIGHTS)
  const out = join(folder, 'shards')
  // With so many, each shard has games that other dice change.
  const part = (at: number) => [
    'simulate',
    study,
    '--games',
    '300',
    '--seed',
    '9',
    '--shard',
    `${at}/2`,
    '--out',
    out,
    ...ALONE,
  ]
  expect(startBattleline(part(1), '', wrongMachine(folder)).exit).toBe(0)
  expect(startBattleline(part(2), '', wrongMachine(folder)).exit).toBe(0)
  // The shards agree with each other: nothing but playing again can tell.
  expect(startBattleline(['simulate', 'merge', out]).exit).toBe(0)
  const again = ['simulate', 'merge', out, '--again', study, ...ALONE]
  const found = startBattleline(again)
  expect(found).toMatchObject({ exit: 2, stdout: '' })
  const [, name = ''] =
    /shard ([0-9a-f]{12}), games \d+ to \d+, came out differently/.exec(found.stderr) ?? []
  expect(shardsIn(out).filter((file) => file.startsWith(name))).toHaveLength(1)
  for (const file of shardsIn(out)) rmSync(join(out, file))
  for (const at of [1, 2]) expect(startBattleline(part(at)).exit).toBe(0)
  expect(startBattleline([...again, '--json'])).toMatchObject({
    exit: 0,
    stderr: '1 of 2 shards were played again and came out the same\n',
    stdout: startBattleline(['simulate', study, '--games', '300', '--seed', '9', '--json', ...ALONE]).stdout,
  })
  // The file of another study cannot tell anything about these shards.
  writeFileSync(study, FIGHTS.replace('Dust Imp', 'Dodger'))
  expect(startBattleline(again)).toMatchObject({
    exit: 2,
    stderr: expect.stringContaining('games of another study: other decks'),
  })
})

test('after kill -9 and after Ctrl-C the same command goes on', async () => {
  const { study, folder } = folderWith(FIGHTS)
  const out = join(folder, 'out')
  const played = async (least: number, signal: 'SIGKILL' | 'SIGINT') => {
    const args = ['packages/battleline', 'simulate', study, '--out', out, '--threads', '1', '--json']
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
    let stdout = ''
    child.stdout.on('data', (text) => {
      stdout += text
    })
    while (shardsIn(out).length < least) await new Promise((go) => setTimeout(go, 20))
    child.kill(signal)
    const [code] = await once(child, 'exit')
    expect(shardsIn(out).length).toBeLessThan(200)
    return { code, stdout }
  }
  await played(3, 'SIGKILL')
  const { code, stdout } = await played(shardsIn(out).length + 3, 'SIGINT')
  expect(code).toBe(3)
  expect(JSON.parse(stdout)).toMatchObject({ complete: false, games: 2 * shardsIn(out).length })
  const again = startBattleline(['simulate', study, '--out', out, '--json'])
  expect(again.exit).toBe(0)
  const undisturbed = startBattleline(['simulate', study, '--json', '--threads', '1'])
  expect(again.stdout).toBe(undisturbed.stdout)
})

test('a wrong study, folder or part is refused before anything runs', async () => {
  const { study, folder } = folderWith('study: A\ngames: 3\ndeks: [x]\n')
  const wrong = await battleline(['simulate', study])
  expect(wrong).toMatchObject({ exit: 2, stdout: '' })
  expect(wrong.stderr).toContain(':3:1 a study has no “deks”')
  expect(wrong.stderr).toContain('did you mean "decks"?')
  expect(await battleline(['simulate', 'merge', folder])).toMatchObject({
    exit: 2,
    stderr: `battleline: there is no shard in ${folder} [empty-folder]\n`,
  })
  const part = await battleline(['simulate', 'studies/creatures.yaml', '--shard', '4/3'])
  expect(part).toMatchObject({ exit: 2, stderr: expect.stringContaining('as 3/100; this is “4/3”') })
  const both = ['--shard', '1/3', '--queue', 'redis://127.0.0.1:1']
  expect(await battleline(['simulate', 'studies/creatures.yaml', ...both])).toMatchObject({
    exit: 2,
    stderr: 'battleline: --queue spreads the games by itself; leave out --shard [conflicting-options]\n',
  })
})

test('the studies that ship can be played', { tags: 'long' }, async () => {
  for (const file of readdirSync(join(root, 'studies'))) {
    const { exit, stdout } = await battleline([
      'simulate',
      `studies/${file}`,
      ...['--games', '2', '--threads', '1', '--json'],
    ])
    expect([file, exit]).toEqual([file, 0])
    expect(JSON.parse(stdout)).toMatchObject({ games: 2, complete: true })
  }
})
