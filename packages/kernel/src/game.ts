import { type Choice, readChoice } from './answer.ts'
import type { ChartNode, Start } from './chart.ts'
import { key, load, type Saved, save } from './codec.ts'
import { type Decision, decisionOf } from './decision.ts'
import { hashOfPosition, samePosition } from './identity.ts'
import { Machine, type Reach } from './machine.ts'
import type { Value } from './question.ts'
import type { Owned } from './record.ts'
import type { Rules } from './rules.ts'
import { because, type Observer, type Reason } from './trace.ts'
import { type Frame, World } from './world.ts'

/** A value: it never changes. Ask the game about it, or answer it to get another one. */
export interface Position {
  /** True where a decision stands. */
  readonly asking: boolean
}

/**
 * Why there is no new position; the old one is as it was.
 * - `illegal`: the rules forbid it. `not offered`: it is not among the options. `nothing asked`: no decision stands.
 * - `limit`: more steps or open charts than the game allows itself; `reached` is how far it came. Or it would take more
 *   work than that to find out whether the rules forbid it.
 * - `unreadable`: a save this version cannot load, or one that turns out to be damaged.
 */
export interface Refusal extends Reason {
  readonly refused: 'illegal' | 'not offered' | 'nothing asked' | 'limit' | 'unreadable'
  readonly reached?: Position
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value

const refusal = (refused: Refusal['refused'], why: Reason): Refusal => ({ refused, ...why })
const ANOTHER_GAME = refusal(
  'illegal',
  because('this position belongs to another game: other rules, or other cards'),
)
const NOTHING_ASKED = refusal('nothing asked', because('no decision stands in this position'))

export interface Running {
  /** Is told what happens; see `TraceEvent`. */
  readonly trace?: Observer
  /** True to stop before the next step. */
  readonly single?: boolean
}

export interface Habits {
  /** False to be asked even where there is nothing to choose from. Left out: such questions are skipped. */
  readonly skipForced?: boolean
}

/** The public verbs of a game, made from its rules. It keeps nothing between calls. */
export class Game {
  readonly #rules: Rules
  readonly #machine: Machine

  constructor(rules: Rules, habits: Habits = {}) {
    this.#rules = rules
    this.#machine = new Machine(rules, habits.skipForced ?? true)
  }

