import type { Engine } from '../model/engine.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import type { Scenario } from '../model/scenario.ts'
import { type MovePosition, type MoveRules, type MovingGame, OpenMoves } from '../play/open-moves.ts'
import type { ScenarioRun } from '../play/scenario-run.ts'
import type { Opened } from './game-adapter.ts'

/**
 * Everything that can follow the last entry of a scenario: every decision is open until the next move, and `over` adds
 * moves after that. `run` has played the entries.
 */
export function openAfterPlay<S extends Scenario, G extends Engine & MovingGame>(
  { game, refusal }: Opened<S, G>,
  run: ScenarioRun<G>,
  rules: MoveRules,
  over: Over,
): OpenScenario<G> {
  const { position } = run
  const start: MovePosition = {
    asking: position.asking,
    at: position,
    refusal: refusal ?? run.refusal,
    made: 0,
  }
  return {
    game,
    choices: new OpenMoves(game, rules, over).forSearch,
    start,
    refusal,
    name: (record) => run.name(record),
    lineFormat: {
      turn: 'the rest of the turn',
      isMove: ({ at }, decision) => rules.isMove(at, decision),
      isSilent: ({ step }, answer) => step === rules.step && answer === rules.end,
    },
  }
}
