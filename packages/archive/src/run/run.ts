import { type Entry, entries, explanationOf, type RunBlock, runBlocks } from '@battleline/explain'
import { type PlayedScenario, play, type Scenario } from '@battleline/scenario'
import type { PageBoard } from '../board/board.ts'
import { readerOf } from '../board/read-board.ts'

/** A scenario played in an edition, as pages show it. */
export interface Run {
  readonly played: PlayedScenario
  readonly entries: readonly Entry[]
  readonly before: PageBoard
  readonly after: PageBoard
}

export function runOf(scenario: Scenario, edition = scenario.edition): Run {
  const played: PlayedScenario = play(scenario, { edition })
  const name = (record: number) => played.name(record)
  const { board } = readerOf(scenario.game)
  const { words } = explanationOf(scenario.game)
  return {
    played,
    entries: entries(played.trace, name, words),
    before: board(played.game, played.start, name),
    after: board(played.game, played.position, name),
  }
}

export const blocksOf = ({ played, entries: steps }: Run): readonly RunBlock[] =>
  runBlocks(steps, { all: false, words: explanationOf(played.scenario.game).words })

/** How a run stands at its end, beside its board. */
export type End =
  | { readonly kind: 'ended' }
  | { readonly kind: 'refused' | 'limit'; readonly reason: string; readonly cite: readonly string[] }
  | {
      readonly kind: 'asking'
      readonly who: string
      readonly title: string
      readonly options: readonly string[]
    }

export function endOf({ played }: Run): End {
  const { status, refusal, asked, problems } = played
  const open = asked.at(-1)
  if (refusal !== null)
    return { kind: status === 'limit' ? 'limit' : 'refused', reason: refusal.reason, cite: refusal.cite }
  const [problem] = problems
  if (problem !== undefined) return { kind: 'refused', reason: problem.message, cite: [] }
  if (status !== 'asking' || open === undefined || open.chosen !== null) return { kind: 'ended' }
  return { kind: 'asking', who: open.who, title: open.title, options: open.options }
}
