import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { findPostgres } from '../../../scripts/postgres.mjs'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const ON_POSTGRES = ['--troubles', '3', '--postgres', '--restart', '--cut']

/** `node bench/server/kill.mjs --troubles 200` does the same for long, on both databases. */
test('a game loses and doubles nothing while its server, its database and its network have troubles', {
  tags: 'long',
  timeout: 90_000,
}, () => {
  const options = findPostgres() === null ? ['--troubles', '1'] : ON_POSTGRES
  const script = ['bench/server/kill.mjs', '--rooms', '1', '--scramble', ...options]
  const found = execFileSync(process.execPath, script, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
  expect(JSON.parse(found)).toMatchObject({ kill: 1, problems: [] })
})
