import { type Decision, decisionOf } from './decisions/decision.ts'
import { chosenIn, listed, readChoice, shownChoice } from './decisions/read-choice.ts'
import { Machine, type RunUntil } from './machine/machine.ts'
import type { ChartNode, Start } from './model/chart.ts'
import type { Choice, Value } from './model/choice.ts'
import { say } from './model/message.ts'
import { type Position, type Refusal, refusal } from './model/position.ts'
import type { StateRecord } from './model/record.ts'
import type { Rules } from './model/rules.ts'
import { type Frame, World } from './model/run-state.ts'
import { because, messageOf, type Observer, type Reason } from './model/trace.ts'
import { hashOfPosition, samePosition } from './save/position-hash.ts'
import type { RenamedFields } from './save/renamed-fields.ts'
import { key, load, type Saved, save } from './save/saved-position.ts'

const ANOTHER_GAME = refusal(
  'illegal',
  because('this position belongs to another game, with other rules or cards'),
)
const NOTHING_ASKED = refusal('nothing asked', because('no decision is pending in this position'))

/** How an answer is run. */
export interface RunOptions {
  /** Receives the trace events. */
  readonly trace?: Observer
  /** True to stop before the next step. */
  readonly single?: boolean
}

export interface GameOptions {
  /** False to ask questions with only one choice, too. Default: they are skipped. */
  readonly skipForced?: boolean
}

/** The public verbs of a game, made from its rules. It has no state. */
export class Game {
  readonly #rules: Rules
  readonly #machine: Machine

  constructor(rules: Rules, habits: GameOptions = {}) {
    this.#rules = rules
    this.#machine = new Machine(rules, habits.skipForced ?? true)
  }

