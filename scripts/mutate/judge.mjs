// A process that judges mutants, one after the other: it makes the modules anew with the broken one, plays scenarios until
// one fails, and answers whether one did. The other process ends it if it takes too long.
import { readFileSync } from 'node:fs'
import { maker, runnable } from './modules.mjs'

/**
 * @typedef {{ path: string, text: string, near: readonly number[] }} Task the broken module, and the scenarios to play
 * @typedef {'ready' | 'playing' | 'noticed' | 'survives'} Answer
 */

const [modules, everyScenario] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')))
const anew = maker(modules)

/** @returns {Answer} */
function judged(/** @type {Task} */ { path, text, near }) {
  try {
    const { readScenarios, testScenario } = anew({ [path]: runnable(text, path) })
    for (const at of near) {
      process.send?.('playing')
      const one = everyScenario[at]
      const { scenarios, problems } = readScenarios(one.text, { file: one.file })
      // A missing step cannot be named in a scenario.
      if (problems.length > 0) return 'noticed'
      if (scenarios.some((scenario) => !testScenario(scenario, {}).passed)) return 'noticed'
    }
    return 'survives'
  } catch {
    return 'noticed'
  }
}

process.on('message', (/** @type {Task} */ task) => process.send?.(judged(task)))
process.on('disconnect', () => process.exit())
process.send?.('ready')
