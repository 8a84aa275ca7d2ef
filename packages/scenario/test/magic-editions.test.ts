import { EDITIONS } from '@battleline/magic'
import { expect, test } from 'vitest'
import { readScenarios } from '../src/files/read-scenarios.ts'
import { testScenario } from '../src/files/test-files.ts'
import { scenarioFiles } from './scenario-files.ts'

/** The rules that one edition has and the other has not, or otherwise: what changed, redirection, the order of blockers. */
const CHANGED = /^MTG-(EDN-\d+|PWR-\d+|BLK-6)$/

const all = scenarioFiles('scenarios/magic').flatMap(
  ({ file, text }) => readScenarios(text, { file }).scenarios,
)
const same = all.filter(({ cite }) => !cite.some((id) => CHANGED.test(id)))

test('most scenarios of Magic say the same of both editions', () => {
  expect(same.length).toBeGreaterThan(all.length / 2)
})

test.each(EDITIONS.map((edition) => ({ edition, others: same.filter((one) => one.edition !== edition) })))(
  'what cites no rule that has changed holds in $edition, too',
  ({ edition, others }) => {
    const failed = others.filter((scenario) => !testScenario(scenario, { edition }).passed)
    expect(failed.map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual([])
  },
)
