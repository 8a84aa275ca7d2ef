import type { Frame } from '../model/run-state.ts'
import { isRecord } from './input-checks.ts'

/** Old name -> new name. */
type Names = { readonly [old: string]: string }

/**
 * The fields of records and of charts' locals that had other names in saves of format 1. Names apply at any depth. A
 * narrower map wins over a wider one.
 */
export interface RenamedFields {
  /** Fields of all records and of the locals of all charts. */
  readonly everywhere?: Names
  /** Fields of records only. */
  readonly rows?: Names
  /** Fields of the locals of all charts. */
  readonly locals?: Names
  /** Fields of the locals of the charts whose id starts with the given text; the longest such text wins. */
  readonly charts?: { readonly [idPrefix: string]: Names }
  /** Locals that the charts whose id starts with the given text have gained since then, with their values in such a save. */
  readonly added?: { readonly [idPrefix: string]: Readonly<Record<string, unknown>> }
  /** Texts that a field holds, directly or in a list: the new name of the field -> old text -> new text. */
  readonly values?: { readonly [field: string]: Names }
  /** Changes open charts, whose fields have today's names, where the course of a chart has changed since then. */
  readonly upgrade?: (stack: readonly Frame[]) => readonly Frame[]
}

/** Gives a saved position of format 1 today's field names. Returns other values unchanged. */
export function renameFields(saved: unknown, renamed: RenamedFields): unknown {
  if (!isRecord(saved)) return saved
  const { everywhere, rows, locals, charts = {}, added = {}, values = {} } = renamed
  const prefixes = Object.keys(charts).sort((a, b) => a.length - b.length)
  const rowRenamer = renamer(namesOf(everywhere, rows), values)
  const frameRenamer = (id: string) => {
    const own = prefixes.filter((prefix) => id.startsWith(prefix)).map((prefix) => charts[prefix])
    return renamer(namesOf(everywhere, locals, ...own), values)
  }
  const localsOf = (chart: string, given: unknown): unknown => {
    const named = frameRenamer(chart)(given)
    const gained = Object.keys(added).filter((prefix) => chart.startsWith(prefix))
    return isRecord(named) ? Object.assign({}, ...gained.map((prefix) => added[prefix]), named) : named
  }
  return {
    ...saved,
    rows: Array.isArray(saved.rows) ? saved.rows.map(rowRenamer) : saved.rows,
    stack: Array.isArray(saved.stack)
      ? saved.stack.map((frame: unknown) =>
          isRecord(frame) ? { ...frame, locals: localsOf(String(frame.chart), frame.locals) } : frame,
        )
      : saved.stack,
  }
}

const namesOf = (...maps: (Names | undefined)[]): ReadonlyMap<string, string> =>
  new Map(maps.flatMap((names) => Object.entries(names ?? {})))

function renamer(names: ReadonlyMap<string, string>, values: NonNullable<RenamedFields['values']>) {
  const texts = new Map(
    Object.entries(values).map(([field, changed]) => [field, new Map(Object.entries(changed))]),
  )
  function rename(value: unknown, field: string | null): unknown {
    if (Array.isArray(value)) return value.map((item) => rename(item, field))
    if (typeof value === 'string' && field !== null) return texts.get(field)?.get(value) ?? value
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([old, item]) => {
        const name = names.get(old) ?? old
        return [name, rename(item, name)]
      }),
    )
  }
  return (value: unknown) => rename(value, null)
}
