import type { Chart, ChartNode } from '../model/chart.ts'
import { say } from '../model/message.ts'
import { isDerived, type Locals, type StateRecord } from '../model/record.ts'
import type { Rules } from '../model/rules.ts'
import { type Frame, World } from '../model/run-state.ts'
import { because, type Plain, type Reason } from '../model/trace.ts'
import { isLike, isRecord, isText } from './input-checks.ts'
import { type RenamedFields, renameFields } from './renamed-fields.ts'

/** A position as JSON. Charts and steps are saved by id, so saves survive inserted steps and added cards. */
export interface Saved {
  readonly rows: readonly Plain[]
  readonly stack: readonly SavedFrame[]
  readonly asking: boolean
  readonly touched: readonly number[]
}

interface SavedFrame {
  readonly chart: string
  /** The node's name, or `end` after the last node. */
  readonly step: string
  readonly locals: Plain
  readonly entered: boolean
  readonly amending: string | null
  readonly done: readonly string[]
  readonly awaited: boolean
}

/** The deepest nesting and the most values of a saved value: far beyond real ones, well below what does harm. */
const DEEPEST = 40
const LARGEST = 1_000_000
/** The greatest number: beyond it, adding one loses digits. Smaller limits would refuse what games add up to by play. */
const GREATEST = Number.MAX_SAFE_INTEGER

/** A copy with sorted fields: equal values give equal texts. */
function plain(value: unknown): Plain {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value as Plain
  const fields: Record<string, Plain> = {}
  for (const field of Object.keys(value).sort())
    fields[field] = plain((value as Record<string, unknown>)[field])
  return fields
}

/** A record without derived fields and without values that equal those of a blank record. */
const savedFields = (
  row: StateRecord,
  id: number,
  { blankRecord: blank }: Kinds,
): { readonly [field: string]: Plain } =>
  Object.fromEntries(unusualFields(row, blank?.(id)).map(([field, value]) => [field, plain(value)]))

type Kinds = Pick<Rules, 'blankRecord'>

function unusualFields(row: StateRecord, blank: StateRecord | undefined): readonly [string, unknown][] {
  const usual = (blank ?? {}) as Readonly<Record<string, unknown>>
  return Object.entries(row).filter(([field, value]) => !isDerived(field) && !isBlank(value, usual[field]))
}

const isBlank = (value: unknown, usual: unknown): boolean =>
  value === usual || (isEmpty(value) && isEmpty(usual))
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

function saveFrame({ chart, at, locals, entered, amending, done, awaited }: Readonly<Frame>): SavedFrame {
  const step = chart.nodes[at]?.name ?? 'end'
  return { chart: chart.id, step, locals: plain(locals), entered, amending, done: done.slice(), awaited }
}

export function save(w: World): Saved {
  return {
    rows: w.rows.map((row, id) => savedFields(row, id, w.rules)),
    stack: w.stack.map(saveFrame),
    asking: w.asking,
    touched: w.touched.slice(),
  }
}

/** The text of each record already serialized. Records of positions at rest never change. */
const texts = new WeakMap<StateRecord, string>()

function textOf(row: StateRecord, id: number, rules: Kinds): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const text = JSON.stringify(plain(savedFields(row, id, rules)))
  texts.set(row, text)
  return text
}

/** The order of past abilities does not change what can still happen. */
function frameKey(frame: Readonly<Frame>): SavedFrame {
  const { done, ...rest } = saveFrame(frame)
  return { ...rest, done: [...done].sort() }
}

const frameTexts = new WeakMap<Readonly<Frame>, string>()

function textOfFrame(frame: Readonly<Frame>): string {
  const known = frameTexts.get(frame)
  if (known !== undefined) return known
  const text = JSON.stringify(frameKey(frame))
  frameTexts.set(frame, text)
  return text
}

/** Equal for two positions exactly if their records, open charts and windows are equal. */
export const key = (w: World): string =>
  `${w.rows.map((row, id) => textOf(row, id, w.rules)).join()}${w.stack.map(textOfFrame).join()}${w.touched.length > 0 ? w.touched.join() : ''}`

/** What a program can put into a save, and no file can hold. */
const NO_JSON: readonly string[] = ['bigint', 'function', 'symbol']

/** A deep copy of JSON that counts its values and looks at its numbers, or what is wrong with it. */
function countedCopy(value: unknown): { readonly copy: unknown } | Reason {
  let left = LARGEST
  function copy(one: unknown, depth: number): unknown {
    // The length of a list is looked at first: one without values can be as long as four thousand million.
    if (--left < 0 || depth > DEEPEST || (Array.isArray(one) && one.length > left)) throw new RangeError()
    if (Array.isArray(one)) return Array.from(one, (item) => copy(item, depth + 1))
    if (typeof one === 'number' && !(Number.isInteger(one) && Math.abs(one) <= GREATEST))
      throw new RangeError()
    if (NO_JSON.includes(typeof one)) throw new RangeError()
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(
      Object.entries(one)
        .filter(([field]) => field !== '__proto__')
        .map(([field, item]) => [field, copy(item, depth + 1)]),
    )
  }
  try {
    return { copy: copy(value, 0) }
  } catch {
    return because(
      say`a saved position is JSON, nests at most ${DEEPEST} deep, and holds at most ${LARGEST} values and whole numbers up to ${GREATEST}`,
    )
  }
}

