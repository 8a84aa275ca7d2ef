import type { Choice } from '../answer.ts'
import type { Decision } from '../decision.ts'
import type { Position, Refusal, Running } from '../game.ts'

/** What the kit plays with: the public verbs of a game, and nothing else. */
export interface Conforming {
  ask(position: Position): Decision | null
  answer(position: Position, choice: Choice, running?: Running): Position | Refusal
  step(position: Position, running?: Running): Position | Refusal
  save(position: Position): unknown
  load(saved: unknown): Position | Refusal
  key(position: Position): string
  hash(position: Position): number
  same(one: Position, other: Position): boolean
}
