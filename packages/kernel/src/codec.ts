import type { Locals } from './chart.ts'
import type { Entry } from './fact.ts'
import { isDerived, type Owned } from './record.ts'
import type { Rules } from './rules.ts'
import { because, type Plain, type Reason } from './trace.ts'
import { type Frame, World } from './world.ts'

/** A position as JSON. Charts and steps go by their ids, so a save outlives inserted steps and added cards. */
export interface Saved {
  readonly rows: readonly Plain[]
  readonly stack: readonly SavedFrame[]
  readonly asking: boolean
}

interface SavedFrame {
  readonly chart: string
  /** The node's name, or `end` behind the last one. */
  readonly step: string
  readonly locals: Plain
  readonly waiting: Plain
  readonly done: readonly string[]
  readonly awaited: boolean
}

/** How deep a saved value may nest: real ones stay far below, hostile ones must not exhaust the stack. */
const DEEPEST = 40

/** A copy without marks and derived fields, its fields in the order of their names. */
function plain(value: unknown): Plain {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value as Plain
  const fields: Record<string, Plain> = {}
  for (const field of Object.keys(value).sort()) {
    if (!isDerived(field)) fields[field] = plain((value as Record<string, unknown>)[field])
  }
  return fields
}

export function save(w: World): Saved {
  const stack = w.stack.map(({ chart, at, locals, waiting, done, awaited }) => ({
    chart: chart.id,
    step: chart.nodes[at]?.name ?? 'end',
    locals: plain(locals),
    waiting: plain(waiting),
    done,
    awaited,
  }))
  return { rows: w.rows.map(plain), stack, asking: w.asking }
}

/** Equal for two positions exactly where all that can still happen is the same. */
export const key = (w: World): string => JSON.stringify(save(w))

type Json = { readonly [field: string]: unknown }
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function tooDeep(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth > DEEPEST) return true
  return Object.values(value).some((field) => tooDeep(field, depth + 1))
}

/** The position that was saved, or what is wrong with the save. Values are copied, never taken over. */
export function load(rules: Rules, saved: unknown): World | Reason {
  if (!isRecord(saved) || !Array.isArray(saved['rows']) || !Array.isArray(saved['stack'])) {
    return because('this is not a saved position')
  }
  if (tooDeep(saved)) return because(`a saved position nests at most ${DEEPEST} deep`)
  const { rows: savedRows, stack: savedStack, asking } = saved
  if (!savedRows.every(isRecord)) return because('a record of the saved position is not a record')
  const rows = savedRows.map((row): Owned => ({ ...(plain(row) as object), own: null }))
  const wrong = rules.derive(rows)
  if (wrong !== null) return wrong
  const stack: Frame[] = []
  for (const frame of savedStack) {
    const made = loadFrame(rules, frame)
    if ('reason' in made) return made
    stack.push(made)
  }
  if (asking === true && stack.length === 0) return because('the saved position asks, but no chart is open')
  return new World(rows, stack, asking === true, null)
}

const isWaiting = (waiting: unknown): boolean =>
  waiting === null ||
  (Array.isArray(waiting) &&
    waiting.every(one => isRecord(one) && typeof one['id'] === 'string' && Number.isInteger(one['source'])))

function loadFrame(rules: Rules, frame: unknown): Frame | Reason {
  if (!isRecord(frame) || typeof frame['chart'] !== 'string' || typeof frame['step'] !== 'string') {
    return because('an open chart of the saved position is not one')
  }
  const chart = rules.chart(frame['chart'])
  if (chart === null) return because(`this version has no chart ${frame['chart']}`)
  const name = frame['step']
  const at = name === 'end' ? chart.nodes.length : chart.nodes.findIndex((node) => node.name === name)
  if (at < 0) return because(`this version has no step ${chart.id}.${name}`)
  if (!isRecord(frame['locals'])) return because(`what ${chart.id} knows is missing from the saved position`)
  const { waiting = null, done = [] } = frame
  if (!isWaiting(waiting) || !Array.isArray(done) || !done.every(id => typeof id === 'string')) {
    return because(`the window of ${chart.id} in the saved position is damaged`)
  }
  return {
    own: null,
    chart,
    at,
    locals: plain(frame['locals']) as Locals,
    waiting: plain(waiting) as readonly Entry[] | null,
    done: done as readonly string[],
    awaited: frame['awaited'] === true,
  }
}
