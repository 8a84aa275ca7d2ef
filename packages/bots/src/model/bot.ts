import type { PlayerId } from '@battleline/card-game'
import type { Choice, Decision, Position, Refusal, Seeded } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import type { BotGame, ViewOf } from './bot-game.ts'

/** The pending decision without its labels: enough to answer. */
export type Asked = Pick<Decision, 'kind' | 'step' | 'free' | 'ids' | 'least' | 'most'>

/**
 * A decision as its seat sees it. Nothing here depends on what that seat may not know: `view` is the player's view, and
 * `world` deals the hidden cards anew. Answers are named as in every world of this situation. `G`: the game.
 */
export interface Situation<G extends BotGame = KeyForge> {
  readonly game: G
  readonly player: PlayerId
  readonly asked: Asked
  /** What the player may know; made when it is first read. The options of its decision have labels. */
  readonly view: ViewOf<G>
  /** The legal answers, all of them if there are no more than `most`, else that many by chance. */
  answers(most: number, random: Seeded): readonly Choice[]
  /** An answer by the places of the view's options, as an answer of this situation; or why it is none. */
  fromView(choice: Choice): Choice | Refusal
  /** An answer in words. */
  label(choice: Choice): string
  /** A position that may be the true one for all that the player has seen, other for other random numbers. */
  world(random: Seeded): Position
}

/** How long a bot may think. The first limit that is reached ends its thinking; with none, the bot's own holds. */
export interface Budget {
  readonly milliseconds?: number
  /** Lines of play that are tried: with this limit alone, a bot answers the same for the same seed. */
  readonly iterations?: number
}

/** What a bot may use beside the situation. */
export interface Thinking {
  /** The bot's own random numbers. */
  readonly random: Seeded
  readonly budget: Budget
  /** Milliseconds from any start. */
  readonly now: () => number
  /** True when nobody waits for the answer any more: then the bot gives the best so far. */
  readonly stopped: () => boolean
}

/** A line of play that a bot compared. */
export interface Line {
  readonly choice: Choice
  readonly label: string
  /** What the bot expects of it: for bots of this package the chance to win, from 0 to 1. */
  readonly value: number
  /** How often it was tried. */
  readonly tries: number
}

/** An answer, and why: the lines that the bot compared, the best first. */
export interface Answer {
  readonly choice: Choice
  readonly lines: readonly Line[]
}

/** Anybody's bot: from a situation of a game to an answer. */
export interface Bot<G extends BotGame = KeyForge> {
  (situation: Situation<G>, thinking: Thinking): Answer | Promise<Answer>
  /** True for a bot that never asks for a `world`: its seat need not follow hidden cards, nor keep positions for it. */
  readonly needsNoWorld?: true
}

/** The bots of a game by their names, the weakest first. */
export type Bots<G extends BotGame = KeyForge> = Readonly<Record<string, Bot<G>>>
