import { type Choice, isRefusal, type Position, type Refusal, type TraceEvent } from '@battleline/kernel'
import { gameOf, type KeyForge } from '@battleline/keyforge'

/** What differed between the ways of going on; empty while nothing does. */
type Differences = readonly string[]

/**
 * Goes on from every decision in three more ways and compares them with the first: from a fork, from a copy that was
 * saved and loaded just now, and from one that was loaded at the first decision and has gone on since.
 */
export class Forks {
  readonly #game: KeyForge
  readonly #found: string[] = []
  /** Every position there was, with the key it had. */
  readonly #earlier: { readonly position: Position; readonly key: string }[] = []
  #lasting: { readonly game: KeyForge; readonly position: Position } | null = null

  constructor(game: KeyForge) {
    this.#game = game
  }

  compare(from: Position, choice: Choice, next: Position | Refusal, told: readonly TraceEvent[]): void {
    this.#earlier.push({ position: from, key: this.#game.key(from) })
    const loaded = this.#load(from)
    this.#lasting ??= loaded
    this.#goOn('a fork', this.#game, from, choice, next, told)
    if (loaded !== null) this.#goOn('a loaded save', loaded.game, loaded.position, choice, next, told)
    const { game, position } = this.#lasting ?? { game: this.#game, position: from }
    const gone = this.#goOn('the save of the first decision', game, position, choice, next, told)
    if (this.#lasting !== null && gone !== null) this.#lasting = { game, position: gone }
  }

  /** What differed, those positions included that changed after they were left. */
  finish(): Differences {
    const changed = this.#earlier.filter(({ position, key }) => this.#game.key(position) !== key)
    const count = changed.length
    return count === 0 ? this.#found : [...this.#found, `${count} earlier positions have changed since`]
  }

  #load(from: Position): { readonly game: KeyForge; readonly position: Position } | null {
    const saved: unknown = JSON.parse(JSON.stringify(this.#game.save(from)))
    const game = gameOf(saved)
    const position = isRefusal(game) ? game : game.load(saved)
    if (isRefusal(game) || isRefusal(position)) {
      this.#found.push(
        `${this.#place(from)}: the save cannot be loaded: ${isRefusal(position) ? position.reason : ''}`,
      )
      return null
    }
    if (game.key(position) !== this.#game.key(from))
      this.#found.push(`${this.#place(from)}: the loaded position is another`)
    return { game, position }
  }

  /** Where it leads; what differs from where the first way led is noted. */
  #goOn(
    way: string,
    game: KeyForge,
    from: Position,
    choice: Choice,
    next: Position | Refusal,
    told: readonly TraceEvent[],
  ): Position | null {
    const events: TraceEvent[] = []
    const gone = game.answer(from, choice, { trace: (event) => events.push(event) })
    const place = this.#place(from)
    if (isRefusal(gone) || isRefusal(next)) {
      if (JSON.stringify(gone) !== JSON.stringify(next))
        this.#found.push(`${place}: ${way} is refused otherwise`)
      return null
    }
    if (game.key(gone) !== this.#game.key(next))
      this.#found.push(`${place}: ${way} leads to another position`)
    const [first, other] = [inBatches(told), inBatches(events)]
    const at = first.findIndex((event, n) => event !== other[n])
    if (at >= 0 || other.length !== first.length) {
      this.#found.push(`${place}: ${way} is told otherwise from event ${at < 0 ? first.length : at} on`)
    }
    return gone
  }

  #place(position: Position): string {
    return this.#game.ask(position)?.step ?? 'the end'
  }
}

/** Events to compare. Changes between two other events are one batch: their order says nothing. */
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

/** As a text in which the order of fields says nothing. */
const canonical = (event: TraceEvent): string =>
  JSON.stringify(event, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
