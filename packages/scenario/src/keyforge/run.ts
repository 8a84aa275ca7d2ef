import type { Choice, Decision, Position } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { defaultChoice } from '@battleline/search'
import { choiceText, match } from '../options.ts'
import type { Fault } from '../place.ts'
import type { Chosen, Moved, PlayEntry } from '../play-entry.ts'
import { Playing, type Watching } from '../playing.ts'
import type { Cast } from './cast.ts'
import { GO_STEP, HOUSE_STEP, MAIN_STEP } from './moves.ts'
import { type NotHere, notHere } from './stands.ts'

/** Where play rests: the next move is made, or the turn gone on with. */
export const MOVED_AT: readonly string[] = [MAIN_STEP, GO_STEP]

/** A scenario in play: its moves one after the other, each with the answers that the file gives. */
export class Run extends Playing<KeyForge> {
  readonly #cast: Cast
  /** An answer that did not fit the last question that makes no difference, and why. */
  #unfit: { readonly chosen: Chosen; readonly stumble: Fault } | null = null

  constructor(game: KeyForge, cast: Cast, position: Position, watching: Watching) {
    super(game, position, watching)
    this.#cast = cast
    this.note()
  }

  name(record: number): string {
    return this.#cast.name(record)
  }

  plainName(record: number): string {
    return this.#cast.plainName(record)
  }

  /** Plays the entries up to the first that cannot be played. */
  play(entries: readonly PlayEntry[]): void {
    // A board may need a choice that makes no difference before anything is played, where cards on it are dead.
    if (entries[0]?.move !== null) this.#answerAll([])
    for (const entry of entries) {
      const why = this.#whyNot(entry)
      if (why !== null) this.stumbles.push({ at: entry.at, ...why })
      else if (entry.move !== null) this.#move(entry.move)
      if (this.stumbles.length > 0) return
      if (this.refusal === null) this.#answerAll(entry.choose)
      if (this.refusal !== null) this.refusedAt ??= entry.at
      if (this.stumbles.length > 0) return
    }
  }

  #whyNot({ move }: PlayEntry): NotHere | null {
    const only = (message: string) => ({ message, notes: [] })
    if (this.refusal !== null)
      return only(`nothing can be played after “${this.refused}” was refused: ${this.refusal.reason}`)
    if (move !== null) return notHere(this.game, this.position, move.word, this)
    return this.open === null ? only('no question stands open here') : null
  }

  #move(moved: Moved): void {
    const found = this.#cast.meant(this.position, moved)
    if (!('move' in found)) {
      this.stumbles.push(found)
      return
    }
    this.moves.push({ text: moved.text, trace: this.trace.length })
    this.give(found.move, moved.text)
  }

  protected override isEntry(step: string): boolean {
    return step === HOUSE_STEP
  }

  /** No question stands open where the next move can be made. */
  protected note(): void {
    const decision = this.game.ask(this.position)
    this.open = decision === null || MOVED_AT.includes(decision.step) ? null : decision
    if (this.open !== null) this.asked.push(this.askedOf(this.open, null))
  }

  /** Answers what is asked with what the file chooses, until that is used up or a move can be made. */
  #answerAll(choose: readonly Chosen[]): void {
    const left = [...choose]
    for (let open = this.open; open !== null; open = this.open) {
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
    this.asked[this.asked.length - 1] = this.askedOf(open, chosen)
    this.give(choice, chosen.join(', '))
  }

  /** A question in one line. */
  #question({ who, title }: Decision): string {
    return `${this.decider(who)}, “${title}”`
  }
}
