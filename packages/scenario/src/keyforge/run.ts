import {
  CHANCE,
  type Choice,
  type Decision,
  isRefusal,
  randomChoice,
  type Seeded,
  seeded,
} from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { defaultChoice } from '@battleline/search'
import type { Opened } from '../adapters/game-adapter.ts'
import { CONCEDE, type WrittenAnswer } from '../model/answer.ts'
import { choiceText } from '../names/labels.ts'
import { match, wrongAnswer } from '../play/match-options.ts'
import { type RunObservers, ScenarioRun } from '../play/scenario-run.ts'
import type { Fault } from '../problems/faults.ts'
import { type NotPlayable, whyNotPlayable } from './move-preconditions.ts'
import { GO_STEP, HOUSE_STEP, MAIN_STEP } from './moves.ts'
import type { NamedMove, PlayEntry } from './play-entry.ts'
import type { Roster } from './roster.ts'
import type { KeyforgeScenario } from './scenario.ts'

/** The steps at which a run waits for a move of the file, or for the turn to continue. */
export const MOVED_AT: readonly string[] = [MAIN_STEP, GO_STEP]

/** A scenario in play: its moves in order, each with the file's answers. */
export class KeyforgeRun extends ScenarioRun<KeyForge> {
  readonly roster: Roster
  /** Answers for chance, in order; null if the file does. */
  readonly #dice: Seeded | null
  /** An answer that did not fit the last decision without consequences, and why. */
  #unfit: { readonly chosen: WrittenAnswer; readonly playError: Fault } | null = null

  constructor(
    { game, start, scenario }: Pick<Opened<KeyforgeScenario, KeyForge>, 'game' | 'start' | 'scenario'>,
    roster: Roster,
    observers: RunObservers,
  ) {
    super(game, start, observers)
    this.roster = roster
    this.#dice = scenario.seed === null ? null : seeded(scenario.seed)
    this.note()
  }

  name(record: number): string {
    return this.roster.name(record)
  }

  plainName(record: number): string {
    return this.roster.plainName(record)
  }

  /** Plays the entries up to the first one that is not possible. */
  play(entries: readonly PlayEntry[]): void {
    // A board with destroyed cards may ask a decision without consequences before anything is played.
    if (entries[0]?.move !== null) this.#answerAll([])
    for (const entry of entries) {
      const why = this.#whyNot(entry)
      if (why !== null) this.playErrors.push({ kind: 'not-now', at: entry.at, ...why })
      else if (entry.move !== null) this.#move(entry.move)
      if (this.playErrors.length > 0) return
      if (this.refusal === null) this.#answerAll(entry.choose)
      if (this.refusal !== null) this.refusedAt ??= entry.at
      if (this.playErrors.length > 0) return
    }
  }

  #whyNot({ move }: PlayEntry): NotPlayable | null {
    const only = (message: string) => ({ message, notes: [] })
    if (this.refusal !== null)
      return only(`nothing can be played after “${this.refused}” was refused: ${this.refusal.reason}`)
    if (move !== null) return whyNotPlayable(this.game, this.position, move.word, this)
    return this.open === null ? only('no question is open here') : null
  }

  #move(moved: NamedMove): void {
    if (moved.word === CONCEDE) {
      this.#concede(moved)
      return
    }
    const found = this.roster.meant(this.position, moved)
    if (!('move' in found)) {
      this.playErrors.push(found)
      return
    }
    this.moves.push({ text: moved.text, trace: this.trace.length })
    this.give(found.move, moved.text)
  }

  #concede({ text, option }: NamedMove): void {
    const player = this.name(1) === option ? 1 : 2
    const over = this.game.concede(this.position, player)
    if (isRefusal(over)) return
    this.moves.push({ text, trace: this.trace.length })
    this.alter(over, text)
  }

  protected override isEntry(step: string): boolean {
    return step === HOUSE_STEP
  }

  /** A pending move is not an open decision. */
  protected note(): void {
    const decision = this.game.decision(this.position)
    this.open = decision === null || MOVED_AT.includes(decision.step) ? null : decision
    if (this.open !== null) this.asked.push(this.askedOf(this.open, null))
  }

  /** Answers decisions with the file's answers, until those are used up or a move is pending. */
  #answerAll(choose: readonly WrittenAnswer[]): void {
    const left = [...choose]
    for (let open = this.open; open !== null; open = this.open) {
      const choice = this.#choiceFor(open, left)
      if (choice === null) break
      this.#choose(open, choice)
      if (this.refusal !== null) return
    }
    const [unused] = left
    if (unused === undefined || this.playErrors.length > 0) return
    const unfit = this.#unfit?.chosen === unused ? this.#unfit.playError : null
    this.playErrors.push(
      unfit ?? { kind: 'unused-answer', at: unused.at, message: 'no question is open that this answers' },
    )
  }

  /** The answer, taken from the remaining choices; null if the decision stays open. */
  #choiceFor(open: Decision, left: WrittenAnswer[]): Choice | null {
    if (open.who === CHANCE && this.#dice !== null) return randomChoice(open, this.#dice)
    const [next] = left
    if (next === undefined) return open.free ? defaultChoice(open) : null
    const found = match(open, next, this.roster)
    if ('choice' in found) {
      left.shift()
      return found.choice
    }
    const playError = wrongAnswer(found, this.question(open))
    if (open.free) {
      if (next.kind === open.kind) this.#unfit = { chosen: next, playError }
      return defaultChoice(open)
    }
    this.playErrors.push(playError)
    return null
  }

  #choose(open: Decision, choice: Choice): void {
    const chosen = choiceText(open, choice)
    this.asked[this.asked.length - 1] = this.askedOf(open, chosen)
    this.give(choice, chosen.join(', '))
  }
}
