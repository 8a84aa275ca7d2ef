// npm run mutate: breaks each step of each chart, and each keyword and amendment, once at a time, and sees whether a
// scenario or a unit test notices. Prints those that none did.
//   npm run mutate -- [--game magic] [--only charts/damage,keywords,charts/use.ts:35] [--units] [--jobs 1]
//     --only: parts of the names of sources; one that lies in no room of rules is named in full: standing.ts
//     --all: every game one after the other, with a table of the figures of each room
//     --sample 40 --seed 1: only so many mutants of each room, drawn by the seed
//     --units: what no scenario notices is given to the unit tests, too      --jobs: how many mutants are judged at once
import { fork, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ENTRY, modulesOf } from './mutate/modules.mjs'
import { chartMutants, compiled, marked, ruleMutants } from './mutate/mutants.mjs'
import { prepare, root } from './prepare.mjs'
import { scenarioFiles } from './scenario-files.mjs'

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

/** The built module of a source. */
const builtOf = (/** @type {string} */ file) => join(root, PACKAGE, 'dist', file.replace(/\.ts$/, '.js'))

const JUDGE = join(root, 'scripts/mutate/judge.mjs')
const modules = join(folder, 'modules.json')
writeFileSync(modules, JSON.stringify(modulesOf(ENTRY, compiled)))
const scenarios = join(folder, 'scenarios.json')
writeFileSync(scenarios, JSON.stringify(everyScenario()))
const { counts, loading, longest } = reached()
/** Much longer than a scenario takes, to find endless mutants, too. */
const LONGEST = 10_000 + 10 * longest
const UNITS_LONGEST = 180_000

/** Each scenario by itself, as text. Whoever writes scenarios meanwhile changes no figure. */
function everyScenario() {
  const files = scenarioFiles(root).filter((file) => file.startsWith(`${values.game}/`))
  return files.flatMap((file) =>
    readFileSync(join(root, 'scenarios', file), 'utf8')
      .split(/^---$/m)
      .map((text) => ({ file, text })),
  )
}

/** What each scenario reaches. */
function reached() {
  const written = join(folder, 'reached.json')
  const texts = join(folder, 'marked.json')
  const files = [...new Set(every.map(({ file }) => file))]
  const text = (/** @type {string} */ file) =>
    compiled(marked(file, readFileSync(join(root, HOME, file), 'utf8')))
  writeFileSync(texts, JSON.stringify(Object.fromEntries(files.map((file) => [builtOf(file), text(file)]))))
  const args = ['scripts/mutate/reached.mjs', modules, texts, scenarios, written]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(1)
  return /** @type {import('./mutate/reached.mjs').Reached} */ (JSON.parse(readFileSync(written, 'utf8')))
}

/**
 * The scenarios that can notice a mutant, most specific first: those that reach the broken step or function. What acts
 * while a source loads is noticed by those that reach any function of the source.
 */
function likeliestFirst(/** @type {import('./mutate/mutants.mjs').Mutant} */ { file, step, inside }) {
  const early = inside === null || loading[inside] !== undefined
  const near = step ?? (early ? null : inside)
  const byName = near === null ? [] : reaching((what) => what === near)
  // Steps before the trace starts are in no trace.
  if (byName.length > 0 || (step === null && !early)) return byName
  const bySource = reaching((what) => what.startsWith(`${file}#`))
  return bySource.length > 0 ? bySource : counts.map((_, at) => at)
}

/** The scenarios that reach something, first those whose play has most to do with it. */
function reaching(/** @type {(what: string) => boolean} */ isNear) {
  return counts
    .map((reached, at) => {
      let near = 0
      let all = 0
      for (const what in reached) {
        const count = reached[what] ?? 0
        all += count
        if (isNear(what)) near += count
      }
      return { at, share: near / all }
    })
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ at }) => at)
}

/** A process that judges mutants by scenarios; one that takes too long is ended, and the next mutant gets another. */
class Judge {
  /** @type {import('node:child_process').ChildProcess | null} */
  child = null

  /**
   * Whether a scenario notices a mutant. One that takes too long is judged again, for the machine may have been busy.
   * @param {import('./mutate/judge.mjs').Task} task
   */
  async notices(task) {
    const answer = (await this.answer(task)) ?? (await this.answer(task))
    return answer !== 'survives'
  }

  /**
   * What the process answers, or null if it was ended.
   * @param {import('./mutate/judge.mjs').Task} task
   * @returns {Promise<import('./mutate/judge.mjs').Answer | null>}
   */
  async answer(task) {
    const child = this.child ?? (await this.started())
    return new Promise((resolve) => {
      const patience = () => setTimeout(() => child.kill('SIGKILL'), LONGEST)
      let timer = patience()
      const end = (/** @type {import('./mutate/judge.mjs').Answer | null} */ answer) => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve(answer)
      }
      child.on('exit', () => {
        this.child = null
        end(null)
      })
      child.on('message', (/** @type {import('./mutate/judge.mjs').Answer} */ answer) => {
        clearTimeout(timer)
        if (answer === 'playing') timer = patience()
        else end(answer)
      })
      child.send(task)
    })
  }

  /**
   * A new process that has read all modules, however long that takes.
   * @returns {Promise<import('node:child_process').ChildProcess>}
   */
  started() {
    const child = fork(JUDGE, [modules, scenarios], { cwd: root, stdio: 'ignore' })
    this.child = child
    return new Promise((resolve) => {
      child.once('message', () => resolve(child))
    })
  }

  close() {
    this.child?.disconnect()
  }
}

/**
 * Runs unit tests, which fail if they find the mutant.
 * @returns {Promise<boolean>}
 */
const finds = (/** @type {string[]} */ where, /** @type {Record<string, string>} */ env) =>
  new Promise((resolve) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...where]
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), UNITS_LONGEST)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code !== 0)
    })
  })

/** @returns {Promise<boolean>} */
async function isFound(
  /** @type {import('./mutate/mutants.mjs').Mutant} */ mutant,
  /** @type {number} */ at,
  /** @type {Judge} */ judge,
) {
  const { file, text } = mutant
  const near = likeliestFirst(mutant)
  if (near.length > 0 && (await judge.notices({ path: builtOf(file), text: compiled(text), near })))
    return true
  if (!values.units) return false
  const source = join(folder, `${at}.ts`)
  writeFileSync(source, text)
  const tests = { MUTANT_SOURCE: join(root, HOME, file), MUTANT_TEXT: source }
  // The tests beside the source know most about it.
  const beside = `${HOME}/${file.replace(/\.ts$/, '.test.ts')}`
  return (existsSync(join(root, beside)) && (await finds([beside], tests))) || finds(UNITS, tests)
}

let done = 0
/** @type {typeof mutants} */
const survivors = []
const queue = [...mutants.entries()]
async function work() {
  const judge = new Judge()
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const [at, mutant] = next
    const found = await isFound(mutant, at, judge)
    done++
    if (!found) survivors.push(mutant)
    if (!found) console.log(`survives: ${HOME}/${mutant.file}:${mutant.line}  ${mutant.what}`)
    else if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${mutants.length}`)
  }
  judge.close()
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
