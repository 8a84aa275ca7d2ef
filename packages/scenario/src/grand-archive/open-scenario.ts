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
 * Everything that can follow the last entry of a scenario. From there on, every decision is open, including passing,
 * until the turn player may act again in the main phase with nothing pending. `over` adds moves in the main phase
 * after that; default: none.
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
