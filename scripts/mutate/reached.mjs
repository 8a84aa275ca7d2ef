// Plays every scenario once and records what each file reaches: how often each step, and how many functions of each
// built source of the game. A mutant is first given to the files that reach it most.
import { readFileSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector'
import { play, readScenarios, testScenario } from '@battleline/scenario'
import { scenarioFiles } from '../scenario-files.mjs'

/** @typedef {Record<string, Record<string, number>>} Reached by file of scenarios: steps and built sources, with a count */

const session = new Session()
session.connect()

/** @returns {any} what the profiler answers, which it does at once */
function profiler(/** @type {string} */ verb, /** @type {object} */ given = {}) {
  /** @type {unknown} */
  let answer
  session.post(`Profiler.${verb}`, given, (fault, result) => {
    if (fault !== null) throw fault
    answer = result
  })
  return answer
}

const [, , written, game = ''] = process.argv
/** @type {Reached} */
const reached = {}
profiler('enable')
profiler('startPreciseCoverage', { callCount: true, detailed: false })
for (const file of scenarioFiles('.')) {
  if (!file.startsWith(`${game}/`)) continue
  const { scenarios, problems } = readScenarios(readFileSync(`scenarios/${file}`, 'utf8'), { file })
  // If a scenario fails without a mutant, every mutant would seem to be found.
  const failing = scenarios.find((scenario) => !testScenario(scenario, {}).passed)
  if (problems.length > 0 || failing !== undefined) {
    console.error(`scenarios/${file} fails as it is: ${failing?.name ?? 'it cannot be read'}`)
    process.exit(1)
  }
  profiler('takePreciseCoverage')
  /** @type {Record<string, number>} */
  const counts = {}
  for (const scenario of scenarios)
    for (const { step } of play(scenario, {}).trace) counts[step.id] = (counts[step.id] ?? 0) + 1
  for (const { url, functions } of profiler('takePreciseCoverage').result)
    if (url.includes(`/${game}/dist/`)) counts[url] = functions.length
  reached[file] = counts
}
writeFileSync(String(written), JSON.stringify(reached))
