import { SimpleGame, type SimpleGameSpec, simpleGameFromSave } from '@battleline/card-game'
import type { Position } from '@battleline/kernel'
import type { GameAdapter, Opened } from '../adapters/game-adapter.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import { type MovePosition, OpenMoves } from '../play/open-moves.ts'
import { UNOBSERVED } from '../play/scenario-run.ts'
import { SimpleJudge } from './judge.ts'
import { readSimple } from './read.ts'
import { SimpleRun } from './run.ts'
import type { SimpleScenario } from './scenario.ts'

/** The scenarios of a simple game. */
export interface SimpleAdapter extends GameAdapter<SimpleScenario, SimpleGame, SimpleRun> {
  readonly spec: SimpleGameSpec
}

/** Makes scenarios of a simple game; `template` is a commented one to start from. */
export const simpleAdapter = (spec: SimpleGameSpec, template: string): SimpleAdapter => ({
  spec,
  name: spec.game,
  editions: spec.editions,
  keys: [],
  template,
  emptySetup: { players: [{}, {}] },
  read: (document) => readSimple(spec, document),
  game: ({ cards }, edition) => new SimpleGame(spec, { edition, cards }),
  gameOf: (saved) => simpleGameFromSave(spec, saved),
  savedContent: (game, position) => ({
    players: [game.player(position, 1).name, game.player(position, 2).name],
    setup: { players: [{}, {}] },
  }),
  run: (opened, observers) => new SimpleRun(opened, observers),
  judge: ({ game }, run) => new SimpleJudge(game, run),
  cardNames: ({ game, start }) => game.cards(start).map((card) => game.card(start, card).name),
  open: openSimple,
})

/** Everything that can follow the last entry of a scenario, up to the next move. */
function openSimple(opened: Opened<SimpleScenario, SimpleGame>, over: Over): OpenScenario<SimpleGame> {
  const { game, refusal, scenario } = opened
  const run = new SimpleRun(opened, UNOBSERVED)
  if (refusal === null) run.play(scenario.play)
  const { moveStep, moves } = game.spec
  const rules = {
    isMove: (_: Position, { step }: { readonly step: string }) => step === moveStep,
    end: moves.at(-1) ?? '',
    uses: moves,
  }
  const start: MovePosition = {
    asking: run.position.asking,
    at: run.position,
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
      isMove: (_, { step }) => step === moveStep,
      isSilent: ({ step }, answer) => step === moveStep && answer === rules.end,
    },
  }
}
