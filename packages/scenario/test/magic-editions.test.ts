import { EDITIONS } from '@battleline/magic'
import { expect, test } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { readScenarios } from '../src/files/read-scenarios.ts'
import { testScenario } from '../src/files/test-files.ts'
import { scenarioFiles } from './scenario-files.ts'

/** The rules that differ between the editions: changes, redirection, the order of blockers. */
const CHANGED = /^MTG-(EDN-\d+|PWR-\d+|BLK-6)$/

const all = scenarioFiles('scenarios/magic').flatMap(
  ({ file, text }) => readScenarios(text, { file }).scenarios,
)
const same = all.filter(({ cite }) => !cite.some((id) => CHANGED.test(id)))

test('most Magic scenarios have the same result in both editions', () => {
  expect(same.length).toBeGreaterThan(all.length / 2)
})

/** The scenarios of other editions that have no such rule: half of them, PROPERTY_SEED takes the others. */
const othersThan = (edition: string) =>
  sample(
    same.filter((one) => one.edition !== edition),
    2,
  )

test.each(EDITIONS.map((edition) => ({ edition, others: othersThan(edition) })))(
  'scenarios without a changed rule pass in $edition, too',
  ({ edition, others }) => {
    const failed = others.filter((scenario) => !testScenario(scenario, { edition }).passed)
    expect(failed.map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual([])
  },
)
