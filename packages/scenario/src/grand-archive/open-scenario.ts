import type { GrandArchive } from '@battleline/grand-archive'
import type { Opened } from '../adapters/game-adapter.ts'
import { openAfterPlay } from '../adapters/open-after-play.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import type { MoveRules } from '../play/open-moves.ts'
import { UNOBSERVED } from '../play/scenario-run.ts'
import { ACT, isMain } from './main-phase.ts'
import { GrandArchiveRun } from './run.ts'
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
  const run = new GrandArchiveRun(opened, UNOBSERVED)
  if (refusal === null) run.enter(scenario.play)
  const rules: MoveRules = {
    step: ACT,
    isMove: (position) => isMain(game, position),
    end: 'pass',
    uses: ['attack', 'use', 'pass'],
  }
  return {
    ...openAfterPlay(opened, run, rules, over),
    active: scenario.setup.active ?? 1,
    readGoal: ({ wanted, player }) => game.goal(start, wanted, player),
  }
}
