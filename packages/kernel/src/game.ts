import type { Node, Start } from './chart.ts'
import { key, load, type Saved, save } from './codec.ts'
import { type Decision, decisionOf } from './decision.ts'
import { Machine } from './machine.ts'
import type { Question, Value } from './question.ts'
import type { Owned } from './record.ts'
import type { Rules } from './rules.ts'
import { because, type Observer, type Reason } from './trace.ts'
import type { Frame } from './world.ts'
import { World } from './world.ts'

/** A value: it never changes. Ask the game about it, or answer it to get another one. */
export interface Position {
  /** True where a decision stands; false at the end of the game, and between the steps of `step`. */
  readonly asking: boolean
}

/**
 * Why there is no new position; the old one is as it was.
 * - `illegal`: the rules forbid it. `not offered`: it is not among the options. `nothing asked`: no decision stands.
 * - `limit`: more steps or open charts than the game allows itself. `unreadable`: a save this version cannot load.
 */
export interface Refusal extends Reason {
  readonly refused: 'illegal' | 'not offered' | 'nothing asked' | 'limit' | 'unreadable'
}

export const isRefusal = (value: object): value is Refusal => 'refused' in value

const refusal = (refused: Refusal['refused'], why: Reason): Refusal => ({ refused, ...why })

/** The ids of the chosen options: one, or several where the decision asks for several. */
export type Choice = Value | readonly Value[]

export interface Running {
  /** Is told what happens; see `TraceEvent`. */
  readonly trace?: Observer
  /** True to stop before the next step. */
  readonly single?: boolean
}

export interface Habits {
  /** False to be asked even where a single option must be chosen. Left out: such questions are skipped. */
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

  /** Starts from records built by the game, walking `start` to its first decision. The records are taken over. */
  begin(rows: Owned[], start: Start, running: Running = {}): Position | Refusal {
    const w = new World(rows, [], false, running.trace ?? null)
    this.#machine.start(w, start, false)
    return this.#finish(w, running.single ?? false)
  }

  /** What is asked, or null where nothing is. */
  ask(position: Position): Decision | null {
    return position.asking ? decisionOf(this.#machine, position as World) : null
  }

  /** Answers what is asked and goes on to the next decision (or, with `single`, to the next step). */
  answer(position: Position, choice: Choice, running: Running = {}): Position | Refusal {
    if (!position.asking) return refusal('nothing asked', because('no decision stands in this position'))
    const from = position as World
    const w = new World(from.rows, from.stack, false, running.trace ?? null)
    return this.#take(w, choice) ?? this.#finish(w, running.single ?? false)
  }

  /** Goes on by one step. At a decision or at the end there is no next step, and the position itself comes back. */
  step(position: Position, running: Running = {}): Position | Refusal {
    const from = position as World
    if (from.asking || from.stack.length === 0) return position
    return this.#finish(new World(from.rows, from.stack, false, running.trace ?? null), true)
  }

  /** The position as JSON. */
  save(position: Position): Saved {
    return save(position as World)
  }

  /** A saved position, or why this version cannot load it. Never throws, whatever it is given. */
  load(saved: unknown): Position | Refusal {
    const w = load(this.#rules, saved)
    return 'reason' in w ? refusal('unreadable', w) : w
  }

  /** Equal for positions in which the same can still happen. */
  key(position: Position): string {
    return key(position as World)
  }

  #finish(w: World, single: boolean): Position | Refusal {
    if (this.#machine.run(w, single) !== 'limit') return w
    const top = w.stack[w.stack.length - 1]
    const place = top?.chart.nodes[top.at]?.step.id ?? top?.chart.id
    const { steps, depth } = this.#rules.limits
    const what = w.steps > steps ? `${steps} steps without a decision` : `${depth} charts open at once`
    return refusal('limit', because(`stopped at ${place}: ${what}`))
  }

  /** Takes the choice up, or says why not. Nothing is written before it is found right. */
  #take(w: World, choice: Choice): Refusal | null {
    const frame = w.frame(w.stack.length - 1)
    const node = frame.chart.nodes[frame.at]
    if (node === undefined) return refusal('nothing asked', because('no decision stands in this position'))
    const chosen: readonly Value[] = typeof choice === 'object' ? choice : [choice]
    if (node.question === null) return this.#takeOne(w, frame, node, chosen)
    const wrong = check(w, frame, node.question, chosen)
    if (wrong === null) this.#machine.choose(w, frame, node, chosen, false)
    return wrong
  }

  /** The next ability of a window, or the next of competing amendments. */
  #takeOne(w: World, frame: Frame, node: Node, chosen: readonly Value[]): Refusal | null {
    const [id] = chosen
    const { who, options } = decisionOf(this.#machine, w)
    const option = options.find(one => one.id === id)
    if (chosen.length !== 1 || option === undefined) {
      return notOffered(options.map(one => one.id), chosen)
    }
    this.#machine.tell(w, node, who, [option.label], false)
    const one = node.verb === 'amend' && this.#machine.competing(w, frame, node).find(rival => rival.id === id)
    const entry = frame.waiting?.find(waiting => waiting.id === id)
    if (one) this.#machine.apply(w, frame, one)
    else if (entry) this.#machine.resolve(w, frame, entry)
    return null
  }
}

function check(w: World, frame: Frame, question: Question, chosen: readonly Value[]): Refusal | null {
  if (question.refuse !== null) {
    const [value] = chosen
    if (value === undefined || chosen.length > 1) return refusal('not offered', because('one move is made at a time'))
    const why = question.refuse(w, frame.locals, value)
    return why && refusal('illegal', why)
  }
  const options = question.options(w, frame.locals)
  const [least, most] = question.bounds(w, frame.locals, options.length)
  if (new Set(chosen).size < chosen.length || !chosen.every(value => options.includes(value))) {
    return notOffered(options, chosen)
  }
  if (chosen.length >= least && chosen.length <= most) return null
  const wanted = least === most ? `${least}` : `${least} to ${most}`
  return refusal('not offered', because(`${chosen.length} chosen where ${wanted} must be`))
}

const notOffered = (options: readonly Value[], chosen: readonly Value[]): Refusal =>
  refusal('not offered', because(`${chosen.join(', ') || 'nothing'} is not among the options ${options.join(', ')}`))
