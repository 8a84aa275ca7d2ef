// Plays scenarios and exits with 1 at the first failure: the mutant is found. The order of the files comes from the
// JSON file MUTANT_ORDER.
import { readFileSync } from 'node:fs'
import { readScenarios, testScenario } from '@battleline/scenario'

/** @type {string[]} */
const files = JSON.parse(readFileSync(String(process.env.MUTANT_ORDER), 'utf8'))

for (const file of files) {
  const { scenarios, problems } = readScenarios(readFileSync(`scenarios/${file}`, 'utf8'), { file })
  // A missing step cannot be named in a scenario.
  if (problems.length > 0) process.exit(1)
  for (const scenario of scenarios) {
    if (testScenario(scenario, {}).passed) continue
    process.stdout.write(`${scenario.name}\n`)
    process.exit(1)
  }
}
