// npm run mutate: breaks each step of each chart, and each keyword and amendment, once at a time, and sees whether a
// scenario or a unit test notices. Prints those that none did.
//   npm run mutate -- [--game magic] [--only charts/damage,keywords,charts/use.ts:35] [--units] [--jobs 1]
//     --only: parts of the names of sources; one that lies in no room of rules is named in full: standing.ts
//     --all: every game one after the other, with a table of the figures of each room
//     --sample 40 --seed 1: only so many mutants of each room, drawn by the seed
//     --units: what no scenario notices is given to the unit tests, too      --jobs: how many mutants are judged at once
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chartMutants, compiled, ruleMutants } from './mutate/mutants.mjs'
import { prepare, root } from './prepare.mjs'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'keyforge' },
    only: { type: 'string', default: '' },
    units: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    figures: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})
prepare()
if (values.all) process.exit(everyGame())

const PACKAGE = `packages/${values.game}`
const HOME = `${PACKAGE}/src`
/** The tests of each game that know most about its sources. */
const UNITS = {
  magic: [`${PACKAGE}/test`, 'test/magic-declarations'],
  'grand-archive': [HOME, `${PACKAGE}/test`],
}[values.game] ?? [HOME]
const folder = mkdtempSync(join(tmpdir(), 'battleline-mutate-'))
const parts = values.only.split(',').map((part) => part.split(':'))
const rooms = ['charts', 'keywords', 'replacement', 'legality'].filter((room) =>
  existsSync(join(root, HOME, room)),
)
const inRooms = rooms.flatMap((room) =>
  readdirSync(join(root, HOME, room))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${room}/${file}`),
)
const named = parts.flatMap(([name = '']) =>
  /^[\w-]+\.ts$/.test(name) && existsSync(join(root, HOME, name)) ? [name] : [],
)
const sources = [...inRooms, ...named]
const every = sources
  .flatMap((file) => {
    if (!parts.some(([name = '']) => file.includes(name))) return []
    const source = readFileSync(join(root, HOME, file), 'utf8')
    return file.startsWith('charts/') ? chartMutants(file, source) : ruleMutants(file, source)
  })
  .filter(({ file, line }) =>
    parts.some(([name = '', at = line]) => file.includes(name) && Number(at) === line),
  )

/** The room of a mutant; sources in no room count as one. */
const roomOf = (/** @type {{ file: string }} */ { file }) =>
  file.includes('/') ? file.split('/')[0] : 'other'

const { seeded } = await import('@battleline/kernel')
const mutants = sampled()

/** All mutants, or so many of each room. */
function sampled() {
  if (values.sample === undefined) return every
  const random = seeded(Number(values.seed))
  return [...new Set(every.map(roomOf))].flatMap((room) => {
    const left = every.filter((one) => roomOf(one) === room)
    while (left.length > Number(values.sample)) left.splice(random.below(left.length), 1)
    return left
  })
}

/** The steps that scenario files reach, and the milliseconds to play all of them. */
const { reached, milliseconds } = play()

function play() {
  const written = join(folder, 'reached.json')
  const start = performance.now()
  const { status } = spawnSync(process.execPath, ['scripts/mutate/reached.mjs', written, values.game], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(1)
  const milliseconds = performance.now() - start
  /** @type {import('./mutate/reached.mjs').Reached} */
  const reached = JSON.parse(readFileSync(written, 'utf8'))
  return { reached, milliseconds }
}

/** Much longer than all scenarios take, to find endless mutants, too. */
const LONGEST = 10_000 + 8 * milliseconds
const UNITS_LONGEST = 180_000

/**
 * Runs a process that fails if it finds the mutant.
 * @returns {Promise<boolean>}
 */
const finds = (
  /** @type {string[]} */ args,
  /** @type {Record<string, string>} */ env,
  /** @type {number} */ longest,
) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), longest)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code !== 0)
    })
  })

const HOOKS = join(root, 'scripts/mutate/broken-source.mjs')

/**
 * The scenario files that can notice a mutant, most specific first. A broken step is noticed only by files that reach
 * it; other mutants may act while a source loads, and are given to all files.
 */
function likeliestFirst(/** @type {string | null} */ step, /** @type {string} */ url) {
  const share = (/** @type {string} */ file) => {
    const counts = reached[file] ?? {}
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0)
    return (counts[step ?? url] ?? 0) / all
  }
  const files = Object.keys(reached).map((file) => ({ file, share: share(file) }))
  const near = files.filter((one) => step === null || one.share > 0)
  // Steps before the trace starts are in no trace, so any file may notice.
  return (near.length > 0 ? near : files)
    .sort((one, other) => other.share - one.share)
    .map(({ file }) => file)
}

/** @returns {Promise<boolean>} */
async function isFound(
  /** @type {import('./mutate/mutants.mjs').Mutant} */ { file, text, step },
  /** @type {number} */ at,
) {
  const broken = join(folder, `${at}.js`)
  writeFileSync(broken, compiled(text))
  const url = pathToFileURL(join(root, PACKAGE, 'dist', file.replace(/\.ts$/, '.js'))).href
  const order = join(folder, `${at}.json`)
  writeFileSync(order, JSON.stringify(likeliestFirst(step, url)))
  const env = { MUTANT_URL: url, MUTANT_TEXT: broken, MUTANT_ORDER: order }
  if (await finds(['--import', pathToFileURL(HOOKS).href, 'scripts/mutate/judge.mjs'], env, LONGEST))
    return true
  if (!values.units) return false
  const source = join(folder, `${at}.ts`)
  writeFileSync(source, text)
  const tests = { MUTANT_SOURCE: join(root, HOME, file), MUTANT_TEXT: source }
  const run = (/** @type {string[]} */ ...where) =>
    finds(['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...where], tests, UNITS_LONGEST)
  // The tests beside the source know most about it.
  const beside = `${HOME}/${file.replace(/\.ts$/, '.test.ts')}`
  return (existsSync(join(root, beside)) && (await run(beside))) || run(...UNITS)
}

let done = 0
/** @type {typeof mutants} */
const survivors = []
const queue = [...mutants.entries()]
async function work() {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [at, mutant] = next
    const found = await isFound(mutant, at)
    done++
    if (!found) survivors.push(mutant)
    if (!found) console.log(`survives: ${HOME}/${mutant.file}:${mutant.line}  ${mutant.what}`)
    else if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${mutants.length}`)
  }
}
await Promise.all(Array.from({ length: Math.max(1, Number(values.jobs)) }, work))
rmSync(folder, { recursive: true })
const killed = mutants.length - survivors.length
console.log(`${killed} of ${mutants.length} mutants are noticed (${share(killed, mutants.length)})`)
if (values.figures !== undefined) writeFileSync(values.figures, JSON.stringify(figures()))
process.exitCode = killed >= 0.9 * mutants.length ? 0 : 1

