import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Deck, keyforge, randomDeck, writeDeck } from '@battleline/keyforge'
import { expect, test } from 'vitest'
import { battleline, scratch } from './battleline.ts'
import { wrongWith } from './schema.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('greedy against random: a table, or one document by the schema', async () => {
  const shown = await battleline(['arena', 'greedy', 'random', '--games', '4'])
  expect(shown.exit).toBe(0)
  expect(shown.stdout).toMatch(/^4 games\n {2}greedy {2}4–0 {2}1\d\d\d ± \d+\n {2}random {2}0–4 {2}1000\n$/)
  const { stdout } = await battleline(['arena', 'greedy', 'random', '--games', '4', '--json'])
  const report = JSON.parse(stdout)
  expect(wrongWith('arena', report)).toEqual([])
  expect(report).toMatchObject({ games: 4, complete: true })
})

test('games are kept as replays, and the same command goes on from them', async () => {
  const folder = join(scratch(), 'ladder')
  const command = ['arena', 'greedy', 'random', '--games', '4', '--out', folder, '--json']
  const first = await battleline(command)
  const games = readdirSync(folder).filter((file) => file.startsWith('game-'))
  expect(games).toHaveLength(4)
  for (const file of games) expect(statSync(join(folder, file)).size).toBeLessThan(10_000)
  const text = readFileSync(join(folder, 'game-000002.json'), 'utf8')
  rmSync(join(folder, 'game-000002.json'))
  writeFileSync(join(folder, 'game-000003.json'), '{"format":1')
  const again = await battleline(command)
  expect(JSON.parse(again.stdout)).toEqual(JSON.parse(first.stdout))
  expect(readFileSync(join(folder, 'game-000002.json'), 'utf8')).toBe(text)
  const other = await battleline([...command, '--seed', '2'])
  expect(other).toMatchObject({ exit: 2, stderr: expect.stringContaining('holds games of other bots') })
})

test('Ctrl-C ends it with what it has', async () => {
  const folder = join(scratch(), 'ladder')
  const args = [
    'packages/battleline',
    'arena',
    'greedy',
    'random',
    '--games',
    '10000',
    '--out',
    folder,
    '--json',
  ]
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let stdout = ''
  child.stdout.on('data', (text) => {
    stdout += text
  })
  const kept = () => {
    try {
      return readdirSync(folder).filter((file) => /^game-\d+\.json$/.test(file)).length
    } catch {
      return 0
    }
  }
  const ended = new Promise((exit) => child.on('exit', exit))
  while (kept() < 2) await new Promise((go) => setTimeout(go, 50))
  child.kill('SIGINT')
  expect(await ended).toBe(3)
  const report = JSON.parse(stdout)
  expect(report.complete).toBe(false)
  expect(report.games).toBe(kept())
})

test('decks come from a folder', async () => {
  const folder = scratch()
  const { library } = keyforge()
  for (const seed of [1, 2]) {
    const deck: Deck = randomDeck(library, { seed })
    writeFileSync(join(folder, `deck-${seed}.json`), writeDeck(deck))
  }
  const { exit, stdout } = await battleline(['arena', 'greedy', 'random', '--games', '2', '--decks', folder])
  expect({ exit, games: stdout.split('\n')[0] }).toEqual({ exit: 0, games: '2 games' })
  writeFileSync(join(folder, 'more.txt'), 'Dis\n2 Dust Impp\n')
  const wrong = await battleline(['arena', 'greedy', 'random', '--games', '2', '--decks', folder])
  expect(wrong.exit).toBe(2)
  expect(wrong.stderr).toContain('more.txt:2')
  expect(wrong.stderr).toContain('Dust Imp')
})

