import type { Choice, Seeded } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'
import { type Completed, completeMove } from '../evaluation/complete-move.ts'
import { evaluate } from './evaluate.ts'
import { EVALUATION } from './evaluation.ts'
import { MAIN } from './steps.ts'

/** The lines of a turn that are followed at once, and the most moves of one. */
const WIDTH = 4
const DEPTH = 14
/** The most positions that are looked at within a move. */
const EFFORT = 16

/** A line that began with an answer. */
interface Started extends Completed {
  readonly choice: Choice
}

/** Whose turn is planned, and when to stop. */
export interface Planning {
  readonly game: KeyForge
  readonly player: PlayerId
  readonly random: Seeded
  readonly stopped: () => boolean
}

/**
 * For each answer in a world, the value at the end of the best line of the turn that begins with it, by `evaluate`. At a
 * move, the best lines of all answers are followed together; at another decision, those of each answer. An answer that
 * the rules refuse there is left out.
 */
export function planTurn(
  planning: Planning,
  world: KeyForgePosition,
  answers: readonly Choice[],
  step: string,
): ReadonlyMap<Choice, number> {
  const { game, player, random } = planning
  const first = answers.flatMap((choice): readonly Started[] => {
    if (step === MAIN && choice === 'end') return []
    const completed = completeMove({ game, by: EVALUATION, player, random }, world, choice, { left: EFFORT })
    return completed === null ? [] : [{ ...completed, choice }]
  })
  const reached = new Map<Choice, number>()
  if (step === MAIN) reached.set('end', evaluate(game, world, player))
  for (const { choice, value } of first) reached.set(choice, value)
  for (const group of step === MAIN ? [first] : first.map((one) => [one])) {
    for (const { choice, value } of linesFrom(planning, group))
      reached.set(choice, Math.max(value, reached.get(choice) ?? Number.NEGATIVE_INFINITY))
  }
  return reached
}

/** What lines that have begun come to, the best of them at each move. */
function* linesFrom(planning: Planning, started: readonly Started[]): Generator<Started> {
  let lines = best(started)
  for (let depth = 0; depth < DEPTH && lines.length > 0 && !planning.stopped(); depth++) {
    const seen = new Set<number>()
    const next = lines.flatMap(({ position, choice }) =>
      movesFrom(planning, position)
        .filter((one) => isNew(seen, planning.game.positionHash(one.position)))
        .map((one) => ({ ...one, choice })),
    )
    lines = best(next)
    yield* lines
  }
}

const best = (lines: readonly Started[]): readonly Started[] =>
  lines
    .slice()
    .sort((one, other) => other.value - one.value)
    .slice(0, WIDTH)

function isNew(seen: Set<number>, hash: number): boolean {
  const { size } = seen
  return seen.add(hash).size > size
}

/** The positions after each move but the end of the turn; none if it is another player's turn. */
function movesFrom({ game, player, random }: Planning, position: KeyForgePosition): readonly Completed[] {
  const asked = game.decision(position)
  if (asked?.step !== MAIN || asked.who !== player) return []
  return asked.ids.flatMap((id) =>
    id === 'end'
      ? []
      : (completeMove({ game, by: EVALUATION, player, random }, position, id, { left: EFFORT }) ?? []),
  )
}
