// npm run mutate: breaks each step of each chart, and each keyword and amendment, once at a time, and sees whether a
// scenario or a unit test notices. Prints those that none did.
//   npm run mutate -- [--only charts/damage,keywords] [--units]      --units: what no scenario notices is given to the unit tests, too
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chartMutants, compiled, ruleMutants } from './mutate/mutants.mjs'
import { prepare, root } from './prepare.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, units: { type: 'boolean', default: false } },
})
prepare()

const HOME = 'packages/keyforge/src'
const folder = mkdtempSync(join(tmpdir(), 'battleline-mutate-'))
/** Longer than any run of all scenarios: a mutant that goes round and round is found, too. */
const LONGEST = 120_000

const sources = ['charts', 'keywords', 'amendments'].flatMap((room) =>
  readdirSync(join(root, HOME, room))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${room}/${file}`),
)
const mutants = sources
  .filter((file) => values.only.split(',').some((part) => file.includes(part)))
  .flatMap((file) => {
    const source = readFileSync(join(root, HOME, file), 'utf8')
    return file.startsWith('charts/') ? chartMutants(file, source) : ruleMutants(file, source)
  })

/**
 * Runs a process that fails where it finds the mutant.
 * @returns {Promise<boolean>}
 */
const finds = (/** @type {string[]} */ args, /** @type {Record<string, string>} */ env) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    })
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST)
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code !== 0)
    })
  })

const HOOKS = join(root, 'scripts/mutate/broken-source.mjs')

/** @returns {Promise<boolean>} */
async function isFound(
  /** @type {import('./mutate/mutants.mjs').Mutant} */ { file, text },
  /** @type {number} */ at,
) {
  const broken = join(folder, `${at}.js`)
  writeFileSync(broken, compiled(text))
  const built = join(root, 'packages/keyforge/dist', file.replace(/\.ts$/, '.js'))
  const env = { MUTANT_URL: pathToFileURL(built).href, MUTANT_TEXT: broken }
  if (await finds(['--import', pathToFileURL(HOOKS).href, 'scripts/mutate/judge.mjs'], env)) return true
  if (!values.units) return false
  const source = join(folder, `${at}.ts`)
  writeFileSync(source, text)
  const tests = { MUTANT_SOURCE: join(root, HOME, file), MUTANT_TEXT: source }
  return finds(['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', 'packages/keyforge/src'], tests)
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
await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work))
rmSync(folder, { recursive: true })
const killed = mutants.length - survivors.length
console.log(
  `${killed} of ${mutants.length} mutants are noticed (${((100 * killed) / mutants.length).toFixed(1)} %)`,
)
process.exitCode = killed >= 0.9 * mutants.length ? 0 : 1
