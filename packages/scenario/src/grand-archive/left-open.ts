import type { Edition, GrandArchive } from '@battleline/grand-archive'
import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import type { Playable } from '@battleline/search'
import type { OpenForm, Reached } from '../open-form.ts'
import type { PlayOptions } from '../played.ts'
import { open } from './play.ts'
import { isMain, Run } from './run.ts'
import type { GrandArchiveScenario } from './scenario.ts'

/**
 * Everything that can come of the last entry of a scenario: from there on whatever is asked is open, passing included, until
 * the turn player may act again in the main phase with nothing under way. On the way to it everybody does what the file says.
 */
export function leftOpen(
  scenario: GrandArchiveScenario,
  options: Pick<PlayOptions<Edition>, 'edition' | 'from'> = {},
): OpenForm<GrandArchive> {
  const { game, start, refusal } = open(scenario, options)
  const run = new Run(scenario, game, start, { forks: null, observe: undefined })
  if (refusal === null) run.enter(scenario.play)
  return {
    game,
    choices: new Choices(game),
    start: { asking: run.position.asking, at: run.position, refusal: refusal ?? run.refusal },
    refusal,
    name: (record) => run.name(record),
  }
}

/** What is asked after the last entry. */
class Choices implements Playable<Reached> {
  readonly #game: GrandArchive

  constructor(game: GrandArchive) {
    this.#game = game
  }

  ask({ at, refusal }: Reached): Decision | null {
    return refusal !== null || isMain(this.#game, at) ? null : this.#game.ask(at)
  }

  answer({ at }: Reached, choice: Choice): Reached | Refusal {
    const next: Position | Refusal = this.#game.answer(at, choice)
    return isRefusal(next) ? next : { asking: next.asking, at: next, refusal: null }
  }

  hash({ at }: Reached): number {
    return this.#game.hash(at)
  }

  same(one: Reached, other: Reached): boolean {
    return one.refusal?.reason === other.refusal?.reason && this.#game.same(one.at, other.at)
  }
}
