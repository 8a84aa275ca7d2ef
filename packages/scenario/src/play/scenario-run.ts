import {
  CHANCE,
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type Refusal,
  type TraceEvent,
} from '@battleline/kernel'
import type { Engine } from '../model/engine.ts'
import type { Answered, Asked, PlayOptions, Status } from '../model/played.ts'
import { deciderName } from '../names/default-decider.ts'
import { type Naming, plainLabel } from '../names/labels.ts'
import type { Fault, Place } from '../problems/faults.ts'
import type { ForkCheck } from './fork-check.ts'

/** The step id of an edit. */
const BY_HAND = 'by-hand'

/** Observers of a run. */
export interface RunObservers {
  /** Compares the continuations of saves and forks; null in a plain run. */
  readonly forks: ForkCheck | null
  /** Receives every trace event as it happens. */
  readonly observe: PlayOptions['observe'] | undefined
}

export const UNOBSERVED: RunObservers = { forks: null, observe: undefined }

/** A scenario of any game in play: its answers, its trace, and why it stopped. */
export abstract class ScenarioRun<G extends Engine> implements Naming {
  readonly trace: TraceEvent[] = []
  readonly moves: { readonly text: string; readonly trace: number }[] = []
  readonly asked: Asked[] = []
  readonly answers: Answered[] = []
  /** Faults that only play finds. */
  readonly playErrors: Fault[] = []
  position: Position
  refusal: Refusal | null = null
  /** The refused move, in the file's words. */
  refused: string | null = null
  /** The refused entry of the file, or the entry with a refused answer. */
  refusedAt: Place | null = null
  /** The open decision without an answer in the file; null if there is none. */
  open: Decision | null = null
  protected readonly game: G
  readonly #watching: RunObservers

  constructor(game: G, position: Position, watching: RunObservers) {
    this.game = game
    this.#watching = watching
    this.position = position
  }

  get status(): Status {
    if (this.refusal !== null) return this.refusal.refused === 'limit' ? 'limit' : 'refused'
    return this.open === null ? 'ended' : 'asking'
  }

  /** True if play may stop at this decision without an answer in the file. */
  get rests(): boolean {
    return this.open === null || this.isEntry(this.open.step)
  }

  /** Whether an entry of `play` answers the decision of a step. */
  protected isEntry(_step: string): boolean {
    return false
  }

  /** Plays the entries up to the first one that is not possible. */
  abstract play(entries: readonly object[]): void

  abstract name(record: number): string
  abstract plainName(record: number): string

  /** Records the open decision. */
  protected abstract note(): void

  /** Gives an answer, and reports the result. */
  protected give(choice: Choice, text: string): readonly TraceEvent[] {
    const { forks, observe } = this.#watching
    const events: TraceEvent[] = []
    const trace = (event: TraceEvent) => {
      events.push(event)
      observe?.(event)
    }
    const from = this.position
    this.answers.push({ from, choice, trace: this.trace.length })
    const next = this.game.answer(from, choice, { trace })
    forks?.compare(from, choice, next, events)
    // At a limit, the trace up to it is kept; a refused answer has none.
    this.trace.push(...events)
    if (isRefusal(next)) this.refuse(next, text)
    else {
      this.position = next
      this.note()
    }
    return events
  }

  /** Ends the play with a refused move. */
  protected refuse(refused: Refusal, text: string): void {
    this.refusal = refused
    this.refused = text
    this.open = null
  }

  /** Continues from a position that was edited outside the rules; `text` describes the edit. */
  protected alter(position: Position, text: string): void {
    const { forks, observe } = this.#watching
    const at = { step: { id: BY_HAND, title: text, cite: [] }, depth: 0 }
    const events: readonly TraceEvent[] = [
      { kind: 'step', subjects: [], ...at },
      { kind: 'answer', who: CHANCE, ids: [], chosen: [text], forced: false, ...at },
    ]
    forks?.startAgain()
    for (const event of events) observe?.(event)
    this.trace.push(...events)
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

  /** A decision as one line. */
  protected question({ who, title }: Decision): string {
    return `${this.decider(who)}, “${title}”`
  }

  protected decider(who: number): string {
    return deciderName(who, (player) => this.name(player))
  }
}
