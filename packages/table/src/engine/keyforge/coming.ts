import { labelOf } from '@battleline/explain'
import type { Chart } from '@battleline/kernel'
import { CHARTS } from '@battleline/keyforge'
import type { Row } from '../protocol.ts'
import { sentence } from './rows.ts'
import { shortTitle } from './titles.ts'

const charts: ReadonlyMap<string, Chart> = new Map(CHARTS.map((chart) => [chart.id, chart.edited(new Map())]))
const FIGHT = 'keyforge/fight'

/** The printed steps that have not been reached, inner charts first; before anything is played, those of a fight. */
export function comingRows(rows: readonly Row[], board: number): readonly Row[] {
  const last = rows.findLast(({ kind }) => kind === 'step')
  const ended = rows.at(-1)?.kind === 'move'
  if (last === undefined) return printed(FIGHT, null, 0, board)
  if (ended) return []
  const coming: Row[] = []
  let depth = last.depth + 1
  for (let at = rows.length - 1; at >= 0 && depth > 0; at--) {
    const row = rows[at] as Row
    if (row.kind !== 'step') break
    if (row.depth >= depth) continue
    depth = row.depth
    const [, chart = '', step = ''] = /^(.*)\.([^.]+)$/.exec(row.step) ?? []
    coming.push(...printed(chart, step, depth, board))
  }
  return coming
}

/** The steps of a chart behind one of them, each number once; from its beginning where none is named. */
function printed(id: string, after: string | null, depth: number, board: number): readonly Row[] {
  const steps = (charts.get(id)?.nodes ?? []).filter(({ opens }) => opens).map(({ step }) => step)
  const from = after === null ? 0 : steps.findIndex((step) => step.id === `${id}.${after}`) + 1
  if (after !== null && from === 0) return []
  const passed = after === null ? '' : labelOf(`${id}.${after}`).number
  const numbers = new Set([passed])
  return steps.slice(from).flatMap((step): readonly Row[] => {
    const { number } = labelOf(step.id)
    if (numbers.has(number)) return []
    numbers.add(number)
    const whole = sentence(step.title)
    const title = shortTitle(step.id) ?? whole
    return [{ ...BLANK, step: step.id, depth, number, title, whole, cite: step.cite, board }]
  })
}

const BLANK = {
  kind: 'coming',
  result: '',
  reason: null,
  subjects: [],
  silent: true,
  quiet: false,
  skipped: false,
  asks: null,
  told: ['', ''],
} as const satisfies Partial<Row>
