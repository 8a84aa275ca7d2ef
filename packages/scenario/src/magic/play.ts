import { isRefusal, type Refusal } from '@battleline/kernel'
import { type Edition, gameOf, type Magic, magic } from '@battleline/magic'
import { Forks } from '../forks.ts'
import type { Idle } from '../form.ts'
import type { PlayedForm, PlayOptions } from '../played.ts'
import { emptyBoard, type Opened, playedForm, sameWays } from '../played-form.ts'
import { judge } from './judge.ts'
import { Run } from './run.ts'
import type { MagicScenario } from './scenario.ts'

/** A scenario of Magic that was played. */
export type MagicPlayed = PlayedForm<MagicScenario, Magic>

/** Plays a scenario of Magic to its last entry, and judges what it expects. Never throws. */
export function playMagic(scenario: MagicScenario, options: PlayOptions<Edition> = {}): MagicPlayed {
  const { game, start, refusal } = open(scenario, options)
  const forks = options.forked === true ? new Forks(game, gameOf) : null
  const run = new Run(game, start, { forks, observe: options.observe })
  if (refusal === null) run.play(scenario.play)
  else run.refusal = refusal
  const expectations = [...judge(scenario, game, run), ...sameWays(forks)]
  const shown = game.cards(start).map((card) => game.card(start, card).name)
  return playedForm(scenario, { game, edition: game.edition, start, shown }, run, expectations)
}

/** A saved position as a scenario in which nothing is played. */
export function idleMagic(saved: unknown): Idle<MagicScenario> | Refusal {
  const game = gameOf(saved)
  if (isRefusal(game)) return game
  const position = game.load(saved)
  if (isRefusal(position)) return position
  const players = game.players(position).map((player) => game.player(position, player).name)
  return {
    edition: game.edition,
    players,
    cards: [],
    setup: { players: players.map((name) => ({ name })) },
    play: [],
    expect: [],
  }
}

/** The board of a scenario, or the saved position that is gone on from instead. */
export function open(
  scenario: MagicScenario,
  { edition = scenario.edition, from }: PlayOptions<Edition>,
): Opened<Magic> {
  const saved = from === undefined ? null : gameOf(from)
  const game = saved === null || isRefusal(saved) ? magic({ edition, cards: scenario.cards }) : saved
  const start = saved === null ? game.begin(scenario.setup) : isRefusal(saved) ? saved : game.load(from)
  if (!isRefusal(start)) return { game, start, refusal: null }
  return { game, start: emptyBoard(game, { players: [{ name: 'one' }, { name: 'two' }] }), refusal: start }
}
