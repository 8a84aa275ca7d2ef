// node scripts/long-study.mjs [--games 1000000] [--program FOLDER]: plays so many random games between two random decks, ends the
// process with Ctrl-C after a third and with kill -9 after two thirds, continues each time, and prints its memory all the while.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000000' }, program: { type: 'string' } },
})
const games = Number(values.games)
const program = values.program ?? new URL('../packages/battleline', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'battleline-long-'))
const study = join(folder, 'study.yaml')
const out = join(folder, 'out')
writeFileSync(study, `study: Random games\ngames: ${games}\ndecks: [{ random: 2 }]\n`)

/** The games of the shards that are kept. */
function kept() {
  try {
    return (
      readdirSync(out).filter((name) => /^[0-9a-f]{64}\.json$/.test(name)).length *
      Math.min(1000, Math.ceil(games / 200))
    )
  } catch {
    return 0
  }
}

const megabytes = (/** @type {number} */ process) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1] ?? 0) / 1024)

const begun = performance.now()
for (const [part, signal] of /** @type {const} */ ([
  [1 / 3, 'SIGINT'],
  [2 / 3, 'SIGKILL'],
  [2, null],
])) {
  const child = spawn(process.execPath, [program, 'simulate', study, '--out', out, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  const ended = once(child, 'exit')
  for (let looks = 0; child.exitCode === null && child.signalCode === null; looks++) {
    await new Promise((go) => setTimeout(go, 1000))
    const seconds = Math.round((performance.now() - begun) / 1000)
    if (looks % 30 === 15 && child.exitCode === null)
      console.log(`${kept()} of ${games} games after ${seconds} s, ${megabytes(child.pid ?? 0)} MB`)
    if (signal !== null && kept() >= part * games) {
      child.kill(signal)
      break
    }
  }
  const [code] = await ended
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(`${signal ?? 'the end'} after ${kept()} games and ${seconds} s, exit code ${code}`)
  if (signal === null) {
    const { games: played, complete, digest } = JSON.parse(printed)
    console.log(`${played} games, ${complete ? 'all of them' : 'NOT ALL OF THEM'}; digest ${digest}`)
  }
}
rmSync(folder, { recursive: true, force: true })