  /**
   * Starts from records built by the game, walking `start` to its first decision. The records are taken over. `touched`
   * are those that the standing check is to look at with the first answer: nothing happens to a board by being drawn.
   */
  begin(
    rows: Owned[],
    start: Start,
    running: Running = {},
    touched: readonly number[] = [],
  ): Position | Refusal {
    const w = new World(this.#rules, rows, [], [], running.trace ?? null, false)
    this.#machine.start(w, start, false)
    const begun = this.#finish(w, running.single === true ? 'next step' : 'decision')
    w.touch(touched)
    w.rest()
    return begun
  }

  /** What is asked, or null where nothing is. */
  ask(position: Position): Decision | null {
    return position.asking ? decisionOf(this.#machine, position as World) : null
  }

  /** True when the game has ended: there is nothing left to ask or to step through. */
  over(position: Position): boolean {
    return (position as World).stack.length === 0
  }

  /** Answers what is asked and goes on to the next decision (or, with `single`, to the next step). */
  answer(position: Position, choice: Choice, running: Running = {}): Position | Refusal {
    const from = position as World
    if (from.rules !== this.#rules) return ANOTHER_GAME
    if (!from.asking) return NOTHING_ASKED
    const w = fork(from, running.trace)
    w.listed = from.listed
    const reach = running.single === true ? 'next step' : 'decision'
    if (!w.loaded) return this.#take(w, choice) ?? this.#finish(w, reach)
    return this.#guarded(() => this.#take(w, choice) ?? this.#finish(w, reach))
  }

  /** Why a choice would be refused, or null where it may be made. */
  whyNot(position: Position, choice: Choice): Refusal | null {
    const from = position as World
    const frame = from.stack[from.stack.length - 1]
    const node = frame?.chart.nodes[frame.at]
    if (from.rules !== this.#rules) return ANOTHER_GAME
    if (!from.asking || frame === undefined || node === undefined) return NOTHING_ASKED
    if (node.work.kind === 'ask') {
      const read = readChoice(from, frame, node, node.work.question, choice)
      return 'refused' in read ? read : null
    }
    const { options } = decisionOf(this.#machine, from)
    const chosen: readonly unknown[] = Array.isArray(choice) ? choice : [choice]
    return chosen.length === 1 && options.some((option) => option.id === chosen[0])
      ? null
      : notAmong(options, choice)
  }

  /** Goes on by one step. At a decision or at the end there is no next step, and the position itself comes back. */
  step(position: Position, running: Running = {}): Position | Refusal {
    const from = position as World
    if (from.rules !== this.#rules) return ANOTHER_GAME
    if (from.asking || from.stack.length === 0) return position
    const w = fork(from, running.trace)
    return w.loaded ? this.#guarded(() => this.#finish(w, 'one step')) : this.#finish(w, 'one step')
  }

  /**
   * A position that somebody changed by hand, outside the rules; or why the change is none. The standing check looks at
   * what was changed when the position is gone on from.
   */
  edit(position: Position, change: (w: World) => Reason | null): Position | Refusal {
    const from = position as World
    if (from.rules !== this.#rules) return ANOTHER_GAME
    const w = fork(from, undefined)
    const wrong = change(w)
    w.asking = from.asking
    w.rest()
    return wrong === null ? w : refusal('illegal', wrong)
  }

  /** The position as JSON. */
  save(position: Position): Saved {
    return save(position as World)
  }

  /** A saved position, or why this version cannot load it. Never throws on JSON, whatever it says. */
  load(saved: unknown): Position | Refusal {
    const w = load(this.#rules, saved)
    if ('reason' in w) return refusal('unreadable', w)
    // Asked once, so that what was damaged by hand is found here and not by whoever looks at it.
    return this.#guarded(() => {
      if (w.asking) this.ask(w)?.options.every((option) => option.label)
      return w
    })
  }

  /** Equal for positions in which the same can still happen. */
  key(position: Position): string {
    return key(position as World)
  }

  /** A whole number of 32 bits that positions of equal keys have in common; others may have it by chance: ask `same`. */
  hash(position: Position): number {
    return hashOfPosition(position as World)
  }

  /** True exactly where two positions have equal keys; much faster than to compare these. */
  same(one: Position, other: Position): boolean {
    return samePosition(one as World, other as World)
  }

  #finish(w: World, reach: Reach): Position | Refusal {
    const halt = this.#machine.run(w, reach)
    w.rest()
    if (halt !== 'limit') return w
    const top = w.stack[w.stack.length - 1]
    const place = top?.chart.nodes[top.at]?.step.id ?? top?.chart.id
    const { steps, depth } = this.#rules.limits
    const what = w.steps > steps ? `${steps} steps without a decision` : `${depth} charts open at once`
    const known = this.#rules.endless?.(w) ?? null
    const stopped = `stopped at ${place}: ${what}`
    const why = known === null ? because(stopped) : { ...known, reason: `${known.reason} (${stopped})` }
    return { ...refusal('limit', why), reached: w }
  }

  /** Takes the choice up, or says why not. Nothing is written before it is found right. */
  #take(w: World, choice: Choice): Refusal | null {
    const frame = w.frame(w.stack.length - 1)
    const node = frame.chart.nodes[frame.at]
    if (node === undefined) return NOTHING_ASKED
    if (node.work.kind !== 'ask') return this.#takeOne(w, frame, node, choice)
    const { question } = node.work
    const read = readChoice(w, frame, node, question, choice)
    if ('refused' in read) return read
    this.#machine.choose(w, frame, node, question, read.chosen, false)
    return null
  }

  #takeOne(w: World, frame: Frame, node: ChartNode, choice: Choice): Refusal | null {
    const chosen: readonly Value[] = Array.isArray(choice) ? choice : [choice]
    if (chosen.length === 1 && this.#machine.takeOne(w, frame, node, chosen[0])) return null
    return notAmong(decisionOf(this.#machine, w).options, choice)
  }

  /** Whatever a damaged save makes go wrong is a refusal; in positions that the game made, it would be a fault of ours. */
  #guarded(act: () => Position | Refusal): Position | Refusal {
    try {
      return act()
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault)
      return refusal('unreadable', because(`could not go on from a loaded position: ${why}`))
    }
  }
}

function fork(from: World, trace: Observer | undefined): World {
  const { rules, rows, stack, touched, loaded } = from
  const open = touched.length === 0 ? [] : touched.slice()
  return new World(rules, rows, stack, open, trace ?? null, loaded, from.knownHash())
}

const notAmong = (options: Decision['options'], choice: unknown): Refusal =>
  refusal(
    'not offered',
    because(
      `${JSON.stringify(choice)} is not among the options ${options.map((option) => option.id).join(', ')}`,
    ),
  )
