import type { KeyForge } from '@battleline/keyforge'
import type { Opened } from '../adapters/game-adapter.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import { MAIN_STEP } from './moves.ts'
import { OpenChoices } from './open-choices.ts'
import { Roster } from './roster.ts'
import type { KeyforgeScenario } from './scenario.ts'

/** Makes the moves of a scenario and gives its answers, in every line of its open choices. */
export function openKeyforge(opened: Opened<KeyforgeScenario, KeyForge>, over: Over): OpenScenario<KeyForge> {
  const { game, board, start, refusal, scenario } = opened
  const roster = new Roster(opened)
  const choices = new OpenChoices(game, roster, scenario.play, over)
  return {
    game,
    choices: choices.forSearch,
    start: choices.start(start),
    refusal,
    name: (record) => roster.name(record),
    active: scenario.active,
    readGoal: ({ wanted, player }) => game.goal(board, wanted, player),
    spansTurns: scenario.play.some(({ move }) => move?.word === 'end' || move?.word === 'go'),
    lineFormat: {
      turn: 'the rest of step 3',
      isMove: (_, { step }) => step === MAIN_STEP,
      // The final answer of a line has no meaning.
      isSilent: ({ step }, answer, last) => last && answer === 'end' && step === MAIN_STEP,
    },
  }
}
