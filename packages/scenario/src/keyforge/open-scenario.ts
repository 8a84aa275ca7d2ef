import type { KeyForge } from '@battleline/keyforge'
import type { Opened } from '../adapters/game-adapter.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import { UNOBSERVED } from '../play/scenario-run.ts'
import { MAIN_STEP } from './moves.ts'
import { OpenChoices } from './open-choices.ts'
import { Roster } from './roster.ts'
import { KeyforgeRun } from './run.ts'
import type { KeyforgeScenario } from './scenario.ts'

/**
 * Makes the moves of a scenario and gives its answers, in every line of its open choices. With a seed, only what follows the
 * file's moves is open: dice have answered before.
 */
export function openKeyforge(opened: Opened<KeyforgeScenario, KeyForge>, over: Over): OpenScenario<KeyForge> {
  const { game, board, scenario } = opened
  const roster = new Roster(opened)
  const { start, refusal, entries } =
    scenario.seed === null ? { ...opened, entries: scenario.play } : diced(opened, roster)
  const choices = new OpenChoices(game, roster, entries, over)
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

/** The position after the file's moves, in which dice answer for chance. */
function diced(opened: Opened<KeyforgeScenario, KeyForge>, roster: Roster) {
  const run = new KeyforgeRun(opened, roster, UNOBSERVED)
  if (opened.refusal === null) run.play(opened.scenario.play)
  return { start: run.position, refusal: opened.refusal ?? run.refusal, entries: [] }
}
