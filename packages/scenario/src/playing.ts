import {
  CHANCE,
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type Refusal,
  type TraceEvent,
} from '@battleline/kernel'
import { decider } from './decider.ts'
import type { Forks } from './forks.ts'
import type { Engine } from './form.ts'
import { type Naming, plainLabel } from './options.ts'
import type { Fault, Place } from './place.ts'
import type { Answered, Asked, PlayOptions, Status } from './played.ts'

/** What stands in a trace for a change that no step made. */
const BY_HAND = 'by-hand'

/** How a scenario is watched while it is played. */
export interface Watching {
  /** Compares how saves and forks go on; null where nobody wants to know. */
  readonly forks: Forks | null
  /** Is told what happens while it happens. */
  readonly observe: PlayOptions['observe'] | undefined
}

/** A scenario in play, whatever its game: what was answered, what was told of it, and what stopped it. */
export abstract class Playing<G extends Engine> implements Naming {
  readonly trace: TraceEvent[] = []
  readonly moves: { readonly text: string; readonly trace: number }[] = []
  readonly asked: Asked[] = []
  readonly answers: Answered[] = []
  /** What is wrong and only play could find out. */
  readonly stumbles: Fault[] = []
  position: Position
  refusal: Refusal | null = null
  /** The move that was refused, in the file's words. */
  refused: string | null = null
  /** The entry of the file that was refused, or whose answers were. */
  refusedAt: Place | null = null
  /** The question that stands open and that the file does not answer; null while play goes on. */
  open: Decision | null = null
  protected readonly game: G
  readonly #watching: Watching

  constructor(game: G, position: Position, watching: Watching) {
    this.game = game
    this.#watching = watching
    this.position = position
  }

  get status(): Status {
    if (this.refusal !== null) return this.refusal.refused === 'limit' ? 'limit' : 'refused'
    return this.open === null ? 'ended' : 'asking'
  }

  /** True where play stops at a question for which the file owes no answer. */
  get rests(): boolean {
    return this.open === null || this.isEntry(this.open.step)
  }

  /** Whether an entry of `play` of its own answers what is asked at a step. */
  protected isEntry(_step: string): boolean {
    return false
  }

  abstract name(record: number): string
  abstract plainName(record: number): string

  /** Looks at what is asked now. */
  protected abstract note(): void

  /** Gives an answer, and tells what came of it. */
  protected give(choice: Choice, text: string): readonly TraceEvent[] {
    const { forks, observe } = this.#watching
    const told: TraceEvent[] = []
    const trace = (event: TraceEvent) => {
      told.push(event)
      observe?.(event)
    }
    const from = this.position
    this.answers.push({ from, choice, trace: this.trace.length })
    const next = this.game.answer(from, choice, { trace })
    forks?.compare(from, choice, next, told)
    // At a limit, what was done up to it can be looked at; a refused answer has done nothing.
    this.trace.push(...told)
    if (isRefusal(next)) {
      this.refusal = next
      this.refused = text
      this.open = null
    } else {
      this.position = next
      this.note()
    }
    return told
  }

  /** Goes on from a position that was changed by hand, outside the rules; `text` says how. */
  protected alter(position: Position, text: string): void {
    const { forks, observe } = this.#watching
    const at = { step: { id: BY_HAND, title: text, cite: [] }, depth: 0 }
    const told: readonly TraceEvent[] = [
      { kind: 'step', subjects: [], ...at },
      { kind: 'answer', who: CHANCE, chosen: [text], forced: false, ...at },
    ]
    forks?.startAgain()
    for (const event of told) observe?.(event)
    this.trace.push(...told)
    this.position = position
    this.note()
  }

  protected askedOf({ who, step, title, free, options }: Decision, chosen: readonly string[] | null): Asked {
    const labels = options.map((option) => plainLabel(option, this))
    return {
      who: this.decider(who),
      step,
      title,
      free,
      entry: this.isEntry(step),
      options: options.map(({ label }) => label),
      labels,
      chosen,
    }
  }

  protected decider(who: number): string {
    return decider(who, (player) => this.name(player))
  }
}
