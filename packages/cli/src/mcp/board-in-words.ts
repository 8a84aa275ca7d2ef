import { ruleIds } from '@battleline/rulebook'
import { play, readScenarios } from '@battleline/scenario'
import { boardText } from '../board/board-format.ts'
import { formatterOf } from '../games/game-formatter.ts'
import { cardsBeside } from '../input/read-scenario-file.ts'
import type { Terminal } from '../terminal.ts'

/** The most boards of one file that are shown. */
const MOST = 5

/** The boards of a scenario file as they were read, before anything is played; null if it cannot be read. */
export function boardsAsRead(text: string, file: string, out: Terminal): string | null {
  const { scenarios, problems } = readScenarios(text, { file, rules: ruleIds, readCards: cardsBeside(file) })
  if (problems.length > 0 || scenarios.length === 0) return null
  const boards = scenarios.slice(0, MOST).map((scenario) => {
    const { game, start, name } = play(scenario, { limit: 1 })
    const named = (record: number) => name(record)
    const heading = `${scenario.name} (${scenario.game}, edition ${game.edition})`
    return `${heading}\n${boardText(formatterOf(scenario.game).describeBoard(game, start, named), out)}`
  })
  const more = scenarios.length - boards.length
  return [...boards, ...(more > 0 ? [`and ${more} more scenarios\n`] : [])].join('\n')
}
