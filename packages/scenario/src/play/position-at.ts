import { isRefusal, type Position } from '@battleline/kernel'
import type { PlayedScenario } from '../model/played.ts'

/** The position before an event of the trace: repeats the answer that led there, in single steps. */
export function positionAt(
  {
    game,
    start,
    position,
    answers,
    trace,
  }: Pick<PlayedScenario, 'game' | 'start' | 'position' | 'answers' | 'trace'>,
  at: number,
): Position {
  if (at >= trace.length) return position
  const given = answers.filter((one) => one.trace <= at).at(-1)
  if (given === undefined) return start
  let reached = given.trace
  const running = { single: true, trace: () => void reached++ }
  let last = given.from
  let next = game.answer(given.from, given.choice, running)
  while (!isRefusal(next) && reached <= at) {
    last = next
    if (next.asking || game.over(next)) break
    next = game.step(next, running)
  }
  return last
}
