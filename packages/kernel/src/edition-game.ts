import type { Choice } from './answer.ts'
import type { Saved } from './codec.ts'
import type { Decision } from './decision.ts'
import { type Game, isRefusal, type Position, type Refusal, type Running } from './game.ts'
import { isRecord } from './given.ts'
import { because } from './trace.ts'

/** What every save says of itself: the game, by its name, and the edition it was made in. */
export interface SavedIn<N extends string, E extends string> {
  readonly format: 1
  readonly game: N
  readonly edition: E
  readonly position: Saved
}

/** A game by its name, with the editions of its rules. */
export interface Editions<N extends string, E extends string> {
  readonly game: N
  readonly editions: readonly E[]
}

export const unreadable = (reason: string): Refusal => ({ refused: 'unreadable', ...because(reason) })

/** What is said to be a save of this game, in any of its editions; or why it is none. Its position is not looked at. */
export function readSave<N extends string, E extends string>(
  saved: unknown,
  { game, editions }: Editions<N, E>,
): SavedIn<N, E> | Refusal {
  if (!isRecord(saved) || !('position' in saved)) return unreadable('this is not a saved position')
  if (saved.format !== 1) return unreadable('this version reads saves of format 1, and this is none')
  if (saved.game !== game) return unreadable(`this is not a save of ${game}`)
  if (!editions.some((one) => one === saved.edition))
    return unreadable(`the edition of the save is none of ${editions.join(', ')}`)
  return saved as unknown as SavedIn<N, E>
}

type CardTest = (card: unknown) => string | null

const firstProblem = (cards: readonly unknown[], test: CardTest): string | null =>
  cards.map(test).find((wrong) => wrong !== null) ?? null

/** @throws TypeError where one of the cards is none; `test` says what is wrong with it */
export function mustBeCards(cards: readonly unknown[], test: CardTest): void {
  const wrong = firstProblem(cards, test)
  if (wrong !== null) throw new TypeError(`a card is none: ${wrong}`)
}

/** The cards of its own that a save carries; or why one of them is none. */
export function savedCards<C>(saved: SavedIn<string, string>, test: CardTest): readonly C[] | Refusal {
  const own: readonly unknown[] = 'cards' in saved && Array.isArray(saved.cards) ? saved.cards : []
  const wrong = firstProblem(own, test)
  return wrong === null ? (own as readonly C[]) : unreadable(`a card of the save is none: ${wrong}`)
}

/** A game by the rules of one edition: what all of them do in the same way. It has no state: positions are values. */
export abstract class EditionGame<N extends string, E extends string> {
  readonly edition: E
  readonly #editions: Editions<N, E>
  protected abstract readonly verbs: Game

  /** @throws TypeError for an edition that there is not */
  constructor(editions: Editions<N, E>, edition: E) {
    if (!editions.editions.includes(edition))
      throw new TypeError(`there is no edition “${edition}”; there are ${editions.editions.join(', ')}`)
    this.#editions = editions
    this.edition = edition
  }

  /** What is asked, or null where nothing is. */
  ask(position: Position): Decision | null {
    return this.verbs.ask(position)
  }

  /** Answers what is asked, with the ids of the chosen options. */
  answer(position: Position, choice: Choice, running?: Running): Position | Refusal {
    return this.verbs.answer(position, choice, running)
  }

  /** Goes on by one step, after an answer that was given with `single`. */
  step(position: Position, running?: Running): Position | Refusal {
    return this.verbs.step(position, running)
  }

  /** Why a choice would be refused, with the rule; null where it may be made. */
  whyNot(position: Position, choice: Choice): Refusal | null {
    return this.verbs.whyNot(position, choice)
  }

  /** True when the game has ended, or what is played of it has: there is nothing left to ask. */
  over(position: Position): boolean {
    return this.verbs.over(position)
  }

  /** A position saved by this edition, or why it cannot be loaded. Never throws on JSON, whatever it says. */
  load(saved: unknown): Position | Refusal {
    const read = readSave(saved, this.#editions)
    if (isRefusal(read)) return read
    if (read.edition !== this.edition)
      return unreadable(`the position was saved in edition ${read.edition}, and this is ${this.edition}`)
    return this.verbs.load(read.position)
  }

  /** Equal for positions in which the same can still happen. */
  key(position: Position): string {
    return this.verbs.key(position)
  }

  /** A whole number of 32 bits that positions of equal keys have in common; others may have it by chance: ask `same`. */
  hash(position: Position): number {
    return this.verbs.hash(position)
  }

  /** True exactly where two positions have equal keys; much faster than to compare these. */
  same(one: Position, other: Position): boolean {
    return this.verbs.same(one, other)
  }
}
