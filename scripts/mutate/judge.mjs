// Plays every scenario and ends with 1 at the first that does not come out as it should: the mutant is found.
import { readdirSync, readFileSync } from 'node:fs'
import { readScenarios, testScenario } from '@battleline/scenario'

const files = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()

for (const file of files) {
  const { scenarios } = readScenarios(readFileSync(`scenarios/${file}`, 'utf8'), { file })
  for (const scenario of scenarios) {
    if (testScenario(scenario, {}).passed) continue
    process.stdout.write(`${scenario.name}\n`)
    process.exit(1)
  }
}
