import { beginnings, type Entry, entries, isOfCard, isSilent, labelOf } from '@battleline/explain'
import type { Boards } from './boards.ts'
import type { Row } from './protocol.ts'
import { resultOf } from './results.ts'
import type { Telling } from './telling.ts'
import type { Stretch } from './walk.ts'

/** What rows are made of. */
export interface Told<B> {
  readonly stretches: readonly Stretch[]
  readonly boards: Boards<B>
  readonly telling: Telling<B>
  name(record: number): string
}

/** The steps of a run as lines of its chart, each with the board after it. */
export function rowsOf<B>({ stretches, boards, telling, name }: Told<B>): Row[] {
  const trace = stretches.flatMap(({ events }) => events)
  const told = entries(trace, name, telling.words)
  const starts = beginnings(trace)
  const places = placesAt(stretches, starts, boards)
  const asks = answersAt(stretches, starts)
  const sumAt = (at: number): string => {
    const [before, after] = [boards.all[places[at - 1] ?? 0], boards.all[places[at] ?? 0]]
    const step = told[at]?.step
    if (telling.sumOf === undefined || before === undefined || after === undefined) return ''
    return step === undefined ? '' : telling.sumOf(step, before, after)
  }
  const outer: { readonly depth: number; readonly shown: boolean }[] = []
  const rows = told.map((entry, at): Row => {
    const { step, reason, skipped } = entry
    const board = places[at] ?? 0
    const event = trace[starts[at] ?? 0]
    const subjects = event?.kind === 'step' ? event.subjects : []
    const aside = telling.asideOf(step, boards.all[board] as B, subjects)
    const result = resultOf(entry, telling, aside)
    const silent = isSilent(entry, telling.words) && aside === ''
    const isMove = telling.isMove(entry)
    while ((outer.at(-1)?.depth ?? -1) >= entry.depth) outer.pop()
    const depth = isMove ? 0 : telling.depthOf(entry, outer.filter(({ shown }) => shown).length)
    const quiet = isQuiet({ telling, entry, silent, isMove, depth })
    outer.push({ depth: entry.depth, shown: !isMove && !quiet })
    const whole = titleOf(entry, isMove, telling)
    // What was done is the title of its line.
    const isDeed = step === telling.actsAt && entry.answered !== undefined
    const title = entry.again === true || isMove ? whole : (telling.shortTitle(step) ?? whole)
    return {
      step,
      kind: isMove ? 'move' : 'step',
      depth,
      number: isOfCard(entry) || entry.again === true ? '' : labelOf(step).number,
      title,
      whole,
      result: isMove || isDeed || result === title ? '' : result,
      reason: reason === null ? null : sentence(reason),
      cite: citesOf(entry),
      subjects,
      silent,
      quiet,
      skipped: skipped !== undefined,
      asks: asks[at] ?? null,
      board,
      told: said({ whole, sum: sumAt(at), result, reason: isMove ? '' : (reason ?? '') }),
    }
  })
  return withoutRepeats(rows)
}

interface Said {
  readonly whole: string
  readonly sum: string
  readonly result: string
  readonly reason: string
}

/** What the lane says of a step: what came of it before what it is called, and nothing twice. */
function said({ whole, sum, result, reason }: Said): readonly [string, string] {
  const main = sum || (result === '' ? whole : sentence(result))
  return [main, main === whole ? reason : whole]
}

interface Weighing {
  readonly telling: Pick<Telling, 'isHeading' | 'isPass' | 'isBookkeeping'>
  readonly entry: Entry
  readonly silent: boolean
  readonly isMove: boolean
  readonly depth: number
}

function isQuiet({ telling, entry, silent, isMove, depth }: Weighing): boolean {
  if (isMove) return isIdle(entry, silent) && telling.isHeading?.(entry) !== true
  return telling.isPass?.(entry) === true || (silent && telling.isBookkeeping(entry, depth))
}

/** A place between moves at which nothing was asked. */
const isIdle = ({ answered, asked }: Entry, silent: boolean): boolean =>
  answered === undefined && asked === undefined && silent

/** The board after each step: the first that was reached once the step had begun. */
function placesAt<B>(
  stretches: readonly Stretch[],
  starts: readonly number[],
  boards: Boards<B>,
): readonly number[] {
  const stops: { readonly told: number; readonly board: number }[] = []
  let before = 0
  for (const { events, stops: own } of stretches) {
    for (const { position, told } of own) stops.push({ told: before + told, board: boards.at(position) })
    before += events.length
  }
  let next = 0
  return starts.map((start) => {
    while (next < stops.length - 1 && (stops[next]?.told ?? 0) <= start) next++
    return stops[next]?.board ?? 0
  })
}

/** Of each step the answer that was given in it: the first, where there were several. */
function answersAt(stretches: readonly Stretch[], starts: readonly number[]): readonly (number | null)[] {
  const at: (number | null)[] = starts.map(() => null)
  let before = 0
  for (const [answer, { events }] of stretches.entries()) {
    const row = lastBefore(starts, answer === 0 ? before : before - 1)
    if (at[row] === null) at[row] = answer
    before += events.length
  }
  return at
}

/** The place of the last step that begins at an event or before it. */
function lastBefore(starts: readonly number[], event: number): number {
  let row = 0
  while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= event) row++
  return row
}

function titleOf(
  { step, title, asked, answered, again, hooks }: Entry,
  isMove: boolean,
  { actsAt }: Pick<Telling, 'actsAt'>,
): string {
  if (!isMove && step === actsAt) {
    if (answered !== undefined)
      return answered.chosen.join() === 'pass'
        ? `${answered.who} passes`
        : sentence(answered.chosen.join(', '))
    if (asked !== undefined) return `${asked.who} acts, or passes`
  }
  if (isMove && answered !== undefined) return sentence(answered.chosen.join(', '))
  if (isMove && asked !== undefined) return 'Then the next move'
  const [hook] = hooks
  return sentence(again === true && hook !== undefined ? hook.title : title)
}

const citesOf = ({ cite, hooks, not, skipped }: Entry): readonly string[] => [
  ...new Set([
    ...cite,
    ...hooks.flatMap((hook) => hook.cite),
    ...not.flatMap((one) => one.cite),
    ...(skipped?.cite ?? []),
  ]),
]

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The words of a card are shown once, above what came of them; and what something came of is shown, too. */
function withoutRepeats(rows: readonly Row[]): Row[] {
  const open: Row[] = []
  return rows.map((row, at) => {
    while ((open.at(-1)?.depth ?? -1) > row.depth) open.pop()
    const former = open.at(-1)?.depth === row.depth ? open.pop() : undefined
    open.push(row)
    if (!row.silent || row.kind === 'move') return row
    if (isText(row) && former?.title === row.title) return { ...row, quiet: true }
    return row.quiet && hasSequel(rows, at) ? { ...row, quiet: false } : row
  })
}

const isText = ({ step }: Row): boolean => step.startsWith('card/')

/** Whether something came of a step, or of the other steps of the same words, inside it. */
function hasSequel(rows: readonly Row[], at: number): boolean {
  const { depth, title } = rows[at] as Row
  for (const row of rows.slice(at + 1)) {
    const goesOn = row.depth === depth && isText(row) && row.title === title
    if (row.depth < depth || (row.depth === depth && !goesOn)) return false
    if (!row.silent) return row.depth > depth
  }
  return false
}
