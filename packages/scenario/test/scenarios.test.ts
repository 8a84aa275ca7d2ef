import { describe, expect, test } from 'vitest'
import { SEED, sample } from '../../../test/sample.ts'
import { adapters } from '../src/files/adapters.ts'
import { readScenarios } from '../src/files/read-scenarios.ts'
import { testScenario } from '../src/files/test-files.ts'
import { showProblem } from '../src/problems/problem.ts'
import { scenarioFiles } from './scenario-files.ts'

const all = adapters.names.flatMap((game) => scenarioFiles(`scenarios/${game}`))
const files = process.env.BATTLELINE_QUICK === '1' ? sample(all, 8) : all

let played = 0

describe.each(files)('$file', ({ file, text }) => {
  const { scenarios, problems } = readScenarios(text, { file })

  test('can be read', () => {
    expect(problems.map((problem) => showProblem(problem)).join('\n')).toBe('')
  })

  // The run that is saved, loaded and forked at every decision is judged by the same expectations as a plain one. It takes
  // three times as long: `npm test` draws a fifth of the scenarios for it, PROPERTY_SEED others.
  test.each(scenarios)('$name holds', (scenario) => {
    const forked = played++ % 5 === SEED % 5
    const { problems, expectations } = testScenario(scenario, { forked })
    const failed = expectations.filter(({ holds }) => !holds)
    const lines = failed.map(
      ({ text, actual, line }) => `${file}:${line ?? scenario.line} ${text}\n  but: ${actual}`,
    )
    expect([...problems.map((problem) => showProblem(problem)), ...lines].join('\n')).toBe('')
  })
})
