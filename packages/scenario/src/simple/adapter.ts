import { type PlayerId, SimpleGame, type SimpleGameSpec, simpleGameFromSave } from '@battleline/card-game'
import type { Position } from '@battleline/kernel'
import type { GameAdapter, Opened } from '../adapters/game-adapter.ts'
import { openAfterPlay } from '../adapters/open-after-play.ts'
import { BoardJudge } from '../claims/board-claims.ts'
import { boardReading, claimedPlaces } from '../claims/board-reading.ts'
import type { Over } from '../model/goal.ts'
import type { OpenScenario } from '../model/open-scenario.ts'
import { boardOf, numbered } from '../names/board-names.ts'
import type { MoveRules } from '../play/open-moves.ts'
import { UNOBSERVED } from '../play/scenario-run.ts'
import { expectableIn } from './expectable.ts'
import { SimpleReader } from './read.ts'
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
  read: (document) => new SimpleReader(spec, document).read(),
  game: ({ cards }, edition) => new SimpleGame(spec, { edition, cards }),
  gameOf: (saved) => simpleGameFromSave(spec, saved),
  savedContent: (game, position) => ({
    players: [game.player(position, 1).name, game.player(position, 2).name],
    setup: { players: [{}, {}] },
  }),
  run: (opened, observers) => new SimpleRun(opened, observers),
  judge: ({ game }, run) =>
    new BoardJudge(
      expectableIn(spec.words),
      {
        card: (position, card) => game.card(position, card),
        player: (position, player) => game.player(position, player as PlayerId),
        table: (position) => game.board(position),
      },
      run,
    ),
  reading: (game, position) =>
    boardReading(expectableIn(spec.words), game, position, {
      players: [1, 2],
      table: game.board(position),
      name: named(game, position).name,
    }),
  places: ({ game, position }, claim) => claimedPlaces(claim, named(game, position)),
  cardNames: ({ game, start }) => game.cards(start).map((card) => game.card(start, card).name),
  open: openSimple,
})

const named = (game: SimpleGame, position: Position) =>
  boardOf(game, position, numbered(game.board(position).players.map(({ name }) => name)))

/** Everything that can follow the last entry of a scenario, up to the next move. */
function openSimple(opened: Opened<SimpleScenario, SimpleGame>, over: Over): OpenScenario<SimpleGame> {
  const { game, refusal, scenario } = opened
  const run = new SimpleRun(opened, UNOBSERVED)
  if (refusal === null) run.play(scenario.play)
  const { moveStep, moves } = game.spec
  const isMove: MoveRules['isMove'] = (_, { step }) => step === moveStep
  return openAfterPlay(opened, run, { step: moveStep, isMove, end: moves.at(-1) ?? '', uses: moves }, over)
}
