import { describe, expect, test } from 'vitest'
import { readScenarios, showProblem, testGrandArchive, testScenario } from '../src/index.ts'
import { scenarioFiles } from './scenario-files.ts'

describe.each(scenarioFiles())('$file', ({ file, text }) => {
  const { scenarios, grandArchive, problems } = readScenarios(text, { file })
  const all = [
    ...scenarios.map((scenario) => ({
      scenario,
      name: scenario.name,
      test: testScenario.bind(null, scenario),
    })),
    ...grandArchive.map((scenario) => ({
      scenario,
      name: scenario.name,
      test: testGrandArchive.bind(null, scenario),
    })),
  ]

  test('can be read', () => {
    expect(problems.map(showProblem).join('\n')).toBe('')
  })

  describe.each(all)('$name', ({ scenario, test: run }) => {
    test.each([
      ['holds', false],
      ['holds with a save, a reload and a fork at every decision', true],
    ])('%s', (_, forked) => {
      const { problems, expectations } = run({ forked })
      const failed = expectations.filter(({ holds }) => !holds)
      const lines = failed.map(
        ({ text, actual, line }) => `${file}:${line ?? scenario.line} ${text}\n  but: ${actual}`,
      )
      expect([...problems.map(showProblem), ...lines].join('\n')).toBe('')
    })
  })
})
