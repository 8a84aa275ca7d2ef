import { type Choice, isRefusal, type Position, type Refusal, type TraceEvent } from '@battleline/kernel'
import type { Forkable } from '../model/engine.ts'

type GameOf = (saved: unknown) => Forkable | Refusal

/** An answer, the position it led to and the trace. */
interface Went {
  /** The asking step. */
  readonly place: string
  readonly choice: Choice
  readonly next: Position | Refusal
  /** The save of the next position. */
  readonly saved: string
  readonly trace: readonly TraceEvent[]
  /** The trace as text. */
  readonly traceText: string
}

/** The differences between the continuations; empty if there are none. */
type Differences = readonly string[]

/**
 * Continues from every decision in three more ways and compares them: from a fork, from a copy that was saved and
 * loaded just now, and from one that was loaded at the first decision.
 */
export class ForkCheck {
  readonly #game: Forkable
  readonly #gameOf: GameOf
  readonly #found: string[] = []
  /** Every earlier position, with its save. */
  readonly #earlier: { readonly position: Position; readonly saved: string }[] = []
  /** A game that was made from a save alone. */
  #other: Forkable | null = null
  #lasting: Position | null = null

  constructor(game: Forkable, gameOf: GameOf) {
    this.#game = game
    this.#gameOf = gameOf
  }

  compare(from: Position, choice: Choice, next: Position | Refusal, trace: readonly TraceEvent[]): void {
    const went: Went = {
      place: this.#game.decision(from)?.step ?? 'the end',
      choice,
      next,
      saved: isRefusal(next) ? '' : savedText(this.#game, next),
      trace,
      traceText: JSON.stringify(trace),
    }
    const before = savedText(this.#game, from)
    this.#earlier.push({ position: from, saved: before })
    this.#goOn('a fork', this.#game, from, went)
    const loaded = this.#load(from, before, went.place)
    if (loaded === null || this.#other === null) return
    this.#goOn('a loaded save', this.#other, loaded, went)
    const gone = this.#goOn('the save of the first decision', this.#other, this.#lasting ?? loaded, went)
    this.#lasting = gone ?? this.#lasting
  }

  /** Continues from a position that no answer led to. */
  startAgain(): void {
    this.#lasting = null
  }

  /** The differences, including earlier positions that have changed. */
  finish(): Differences {
    const changed = this.#earlier.filter(({ position, saved }) => savedText(this.#game, position) !== saved)
    const count = changed.length
    return count === 0 ? this.#found : [...this.#found, `${count} earlier positions have changed since`]
  }

  #load(from: Position, before: string, place: string): Position | null {
    const saved: unknown = JSON.parse(JSON.stringify(this.#game.save(from)))
    const game = this.#other ?? this.#gameOf(saved)
    const position = isRefusal(game) ? game : game.load(saved)
    if (isRefusal(game) || isRefusal(position)) {
      this.#found.push(`${place}: the save cannot be loaded: ${isRefusal(position) ? position.reason : ''}`)
      return null
    }
    this.#other = game
    if (!this.#isSame(game, position, from, before))
      this.#found.push(`${place}: the loaded position is another`)
    return position
  }

  /** Continues in another way and records the differences from the first way. */
  #goOn(way: string, game: Forkable, from: Position, went: Went): Position | null {
    const { place, choice, next, saved, trace, traceText } = went
    const events: TraceEvent[] = []
    const gone = game.answer(from, choice, { trace: (event) => events.push(event) })
    if (isRefusal(gone) || isRefusal(next)) {
      const same = JSON.stringify(gone) === JSON.stringify(next)
      if (!same) this.#found.push(`${place}: ${way} is refused for another reason`)
      return null
    }
    if (!this.#isSame(game, gone, next, saved)) this.#found.push(`${place}: ${way} leads to another position`)
    if (JSON.stringify(events) === traceText) return gone
    const [first, other] = [inBatches(trace), inBatches(events)]
    const at = first.findIndex((event, n) => event !== other[n])
    if (at >= 0 || other.length !== first.length) {
      this.#found.push(`${place}: ${way} has another trace from event ${at < 0 ? first.length : at} on`)
    }
    return gone
  }

  /** Compares saves, not keys alone: a game may cache keys, which would hide changes in place. */
  #isSame(game: Forkable, position: Position, like: Position, saved: string): boolean {
    return game.positionKey(position) === this.#game.positionKey(like) && savedText(game, position) === saved
  }
}

/** Events to compare. Changes between two other events are one batch: their order has no meaning. */
function inBatches(events: readonly TraceEvent[]): readonly string[] {
  const texts: string[] = []
  let batch: string[] = []
  for (const event of events) {
    if (event.kind === 'change') batch.push(canonical(event))
    else {
      texts.push(...batch.sort(), canonical(event))
      batch = []
    }
  }
  return [...texts, ...batch.sort()]
}

/** As text with sorted fields. */
const canonical = (event: TraceEvent): string =>
  JSON.stringify(event, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })

const savedText = (game: Forkable, position: Position): string => JSON.stringify(game.save(position).position)
