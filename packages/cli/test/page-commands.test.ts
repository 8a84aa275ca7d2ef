import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readRulings } from '@battleline/ask'
import { suiteOf } from '@battleline/conformance'
import { testFiles } from '@battleline/scenario'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { battleline } from './battleline.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The pages whose blocks other tests run: what they check is written there. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'README.md': 'test/readme.test.ts',
  'library.md': 'test/readme.test.ts',
  'recipes.md': 'test/tutorials.test.ts',
  'scenarios.md': 'test/scenarios-page.test.ts',
  'studies.md': 'packages/cli/test/simulate-recipes.test.ts',
  'wire.md': 'packages/cli/test/wire.test.ts',
  'problems.md': 'test/docs-problems.test.mjs',
  'language.md': 'test/docs-language.test.mjs',
  'language-magic.md': 'test/docs-language.test.mjs',
  'language-grand-archive.md': 'test/docs-language.test.mjs',
  'server.md': 'packages/server/test/rooms.test.ts',
}
/** The pages whose blocks are run here. */
const HERE = ['bots.md', 'command-line.md', 'conformance.md', 'decks.md', 'embed.md', 'goals.md', 'mcp.md']

/** Commands that are not run here: why not, and the test that runs them. */
const NOT_RUN: readonly (readonly [RegExp, string, string])[] = [
  [/^serve\b/, 'serves until it is stopped', 'serve.test.ts'],
  [/^mcp\b/, 'waits for an assistant', 'mcp.test.ts'],
  [/^wire\b/, 'waits for a program', 'wire.test.ts'],
  [/^play\b(?!.*--auto)/, 'waits for a person', 'play.test.ts'],
  [/^arena\b(?!.*--game )/, 'plays hundreds of games', 'arena.test.ts'],
  [/^simulate\b/, 'plays hundreds of games', 'simulate.test.ts'],
  [/^test\b/, 'plays every ruling', '../../scenario/test/scenarios.test.ts'],
  [/^conformance\b/, 'asks an engine that the reader has', 'conformance.test.ts'],
]

const pageOf = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
const blocksOf = (name: string, language: string): readonly string[] =>
  [...pageOf(name).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    ([, text = '']) => text,
  )
const commandsOf = (name: string): readonly string[] =>
  blocksOf(name, 'console').flatMap((block) =>
    [...block.matchAll(/^\$ npx battleline (.*?)(?: +#.*)?$/gm)].map(([, command = '']) => command),
  )

/** The words of a command as a shell parts them. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = '']) => quoted ?? bare)

/** Fewer games, and no refusal of a file that an earlier command has made. */
const shortened = (command: string) =>
  command.replace(/--games \d+/, '--games 2').replace(/--to (\S+)/, '--to $1 --force')

let folder = ''
const home = process.cwd()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'battleline-pages-'))
  for (const name of ['scenarios', 'decks', 'studies', 'docs', 'packages'])
    symlinkSync(join(root, name), join(folder, name))
  writeFileSync(join(folder, 'attack.yaml'), (await battleline(['new', 'magic'])).stdout)
  const deck = readFileSync(join(root, 'decks/the-early-toll.yaml'))
  for (const name of ['mine.yaml', 'registry.json']) writeFileSync(join(folder, name), deck)
  writeFileSync(
    join(folder, 'cards.json'),
    JSON.stringify([{ name: 'Test Imp', type: 'creature', house: 'dis', power: 2, text: 'Elusive.' }]),
  )
})
afterAll(() => {
  process.chdir(home)
  rmSync(folder, { recursive: true })
})

test('the blocks of every page are run by a test', () => {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'))
  const withBlocks = pages.filter((name) => /^```/m.test(pageOf(name)))
  expect(withBlocks.filter((name) => !HERE.includes(name) && !(name in ELSEWHERE))).toEqual([])
  const tests = [...Object.values(ELSEWHERE), ...NOT_RUN.map(([, , file]) => `packages/cli/test/${file}`)]
  expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe.each(['bots.md', 'command-line.md', 'decks.md'])('the commands of docs/%s', (page) => {
  test.each(commandsOf(page).filter((command) => !NOT_RUN.some(([verb]) => verb.test(command))))(
    'battleline %s',
    async (command) => {
      const [line = '', to] = shortened(command).split(' > ')
      process.chdir(folder)
      const { exit, stdout, stderr } = await battleline(wordsOf(line))
      process.chdir(home)
      // The board that “new” writes has attacks and blocks that are illegal.
      expect([exit, stderr]).toEqual([line.startsWith('check ') ? 1 : 0, ''])
      if (to !== undefined) writeFileSync(join(folder, to), stdout)
    },
  )
})

test('the list that docs/decks.md shows is a deck of Grand Archive', async () => {
  const [list = ''] = blocksOf('decks.md', 'text')
  expect(await battleline(['deck', 'import', '-'], list)).toMatchObject({ exit: 0, stderr: '' })
})

test('the board and the ruling that docs/embed.md shows are read', () => {
  const [ruling = '', own = ''] = blocksOf('embed.md', 'html')
  const [, address] = /ruling="([^"]+)"/.exec(ruling) ?? []
  const shown = readRulings().find((one) => one.address === address)
  expect(ruling).toContain(`>${shown?.sentence}</a>`)
  const [, text = ''] = /<script type="text\/yaml">\n(.*?)<\/script>/s.exec(own) ?? []
  const [result] = testFiles([{ file: 'embed.yaml', text: text.replaceAll(/^ {4}/gm, '') }])
  expect([result?.problems, result?.rejected]).toEqual([[], null])
})

test('the goal that docs/goals.md shows is read', () => {
  const board =
    'name: x\ngame: keyforge\nplayers:\n  me: { battleline: [Troll, Troll: { as: b }] }\n  you: { battleline: [Urchin] }\n'
  const [goal = ''] = blocksOf('goals.md', 'yaml')
  const [result] = testFiles([{ file: 'goals.yaml', text: board + goal }])
  expect([result?.problems, result?.rejected]).toEqual([[], null])
})

test('what docs/mcp.md has an assistant run is a command', async () => {
  const [settings = ''] = blocksOf('mcp.md', 'json')
  const { command, args } = JSON.parse(settings).mcpServers.battleline
  expect([command, args[0]]).toEqual(['npx', 'battleline'])
  expect((await battleline([...args.slice(1), '--help'])).exit).toBe(0)
})

test('the count of endings that docs/conformance.md shows is that of the suite', () => {
  const [lines = '', board = ''] = blocksOf('conformance.md', 'json')
  expect(JSON.parse(board)).toMatchObject({ players: {}, cards: {} })
  const answers = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const { id, ...counted } = answers.find(({ endings }) => endings !== undefined)
  expect(suiteOf([], 3).cases.find((one) => one.id === id)?.expect).toEqual(counted)
})
