import type { Chart } from './chart.ts'
import type { Value } from './choice.ts'
import type { NextChoice } from './event.ts'
import { type Message, sentenceOf } from './message.ts'
import { isDerived, type Locals, type Mark, type RecordRules, type StateRecord } from './record.ts'
import { shareOf } from './record-hash.ts'
import {
  because,
  type NotDone,
  type Observer,
  type Occurrence,
  type Plain,
  type Reason,
  type Step,
  type TraceEvent,
} from './trace.ts'

/** An open chart: its current node and its locals. Plain data except for the chart, which is saved by id. */
export interface Frame extends StateRecord {
  $hash: number
  readonly chart: Chart
  at: number
  locals: Locals
  /** True when the step at `at` has begun: its window is open, its amendments apply, or its decision is pending. */
  entered: boolean
  /** The amendment whose chart is open above this frame, or null. */
  amending: string | null
  /** The abilities that resolved or were lost in the windows of this frame, and the amendments it used. */
  done: readonly string[]
  /** True if the frame below waits for this chart's results. */
  readonly awaited: boolean
}

/** A position, read-only. */
export interface View {
  readonly rows: readonly StateRecord[]
  readonly stack: readonly Readonly<Frame>[]
  /** The height of the topmost frame of a chart, or -1 if none is open. */
  find(chart: string): number
}

/** A computed value of a record. */
export interface ComputedValue {
  readonly record: number
  readonly property: string
  readonly value: number
}

/** What a game tells the kernel about the state of its runs. */
export interface StateRules extends RecordRules {
  /**
   * The values that effects can change without a write to their record, such as power. A trace reports their changes.
   * Default: none.
   */
  computedValues?(w: View): readonly ComputedValue[]
  /** Whether a field of a record is bookkeeping, and no value of the game: no trace reports it. Default: none is. */
  isBookkeeping?(w: View, record: number, field: string): boolean
}

/** The options of a question, or who chooses in a window and from which abilities. */
export interface ListedOptions {
  readonly options: readonly Value[]
  readonly next: NextChoice | null
}

const NONE: readonly string[] = []

/**
 * The state of a run, and a position at rest. It shares records and frames with earlier positions until it writes to them
 * (copy on write), so a fork costs two short arrays and later only what changes.
 */
export class World implements View {
  rows: StateRecord[]
  stack: Frame[]
  /** Records with this mark may be written in place. Each run has a mark of its own. */
  mark: Mark
  /** True if the decision of the topmost frame is pending. */
  asking: boolean
  /** The rules of the game that the position belongs to. */
  readonly rules: StateRules
  /** True if the position comes from a save, which may be written by hand. */
  readonly loaded: boolean
  /** The records written in this run. The state-based check has seen the first `#looked` of them. */
  touched: number[]
  /** How many of `touched` the state-based check has seen; 0 at rest. */
  #looked = 0
  trace: Observer | null
  /** The options of the pending decision, listed when it was reached; null in a loaded or edited position. */
  listed: ListedOptions | null
  /** Nodes visited in this run. */
  steps: number
  /** The hash of the records that are not in `#unhashed`; null until it is first needed. */
  #hash: number | null
  #unhashed: number[] | null = null
  #rowsOwned = false
  #stackOwned = false
  /** Copies of records from before the current node first wrote to them; null if it wrote to none. */
  #before: { readonly id: number; readonly row: StateRecord }[] | null = null
  /** The computed values that were last reported or seen; null before the first step of a run with an observer. */
  #computed: readonly ComputedValue[] | null = null
  #step: Step | null = null
  #depth = 0

