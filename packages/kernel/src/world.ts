import type { Chart, Locals, Step } from './chart.ts'
import { shareOf } from './identity.ts'
import type { Value } from './question.ts'
import { isDerived, type Mark, type Owned } from './record.ts'
import type { Next, Rules } from './rules.ts'
import type { Happening, Observer, Plain, TraceEvent } from './trace.ts'

/** A chart that is being walked: where it stands and what it knows. Plain data but for the chart, saved by its id. */
export interface Frame extends Owned {
  $hash: number
  readonly chart: Chart
  at: number
  locals: Locals
  /** True when the step at `at` has begun: its window or its amendments are being gone through, or it asks. */
  entered: boolean
  /** The amendment whose own chart is open above this frame; null where none is. */
  amending: string | null
  /** The abilities that had their turn in the windows of this frame, or lost it, and the amendments it has used. */
  done: readonly string[]
  /** True where the frame below waits for what this one finds out. */
  readonly awaited: boolean
}

/** A position as those see it who only ask about it. */
export interface View {
  readonly rows: readonly Owned[]
  readonly stack: readonly Readonly<Frame>[]
  /** The height of the topmost frame of a chart, or -1 where none is open. */
  find(chart: string): number
}

/** The options of a question; or whose turn it is in a window, and the abilities to take one of. */
export interface Listed {
  readonly options: readonly Value[]
  readonly next: Next | null
}

const NONE: readonly string[] = []

/**
 * A position, while it is worked on and at rest. Its records and frames are shared with the positions it came from
 * until it writes to them, so a fork costs two short arrays and later only what changes.
 */
export class World implements View {
  rows: Owned[]
  stack: Frame[]
  /** The run that may write in place; a position at rest has a mark that no later run carries. */
  mark: Mark
  /** True when a decision stands: it is the one that the topmost frame asks. */
  asking: boolean
  /** Whose position it is: the rules of one game. */
  readonly rules: Pick<Rules, 'copy' | 'blank' | 'digest'>
  /** True where the position came from a save that somebody may have written by hand. */
  readonly loaded: boolean
  /** Records written to that the standing check has not looked at, behind those of this run that it has. */
  touched: number[]
  /** How many of `touched` it has looked at: none at rest. */
  #looked = 0
  trace: Observer | null
  /** What can be chosen where a decision stands, kept from when it was reached; null in a position that was loaded or edited. */
  listed: Listed | null
  /** Nodes walked in this run. */
  steps: number
  /** The hash of the records that are not in `#unhashed`; null where it was never asked for. */
  #hash: number | null
  #unhashed: number[] | null = null
  #rowsOwned = false
  #stackOwned = false
  /** What records were before the node that is running first wrote to them; null while it wrote to none. */
  #before: { readonly id: number; readonly row: Owned }[] | null = null
  #step: Step | null = null
  #depth = 0

  constructor(
    rules: Pick<Rules, 'copy' | 'blank' | 'digest'>,
    rows: Owned[],
    stack: Frame[],
    touched: number[],
    trace: Observer | null,
    loaded: boolean,
    hash: number | null = null,
  ) {
    this.rules = rules
    this.rows = rows
    this.stack = stack
    this.mark = {}
    this.asking = false
    this.loaded = loaded
    this.touched = touched
    this.trace = trace
    this.listed = null
    this.steps = 0
    this.#hash = hash
  }

