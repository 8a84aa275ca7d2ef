import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { choices, defaultChoice, type WeightedChoice } from '../graph/choices.ts'
import type { SearchGame } from '../graph/search-game.ts'
import type { Aim, BestFound, BestLine, Step } from './best-search.ts'
import { betterWorth, compareWorth, type Worth, worseWorth } from './compare-worth.ts'

/** A lower and an upper bound of what a position comes to if all answer as well as they can. */
export interface Bounds {
  readonly least: Worth
  readonly most: Worth
}

/** What is known of a position without following its answers. */
export interface Estimate extends Bounds {
  /** The answer that reaches its bound, or null if it is not known. */
  readonly answer: Choice | null
}

/** Knows positions without following their answers; null for those that it does not know. */
export type Shortcut<P extends Position> = (position: P, decision: Decision) => Estimate | null

/** The limits of a bounded search, and what it may know beforehand. */
export interface BoundedOptions<P extends Position> {
  /** The most positions to visit; default: 100 000. */
  readonly limit?: number
  /** True to distinguish equal cards. */
  readonly apart?: boolean
  readonly shortcut?: Shortcut<P>
}

/** An answer to the first decision, and what it comes to if all answer as well as they can. */
export interface Alternative<P extends Position = Position> extends Bounds {
  readonly answer: Choice
  /** The position that it leads to, and the answer to its decision that limits the result most; null if there is none. */
  readonly position: P
  readonly reply: Choice | null
}

/** The result of a bounded search. */
export interface BoundedFound<P extends Position = Position> extends BestFound<P> {
  /** What the goal comes to is between these. They are equal if it is proven. */
  readonly bounds: Bounds
  /** The answers to the first decision that were followed. With the bounds, they are the proof of the result. */
  readonly alternatives: readonly Alternative<P>[]
}

/** A position whose answers are being followed. */
interface Frame<P extends Position> extends Known<P> {
  readonly decision: Decision
  readonly answers: Iterator<WeightedChoice>
  /** Whether the player with the goal answers. */
  readonly own: boolean
  /** What the answers so far come to: the best of the lower bounds, and the best of the upper ones. */
  reached: Bounds | null
  /** Only a result between these matters. */
  readonly low: Worth
  readonly high: Worth
  answer: Choice | null
  /** True if the game refused an answer that it had listed, or not all answers are known. */
  isIncomplete: boolean
}

/** What is known of a position. */
interface Known<P extends Position> {
  readonly position: P
  least: Worth
  most: Worth
  best: Choice | null
  /** True while its answers are followed: a line that leads back to it brings nothing. */
  isOpen: boolean
}

/**
 * A depth-first search for what players reach who answer for and against a goal. It keeps a lower and an upper bound of each
 * position, and follows no answer that cannot change the result (alpha-beta). A shortcut may know positions beforehand:
 * its line is played to the end, and a shortcut whose line comes to something else is not believed.
 */
export class BoundedSearch<P extends Position> {
  readonly #game: SearchGame<P>
  readonly #aim: Aim<P>
  readonly #start: P
  readonly #limit: number
  readonly #apart: boolean
  #shortcut: Shortcut<P> | null
  #known = new Map<number, Known<P>[]>()
  #frames: Frame<P>[] = []
  #root: Known<P> | null = null
  #positions = 0
  #merged = 0
  #pruned = 0
  #refused: Refusal[] = []
  #followed: { readonly answer: Choice; readonly known: Known<P> }[] = []
  #best: BestLine<P> | null = null

  constructor(game: SearchGame<P>, start: P, aim: Aim<P>, options: BoundedOptions<P> = {}) {
    const { limit = 100_000, apart = false, shortcut = null } = options
    this.#game = game
    this.#aim = aim
    this.#start = start
    this.#limit = limit
    this.#apart = apart
    this.#shortcut = shortcut
    this.#begin()
  }

  /** The number of visited positions. */
  get positions(): number {
    return this.#positions
  }

  /** True if the search reached its limit of positions. */
  get full(): boolean {
    return this.#positions >= this.#limit
  }

