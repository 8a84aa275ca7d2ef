import { isRefusal, type Position } from '@battleline/kernel'
import { judgeBest } from '../goals/judge-best.ts'
import { judgeExpectations } from '../judge/judge-run.ts'
import type { Engine } from '../model/engine.ts'
import type { BestExpectation } from '../model/expectation.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import type { PlayedScenario, PlayOptions } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'
import { ForkCheck } from '../play/fork-check.ts'
import { forkExpectations, playResult } from '../play/play-result.ts'
import type { ScenarioRun } from '../play/scenario-run.ts'
import type { ClaimOf, GameAdapter, Opened } from './game-adapter.ts'

type StartOptions<S extends Scenario> = Pick<PlayOptions<S['edition']>, 'edition' | 'from'>

/**
 * Plays a scenario from its board, or from the given save, to its last entry, and judges its expectations. Never
 * throws. A save that cannot be continued gives the status `refused`, with the reason.
 */
export function playWith<S extends Scenario, G extends Engine, R extends ScenarioRun<G>>(
  adapter: GameAdapter<S, G, R>,
  scenario: S,
  options: PlayOptions<S['edition']> = {},
): PlayedScenario<S, G> {
  const opened = begin(adapter, scenario, options)
  const { game, start, refusal } = opened
  const forks = options.forked === true ? new ForkCheck(game, (saved) => adapter.gameOf(saved)) : null
  const run = adapter.run(opened, { forks, observe: options.observe })
  if (refusal === null) run.play(scenario.play)
  else run.refusal = refusal
  const judge = adapter.judge(opened, run, options)
  let best: PlayedScenario['best'] = null
  const judged = judgeExpectations(scenario, run, (expected) => {
    if (expected.kind !== 'best') return judge.judge(expected as ClaimOf<S>)
    const { goal } = scenario
    const search = goal === null ? null : { goal, open: openWith(adapter, scenario, options, goal.over) }
    const answer = judgeBest(expected as BestExpectation, search, options)
    best = answer.found
    return [answer.judged]
  })
  const expectations = [...judged, ...forkExpectations(forks)]
  return {
    ...playResult(scenario, { game, start, cardNames: adapter.cardNames(opened, run) }, run, expectations),
    outcomes: judge.outcomes ?? null,
    best,
  }
}

/** A scenario with its open choices, and the moves beyond it that `over` allows. */
export const openWith = <S extends Scenario, G extends Engine, R extends ScenarioRun<G>>(
  adapter: GameAdapter<S, G, R>,
  scenario: S,
  options: StartOptions<S> = {},
  over: Over = { kind: 'play' },
): OpenScenario => adapter.open(begin(adapter, scenario, options), over)

/** The board of a scenario, or the save to continue instead. */
function begin<S extends Scenario, G extends Engine, R extends ScenarioRun<G>>(
  adapter: GameAdapter<S, G, R>,
  scenario: S,
  { edition = scenario.edition, from }: StartOptions<S>,
): Opened<S, G> {
  const saved = from === undefined ? null : adapter.gameOf(from)
  const game = saved === null || isRefusal(saved) ? adapter.game(scenario, edition) : saved
  const begun = game.begin(scenario.setup)
  const board = isRefusal(begun) ? emptyBoard(game, adapter.emptySetup) : begun
  const start = saved === null ? begun : isRefusal(saved) ? saved : game.load(from)
  if (isRefusal(start)) return { scenario, game, board, start: board, refusal: start }
  return { scenario, game, board, start, refusal: null }
}

function emptyBoard(game: Engine, setup: object): Position {
  const board = game.begin(setup)
  if (isRefusal(board)) throw new Error(`an empty board is refused: ${board.reason}`)
  return board
}
