import type { Choice, Decision, Position, Refusal, RunOptions } from '@battleline/kernel'
import type { CardProblem } from '@battleline/language'

/** A game that can be saved, loaded and forked. */
export interface Forkable {
  decision(position: Position): { readonly step: string } | null
  answer(position: Position, choice: Choice, running?: RunOptions): Position | Refusal
  save(position: Position): { readonly position: unknown }
  load(saved: unknown): Position | Refusal
  positionKey(position: Position): string
}

interface CardTexts {
  readonly unread: readonly string[]
  readonly aside?: readonly string[]
}

/** The verbs that scenarios need of every game. */
export interface Engine extends Forkable {
  readonly edition: string
  /** The cards of the game, each with its unreadable words and with what is set aside of its text. */
  readonly library: {
    find(name: string): CardProblem | CardTexts | null
    facts(name: string): { readonly name: string } | undefined
  }
  begin(setup: object): Position | Refusal
  decision(position: Position): Decision | null
  step(position: Position, running?: RunOptions): Position | Refusal
  over(position: Position): boolean
  positionHash(position: Position): number
  same(one: Position, other: Position): boolean
  whyNot(position: Position, choice: Choice): Refusal | null
  cards(position: Position): readonly number[]
  /** `called`: its name among the cards of the position, where several have the same name. */
  card(
    position: Position,
    card: number,
  ): { readonly name: string; readonly called?: string; readonly zone: string }
  player(position: Position, player: number): object
}
