import { labelOf } from '@battleline/explain'
import type { Chart } from '@battleline/kernel'
import { sentence } from '../../text/clauses.ts'
import { spoken } from '../../words/engine.ts'
import type { Row } from '../protocol/protocol.ts'
import type { Narration } from './narration.ts'
import { printedNumber } from './step-numbers.ts'

/** The future printed steps, inner charts first; before any play, those of the first chart. */
export function comingRows<B>(rows: readonly Row[], narration: Narration<B>, board: number): readonly Row[] {
  const last = rows.findLast(({ kind }) => kind === 'step')
  const ended = rows.at(-1)?.kind === 'move'
  if (last === undefined) return printed(narration, narration.firstChart, null, { depth: 0, board })
  if (ended) return []
  const coming: Row[] = []
  let depth = last.depth + 1
  for (let at = rows.length - 1; at >= 0 && depth > 0; at--) {
    const row = rows[at] as Row
    if (row.kind !== 'step') break
    if (row.depth >= depth) continue
    depth = row.depth
    const [, chart = '', step = ''] = /^(.*)\.([^.]+)$/.exec(row.step) ?? []
    coming.push(...printed(narration, chart, step, { depth, board }))
  }
  return coming
}

const chartOf = <B>({ charts }: Narration<B>, id: string): Chart | undefined =>
  charts.find((chart) => chart.id === id)

/** The steps of a chart behind one of them, each number once; from its beginning where none is named. */
function printed<B>(
  narration: Narration<B>,
  id: string,
  after: string | null,
  where: Pick<Row, 'depth' | 'board'>,
): readonly Row[] {
  const steps = (chartOf(narration, id)?.nodes ?? [])
    .filter(({ isFirst: opens }) => opens)
    .map(({ step }) => step)
  const from = after === null ? 0 : steps.findIndex((step) => step.id === `${id}.${after}`) + 1
  if (after !== null && from === 0) return []
  const passed = after === null ? '' : labelOf(`${id}.${after}`).number
  const numbers = new Set([passed])
  return steps.slice(from).flatMap((step): readonly Row[] => {
    const number = printedNumber(step.id, narration)
    if ((number !== '' && numbers.has(number)) || narration.isForetold?.(step.id) === false) return []
    numbers.add(number)
    const whole = sentence(spoken(step.title))
    const title = narration.shortTitle(step.id) ?? whole
    return [{ ...BLANK, ...where, step: step.id, number, title, whole, cite: step.cite }]
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
  undone: false,
  asks: null,
  summary: ['', ''],
  concludes: false,
  halts: null,
  turn: 0,
} as const satisfies Partial<Row>