  /** Follows a number of answers; default: all. True when nothing is left to follow. */
  go(answers = Number.POSITIVE_INFINITY): boolean {
    for (let left = answers; left > 0; left--) {
      if (this.full) this.#give()
      const frame = this.#frames.at(-1)
      if (frame === undefined) {
        if (this.#best !== null || this.#isBelieved()) return true
        this.#shortcut = null
        this.#begin()
      } else this.#follow(frame)
    }
    return false
  }

  /** The result so far. */
  found(): BoundedFound<P> {
    const open = this.#frames.length
    if (open > 0) this.#give()
    if (this.#best === null && !this.#isBelieved()) this.#root = this.#unknown(this.#start)
    const { least, most } = this.#root ?? this.#unknown(this.#start)
    const proven = compareWorth(least, most) === 0
    return {
      best: this.#best,
      bounds: { least, most },
      alternatives: this.#followed.map(({ answer, known }) => ({
        answer,
        position: known.position,
        reply: known.best,
        least: known.least,
        most: known.most,
      })),
      proven,
      positions: this.#positions,
      merged: this.#merged,
      pruned: this.#pruned,
      missing: proven ? null : { limit: this.full, open, refused: this.#refused },
    }
  }

  #begin(): void {
    this.#known = new Map()
    this.#frames = []
    this.#refused = []
    this.#followed = []
    this.#positions = 0
    this.#merged = 0
    this.#pruned = 0
    const { least, most } = this.#unknown(this.#start)
    this.#root = this.#enter(this.#start, least, most)
  }

  /** Whether the line to the result comes to something within its bounds, as it must. */
  #isBelieved(): boolean {
    const { least, most } = this.#root ?? this.#unknown(this.#start)
    const line = this.#line()
    const isWithin =
      line !== null && compareWorth(line.worth, least) >= 0 && compareWorth(line.worth, most) <= 0
    if (!isWithin && this.#shortcut !== null) return false
    this.#best = line
    return true
  }

  #unknown = (position: P): Known<P> => ({
    position,
    least: this.#aim.floor ?? this.#aim.ceiling(position).map(() => Number.NEGATIVE_INFINITY),
    most: this.#aim.ceiling(position),
    best: null,
    isOpen: false,
  })

  /** What is known of a position; or null if its answers are to be followed first. */
  #enter(position: P, low: Worth, high: Worth): Known<P> | null {
    const hash = this.#game.positionHash(position)
    const bucket = this.#known.get(hash) ?? []
    let known = bucket.find((one) => this.#game.same(one.position, position))
    if (known === undefined) {
      this.#positions++
      known = this.#unknown(position)
      this.#known.set(hash, [...bucket, known])
    } else this.#merged++
    if (known.isOpen || isSettled(known, low, high)) return known
    const decision = this.#game.decision(position)
    if (decision === null) {
      const worth = this.#aim.worth(position)
      return Object.assign(known, { least: worth, most: worth })
    }
    this.#estimate(known, decision)
    if (isSettled(known, low, high)) return known
    known.isOpen = true
    this.#frames.push({
      ...known,
      decision,
      answers: this.#answers(position, decision),
      own: decision.who === this.#aim.player,
      reached: null,
      low,
      high,
      answer: null,
      isIncomplete: false,
    })
    return null
  }

  #estimate(known: Known<P>, decision: Decision): void {
    const estimate = this.#shortcut?.(known.position, decision) ?? null
    if (estimate === null) return
    known.least = betterWorth(known.least, estimate.least)
    known.most = worseWorth(known.most, estimate.most)
    known.best ??= estimate.answer
  }

  *#answers(position: P, decision: Decision): Generator<WeightedChoice> {
    const listed = this.#game.answers?.(position, decision, this.#apart) ?? null
    if (listed !== null) {
      for (let next = listed.next(); next.done !== true; next = listed.next()) yield next.value
    } else if (decision.free) yield { choice: defaultChoice(decision), ways: 1 }
    else for (const choice of choices(decision)) yield { choice, ways: 1 }
  }

  /** Follows the next answer of a frame. */
  #follow(frame: Frame<P>): void {
    const next = frame.answers.next()
    if (next.done === true) {
      this.#leave(frame, true)
      return
    }
    const { choice } = next.value
    const reached = this.#game.answer(frame.position, choice)
    if (isRefusal(reached)) {
      this.#refused.push(reached)
      frame.isIncomplete = true
      return
    }
    frame.answer = choice
    const { own, reached: sofar, low, high } = frame
    const known =
      sofar === null
        ? this.#enter(reached, low, high)
        : own
          ? this.#enter(reached, betterWorth(low, sofar.least), high)
          : this.#enter(reached, low, worseWorth(high, sofar.most))
    if (known !== null) this.#take(frame, known)
  }

  /** Takes the result of the answer that a frame follows. */
  #take(frame: Frame<P>, known: Known<P>): void {
    const { least, most } = known
    const { answer } = frame
    if (this.#frames.length === 1 && answer !== null) this.#followed.push({ answer, known })
    const { reached: sofar, own } = frame
    const [mine, sign] = own ? (['least', 1] as const) : (['most', -1] as const)
    const one = { least, most }
    if (sofar === null || compareWorth(one[mine], sofar[mine]) * sign > 0) frame.best = frame.answer
    const better = own ? betterWorth : worseWorth
    frame.reached =
      sofar === null ? one : { least: better(sofar.least, least), most: better(sofar.most, most) }
    const isCut = own
      ? compareWorth(frame.reached.least, frame.high) >= 0
      : compareWorth(frame.reached.most, frame.low) <= 0
    if (!isCut) return
    this.#pruned++
    this.#leave(frame, false)
  }

  /** Takes the bounds of a frame to the one before it. `all`: every answer was followed. */
  #leave(frame: Frame<P>, all: boolean): void {
    this.#frames.pop()
    const known = this.#settle(frame, all)
    const before = this.#frames.at(-1)
    if (before === undefined) this.#root = known
    else this.#take(before, known)
  }

  #settle({ position, reached, own, isIncomplete, best }: Frame<P>, all: boolean): Known<P> {
    const bucket = this.#known.get(this.#game.positionHash(position)) ?? []
    const known = bucket.find((one) => one.position === position) as Known<P>
    known.isOpen = false
    const isWhole = all && !isIncomplete
    if (reached !== null) {
      if (own || isWhole) known.least = betterWorth(known.least, reached.least)
      if (!own || isWhole) known.most = worseWorth(known.most, reached.most)
      known.best = best
    }
    return known
  }

  /** Ends the search with the bounds so far. */
  #give(): void {
    for (let frame = this.#frames.at(-1); frame !== undefined; frame = this.#frames.at(-1))
      this.#leave(frame, false)
  }

  /** The line of the best answers known, to its end; null if it is not known to its end. */
  #line(): BestLine<P> | null {
    const line: Step<P>[] = []
    let position = this.#start
    for (;;) {
      const decision = this.#game.decision(position)
      if (decision === null) break
      const answer = this.#bestAt(position, decision)
      const next = answer === null ? null : this.#game.answer(position, answer)
      if (answer === null || next === null || isRefusal(next)) return null
      // A decision may list its options only once they are followed.
      line.push({ position, decision: this.#game.decision(position) ?? decision, answer })
      position = next
    }
    const worth = this.#aim.worth(position)
    const others = line.some(({ decision }) => decision.who !== this.#aim.player)
    return { line, end: position, worth, hoped: { end: position, worth }, others }
  }

  #bestAt(position: P, decision: Decision): Choice | null {
    const bucket = this.#known.get(this.#game.positionHash(position)) ?? []
    const known = bucket.find((one) => this.#game.same(one.position, position))?.best ?? null
    if (known !== null) return known
    const estimate = this.#shortcut?.(position, decision)?.answer ?? null
    if (estimate !== null) return estimate
    const further = new BoundedSearch(this.#game, position, this.#aim, {
      limit: FURTHER,
      apart: this.#apart,
      ...(this.#shortcut !== null && { shortcut: this.#shortcut }),
    })
    further.#follows()
    return further.#root?.best ?? null
  }

  /** Searches without a line. */
  #follows(): void {
    for (let frame = this.#frames.at(-1); frame !== undefined; frame = this.#frames.at(-1)) {
      if (this.full) this.#give()
      else this.#follow(frame)
    }
  }
}

/** The most positions for finding the next answer of a line that was not searched to its end. */
const FURTHER = 2000

/** Whether the bounds are equal, or nothing within the limits can come of it. */
const isSettled = ({ least, most }: Bounds, low: Worth, high: Worth): boolean =>
  compareWorth(least, most) >= 0 || compareWorth(least, high) >= 0 || compareWorth(most, low) <= 0
