import type { Chart, Locals } from './chart.ts'
import type { Entry } from './fact.ts'
import { isDerived, type Mark, type Owned, owned } from './record.ts'
import type { Observer, Plain } from './trace.ts'

/** A chart that is being walked: where it stands and what it knows. Plain data but for the chart, saved by its id. */
export interface Frame extends Owned {
  readonly chart: Chart
  at: number
  locals: Locals
  /** The abilities that wait in the window at this node; null where none is open. */
  waiting: readonly Entry[] | null
  /** The abilities that had their turn in the windows of this frame, or lost it, and the amendments it has used. */
  done: readonly string[]
  /** True where the frame below waits for this one to end before its own node is done. */
  readonly awaited: boolean
}

const NONE: readonly string[] = []

/**
 * A position, while it is worked on and at rest. Its records and frames are shared with the positions it came from
 * until it writes to them, so a fork costs two short arrays and later only what changes.
 */
export class World {
  rows: Owned[]
  stack: Frame[]
  /** The run that may write in place; a position at rest has a mark that no later run carries. */
  mark: Mark
  /** True when a decision stands: it is the one that the topmost frame asks. */
  asking: boolean
  /** Records written to since the standing check last looked. */
  touched: number[]
  trace: Observer | null
  /** Steps taken in this run. */
  steps: number
  #before: { readonly id: number; readonly row: Owned }[] = []
  #rowsOwned: boolean
  #stackOwned: boolean

  constructor(rows: Owned[], stack: Frame[], asking: boolean, trace: Observer | null) {
    this.rows = rows
    this.stack = stack
    this.mark = {}
    this.asking = asking
    this.touched = []
    this.trace = trace
    this.steps = 0
    this.#rowsOwned = false
    this.#stackOwned = false
  }

  /** The record to write to. Whoever reads a record again after this must read it from `rows`. */
  write(id: number): Owned {
    this.touched.push(id)
    const row = this.rows[id] as Owned
    if (this.trace !== null) this.#remember(id, row)
    if (row.own === this.mark) return row
    const copy = owned(row, this.mark)
    if (!this.#rowsOwned) this.#ownRows()
    this.rows[id] = copy
    return copy
  }

  /** Adds a record to the position and gives its number. */
  add(row: Owned): number {
    if (!this.#rowsOwned) this.#ownRows()
    row.own = this.mark
    this.touched.push(this.rows.length)
    return this.rows.push(row) - 1
  }

  push(chart: Chart, locals: Locals, awaited: boolean): void {
    if (!this.#stackOwned) this.#ownStack()
    this.stack.push({ own: this.mark, chart, at: 0, locals, waiting: null, done: NONE, awaited })
  }

  pop(): Frame {
    if (!this.#stackOwned) this.#ownStack()
    return this.stack.pop() as Frame
  }

  /** The frame at a height of the stack, to write to, its locals included. */
  frame(height: number): Frame {
    const frame = this.stack[height] as Frame
    if (frame.own === this.mark) return frame
    if (!this.#stackOwned) this.#ownStack()
    const copy = owned(frame, this.mark)
    copy.locals = { ...frame.locals }
    this.stack[height] = copy
    return copy
  }

  /** The height of the topmost frame of a chart, or -1 where none is open. */
  find(chart: Chart): number {
    for (let height = this.stack.length - 1; height >= 0; height--) {
      if (this.stack[height]?.chart.id === chart.id) return height
    }
    return -1
  }

  /** Keeps what a record was before the node that is running first writes to it. */
  #remember(id: number, row: Owned): void {
    if (!this.#before.some(one => one.id === id)) this.#before.push({ id, row: { ...row } })
  }

  /** Tells the observer what has changed in the records written to since the last call. */
  tellChanges(): void {
    if (this.#before.length === 0) return
    const before = this.#before
    this.#before = []
    for (const { id, row } of before) {
      const now = this.rows[id] as unknown as Record<string, Plain>
      for (const [property, was] of Object.entries(row)) {
        if (!isDerived(property) && now[property] !== was) this.changed(id, property, was, now[property] ?? null)
      }
    }
  }

  /** Tells the observer, where there is one, of a change that is in no record: a number on its way. */
  changed(record: number, property: string, before: Plain, after: Plain): void {
    this.trace?.({ kind: 'change', record, property, before, after })
  }

  /** Tells the observer, where there is one, what did not happen to or by a record, and why. */
  not(record: number, what: string, reason: string, ...cite: string[]): void {
    this.trace?.({ kind: 'not', record, what, why: { reason, cite } })
  }

  #ownRows() {
    this.rows = this.rows.slice()
    this.#rowsOwned = true
  }

  #ownStack() {
    this.stack = this.stack.slice()
    this.#stackOwned = true
  }
}
