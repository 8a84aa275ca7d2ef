import type { Choice, Decision, Position } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { defaultChoice } from '@battleline/search'
import type { Cast } from './cast.ts'
import { MOVES } from './moves.ts'
import { choiceText, match } from './options.ts'
import type { Fault } from './place.ts'
import type { Chosen, Moved, PlayEntry } from './play-entry.ts'
import { Playing, type Watching } from './playing.ts'

/** The decision that stands where a move can be made. */
export const MAIN_STEP = 'keyforge/turn.3-main'
/** Moves are made there, too: the turn is gone on with. */
export const MOVED_AT: readonly string[] = [MAIN_STEP, 'keyforge/turn.0-go']

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
    const open = this.open
    if (move === null) return open === null ? 'no question stands open here' : null
    const { answers } = MOVES[move.word] ?? {}
    if (answers !== undefined)
      return this.game.ask(this.position)?.step === answers ? null : `“${move.word}” is not asked here`
    if (open !== null) return `a question stands open: ${this.#question(open)}; answer it with “choose”`
    if (this.game.ask(this.position) === null) return 'the game is over'
    return null
  }

  #move({ word, text, cards, said, ability }: Moved): void {
    const records = cards.map((card) => this.#cast.record(card))
    this.moves.push({ text, trace: this.trace.length })
    this.give(MOVES[word]?.engine(records, ability, said) ?? word, text)
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