  /** The record to write to. What was read of it before is the record as it was. */
  write(id: number): Owned {
    const { touched } = this
    // Most writes are to the record that was written to last.
    if (touched.length === this.#looked || touched[touched.length - 1] !== id) touched.push(id)
    const row = this.rows[id] as Owned
    if (this.trace !== null) this.#remember(id, row)
    if (row.own === this.mark) return row
    const copy = this.rules.copy(row, id)
    copy.own = this.mark
    copy.$hash = 0
    if (this.#hash !== null) this.#takeOut(row, id)
    if (!this.#rowsOwned) this.#ownRows()
    this.rows[id] = copy
    return copy
  }

  /** Adds a record to the position and gives its number. */
  add(row: Owned): number {
    if (!this.#rowsOwned) this.#ownRows()
    row.own = this.mark
    row.$hash = 0
    this.touched.push(this.rows.length)
    if (this.#hash !== null) this.#takeOut(null, this.rows.length)
    return this.rows.push(row) - 1
  }

  /** Gives the standing check records to look at to which nothing was written. */
  touch(records: readonly number[]): void {
    this.touched.push(...records)
  }

  /** Whether the standing check has something to look at. */
  isTouched(): boolean {
    return this.touched.length > this.#looked
  }

  /** From which place of `touched` on the standing check looks now; what is written from here on is for the next one. */
  startLooking(): number {
    const from = this.#looked
    this.#looked = this.touched.length
    return from
  }

  /** Opens a chart. The locals are taken over: they must be a fresh object. */
  push(chart: Chart, locals: Locals, awaited: boolean): void {
    if (!this.#stackOwned) this.#ownStack()
    this.stack.push({
      own: this.mark,
      $hash: 0,
      chart,
      at: 0,
      locals,
      entered: false,
      amending: null,
      done: NONE,
      awaited,
    })
  }

  pop(): Frame {
    if (!this.#stackOwned) this.#ownStack()
    return this.stack.pop() as Frame
  }

  /** Nothing is to be done any more. */
  clear(): void {
    this.stack = []
    this.#stackOwned = true
  }

  /** The frame at a height of the stack, to write to, its locals included. */
  frame(height: number): Frame {
    const frame = this.stack[height] as Frame
    if (frame.own === this.mark) return frame
    if (!this.#stackOwned) this.#ownStack()
    const { chart, at, locals, entered, amending, done, awaited } = frame
    const copy: Frame = {
      own: this.mark,
      $hash: 0,
      chart,
      at,
      locals: chart.copy(locals),
      entered,
      amending,
      done,
      awaited,
    }
    this.stack[height] = copy
    return copy
  }

  find(chart: string): number {
    for (let height = this.stack.length - 1; height >= 0; height--) {
      if (this.stack[height]?.chart.id === chart) return height
    }
    return -1
  }

  /** The hash of all records; what a fork of this position starts from. Only at rest. */
  hashOfRows(): number {
    const { rows } = this
    let hash = this.#hash ?? 0
    if (this.#hash === null)
      for (let id = 0; id < rows.length; id++) hash += shareOf(this.rules, rows[id] as Owned, id)
    else if (this.#unhashed !== null)
      for (const id of this.#unhashed) hash += shareOf(this.rules, rows[id] as Owned, id)
    this.#unhashed = null
    this.#hash = hash | 0
    return this.#hash
  }

  /** The hash of the records where it is known. Only at rest. */
  knownHash(): number | null {
    return this.#hash === null ? null : this.hashOfRows()
  }

  #takeOut(row: Owned | null, id: number): void {
    if (row !== null && this.#hash !== null) this.#hash = (this.#hash - shareOf(this.rules, row, id)) | 0
    if (this.#unhashed === null) this.#unhashed = [id]
    else this.#unhashed.push(id)
  }

  /** Lets go of what only a run needs. */
  rest(): void {
    this.trace = null
    const isLooked = this.touched.length === this.#looked
    this.touched = isLooked ? [] : [...new Set(this.touched.slice(this.#looked))].sort((a, b) => a - b)
    this.#looked = 0
    this.#before = null
    this.#step = null
  }

  /** Says in which step, how deep, the next things happen. Only needed with an observer. */
  happensAt(step: Step, depth: number): void {
    this.#step = step
    this.#depth = depth
  }

  /** Tells the observer, where there is one. */
  tell(happening: Happening): void {
    if (this.trace === null || this.#step === null) return
    const event: Happening & { step?: Step; depth?: number } = happening
    event.step = this.#step
    event.depth = this.#depth
    this.trace(event as TraceEvent)
  }

  /** Tells the observer what did not happen to or by a record, and why. */
  not(record: number, what: string, reason: string, ...cite: string[]): void {
    if (this.trace !== null) this.tell({ kind: 'not', record, what, why: { reason, cite } })
  }

  /** Tells the observer of a change that is in no record: a number on its way. */
  changed(record: number, property: string, before: Plain, after: Plain): void {
    if (this.trace !== null) this.tell({ kind: 'change', record, property, before, after })
  }

  /** Tells the observer what has changed in the records written to since the last call. */
  tellChanges(): void {
    const kept = this.#before
    if (kept === null) return
    this.#before = null
    for (const { id, row } of kept) {
      const now = this.rows[id] as unknown as Record<string, Plain>
      const before = row as unknown as Record<string, Plain>
      for (const property in before) {
        const was = before[property] ?? null
        if (was === now[property] || isDerived(property) || isSame(was, now[property])) continue
        this.changed(id, property, was, now[property] ?? null)
      }
    }
  }

  /** Keeps what a record was before the node that is running first writes to it. */
  #remember(id: number, row: Owned): void {
    this.#before ??= []
    for (const one of this.#before) if (one.id === id) return
    // What another position shares stays as it is.
    this.#before.push({ id, row: row.own === this.mark ? this.rules.copy(row, id) : row })
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

/** Equal values, or lists of the same numbers or words. */
const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, at) => value === b[at]))
