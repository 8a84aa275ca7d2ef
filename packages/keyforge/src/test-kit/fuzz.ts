import { type Choice, type Decision, isRefusal, type Position, type TraceEvent } from '@battleline/kernel'
import { seeded, someChoice } from '@battleline/kernel/test-kit'
import type { KeyForge } from '../game.ts'
import { keyforge } from '../shipped-game.ts'
import { type Breach, breachIn, breachOf } from './invariants.ts'
import { randomBoard, randomGame } from './random-game.ts'

/** The settings of a run of random play. A game with the same number is always the same. */
export interface Fuzzing {
  readonly from: number
  /** The number of decisions in all. */
  readonly decisions: number
  /** The most decisions of one game. */
  readonly each: number
  /** True for whole games from their set-up, else boards in the middle of a game. */
  readonly whole: boolean
  /** Everything is checked after this many decisions; after the others only the trace is. */
  readonly every: number
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
  readonly failure: Failure | null
}

/** Plays random games and checks the invariants of the rules, up to the first failure. */
export function fuzz(fuzzing: Fuzzing, progress: (done: number) => void = () => {}): Fuzzed {
  const kf = keyforge()
  let decisions = 0
  let ended = 0
  let game = fuzzing.from
  for (; decisions < fuzzing.decisions; game++) {
    const played = new RandomPlay(kf, game, fuzzing)
    const what = played.play()
    decisions += Math.max(1, played.answers.length)
    if (played.over) ended++
    if (what !== null) {
      const failure = { game, decision: played.answers.length, what, answers: played.answers }
      return { games: game - fuzzing.from + 1, decisions, ended, failure }
    }
    progress(decisions)
  }
  return { games: game - fuzzing.from, decisions, ended, failure: null }
}

class RandomPlay {
  readonly answers: Choice[] = []
  over = false
  readonly #kf: KeyForge
  readonly #game: number
  readonly #fuzzing: Fuzzing

  constructor(kf: KeyForge, game: number, fuzzing: Fuzzing) {
    this.#kf = kf
    this.#game = game
    this.#fuzzing = fuzzing
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
    const { whole, each, every } = this.#fuzzing
    const kf = this.#kf
    const start = whole ? randomGame(kf, this.#game) : kf.begin(randomBoard(kf.library.all(), this.#game))
    if (isRefusal(start)) return `it cannot begin: ${start.reason}`
    const random = seeded(this.#game + 1)
    let position: Position = start
    while (this.answers.length < each) {
      const decision: Decision | null = kf.decision(position)
      if (decision === null) {
        this.over = true
        return kf.over(position) ? null : 'nothing is asked, and it is not over'
      }
      if (decision.options.length === 0) return `nothing can be chosen at ${decision.step}`
      const choice = someChoice(decision, random, ['end'])
      this.answers.push(choice)
      const events: TraceEvent[] = []
      const next = kf.answer(position, choice, { trace: (event) => void events.push(event) })
      if (isRefusal(next)) return `${JSON.stringify(choice)} is offered and refused: ${next.reason}`
      const breach =
        breachOf(kf, position, events) ?? (this.answers.length % every === 0 ? breachIn(kf, next) : null)
      if (breach !== null) return breach
      position = next
    }
    return null
  }
}
