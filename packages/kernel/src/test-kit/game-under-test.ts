import type { Decision } from '../decisions/decision.ts'
import type { RunOptions } from '../game.ts'
import type { Choice } from '../model/choice.ts'
import type { Position, Refusal } from '../model/position.ts'

/** The public verbs of a game, and nothing else. */
export interface GameUnderTest {
  decision(position: Position): Decision | null
  answer(position: Position, choice: Choice, running?: RunOptions): Position | Refusal
  step(position: Position, running?: RunOptions): Position | Refusal
  save(position: Position): unknown
  load(saved: unknown): Position | Refusal
  positionKey(position: Position): string
  positionHash(position: Position): number
  same(one: Position, other: Position): boolean
}
