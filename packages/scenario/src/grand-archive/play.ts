import { type Edition, type GrandArchive, gameOf, grandArchive } from '@battleline/grand-archive'
import { isRefusal, type Refusal } from '@battleline/kernel'
import { Forks } from '../forks.ts'
import type { Idle } from '../form.ts'
import type { PlayedForm, PlayOptions } from '../played.ts'
import { emptyBoard, type Opened, playedForm, sameWays } from '../played-form.ts'
import { judge } from './judge.ts'
import { Run } from './run.ts'
import type { GrandArchiveScenario } from './scenario.ts'

/** A scenario of Grand Archive that was played. */
export type GrandArchivePlayed = PlayedForm<GrandArchiveScenario, GrandArchive>

/** Plays a scenario of Grand Archive to its last entry, and judges what it expects. Never throws. */
export function playGrandArchive(
  scenario: GrandArchiveScenario,
  options: PlayOptions<Edition> = {},
): GrandArchivePlayed {
  const { game, start, refusal } = open(scenario, options)
  const forks = options.forked === true ? new Forks(game, gameOf) : null
  const run = new Run(scenario, game, start, { forks, observe: options.observe })
  if (refusal === null) run.play(scenario.play)
  else run.refusal = refusal
  const expectations = [...judge(scenario, game, run, options), ...sameWays(forks)]
  // What comes into being on the way is on the board at the end.
  const shown = [start, run.position].flatMap((at) => game.cards(at).map((card) => game.card(at, card).name))
  return playedForm(scenario, { game, edition: game.edition, start, shown }, run, expectations)
}

/** A saved position as a scenario in which nothing is played. */
export function idleGrandArchive(saved: unknown): Idle<GrandArchiveScenario> | Refusal {
  const game = gameOf(saved)
  if (isRefusal(game)) return game
  const position = game.load(saved)
  if (isRefusal(position)) return position
  return {
    edition: game.edition,
    players: [game.player(position, 1).name, game.player(position, 2).name],
    cards: [],
    setup: { players: [{}, {}], active: game.active(position) },
    play: [],
    goal: null,
    expect: [],
  }
}

/** The board of a scenario, or the saved position that is gone on from instead. */
export function open(
  scenario: GrandArchiveScenario,
  { edition = scenario.edition, from }: PlayOptions<Edition>,
): Opened<GrandArchive> {
  const saved = from === undefined ? null : gameOf(from)
  const game = saved === null || isRefusal(saved) ? grandArchive({ edition, cards: scenario.cards }) : saved
  const start = saved === null ? game.begin(scenario.setup) : isRefusal(saved) ? saved : game.load(from)
  if (!isRefusal(start)) return { game, start, refusal: null }
  return { game, start: emptyBoard(game, { players: [{}, {}] }), refusal: start }
}
