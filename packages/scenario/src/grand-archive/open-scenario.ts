import type { GrandArchive } from '@battleline/grand-archive'
import { type Choice, type Decision, isRefusal, type Refusal } from '@battleline/kernel'
import type { Playable } from '@battleline/search'
import type { Opened } from '../adapters/game-adapter.ts'
import type { Over } from '../model/goal.ts'
import type { OpenPosition, OpenScenario } from '../model/open-scenario.ts'
import { ExtraMoves } from '../play/fewer-options.ts'
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
  const first: MovePosition = { asking, at: run.position, refusal: refusal ?? run.refusal, made: 0 }
  return {
    game,
    // A search hands back only the positions that these choices gave it.
    choices: new Choices(game, over) as unknown as Playable<OpenPosition>,
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

/** A position behind the last entry. */
interface MovePosition extends OpenPosition {
  /** How many moves were made in the main phase, as far as they are counted; -1 where nobody makes any more. */
  readonly made: number
}

/** Moves that are uses of objects. */
const USES = ['attack', 'use', 'pass']

/** The choices behind the last entry. */
class Choices implements Playable<MovePosition> {
  readonly #game: GrandArchive
  readonly #further: ExtraMoves

  constructor(game: GrandArchive, over: Over) {
    this.#game = game
    this.#further = new ExtraMoves(over, USES)
  }

  decision({ at, refusal, made }: MovePosition): Decision | null {
    if (refusal !== null || made < 0) return null
    const decision = this.#game.decision(at)
    return decision !== null && isMain(this.#game, at) ? this.#further.of(decision, made) : decision
  }

  answer(from: MovePosition, choice: Choice): MovePosition | Refusal {
    const isMove = isMain(this.#game, from.at)
    // Passing would end the main phase: here it only ends the line.
    if (isMove && choice === 'pass') return { ...from, asking: false, made: -1 }
    const at = this.#game.answer(from.at, choice)
    if (isRefusal(at)) return at
    const made = isMove ? this.#further.after(from.made) : from.made
    return { asking: at.asking, at, refusal: null, made }
  }

  positionHash({ at, made }: MovePosition): number {
    return (this.#game.positionHash(at) + Math.imul(made, 0x9e3779b1)) | 0
  }

  equivalenceKey({ at, refusal }: MovePosition): string {
    return `${refusal?.reason ?? ''} ${this.#game.equivalenceKey(at)}`
  }

  same(one: MovePosition, other: MovePosition): boolean {
    if (one.made !== other.made || one.refusal?.reason !== other.refusal?.reason) return false
    return this.#game.same(one.at, other.at)
  }
}
