import type { GrandArchive } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import type { Opened } from '../adapters/game-adapter.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import { type MovePosition, OpenMoves } from '../play/open-moves.ts'
import { UNOBSERVED } from '../play/scenario-run.ts'
import { ACT, GrandArchiveRun, isMain } from './run.ts'
import type { GrandArchiveScenario } from './scenario.ts'

/**
 * Everything that can come of the last entry of a scenario: from there on whatever is asked is open, passing included, until
 * the turn player may act again in the main phase with nothing under way. On the way to it everybody does what the file
 * says. `over` says which moves may be made in the main phase beyond that; left out: none.
 */
export function openGrandArchive(
  opened: Opened<GrandArchiveScenario, GrandArchive>,
  over: Over,
): OpenScenario<GrandArchive> {
  const { game, start, refusal, scenario } = opened
  const run = new GrandArchiveRun(scenario, game, start, UNOBSERVED)
  if (refusal === null) run.enter(scenario.play)
  const { asking } = run.position
  const moves = { isMove: (position: Position) => isMain(game, position), end: 'pass', uses: USES }
  const first: MovePosition = { asking, at: run.position, refusal: refusal ?? run.refusal, made: 0 }
  return {
    game,
    choices: new OpenMoves(game, moves, over).forSearch,
    start: first,
    refusal,
    name: (record) => run.name(record),
    active: scenario.setup.active ?? 1,
    readGoal: ({ wanted, player }) => game.goal(start, wanted, player),
    lineFormat: {
      turn: 'the rest of the turn',
      isMove: ({ at }) => isMain(game, at),
      isSilent: ({ step }, answer) => answer === 'pass' && step === ACT,
    },
  }
}

/** Moves that are uses of objects. */
const USES = ['attack', 'use', 'pass']