/** How many mutants each room has, and how many of those that were judged are noticed. */
function figures() {
  return [...new Set(every.map(roomOf))].map((room) => {
    const inRoom = (/** @type {readonly { file: string }[]} */ all) =>
      all.filter((one) => roomOf(one) === room).length
    const judged = inRoom(mutants)
    return { game: values.game, room, all: inRoom(every), judged, noticed: judged - inRoom(survivors) }
  })
}

function share(/** @type {number} */ part, /** @type {number} */ whole) {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
}

/** Judges each game in a process of its own, and prints one table. */
function everyGame() {
  const reports = mkdtempSync(join(tmpdir(), 'battleline-mutate-'))
  const { all: _, figures: __, units, ...rest } = values
  const options = Object.entries(rest).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'game' ? [`--${name}`, value] : [],
  )
  /** @type {ReturnType<typeof figures>} */
  const rows = ['keyforge', 'magic', 'grand-archive'].flatMap((game) => {
    console.log(`\n${game}`)
    const file = join(reports, `${game}.json`)
    const args = [
      'scripts/mutate.mjs',
      '--game',
      game,
      '--figures',
      file,
      ...options,
      ...(units ? ['--units'] : []),
    ]
    spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  })
  rmSync(reports, { recursive: true })
  console.log('\n| game | room | mutants | judged | noticed |\n| --- | --- | ---: | ---: | ---: |')
  for (const { game, room, all, judged, noticed } of rows)
    console.log(`| ${game} | ${room} | ${all} | ${judged} | ${noticed} (${share(noticed, judged)}) |`)
  return rows.length > 0 && rows.every(({ judged, noticed }) => noticed >= 0.9 * judged) ? 0 : 1
}
