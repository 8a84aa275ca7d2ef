import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { defaultChoice, type Playable } from '@battleline/search'
import type { Cast } from './cast.ts'
import { MOVES } from './moves.ts'
import { match } from './options.ts'
import type { PlayEntry } from './play-entry.ts'
import { MOVED_AT } from './run.ts'

/** A position on the way through the entries of a file. */
export interface Scripted extends Position {
  readonly at: Position
  /** How many entries have begun, and how many answers of the last of them have been given. */
  readonly entry: number
  readonly given: number
  /** Why the next move of the file cannot be made here; null where it can, or there is none. */
  readonly refusal: Refusal | null
}

/** An answer that the file gives, and how far it has come with it. */
interface Scriptable {
  readonly choice: Choice
  readonly entry: number
  readonly given: number
}

/** A file as a game: its moves are made and the answers it gives are given; what it leaves open is asked. */
export class OpenChoices implements Playable<Scripted> {
  readonly #game: KeyForge
  readonly #cast: Cast
  readonly #entries: readonly PlayEntry[]

  constructor(game: KeyForge, cast: Cast, entries: readonly PlayEntry[]) {
    this.#game = game
    this.#cast = cast
    this.#entries = entries
  }

  start(at: Position): Scripted {
    return this.#goOn(at, 0, 0)
  }

  /** Null where a move could be made: every entry has had its turn then. */
  ask({ at, refusal }: Scripted): Decision | null {
    const decision = refusal === null ? this.#game.ask(at) : null
    return decision === null || MOVED_AT.includes(decision.step) ? null : decision
  }

  answer({ at, entry, given }: Scripted, choice: Choice): Scripted | Refusal {
    const next = this.#game.answer(at, choice)
    return isRefusal(next) ? next : this.#goOn(next, entry, given)
  }

  hash({ at, entry, given }: Scripted): number {
    return (this.#game.hash(at) + Math.imul(entry * 31 + given, 0x9e3779b1)) | 0
  }

  same(one: Scripted, other: Scripted): boolean {
    const { entry, given, refusal } = one
    if (entry !== other.entry || given !== other.given || refusal?.reason !== other.refusal?.reason)
      return false
    return this.#game.same(one.at, other.at)
  }

  symmetry({ at, entry }: Scripted) {
    // The entries that are left name cards: exchanged cards would not be those that they name.
    const rest = this.#entries.slice(entry).some(({ move, choose }) => move !== null || choose.length > 0)
    const symmetry = rest ? null : this.#game.symmetry(at)
    return symmetry && ((position: Scripted, decision: Decision) => symmetry(position.at, decision))
  }

  #goOn(from: Position, entriesBegun: number, answersGiven: number): Scripted {
    let [at, entry, given] = [from, entriesBegun, answersGiven]
    for (;;) {
      const decision = this.#game.ask(at)
      const next = decision === null ? null : this.#next(decision, entry, given)
      if (next === null) return { asking: at.asking, at, entry, given, refusal: null }
      const after = this.#game.answer(at, next.choice)
      if (isRefusal(after)) return { asking: false, at, entry, given, refusal: after }
      at = after
      entry = next.entry
      given = next.given
    }
  }

  /** What the file says next, and how far it has come then; null where it leaves the choice open. */
  #next(decision: Decision, entry: number, given: number): Scriptable | null {
    const next = this.#entries[entry]
    if (MOVED_AT.includes(decision.step) || MOVES[next?.move?.word ?? '']?.answers === decision.step) {
      const choice = this.#move(next)
      return choice === null ? null : { choice, entry: entry + 1, given: 0 }
    }
    const choice = this.#chosen(decision, entry, given)
    if (choice !== null) return { choice, entry, given: given + 1 }
    if (next !== undefined && next.move === null) return this.#next(decision, entry + 1, 0)
    // A question that makes no difference may be left out of answers that are given.
    const left = this.#entries[entry - 1]?.choose[given] !== undefined
    return left && decision.free ? { choice: defaultChoice(decision), entry, given } : null
  }

  /** The answer that the file gives; null where it gives none that fits. */
  #chosen(decision: Decision, entry: number, given: number): Choice | null {
    const chosen = this.#entries[entry - 1]?.choose[given]
    if (chosen === undefined) return null
    const found = match(decision, chosen, this.#cast)
    return 'choice' in found ? found.choice : null
  }

  #move(entry: PlayEntry | undefined): Choice | null {
    if (entry === undefined || entry.move === null) return null
    const { word, cards, said, ability } = entry.move
    const records = cards.map((card) => this.#cast.record(card))
    return MOVES[word]?.engine(records, ability, said) ?? word
  }
}
