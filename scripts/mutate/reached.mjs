// Plays every scenario once and records what each reaches: how often each step, and how often each function in which there
// is something to break. A mutant is given to the scenarios that reach it, first to those that reach it most.
import { readFileSync, writeFileSync } from 'node:fs'
import { maker, runnable } from './modules.mjs'

/**
 * @typedef {Record<string, number>} Counts steps and functions, with a count
 * @typedef {{ counts: readonly Counts[], loading: Counts, longest: number }} Reached what each scenario reaches, what is reached while
 *   the sources load, and the milliseconds of the scenario that takes longest
 */

const [, , modules, marked, everyScenario, written] = process.argv
const read = (/** @type {string | undefined} */ file) => JSON.parse(readFileSync(String(file), 'utf8'))

/** @type {Counts} */
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
/** @type {Counts[]} */
const counts = []
let longest = 0
for (const { file, text } of read(everyScenario)) {
  now = {}
  const start = performance.now()
  const { scenarios, problems } = readScenarios(text, { file })
  // If a scenario fails without a mutant, every mutant would seem to be found.
  const failing = scenarios.find((scenario) => !testScenario(scenario, {}).passed)
  if (problems.length > 0 || failing !== undefined) {
    console.error(`scenarios/${file} fails as it is: ${failing?.name ?? 'it cannot be read'}`)
    process.exit(1)
  }
  longest = Math.max(longest, performance.now() - start)
  for (const scenario of scenarios) for (const { step } of play(scenario, {}).trace) count(step.id)
  counts.push(now)
}
writeFileSync(String(written), JSON.stringify({ counts, loading, longest }))