test('a deck is rated against a field, in both seats', async () => {
  const folder = scratch()
  const file = join(folder, 'mine.yaml')
  writeFileSync(file, writeDeck({ ...randomDeck(keyforge().library, { seed: 1 }), name: 'Mine' }))
  const out = join(folder, 'games')
  const command = ['arena', 'greedy', '--deck', file, '--games', '4', '--out', out, '--json']
  const { exit, stdout } = await battleline(command)
  const report = JSON.parse(stdout)
  expect(exit).toBe(0)
  expect(wrongWith('arena', report)).toEqual([])
  const [mine, field] = report.results
  expect([mine.bot, field.bot, field.rating]).toEqual(['Mine', 'the field', 1000])
  expect(mine.wins + mine.losses).toBe(4)
  const [first, second] = ['game-000001.json', 'game-000002.json'].map((name) =>
    JSON.parse(readFileSync(join(out, name), 'utf8')),
  )
  expect([first.bots, second.bots]).toEqual([
    ['Mine', 'the field'],
    ['the field', 'Mine'],
  ])
  expect(second.decks.players).toEqual(first.decks.players.slice().reverse())
})

test('decks are played against each other by one bot, and shown as a grid', async () => {
  const folder = scratch()
  const { library } = keyforge()
  for (const [at, name] of ['Alpha', 'Beta', 'Gamma'].entries())
    writeFileSync(join(folder, `${name}.json`), writeDeck({ ...randomDeck(library, { seed: at }), name }))
  const out = join(folder, 'games')
  const command = ['arena', 'greedy', '--decks', folder, '--games', '2', '--out', out]
  const { exit, stdout } = await battleline(command)
  expect(exit).toBe(0)
  const row = String.raw`  \d \w+ +( +(–|0|50|100)){3}\n`
  expect(stdout).toMatch(
    new RegExp(`^6 games\n[^]*\n\nGames won against each other, in percent\n.*\n(${row}){3}$`),
  )
  const report = JSON.parse((await battleline([...command, '--json'])).stdout)
  expect(wrongWith('arena', report)).toEqual([])
  expect(report.matchUps.map(({ bots }: { bots: readonly string[] }) => bots.join(' '))).toEqual([
    'Alpha Beta',
    'Alpha Gamma',
    'Beta Gamma',
  ])
  for (const { bots, wins, losses } of report.matchUps) {
    expect(wins + losses).toBe(2)
    const won = readdirSync(out)
      .filter((file) => file.startsWith('game-'))
      .map((file) => JSON.parse(readFileSync(join(out, file), 'utf8')))
      .filter((game) => game.bots.includes(bots[0]) && game.bots.includes(bots[1]))
    expect(won.filter((game) => game.bots[game.winner - 1] === bots[0])).toHaveLength(wins)
    const [first, second] = won
    expect(second.bots).toEqual(first.bots.slice().reverse())
    expect(second.decks.players).toEqual(first.decks.players.slice().reverse())
  }
})

test('a sequential test is part of the result', async () => {
  const command = ['arena', 'greedy', 'random', '--games', '2', '--sprt', '0,300', '--json']
  const report = JSON.parse((await battleline(command)).stdout)
  expect(wrongWith('arena', report)).toEqual([])
  expect(report.test).toMatchObject({ ratio: 0, accepted: null })
})

const WRONG = [
  [['arena', 'greddy', 'random'], 'there is no bot “greddy”; did you mean greedy?'],
  [['arena', 'greedy'], 'an arena needs two bots'],
  [['arena', 'greedy', 'random', '--deck', 'x.yaml'], '--deck takes one bot'],
  [['arena', 'greedy', 'search@fast'], '“fast” is no budget of a bot: search@200ms, or search@500 lines'],
  [['arena', 'greedy', 'random', '--games', 'many'], '--games takes a whole number'],
  [['arena', 'greedy', 'random', '--seed', 'x'], '--seed takes a whole number'],
  [['arena', 'greedy', 'random', '--sprt', '5'], '--sprt takes two leads in Elo'],
  [['arena', 'greedy', 'random', 'planner', '--sprt', '0,5'], '--sprt compares two bots'],
  [['arena', 'greedy', 'random', '--decks', '/nowhere/at/all'], 'cannot read the folder /nowhere/at/all'],
] as const

test.each(WRONG)('%j is refused before anything is played', async (command, message) => {
  const { exit, stderr } = await battleline(command)
  expect(stderr).toContain(message)
  expect(exit).toBe(2)
})