/**
 * The saved position, or what is wrong with the save. It shares no object with `given`. `renamed`: fields with other
 * names in the version that made the save.
 */
export function load(rules: Rules, given: unknown, renamed?: RenamedFields): World | Reason {
  const copied = countedCopy(given)
  if ('reason' in copied) return copied
  const saved = renamed === undefined ? copied.copy : renameFields(copied.copy, renamed)
  if (!isRecord(saved)) return because('this is not a saved position')
  const { rows, stack, asking, touched } = saved
  if (!Array.isArray(rows) || !Array.isArray(stack) || !rows.every(isRecord))
    return because('this is not a saved position')
  const records = rows.map(
    (row, id): StateRecord =>
      Object.assign({ own: null }, rules.blankRecord?.(id), row, { own: null, $hash: 0 }),
  )
  const wrong = rules.restoreDerived(records)
  if (wrong !== null) return wrong
  const made: Frame[] = []
  for (const one of stack) {
    const frame = loadFrame(rules, one)
    if ('reason' in frame) return frame
    made.push(frame)
  }
  const frames = renamed?.upgrade?.(made).slice() ?? made
  const known =
    Array.isArray(touched) && touched.every((record) => Number.isInteger(record) && record in records)
  const incoherent = known
    ? incoherentFrames(frames, asking === true)
    : because('the saved position marks records that it does not have')
  if (incoherent !== null) return incoherent
  const w = new World(rules, records, frames, touched as number[], null, true)
  w.asking = asking === true
  const damaged = frames.find((frame) => !areAbilitiesNamed(w, frame))
  return damaged === undefined ? w : because(say`the window of ${damaged.chart.id} is damaged`)
}

function loadFrame(rules: Rules, frame: unknown): Frame | Reason {
  if (!isRecord(frame)) return because('an open chart of the saved position is invalid')
  const { chart: id, step, locals, entered, amending = null, done, awaited } = frame
  if (typeof id !== 'string' || typeof step !== 'string')
    return because('an open chart of the saved position has no name')
  const chart = rules.chart(id)
  if (chart === null) return because(say`this version has no chart ${id}`)
  const at = step === 'end' ? chart.nodes.length : chart.nodes.findIndex((node) => node.name === step)
  if (at < 0) return because(say`this version has no step ${id}.${step}`)
  if (!isRecord(locals) || !hasLocalsOf(locals, chart))
    return because(say`the locals of ${id} are damaged in the saved position`)
  if (!Array.isArray(done) || !done.every((one) => typeof one === 'string'))
    return because(say`the window of ${id} is damaged`)
  if (amending !== null && typeof amending !== 'string') return because(say`the window of ${id} is damaged`)
  return {
    own: null,
    $hash: 0,
    chart,
    at,
    locals: locals as Locals,
    entered: entered === true,
    amending,
    done,
    awaited: awaited === true,
  }
}

/** Whether every local has the type of the chart's example. */
const hasLocalsOf = (locals: Readonly<Record<string, unknown>>, { like }: Chart): boolean =>
  like === null || Object.entries(like).every(([field, model]) => isLike(locals[field], model))

/** Whether every ability that waits in a window of this chart, now or later, has the id by which players choose it. */
function areAbilitiesNamed(w: World, { chart, at, locals }: Readonly<Frame>): boolean {
  return chart.nodes.slice(at).every(({ work }) => {
    if (work.kind !== 'offer') return true
    try {
      return work.window.entries(w, locals).every((entry) => isRecord(entry) && isText(entry.id))
    } catch {
      // A later window may list what the steps before it have yet to find.
      return true
    }
  })
}

/** Why no run can have left these frames behind, or null. */
function incoherentFrames(frames: readonly Frame[], asking: boolean): Reason | null {
  for (const [height, frame] of frames.entries()) {
    const below = frames[height - 1]
    const waits = below?.chart.nodes[below.at]?.work.kind
    const awaiting = waits === 'call' || waits === 'run' || waits === 'join' || waits === 'amend'
    if (frame.awaited && !awaiting) return because(say`nothing waits for the open chart ${frame.chart.id}`)
  }
  const top = frames[frames.length - 1]
  const node = top?.chart.nodes[top.at]
  if (!asking) return null
  return node !== undefined && asks(node)
    ? null
    : because('the saved position has a pending decision, but its step asks nothing')
}

const asks = ({ work: { kind } }: ChartNode): boolean =>
  kind === 'ask' || kind === 'offer' || kind === 'amend'
