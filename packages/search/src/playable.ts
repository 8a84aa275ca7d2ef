import type { Choice, Decision, Position, Refusal } from '@battleline/kernel'

/** What a search needs of a game: its public verbs, and nothing else. */
export interface Playable {
  ask(position: Position): Decision | null
  answer(position: Position, choice: Choice): Position | Refusal
  /** Equal for positions in which the same can still happen. */
  key(position: Position): string
}