  /**
   * Starts from records built by the game and runs `start` to its first decision. The position keeps the records.
   * `touched` are the records that the state-based check looks at with the first answer, and not before. An `untrusted`
   * board has parts that only the rules can judge, such as structures of texts: as in a loaded position, an error that
   * they cause becomes a refusal.
   */
  begin(
    rows: StateRecord[],
    start: Start,
    running: RunOptions = {},
    touched: readonly number[] = [],
    untrusted = false,
  ): Position | Refusal {
    const w = new World(this.#rules, rows, [], [], running.trace ?? null, untrusted)
    const begin = () => {
      this.#machine.start(w, start, false)
      const begun = this.#finish(w, running.single === true ? 'next step' : 'decision')
      w.touch(touched)
      w.rest()
      return begun
    }
    return untrusted ? this.#guarded(begin) : begin()
  }

  /** The pending decision, or null. */
  decision(position: Position): Decision | null {
    return position.asking ? decisionOf(this.#machine, position as World) : null
  }

  /** True when the game has ended: no decision and no step is left. */
  over(position: Position): boolean {
    return (position as World).stack.length === 0
  }

  /** Answers the pending decision and runs to the next one (with `single`, to the next step). */
  answer(position: Position, choice: Choice, running: RunOptions = {}): Position | Refusal {
    const from = position as World
    if (from.rules !== this.#rules) return ANOTHER_GAME
    if (!from.asking) return NOTHING_ASKED
    const w = fork(from, running.trace)
    w.listed = from.listed
    const reach = running.single === true ? 'next step' : 'decision'
    if (!w.loaded) return this.#take(w, choice) ?? this.#finish(w, reach)
    return this.#guarded(() => this.#take(w, choice) ?? this.#finish(w, reach))
  }

  /** Why a choice would be refused, or null if it is legal. */
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
    const chosen = chosenIn(choice)
    return chosen.length === 1 && options.some((option) => option.id === chosen[0])
      ? null
      : notAmong(options, choice)
  }

  /** Runs one step. At a decision or at the end there is none, and the result is the position itself. */
  step(position: Position, running: RunOptions = {}): Position | Refusal {
    const from = position as World
    if (from.rules !== this.#rules) return ANOTHER_GAME
    if (from.asking || from.stack.length === 0) return position
    const w = fork(from, running.trace)
    return w.loaded ? this.#guarded(() => this.#finish(w, 'one step')) : this.#finish(w, 'one step')
  }

  /**
   * The position after a change outside the rules, or why the change is not possible. The state-based check looks at
   * the changed records with the next answer. An `untrusted` change is like an untrusted board.
   */
  edit(position: Position, change: (w: World) => Reason | null, untrusted = false): Position | Refusal {
    const from = position as World
    if (from.rules !== this.#rules) return ANOTHER_GAME
    const w = fork(from, undefined, untrusted)
    const edited = () => {
      const wrong = change(w)
      // A change that ends the game leaves nothing to decide.
      w.asking = from.asking && w.stack.length > 0
      w.rest()
      return wrong === null ? w : refusal('illegal', wrong)
    }
    return w.loaded ? this.#guarded(edited) : edited()
  }

  /** The position as JSON. */
  save(position: Position): Saved {
    return save(position as World)
  }

  /**
   * A saved position, or why this version cannot load it. Never throws on JSON. `renamed` upgrades a save of an earlier
   * version.
   */
  load(saved: unknown, renamed?: RenamedFields): Position | Refusal {
    return this.#guarded(() => {
      const w = load(this.#rules, saved, renamed)
      if ('reason' in w) return refusal('unreadable', w)
      // Lists the options once, so that damage is found here and not by the first reader.
      if (w.asking) this.decision(w)?.options.every((option) => option.label)
      return w
    })
  }

  /** Equal for positions with the same possible futures. */
  positionKey(position: Position): string {
    return key(position as World)
  }

  /** A 32-bit hash, equal for positions with equal keys. Different positions may collide: use `same` to be sure. */
  positionHash(position: Position): number {
    return hashOfPosition(position as World)
  }

  /** True if nothing was written to any record between two positions. False says nothing: they may still be equal. */
  sharesRecords(one: Position, other: Position): boolean {
    return (one as World).rows === (other as World).rows
  }

  /** True if two positions have equal keys. Much faster than comparing the keys. */
  same(one: Position, other: Position): boolean {
    return samePosition(one as World, other as World)
  }

  #finish(w: World, reach: RunUntil): Position | Refusal {
    const halt = this.#machine.run(w, reach)
    w.rest()
    if (halt !== 'limit') return w
    const top = w.stack[w.stack.length - 1]
    const place = top?.chart.nodes[top.at]?.step.id ?? top?.chart.id
    const { steps, depth } = this.#rules.limits
    const what = w.steps > steps ? say`${steps} steps without a decision` : say`${depth} charts open at once`
    const known = this.#rules.describeLoop?.(w) ?? null
    const stopped = say`stopped at ${place ?? ''}: ${what}`
    const why =
      known === null ? because(stopped) : because(say`${messageOf(known)} (${stopped})`, ...known.cite)
    return { ...refusal('limit', why), reached: w }
  }

  /** Applies the choice, or refuses it before anything is written. */
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
    const chosen = chosenIn(choice)
    if (chosen.length === 1 && this.#machine.takeOne(w, frame, node, chosen[0] as Value)) return null
    return notAmong(decisionOf(this.#machine, w).options, choice)
  }

  /** An error that a damaged save or board causes becomes a refusal. In other positions it is a bug and is thrown. */
  #guarded(act: () => Position | Refusal): Position | Refusal {
    try {
      return act()
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault)
      return refusal('unreadable', because(say`cannot continue from a position with damaged parts: ${why}`))
    }
  }
}

function fork(from: World, trace: Observer | undefined, untrusted = false): World {
  const { rules, rows, stack, touched, loaded } = from
  const open = touched.length === 0 ? [] : touched.slice()
  return new World(rules, rows, stack, open, trace ?? null, loaded || untrusted, from.knownHash())
}

const notAmong = (options: Decision['options'], choice: unknown): Refusal =>
  refusal(
    'not offered',
    because(
      say`${shownChoice(choice)} is not among the options ${listed(options.map((option) => option.id))}`,
    ),
  )
