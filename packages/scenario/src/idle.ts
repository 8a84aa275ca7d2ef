import { because, isRecord, isRefusal, type Refusal } from '@battleline/kernel'
import { type AnyScenario, formOf } from './forms.ts'
import { GAMES } from './games.ts'

/** A saved position of any game as a scenario in which nothing is played; or why it is none. `file` is where it stood. */
export function idleScenario(saved: unknown, file: string): AnyScenario | Refusal {
  const game = GAMES.find((one) => isRecord(saved) && saved.game === one)
  if (game === undefined) return { refused: 'illegal', ...because('it is of no game that is known') }
  const idle = formOf(game).idle(saved)
  if (isRefusal(idle)) return idle
  const told = { file, text: '', document: 1, line: 1, name: 'A saved position', game, cite: [], note: null }
  // Each form gives a scenario of its own game.
  return { ...told, ...idle } as unknown as AnyScenario
}
