import {
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type TraceEvent,
  type World,
} from '@battleline/kernel'
import { type Seeded, seeded, someChoice } from '@battleline/kernel/test-kit'
import type { KeyForge } from '../game.ts'
import { keyforge } from '../shipped-game.ts'
import { type Breach, lostCards, unreportedAember } from './conservation.ts'
import { answerLoaded } from './forked.ts'
import { breachIn, breachOf } from './invariants.ts'
import { randomBoard, randomGame } from './random-game.ts'

/** The settings of a run of random play. A game with the same number is always the same. */
export interface Fuzzing {
  readonly from: number
  /** The number of decisions in all, unless `games` come first. */
  readonly decisions: number
  /** The most games. Default: any number. */
  readonly games?: number
  /** The most decisions of one game. */
  readonly each: number
  /** True for whole games from their set-up, else boards in the middle of a game. */
  readonly whole: boolean
  /**
   * One decision in this many, chosen by chance, is checked in full: the position is saved, loaded and forked, and the game
   * goes on from the loaded one. After every other decision, the trace, the cards and the Æmber are checked.
   */
  readonly every: number
  /** Stops after this many games that fail. Default: 1. */
  readonly failures?: number
}

export interface Failure {
  /** The number of the game. */
  readonly game: number
  readonly decision: number
  readonly what: string
  readonly answers: readonly Choice[]
}

export interface Fuzzed {
  readonly games: number
  readonly decisions: number
  readonly ended: number
  readonly failures: readonly Failure[]
}

/** Plays random games and checks the invariants of the rules. */
export function fuzz(fuzzing: Fuzzing, progress: (sofar: Fuzzed) => void = () => {}): Fuzzed {
  const kf = keyforge()
  const { from, games: mostGames = Number.POSITIVE_INFINITY, failures: mostFailures = 1 } = fuzzing
  const failures: Failure[] = []
  const sofar = { games: 0, decisions: 0, ended: 0, failures }
  while (
    sofar.decisions < fuzzing.decisions &&
    sofar.games < mostGames &&
    sofar.failures.length < mostFailures
  ) {
    const played = new RandomPlay(kf, from + sofar.games, fuzzing)
    const what = played.play()
    if (what !== null) {
      const { answers } = played
      failures.push({ game: from + sofar.games, decision: answers.length, what, answers })
    }
    sofar.games++
    sofar.decisions += Math.max(1, played.answers.length)
    if (played.over) sofar.ended++
    progress(sofar)
  }
  return sofar
}

class RandomPlay {
  readonly answers: Choice[] = []
  over = false
  readonly #kf: KeyForge
  readonly #game: number
  readonly #fuzzing: Fuzzing
  /** Chance of its own, so that the choices of a game do not depend on what is checked. */
  readonly #checks: Seeded

  constructor(kf: KeyForge, game: number, fuzzing: Fuzzing) {
    this.#kf = kf
    this.#game = game
    this.#fuzzing = fuzzing
    this.#checks = seeded(-game)
  }

  /** The failure, or null. */
  play(): Breach {
    try {
      return this.#play()
    } catch (fault) {
      return `thrown: ${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}`
    }
  }

  #play(): Breach {
    const { whole, each } = this.#fuzzing
    const kf = this.#kf
    const start = whole ? randomGame(kf, this.#game) : kf.begin(randomBoard(kf.library.all(), this.#game))
    if (isRefusal(start)) return `it cannot begin: ${start.reason}`
    const random = seeded(this.#game + 1)
    let position: Position = start
    while (this.answers.length < each) {
      const decision = kf.decision(position)
      if (decision === null) return this.#end(position)
      if (decision.options.length === 0) return `nothing can be chosen at ${decision.step}`
      const choice = someChoice(decision, random, ['end'])
      this.answers.push(choice)
      const next = this.#answer(position, decision, choice)
      if (typeof next === 'string') return next
      position = next
    }
    return null
  }

  #end(position: Position): Breach {
    this.over = true
    if (!this.#kf.over(position)) return 'nothing is asked, and it is not over'
    const won = this.#kf.table(position).winner !== null
    return won || !this.#fuzzing.whole
      ? breachIn(this.#kf, position)
      : 'it is over, and nobody has won (KF-TRN-3)'
  }

  /** The next position, or what is wrong with it. */
  #answer(position: Position, decision: Decision, choice: Choice): Position | string {
    const kf = this.#kf
    const events: TraceEvent[] = []
    const next = kf.answer(position, choice, { trace: (event) => void events.push(event) })
    if (isRefusal(next)) return `${JSON.stringify(choice)} is offered and refused: ${next.reason}`
    const breach =
      breachOf(kf, position, events) ??
      lostCards(position as World, next as World) ??
      unreportedAember(position as World, next as World, events)
    if (breach !== null) return breach
    if (this.#checks.below(this.#fuzzing.every) > 0) return next
    const twice = sameLabel(decision)
    if (twice !== null) return `two options are called “${twice}”`
    const other = someChoice(decision, this.#checks)
    return breachIn(kf, next) ?? answerLoaded(kf, { position, choice, next, other })
  }
}

/** A label that two options of a decision share, or null: nobody could tell them apart. */
function sameLabel({ options }: Decision): string | null {
  const labels = options.map(({ label }) => label)
  return labels.find((label, at) => labels.indexOf(label) < at) ?? null
}
