import { isRefusal, type Position } from '@battleline/kernel'
import {
  adapters,
  type Engine,
  type Over,
  openScenario,
  type Scenario,
  scenarioFromSave,
} from '@battleline/scenario'
import { OutcomeSearch } from '@battleline/search'
import { canonical, digestOf } from '../model/canonical.ts'
import type { Counted } from '../model/case.ts'

/** The sequences and endings from a position on; null if there are more positions than the limit. */
export function countEndings(
  game: Engine,
  position: Position,
  over: Over,
  limit = 100_000,
): (Counted & { readonly endingLines: readonly string[] }) | null {
  const from = game.save(position)
  const scenario = scenarioFromSave(from, 'case')
  if (isRefusal(scenario)) throw new Error(scenario.reason)
  const adapter = adapters.of(scenario.game)
  const open = openScenario(scenario as Scenario, { from }, over)
  const search = new OutcomeSearch(open.choices, open.start, { limit, free: true, apart: true })
  search.go()
  const { endings, complete } = search.found()
  if (!complete) return null
  const lines = endings.map(({ position }) => canonical(adapter.reading(open.game, position.at)))
  const endingLines = [...new Set(lines)].sort()
  return {
    sequences: endings.reduce((sum, { ways }) => sum + ways, 0),
    endings: endingLines.length,
    digest: digestOf(endingLines),
    endingLines,
  }
}
