import type { Choice, Seeded } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'
import { type Completed, completeMove } from '../evaluation/complete-move.ts'
import { chanceToWin, evaluate } from '../evaluation/evaluate.ts'
import { MAIN } from '../evaluation/steps.ts'
import type { Bot } from '../model/bot.ts'
import { bestOf, type Ranked } from '../model/ranked-answer.ts'

/** The lines of a turn that are followed at once, and the most moves of one. */
const WIDTH = 4
const DEPTH = 14
/** The most answers to one decision, and the most positions that are looked at within a move. */
const MOST_ANSWERS = 40
const EFFORT = 16

/**
 * Plans the rest of its turn in one world: after each answer, the house if that is to be chosen, it follows the best lines
 * of moves by `evaluate`, and gives the answer whose best line ends best.
 */
export const planner: Bot = (situation, { random, stopped }) => {
  const { game, player, asked } = situation
  const answers = situation.answers(MOST_ANSWERS, random)
  const world = situation.world(random)
  const first = answers.flatMap((choice): readonly Started[] => {
    if (asked.step === MAIN && choice === 'end') return []
    const completed = completeMove(game, world, choice, player, random, { left: EFFORT })
    return completed === null ? [] : [{ ...completed, choice }]
  })
  const reached = new Map<Choice, number>()
  if (asked.step === MAIN) reached.set('end', evaluate(game, world, player))
  for (const { choice, value } of first) reached.set(choice, value)
  if (asked.step === MAIN) follow(first)
  else for (const one of first) follow([one])
  const compared: readonly Ranked[] = [...reached].map(([choice, value]) => ({
    choice,
    value: chanceToWin(value),
    tries: 1,
  }))
  const [any = asked.ids[0] ?? 'end'] = answers
  return compared.length === 0 ? { choice: any, lines: [] } : bestOf(situation, compared)

  /** Follows lines that have begun, the best of them at each move. */
  function follow(started: readonly Started[]): void {
    let lines = best(started, WIDTH)
    for (let depth = 0; depth < DEPTH && lines.length > 0 && !stopped(); depth++) {
      const seen = new Set<number>()
      const next = lines.flatMap(({ position, choice }) =>
        movesFrom(game, position, player, random)
          .filter((one) => isNew(seen, game.positionHash(one.position)))
          .map((one) => ({ ...one, choice })),
      )
      lines = best(next, WIDTH)
      for (const { choice, value } of lines)
        reached.set(choice, Math.max(value, reached.get(choice) ?? Number.NEGATIVE_INFINITY))
    }
  }
}

/** A line that began with an answer. */
interface Started extends Completed {
  readonly choice: Choice
}

const best = (lines: readonly Started[], most: number): readonly Started[] =>
  lines
    .slice()
    .sort((one, other) => other.value - one.value)
    .slice(0, most)

function isNew(seen: Set<number>, hash: number): boolean {
  const { size } = seen
  return seen.add(hash).size > size
}

/** The positions after each move but the end of the turn; none if it is another player's turn. */
function movesFrom(
  game: KeyForge,
  position: KeyForgePosition,
  player: PlayerId,
  random: Seeded,
): readonly Completed[] {
  const asked = game.decision(position)
  if (asked?.step !== MAIN || asked.who !== player) return []
  return asked.ids.flatMap((id) => {
    const completed = id === 'end' ? null : completeMove(game, position, id, player, random, { left: EFFORT })
    return completed ?? []
  })
}