  constructor(
    rules: StateRules,
    rows: StateRecord[],
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

  /** The record to write to. Objects read before this call keep the old values. */
  write(id: number): StateRecord {
    const { touched } = this
    // Most writes are to the record that was written to last.
    if (touched.length === this.#looked || touched[touched.length - 1] !== id) touched.push(id)
    const row = this.rows[id] as StateRecord
    if (this.trace !== null) this.#remember(id, row)
    if (row.own === this.mark) return row
    const copy = this.rules.copyRecord(row, id)
    copy.own = this.mark
    copy.$hash = 0
    if (this.#hash !== null) this.#takeOut(row, id)
    if (!this.#rowsOwned) this.#ownRows()
    this.rows[id] = copy
    return copy
  }

  /** Adds a record to the position and gives its number. */
  add(row: StateRecord): number {
    if (!this.#rowsOwned) this.#ownRows()
    row.own = this.mark
    row.$hash = 0
    this.touched.push(this.rows.length)
    if (this.#hash !== null) this.#takeOut(null, this.rows.length)
    return this.rows.push(row) - 1
  }

  /** Marks records for the state-based check without writing to them. */
  touch(records: readonly number[]): void {
    this.touched.push(...records)
  }

  /** Whether the state-based check has records to look at. */
  isTouched(): boolean {
    return this.touched.length > this.#looked
  }

  /** The index in `touched` where this state-based check starts. Later writes are for the next check. */
  startLooking(): number {
    const from = this.#looked
    this.#looked = this.touched.length
    return from
  }

  /** Opens a chart. `locals` must be a fresh object: the frame keeps it. */
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

  /** Closes all charts: the game has ended. */
  clear(): void {
    this.stack = []
    this.#stackOwned = true
  }

  /** The frame at a height of the stack, with its locals, to write to. */
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

  /** The hash of all records, which forks start from. Only at rest. */
  hashOfRows(): number {
    const { rows } = this
    let hash = this.#hash ?? 0
    if (this.#hash === null)
      for (let id = 0; id < rows.length; id++) hash += shareOf(this.rules, rows[id] as StateRecord, id)
    else if (this.#unhashed !== null)
      for (const id of this.#unhashed) hash += shareOf(this.rules, rows[id] as StateRecord, id)
    this.#unhashed = null
    this.#hash = hash | 0
    return this.#hash
  }

  /** The hash of the records, or null if it was never needed. Only at rest. */
  knownHash(): number | null {
    return this.#hash === null ? null : this.hashOfRows()
  }

  #takeOut(row: StateRecord | null, id: number): void {
    if (row !== null && this.#hash !== null) this.#hash = (this.#hash - shareOf(this.rules, row, id)) | 0
    if (this.#unhashed === null) this.#unhashed = [id]
    else this.#unhashed.push(id)
  }

  /** Drops what only a run needs. */
  rest(): void {
    this.trace = null
    const isLooked = this.touched.length === this.#looked
    this.touched = isLooked ? [] : [...new Set(this.touched.slice(this.#looked))].sort((a, b) => a - b)
    this.#looked = 0
    this.#before = null
    this.#computed = null
    this.#step = null
  }

  /** Sets the step and the depth of the next trace events. Only needed with an observer. */
  happensAt(step: Step, depth: number): void {
    this.#step = step
    this.#depth = depth
    this.#computed ??= this.#compute()
  }

  /** Reports to the observer, if there is one. */
  report(happening: Occurrence): void {
    if (this.trace === null || this.#step === null) return
    const event: Occurrence & { step?: Step; depth?: number } = happening
    event.step = this.#step
    event.depth = this.#depth
    this.trace(event as TraceEvent)
  }

  /** Reports what did not happen to or by a record, and why. A string and a message are predicates: “steals nothing”. */
  reportNotDone(
    record: number,
    what: string | Message | NotDone,
    reason: string | Message | Reason,
    ...cite: string[]
  ): void {
    if (this.trace === null) return
    const why = typeof reason === 'object' && 'reason' in reason ? reason : because(reason, ...cite)
    this.report({ kind: 'not', record, what: notDone(what), why })
  }

  /** Reports words of a text that do nothing, and why. */
  reportNoEffect(record: number, words: string, reason: string | Message | Reason, ...cite: string[]): void {
    this.reportNotDone(record, { kind: 'words', text: words }, reason, ...cite)
  }

  /** Reports a rule that decided the current step in this run. */
  reportRule(...cite: string[]): void {
    if (this.trace !== null) this.report({ kind: 'rule', cite })
  }

  /** Reports the change of a value that is in no record, such as pending damage. */
  reportChange(record: number, property: string, before: Plain, after: Plain): void {
    if (this.trace !== null) this.report({ kind: 'change', record, property, before, after })
  }

  /** Reports the changes of the records written since the last call, and of computed values. */
  reportChanges(): void {
    this.#reportWritten()
    this.#reportComputed()
  }

  #compute(): readonly ComputedValue[] {
    return this.rules.computedValues?.(this) ?? []
  }

  #reportComputed(): void {
    const known = this.#computed
    if (known === null || this.rules.computedValues === undefined) return
    this.#computed = this.#compute()
    for (const { record, property, value } of this.#computed) {
      const was = known.find((one) => one.record === record && one.property === property)?.value ?? value
      if (was !== value) this.reportChange(record, property, was, value)
    }
  }

  #reportWritten(): void {
    const earlier = this.#before
    if (earlier === null) return
    this.#before = null
    for (const { id, row } of earlier) {
      const now = this.rows[id] as unknown as Record<string, Plain>
      const before = row as unknown as Record<string, Plain>
      for (const property in before) {
        const was = before[property] ?? null
        if (was === now[property] || isDerived(property) || isSame(was, now[property])) continue
        if (this.rules.isBookkeeping?.(this, id, property) === true) continue
        this.reportChange(id, property, was, now[property] ?? null)
      }
    }
  }

  /** Copies a record before the current node first writes to it. */
  #remember(id: number, row: StateRecord): void {
    this.#before ??= []
    for (const one of this.#before) if (one.id === id) return
    // A record shared with another position never changes, so it needs no copy.
    this.#before.push({ id, row: row.own === this.mark ? this.rules.copyRecord(row, id) : row })
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

function notDone(what: string | Message | NotDone): NotDone {
  if (typeof what === 'string') return { kind: 'predicate', text: what }
  return 'form' in what ? { kind: 'predicate', text: sentenceOf(what), message: what } : what
}
