// Plays every scenario once and records what each file reaches: how often each step, and how often each function in
// which there is something to break. A mutant is given to the files that reach it, first to those that reach it most.
import { readFileSync, writeFileSync } from 'node:fs'
import { scenarioFiles } from '../scenario-files.mjs'
import { maker, runnable } from './modules.mjs'

/**
 * @typedef {Record<string, Record<string, number>>} Counts by file of scenarios: steps and functions, with a count
 * @typedef {{ counts: Counts, loading: Record<string, number>, longest: number }} Reached what is reached while the sources load, and the
 *   milliseconds of the file that takes longest
 */

const [, , modules, marked, written, game = ''] = process.argv
const read = (/** @type {string | undefined} */ file) => JSON.parse(readFileSync(String(file), 'utf8'))

/** @type {Record<string, number>} */
let now = {}
const count = (/** @type {string} */ what) => {
  now[what] = (now[what] ?? 0) + 1
}
Object.assign(globalThis, { reachedByMutants: count })

const instead = Object.fromEntries(
  Object.entries(/** @type {Record<string, string>} */ (read(marked))).map(([path, text]) => [
    path,
    runnable(text, path),
  ]),
)
const { play, readScenarios, testScenario } = maker(read(modules))(instead)
const loading = now
/** @type {Counts} */
const counts = {}
let longest = 0
for (const file of scenarioFiles('.')) {
  if (!file.startsWith(`${game}/`)) continue
  now = {}
  const start = performance.now()
  const { scenarios, problems } = readScenarios(readFileSync(`scenarios/${file}`, 'utf8'), { file })
  // If a scenario fails without a mutant, every mutant would seem to be found.
  const failing = scenarios.find((scenario) => !testScenario(scenario, {}).passed)
  if (problems.length > 0 || failing !== undefined) {
    console.error(`scenarios/${file} fails as it is: ${failing?.name ?? 'it cannot be read'}`)
    process.exit(1)
  }
  longest = Math.max(longest, performance.now() - start)
  for (const scenario of scenarios) for (const { step } of play(scenario, {}).trace) count(step.id)
  counts[file] = now
}
writeFileSync(String(written), JSON.stringify({ counts, loading, longest }))
