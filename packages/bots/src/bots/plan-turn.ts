import type { PlayerId } from '@battleline/card-game'
import type { Choice, Position, Seeded } from '@battleline/kernel'
import { type Completed, completeMove } from '../evaluation/complete-move.ts'
import type { Evaluation } from '../evaluation/evaluation.ts'
import type { Asked } from '../model/bot.ts'
import type { BotGame } from '../model/bot-game.ts'

/** The lines of a turn that are followed at once, and the most moves of one. */
const WIDTH = 4
const DEPTH = 14
/** The most positions that are looked at within a move. */
const EFFORT = 16

/** A line that began with an answer. */
interface Started extends Completed {
  readonly choice: Choice
}

/** Whose turn is planned, by which evaluation, and when to stop. */
export interface Planning<G extends BotGame> {
  readonly game: G
  readonly by: Evaluation<G>
  readonly player: PlayerId
  readonly random: Seeded
  readonly stopped: () => boolean
}

/**
 * For each answer in a world, the value at the end of the best line of the turn that begins with it, by the evaluation. At a
 * move, the best lines of all answers are followed together; at another decision, those of each answer. An answer that
 * the rules refuse there is left out. `asked`: the decision.
 */
export function planTurn<G extends BotGame>(
  planning: Planning<G>,
  world: Position,
  answers: readonly Choice[],
  { step, ids }: Pick<Asked, 'step' | 'ids'>,
): ReadonlyMap<Choice, number> {
  const { game, by } = planning
  const ends = (choice: Choice) => by.endsMoves(game, world, step, choice)
  const first = answers.flatMap((choice): readonly Started[] => {
    if (ends(choice)) return []
    const completed = completeMove(planning, world, choice, { left: EFFORT })
    return completed === null ? [] : [{ ...completed, choice }]
  })
  const reached = new Map<Choice, number>()
  const last = ids.filter(ends)
  for (const choice of last) reached.set(choice, by.evaluate(game, world, planning.player))
  for (const { choice, value } of first) reached.set(choice, value)
  // Only at a move can the moves end.
  for (const group of last.length > 0 ? [first] : first.map((one) => [one])) {
    for (const { choice, value } of linesFrom(planning, group))
      reached.set(choice, Math.max(value, reached.get(choice) ?? Number.NEGATIVE_INFINITY))
  }
  return reached
}

/** What lines that have begun come to, the best of them at each move. */
function* linesFrom<G extends BotGame>(
  planning: Planning<G>,
  started: readonly Started[],
): Generator<Started> {
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

/** The positions after each move that does not end the moves; none where the player makes no move. */
function movesFrom<G extends BotGame>(planning: Planning<G>, position: Position): readonly Completed[] {
  const { game, by, player } = planning
  const asked = game.decision(position)
  if (asked?.who !== player) return []
  const { step, ids } = asked
  const moves = ids.filter((id) => !by.endsMoves(game, position, step, id))
  // At another decision than a move, none of them ends the moves.
  if (moves.length === ids.length) return []
  return moves.flatMap((id) => completeMove(planning, position, id, { left: EFFORT }) ?? [])
}
