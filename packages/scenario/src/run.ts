import {
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type Refusal,
  type TraceEvent,
} from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { defaultChoice } from '@battleline/search'
import type { Cast } from './cast.ts'
import { decider } from './decider.ts'
import type { Forks } from './forks.ts'
import { MOVES } from './moves.ts'
import { choiceText, match, plainLabel } from './options.ts'
import type { Fault, Place } from './place.ts'
import type { Chosen, Moved, PlayEntry } from './play-entry.ts'
import type { Answered, Asked, PlayOptions, Status } from './played.ts'

/** The decision that stands where a move can be made. */
export const MAIN_STEP = 'keyforge/turn.3-main'
/** Moves are made there, too: the turn is gone on with. */
export const MOVED_AT: readonly string[] = [MAIN_STEP, 'keyforge/turn.0-go']

/** A scenario in play: its moves one after the other, each with the answers that the file gives. */
export class Run {
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
  readonly #game: KeyForge
  readonly #cast: Cast
  readonly #forks: Forks | null
  readonly #observe: PlayOptions['observe']
  #open: Decision | null = null
  /** An answer that did not fit the last question that makes no difference, and why. */
  #unfit: { readonly chosen: Chosen; readonly stumble: Fault } | null = null

  constructor(
    game: KeyForge,
    cast: Cast,
    position: Position,
    forks: Forks | null,
    observe: PlayOptions['observe'],
  ) {
    this.#game = game
    this.#cast = cast
    this.#forks = forks
    this.#observe = observe
    this.position = position
    this.#note()
  }

  /** The question that stands open; null where the next move can be made, or nothing is asked any more. */
  get open(): Decision | null {
    return this.#open
  }

  get status(): Status {
    if (this.refusal !== null) return this.refusal.refused === 'limit' ? 'limit' : 'refused'
    return this.#open === null ? 'ended' : 'asking'
  }

  /** Plays the entries up to the first that cannot be played. */
  play(entries: readonly PlayEntry[]): void {
    // A board may need a choice that makes no difference before anything is played, where cards on it are dead.
    if (entries[0]?.move !== null) this.#answerAll([])
    for (const entry of entries) {
      const why = this.#whyNot(entry)
      if (why !== null) {
        this.stumbles.push({ at: entry.at, message: why })
        return
      }
      if (entry.move !== null) this.#move(entry.move)
      if (this.refusal === null) this.#answerAll(entry.choose)
      if (this.refusal !== null) this.refusedAt ??= entry.at
      if (this.stumbles.length > 0) return
    }
  }

  #whyNot({ move }: PlayEntry): string | null {
    if (this.refusal !== null)
      return `nothing can be played after “${this.refused}” was refused: ${this.refusal.reason}`
    const open = this.#open
    if (move === null) return open === null ? 'no question stands open here' : null
    const { answers } = MOVES[move.word] ?? {}
    if (answers !== undefined)
      return this.#game.ask(this.position)?.step === answers ? null : `“${move.word}” is not asked here`
    if (open !== null) return `a question stands open: ${this.#question(open)}; answer it with “choose”`
    if (this.#game.ask(this.position) === null) return 'the game is over'
    return null
  }

  #move({ word, text, cards, said, ability }: Moved): void {
    const records = cards.map((card) => this.#cast.record(card))
    this.moves.push({ text, trace: this.trace.length })
    this.#answer(MOVES[word]?.engine(records, ability, said) ?? word, text)
  }

  #answer(choice: Choice, text: string): void {
    const told: TraceEvent[] = []
    const trace = (event: TraceEvent) => {
      told.push(event)
      this.#observe?.(event)
    }
    const from = this.position
    this.answers.push({ from, choice, trace: this.trace.length })
    const next = this.#game.answer(from, choice, { trace })
    this.#forks?.compare(from, choice, next, told)
    // At a limit, what was done up to it can be looked at; a refused answer has done nothing.
    this.trace.push(...told)
    if (isRefusal(next)) {
      this.refusal = next
      this.refused = text
      this.#open = null
      return
    }
    this.position = next
    this.#note()
  }

  /** Looks at what is asked now. */
  #note(): void {
    const decision = this.#game.ask(this.position)
    this.#open = decision === null || MOVED_AT.includes(decision.step) ? null : decision
    if (this.#open !== null) this.asked.push(this.#askedOf(this.#open, null))
  }

  #askedOf(decision: Decision, chosen: readonly string[] | null): Asked {
    const { step, title, free, options } = decision
    const who = this.#decider(decision.who)
    const labels = options.map((option) => plainLabel(option, this.#cast))
    return { who, step, title, free, options: options.map(({ label }) => label), labels, chosen }
  }

  /** Answers what is asked with what the file chooses, until that is used up or a move can be made. */
  #answerAll(choose: readonly Chosen[]): void {
    const left = [...choose]
    for (let open = this.#open; open !== null; open = this.#open) {
      const choice = this.#choiceFor(open, left)
      if (choice === null) break
      this.#choose(open, choice)
      if (this.refusal !== null) return
    }
    const [unused] = left
    if (unused === undefined || this.stumbles.length > 0) return
    const unfit = this.#unfit?.chosen === unused ? this.#unfit.stumble : null
    this.stumbles.push(unfit ?? { at: unused.at, message: 'nothing is asked that this would answer' })
  }

  /** What to answer, taken from what is left of the choices; null where the question stays open. */
  #choiceFor(open: Decision, left: Chosen[]): Choice | null {
    const [next] = left
    if (next === undefined) return open.free ? defaultChoice(open) : null
    const found = match(open, next, this.#cast)
    if ('choice' in found) {
      left.shift()
      return found.choice
    }
    const stumble: Fault = {
      at: found.wrong.at,
      message: `${found.why} (asked: ${this.#question(open)})`,
      nearest: found.nearest,
      notes: [`offered: ${found.offered}`],
    }
    if (open.free) {
      if (next.kind === open.manner) this.#unfit = { chosen: next, stumble }
      return defaultChoice(open)
    }
    this.stumbles.push(stumble)
    return null
  }

  #choose(open: Decision, choice: Choice): void {
    const chosen = choiceText(open, choice)
    this.asked[this.asked.length - 1] = this.#askedOf(open, chosen)
    this.#answer(choice, chosen.join(', '))
  }

  #decider(who: number): string {
    return decider(who, (player) => this.#cast.name(player))
  }

  /** A question in one line. */
  #question({ who, title }: Decision): string {
    return `${this.#decider(who)}, “${title}”`
  }
}
