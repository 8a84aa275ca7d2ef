import { describe, expect, it } from 'vitest'
import { adapters } from './adapters.ts'
import { readScenarios } from './read-scenarios.ts'
import { template } from './template.ts'
import { testFiles } from './test-files.ts'

describe('the template', () => {
  it('of keyforge is a passing scenario, whose comments can be uncommented', () => {
    const made = template('keyforge')
    if (!made.ok) throw new Error(made.reason)
    const [result] = testFiles([{ file: 'new.yaml', text: made.text }], { forked: true })
    expect(result?.expectations.filter(({ holds }) => !holds)).toEqual([])
    expect(result?.passed).toBe(true)
    const more = made.text.replace(/^# cards: .*$/m, 'cards:').replace(/^# {3}Test/m, '  Test')
    const { scenarios, problems } = readScenarios(more, { file: 'new.yaml' })
    expect(problems).toEqual([])
    expect(scenarios[0]?.cards.map(({ name }) => name)).toEqual(['Test Brute'])
  })

  it('exists for every game', () => {
    expect(template('chess')).toEqual({
      ok: false,
      reason: `there is no game “chess”; there are ${adapters.names.join(', ')}`,
    })
    expect(template('keyfroge')).toEqual({
      ok: false,
      reason: 'there is no game “keyfroge”; did you mean keyforge?',
    })
  })
})
