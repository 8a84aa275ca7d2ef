// Plays scenarios and ends with 1 at the first that does not come out as it should: the mutant is found. The files come
// in the order that MUTANT_ORDER names, a JSON file; those that are likely to notice stand first.
import { readFileSync } from 'node:fs'
import { readScenarios, testScenario } from '@battleline/scenario'

/** @type {string[]} */
const files = JSON.parse(readFileSync(String(process.env.MUTANT_ORDER), 'utf8'))

for (const file of files) {
  const { scenarios, problems } = readScenarios(readFileSync(`scenarios/${file}`, 'utf8'), { file })
  // A step that is not there any more cannot be named.
  if (problems.length > 0) process.exit(1)
  for (const scenario of scenarios) {
    if (testScenario(scenario, {}).passed) continue
    process.stdout.write(`${scenario.name}\n`)
    process.exit(1)
  }
}
