import {
  beginnings,
  type Entry,
  entries,
  isOfCard,
  isSilent,
  keyforgeWords,
  labelOf,
} from '@battleline/explain'
import type { TraceEvent } from '@battleline/kernel'
import type { Board, Row } from '../protocol.ts'
import type { Boards } from './board.ts'
import type { Stretch } from './played.ts'
import { resultOf } from './results.ts'
import { shortTitle } from './titles.ts'

/** Steps in which nothing happened are shown up to this depth: those of the fight and of its damage. */
const SHOWN_TO = 2
const MAIN = 'keyforge/turn.3-main'

/** The steps of a run as lines of its chart, each with the board after it. */
export function rowsOf(
  stretches: readonly Stretch[],
  boards: Boards,
  name: (record: number) => string,
): Row[] {
  const trace = stretches.flatMap(({ events }) => events)
  const told = entries(trace, name)
  const starts = beginnings(trace)
  const places = placesAt(stretches, starts, boards)
  const asks = answersAt(stretches, starts)
  const rows = told.map((entry, at): Row => {
    const { depth, step, reason, skipped } = entry
    const board = places[at] ?? 0
    const event = trace[starts[at] ?? 0]
    const pending = step.endsWith('damage.1-pending') ? pendingTold(boards.all[board], event, name) : ''
    const result = resultOf(entry, pending)
    const silent = isSilent(entry, keyforgeWords) && pending === ''
    const whole = titleOf(entry)
    const title = entry.again === true ? whole : (shortTitle(step) ?? whole)
    return {
      step,
      kind: depth === 0 ? 'move' : 'step',
      depth: Math.max(0, depth - 1),
      number: isOfCard(entry) || entry.again === true ? '' : labelOf(step).number,
      title,
      whole,
      result: result === title || (depth === 0 && step === MAIN) ? '' : result,
      reason: reason === null ? null : sentence(reason),
      cite: citesOf(entry),
      subjects: event?.kind === 'step' ? event.subjects : [],
      silent,
      quiet: isQuiet(entry, silent),
      skipped: skipped !== undefined,
      asks: asks[at] ?? null,
      board,
      told: [result === '' ? whole : sentence(result), result === '' ? (reason ?? '') : whole],
    }
  })
  return withoutRepeats(rows)
}

/** The board after each step: the first that was reached once the step had begun. */
function placesAt(
  stretches: readonly Stretch[],
  starts: readonly number[],
  boards: Boards,
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

function pendingTold(
  board: Board | undefined,
  event: TraceEvent | undefined,
  name: (record: number) => string,
): string {
  const subjects = event?.kind === 'step' ? [...new Set(event.subjects)] : []
  const amounts = subjects.flatMap((card) => {
    const amount = board?.cards[card]?.pending ?? 0
    return amount === 0 ? [] : [{ card, amount }]
  })
  const [first] = amounts
  if (first === undefined) return ''
  if (amounts.length > 2 && amounts.every(({ amount }) => amount === first.amount))
    return `${first.amount} above each of ${amounts.length}`
  return amounts.map(({ card, amount }) => `${amount} above ${name(card)}`).join(', ')
}

function titleOf({ step, title, asked, answered, depth, again, hooks }: Entry): string {
  if (depth === 0 && answered !== undefined) return sentence(answered.chosen.join(', '))
  if (depth === 0 && asked !== undefined && step === MAIN) return 'Then the next move'
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

/** Bookkeeping, and what is printed but came to nothing deep inside. */
const isQuiet = (entry: Entry, silent: boolean): boolean => {
  if (entry.depth === 0) return entry.answered === undefined && entry.asked === undefined && silent
  if (!silent) return false
  return isOfCard(entry) || entry.depth - 1 > SHOWN_TO || !isNumbered(entry.step)
}

/** Steps of the printed chart, as against those between them: `3-leave` after `3-replace` is printed as one. */
const isNumbered = (step: string): boolean => !/\.(?:3-(?:replace|order)|4-under)$/.test(step)

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
