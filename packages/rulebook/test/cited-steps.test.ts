import { adapters } from '@battleline/scenario'
import { expect, test } from 'vitest'
import { registerGames } from '../../cli/src/games.ts'
import { chartsOf, ruleIds, stepsOf } from '../src/index.ts'

registerGames()

test.each(adapters.names)('every step of %s cites a rule', (game) => {
  const steps = chartsOf(game).flatMap(stepsOf)
  expect(steps.length).toBeGreaterThan(0)
  const unknown = (ids: readonly string[]) => ids.filter((id) => !ruleIds.includes(id))
  expect(steps.filter(({ cite }) => cite.length === 0 || unknown(cite).length > 0)).toEqual([])
})
