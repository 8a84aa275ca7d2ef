import type { Decision } from './decisions/decision.ts'
import type { Game, RunOptions } from './game.ts'
import type { Choice } from './model/choice.ts'
import { isRefusal, type Position, type Refusal } from './model/position.ts'
import { type Editions, readSave, unreadable } from './save/save-file.ts'

/** A game by the rules of one edition: the verbs that all games share. It has no state: positions are values. */
export abstract class EditionGame<N extends string, E extends string> {
  readonly edition: E
  readonly #editions: Editions<N, E>
  protected abstract readonly verbs: Game

  /** @throws TypeError for an unknown edition */
  constructor(editions: Editions<N, E>, edition: E) {
    if (!editions.editions.includes(edition))
      throw new TypeError(`unknown edition “${edition}”; the editions are ${editions.editions.join(', ')}`)
    this.#editions = editions
    this.edition = edition
  }

  /** The pending decision, or null. */
  decision(position: Position<N>): Decision | null {
    return this.verbs.decision(position)
  }

  /** Answers the pending decision with the ids of the chosen options. */
  answer(position: Position<N>, choice: Choice, running?: RunOptions): Position<N> | Refusal {
    return this.verbs.answer(position, choice, running)
  }

  /** Runs one step, after an answer with `single`. */
  step(position: Position<N>, running?: RunOptions): Position<N> | Refusal {
    return this.verbs.step(position, running)
  }

  /** Why a choice would be refused, with the rule; null if it is legal. */
  whyNot(position: Position<N>, choice: Choice): Refusal | null {
    return this.verbs.whyNot(position, choice)
  }

  /** True when the game, or the part of it that is played, has ended: no decision is left. */
  over(position: Position<N>): boolean {
    return this.verbs.over(position)
  }

  /** A position saved by this edition, or why it cannot be loaded. Never throws on JSON. */
  load(saved: unknown): Position<N> | Refusal {
    const read = readSave(saved, this.#editions)
    if (isRefusal(read)) return read
    if (read.edition !== this.edition)
      return unreadable(`the position was saved in edition ${read.edition}, and this is ${this.edition}`)
    return this.verbs.load(read.position, read.format === 1 ? this.#editions.renamed : undefined)
  }

  /** Equal for positions with the same possible futures. */
  positionKey(position: Position<N>): string {
    return this.verbs.positionKey(position)
  }

  /** True if nothing was written to any record between two positions. False says nothing: they may still be equal. */
  sharesRecords(one: Position<N>, other: Position<N>): boolean {
    return this.verbs.sharesRecords(one, other)
  }

  /** A 32-bit hash, equal for positions with equal keys. Different positions may collide: use `same` to be sure. */
  positionHash(position: Position<N>): number {
    return this.verbs.positionHash(position)
  }

  /** True if two positions have equal keys. Much faster than comparing the keys. */
  same(one: Position<N>, other: Position<N>): boolean {
    return this.verbs.same(one, other)
  }
}
