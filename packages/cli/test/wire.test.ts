import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startBattleline } from './battleline.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const page = readFileSync(`${root}docs/wire.md`, 'utf8')
const hasPython = spawnSync('python3', ['--version']).status === 0

test('requests are lines, and so are replies', () => {
  const lines = ['{"do":"hello","id":1}', '', '{"do":"reset","seed":7}', '{"do":"chose"}', 'no json']
  const { exit, stdout, stderr } = startBattleline(['wire'], `${lines.join('\n')}\n`)
  const replies = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
  expect(replies).toMatchObject([
    { id: 1, protocol: 1, games: ['keyforge', 'grand-archive'] },
    { game: 'g1', over: false },
    { error: { at: 'do', nearest: 'choose' } },
    { error: { message: 'the line is no JSON' } },
  ])
})

test.skipIf(!hasPython)('the bot of the page plays a game', () => {
  const program = /<!-- python -->\n```python\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
  expect(program.trimEnd().split('\n').length).toBeLessThanOrEqual(16)
  const { stdout, stderr } = spawnSync(
    'python3',
    ['-c', program.replace('"npx", "battleline"', '"node", "packages/battleline"')],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^player 1 wins in turn \d+\n$/)
})

test.skipIf(!hasPython)('the Python package does what its own tests say', () => {
  const { status, stderr } = spawnSync(
    'python3',
    ['-W', 'ignore', '-m', 'unittest', 'discover', '-s', 'python/tests', '-t', 'python'],
    { cwd: root, encoding: 'utf8', env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } },
  )
  expect(stderr).toMatch(/\nRan \d+ tests in .*\n\nOK/)
  expect(status).toBe(0)
})
