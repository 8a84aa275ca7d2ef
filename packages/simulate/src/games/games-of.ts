import type { PlacedChoice } from '@battleline/bots'
import type { Study } from '../study/study.ts'
import type { Cell } from './plan.ts'
import { planOf } from './plan-of.ts'

/** One game of a study. */
export interface StudyGame {
  /** Its number, from 0. */
  readonly game: number
  readonly cell: Cell
  /** What was measured, by the names of the measures. */
  readonly measures: Readonly<Record<string, number>>
  readonly choices: readonly PlacedChoice[]
}

/**
 * Plays the games of a study one after the other in this thread, from number `from` on, before `to`; by default all.
 * @throws RangeError if a bot of the study is unknown
 */
export async function* gamesOf(study: Study, from = 0, to = study.games): AsyncGenerator<StudyGame> {
  const plan = planOf(study)
  for (let game = from; game < to; game++) {
    const played = await plan.play(game, () => false)
    if (played === null) return
    const { values, choices } = played
    const measures = Object.fromEntries(plan.measures.map((name, at) => [name, values[at] ?? 0]))
    yield { game, cell: plan.cells[plan.cellOf(game)] ?? {}, measures, choices }
  }
}
