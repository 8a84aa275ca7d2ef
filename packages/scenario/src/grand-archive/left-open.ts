import type { Edition, GrandArchive } from '@battleline/grand-archive'
import { type Choice, type Decision, isRefusal, type Refusal } from '@battleline/kernel'
import type { Playable } from '@battleline/search'
import { Further } from '../further.ts'
import type { Over } from '../goal.ts'
import type { OpenForm, Reached } from '../open-form.ts'
import type { PlayOptions } from '../played.ts'
import { open } from './play.ts'
import { ACT, isMain, Run } from './run.ts'
import type { GrandArchiveScenario } from './scenario.ts'

/**
 * Everything that can come of the last entry of a scenario: from there on whatever is asked is open, passing included, until
 * the turn player may act again in the main phase with nothing under way. On the way to it everybody does what the file
 * says. `over` says which moves may be made in the main phase beyond that; left out: none.
 */
export function leftOpen(
  scenario: GrandArchiveScenario,
  options: Pick<PlayOptions<Edition>, 'edition' | 'from'> = {},
  over: Over = { kind: 'play' },
): OpenForm<GrandArchive> {
  const { game, start, refusal } = open(scenario, options)
  const run = new Run(scenario, game, start, { forks: null, observe: undefined })
  if (refusal === null) run.enter(scenario.play)
  const { asking } = run.position
  const first: Moved = { asking, at: run.position, refusal: refusal ?? run.refusal, made: 0 }
  return {
    game,
    // A search hands back only the positions that these choices gave it.
    choices: new Choices(game, over) as unknown as Playable<Reached>,
    start: first,
    refusal,
    name: (record) => run.name(record),
    readGoal: ({ wanted, player }) => game.goal(start, wanted, player),
    told: {
      turn: 'the rest of the turn',
      isMove: ({ at }) => isMain(game, at),
      isSilent: ({ step }, answer) => answer === 'pass' && step === ACT,
    },
  }
}

/** A position behind the last entry. */
interface Moved extends Reached {
  /** How many moves were made in the main phase, as far as they are counted; -1 where nobody makes any more. */
  readonly made: number
}

/** Moves that are uses of objects. */
const USES = ['attack', 'use', 'pass']

/** What is asked after the last entry. */
class Choices implements Playable<Moved> {
  readonly #game: GrandArchive
  readonly #further: Further

  constructor(game: GrandArchive, over: Over) {
    this.#game = game
    this.#further = new Further(over, USES)
  }

  ask({ at, refusal, made }: Moved): Decision | null {
    if (refusal !== null || made < 0) return null
    const decision = this.#game.ask(at)
    return decision !== null && isMain(this.#game, at) ? this.#further.of(decision, made) : decision
  }

  answer(from: Moved, choice: Choice): Moved | Refusal {
    const isMove = isMain(this.#game, from.at)
    // Passing in the main phase would end it: it only says that it is enough.
    if (isMove && choice === 'pass') return { ...from, asking: false, made: -1 }
    const at = this.#game.answer(from.at, choice)
    if (isRefusal(at)) return at
    const made = isMove ? this.#further.after(from.made) : from.made
    return { asking: at.asking, at, refusal: null, made }
  }

  hash({ at, made }: Moved): number {
    return (this.#game.hash(at) + Math.imul(made, 0x9e3779b1)) | 0
  }

  likeness({ at, refusal }: Moved): string {
    return `${refusal?.reason ?? ''} ${this.#game.likeness(at)}`
  }

  same(one: Moved, other: Moved): boolean {
    if (one.made !== other.made || one.refusal?.reason !== other.refusal?.reason) return false
    return this.#game.same(one.at, other.at)
  }
}
