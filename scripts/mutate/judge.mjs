// A process that judges mutants, one after the other: it makes the modules anew with the broken one, plays scenario files
// until one fails, and answers with its name. The other process ends it if it takes too long.
import { readFileSync } from 'node:fs'
import { maker, runnable } from './modules.mjs'

/**
 * @typedef {{ path: string, text: string, files: readonly string[] }} Task the broken module, and the scenario files to play
 * @typedef {{ playing: string } | { by: string | null }} Answer
 */

const make = maker(JSON.parse(readFileSync(String(process.argv[2]), 'utf8')))

/** The file that notices a mutant, if any does. */
function noticing(/** @type {Task} */ { path, text, files }) {
  let file = 'loading'
  try {
    const { readScenarios, testScenario } = make({ [path]: runnable(text, path) })
    for (file of files) {
      process.send?.({ playing: file })
      const { scenarios, problems } = readScenarios(readFileSync(`scenarios/${file}`, 'utf8'), { file })
      // A missing step cannot be named in a scenario.
      if (problems.length > 0) return file
      if (scenarios.some((scenario) => !testScenario(scenario, {}).passed)) return file
    }
    return null
  } catch {
    return file
  }
}

process.on('message', (/** @type {Task} */ task) => process.send?.({ by: noticing(task) }))
process.on('disconnect', () => process.exit())
