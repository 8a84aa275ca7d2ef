import { isRefusal, type Refusal } from '@battleline/kernel'
import { gameOf } from '@battleline/keyforge'
import { Forks } from '../forks.ts'
import type { Idle } from '../form.ts'
import type { Played, PlayOptions } from '../played.ts'
import { playedForm, sameWays } from '../played-form.ts'
import type { Scenario } from '../scenario.ts'
import { Cast } from './cast.ts'
import { Judge } from './judge.ts'
import { open } from './left-open.ts'
import { Run } from './run.ts'

/**
 * Plays a scenario of KeyForge from its board, or from the saved position given, to its last move, and judges what it
 * expects. Never throws. A save that cannot be continued is the status `refused`, with the reason.
 */
export function playKeyforge(scenario: Scenario, options: PlayOptions = {}): Played {
  const { game, board, start, refusal } = open(scenario, options)
  const cast = new Cast(scenario, game, board, start)
  const forks = options.forked === true ? new Forks(game, gameOf) : null
  const run = new Run(game, cast, start, { forks, observe: options.observe })
  if (refusal === null) run.play(scenario.play)
  else run.refusal = refusal
  const judge = new Judge(scenario, game, cast, run, options)
  const expectations = [...judge.all(), ...sameWays(forks)]
  return {
    ...playedForm(
      scenario,
      { game, edition: game.edition, start, shown: namesOn(scenario) },
      run,
      expectations,
    ),
    outcomes: judge.outcomes,
    best: judge.best,
  }
}

/** A saved position as a scenario in which nothing is played. */
export function idleKeyforge(saved: unknown): Idle<Scenario> | Refusal {
  const game = gameOf(saved)
  if (isRefusal(game)) return game
  const position = game.load(saved)
  if (isRefusal(position)) return position
  return {
    edition: game.edition,
    players: [game.player(position, 1).name, game.player(position, 2).name],
    active: game.active(position),
    cards: [],
    setup: { players: [{}, {}] },
    roster: [],
    play: [],
    goal: null,
    expect: [],
  }
}

/** The names of cards that a board can show. */
const namesOn = ({ roster, setup }: Scenario): readonly string[] => [
  ...roster.map(({ name }) => name),
  ...setup.players.flatMap(({ token }) => (token === undefined ? [] : [token])),
]
