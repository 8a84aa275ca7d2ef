import { beginnings, type Entry, entries, isOfCard, isSilent } from '@battleline/explain'
import type { Position } from '@battleline/kernel'
import { clauseText, conjugated, sentence } from '../../text/clauses.ts'
import { spoken } from '../../words/engine.ts'
import { grammar } from '../../words/grammar.ts'
import { narrationWords } from '../../words/narration.ts'
import type { Row } from '../protocol/protocol.ts'
import type { Boards } from '../session/board-cache.ts'
import type { Segment } from '../session/segments.ts'
import type { Narration } from './narration.ts'
import { chosenWords, hookTitle } from './spoken-parts.ts'
import { printedNumber } from './step-numbers.ts'
import { isChosen, resultOf } from './step-results.ts'
import { reasonOf, stepSentences } from './step-sentences.ts'

/** The sources of the rows. */
export interface RowSources<B> {
  readonly segments: readonly Segment[]
  readonly boards: Boards<B>
  readonly narration: Narration<B>
  name(record: number): string
  /** True to name no card that only one player may see, or none. */
  readonly conceals: boolean
}

/** The steps of a run as lines of its chart, each with the board after it. */
export function rowsOf<B>({ segments, boards, narration, name, conceals }: RowSources<B>): Row[] {
  const trace = segments.flatMap(({ events }) => events)
  const starts = beginnings(trace)
  const ends = segments.flatMap(({ events, to }) => events.map(() => to))
  const lines = entries(trace, name, narration.words).map((entry, at) => {
    const end = ends[starts[at] ?? 0]
    return conceals && end !== undefined ? withoutNames(entry, narration, boards.of(end)) : entry
  })
  const places = placesAt(segments, starts, boards)
  const asks = answersAt(segments, starts)
  const outer: { readonly depth: number; readonly shown: boolean }[] = []
  const rows = lines.map((entry, at): Row => {
    const { step, skipped } = entry
    const board = places[at] ?? 0
    const [before, after] = [boards.all[places[at - 1] ?? 0], boards.all[board]] as [B, B]
    const event = trace[starts[at] ?? 0]
    const subjects = event?.kind === 'step' ? event.subjects : []
    const aside = narration.boardResult?.(step, after) ?? ''
    const chosen = isChosen(entry, narration)
    const sum = narration.summaryOf?.(entry, before, after) ?? ''
    const reason = reasonOf(entry, narration)
    const result = resultOf(entry, narration, { chosen, aside })
    const silent = isSilent(entry, narration.words) && aside === '' && !chosen && sum === ''
    const isMove = narration.isMove(entry)
    while ((outer.at(-1)?.depth ?? -1) >= entry.depth) outer.pop()
    const depth = isMove ? 0 : narration.depthOf(entry, outer.filter(({ shown }) => shown).length)
    const quiet = isQuiet({ narration, entry, silent, isMove, depth })
    outer.push({ depth: entry.depth, shown: !isMove && !quiet })
    const whole = titleOf(entry, isMove, { narration, before, after })
    // The title of such a line is the move itself.
    const isDeed = step === narration.actsAt && entry.answered !== undefined
    const named = isMove || (entry.again === true && entry.hooks.length > 0)
    const title = named ? whole : (narration.shortTitle(step, after) ?? whole)
    return {
      step,
      kind: isMove ? 'move' : 'step',
      depth,
      number: numberOf(entry, narration),
      title,
      whole,
      result: isMove || isDeed || result === title ? '' : result,
      reason: reason || null,
      cite: citesOf(entry),
      subjects,
      silent,
      quiet,
      skipped: skipped !== undefined,
      undone: skipped === undefined && entry.not.length > 0,
      asks: asks[at] ?? null,
      board,
      summary: stepSentences(entry, { narration, whole, reason, sum, before, isMove, silent, chosen }),
      concludes: false,
      halts: narration.haltOf?.(entry) ?? null,
      turn: 0,
    }
  })
  return withoutRepeats(rows).map((row, at, all) =>
    leads(all, at) ? { ...row, summary: [row.whole, ''] } : row,
  )
}

/** Without the names of hidden cards; `board`: as it is after the answer, when a chosen card may lie open. */
function withoutNames<B>(entry: Entry, narration: Narration<B>, board: B): Entry {
  const { answered } = entry
  const changes = entry.changes.map((change) =>
    narration.hides?.(change) === true ? { ...change, what: grammar.hiddenCard } : change,
  )
  if (answered === undefined) return { ...entry, changes }
  const isHidden = (at: number) => narration.hidesCard?.(board, Number(answered.ids[at])) === true
  const hidden = answered.chosen.filter((_, at) => isHidden(at))
  if (hidden.length === 0) return { ...entry, changes }
  const chosen = [
    ...answered.chosen.filter((_, at) => !isHidden(at)),
    hidden.length === 1 ? grammar.hiddenCard : grammar.hiddenCards(hidden.length),
  ]
  return { ...entry, changes, answered: { ...answered, chosen, messages: [] } }
}

const numberOf = <B>(entry: Entry, narration: Narration<B>): string =>
  isOfCard(entry) || entry.again === true ? '' : printedNumber(entry.step, narration)

interface Weighing {
  readonly narration: Pick<Narration, 'isHeading' | 'isPass' | 'isBookkeeping' | 'isTrivial'>
  readonly entry: Entry
  readonly silent: boolean
  readonly isMove: boolean
  readonly depth: number
}

function isQuiet({ narration, entry, silent, isMove, depth }: Weighing): boolean {
  // An open question is always shown in the chart.
  if (entry.asked !== undefined && entry.answered === undefined) return false
  if (isMove) return isIdle(entry, silent) && narration.isHeading?.(entry) !== true
  if (narration.isPass?.(entry) === true || narration.isTrivial?.(entry) === true) return true
  return silent && (entry.again === true || narration.isBookkeeping(entry, depth))
}

/** A place between moves without a question. */
const isIdle = ({ answered, asked }: Entry, silent: boolean): boolean =>
  answered === undefined && asked === undefined && silent

/** The board after each step: the first that was reached once the step had begun. */
function placesAt<B>(
  segments: readonly Segment[],
  starts: readonly number[],
  boards: Boards<B>,
): readonly number[] {
  const stops: { readonly told: number; readonly position: Position }[] = []
  let before = 0
  for (const { events, stops: own } of segments) {
    for (const { position, told } of own) stops.push({ told: before + told, position })
    before += events.length
  }
  let next = 0
  return starts.map((start) => {
    while (next < stops.length - 1 && (stops[next]?.told ?? 0) <= start) next++
    const stop = stops[next]
    // Making a board takes longer than anything else here: positions at which no row stops get none.
    return stop === undefined ? 0 : boards.at(stop.position)
  })
}

/** The first answer that was given in each step. */
function answersAt(segments: readonly Segment[], starts: readonly number[]): readonly (number | null)[] {
  const at: (number | null)[] = starts.map(() => null)
  let before = 0
  for (const [answer, { events }] of segments.entries()) {
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

interface TitleSources<B> extends Pick<RowSources<B>, 'narration'> {
  readonly before: B
  readonly after: B
}

function titleOf<B>(
  { step, title, asked, answered, again, hooks }: Entry,
  isMove: boolean,
  { narration, before, after }: TitleSources<B>,
): string {
  const { actsAt } = narration
  const labels = (answered === undefined ? [] : chosenWords(answered)).map(
    (label, at) => narration.answerText?.(answered?.ids[at] ?? '') ?? label,
  )
  const chosen = sentence(labels.join(', '))
  if (!isMove && step === actsAt) {
    if (answered !== undefined)
      return answered.ids[0] === 'pass'
        ? sentence(clauseText([answered.who], narrationWords.does.passes))
        : chosen
    if (asked !== undefined)
      return narrationWords.actsOrPasses(
        sentence(clauseText([asked.who], narrationWords.does.acts)),
        conjugated(asked.who, narrationWords.does.passes),
      )
  }
  if (isMove && answered !== undefined) return chosen
  const heading = isMove ? (narration.shortTitle(step, after, before) ?? null) : null
  if (heading !== null) return heading
  if (isMove && asked !== undefined) return sentence(clauseText([asked.who], narrationWords.does.movesNext))
  const [hook] = hooks
  if (again === true && hook !== undefined) return sentence(hookTitle(hook))
  return sentence(spoken(title))
}

/** The rules of what happened come before the rules of the step: the page shows the first one. */
const citesOf = ({ cite, hooks, not, skipped }: Entry): readonly string[] => [
  ...new Set([
    ...(skipped?.cite ?? []),
    ...not.flatMap(({ why }) => why.cite),
    ...hooks.flatMap((hook) => hook.cite),
    ...cite,
  ]),
]

/** Shows the text of a card once, above its results, and shows quiet rows that have results. */
function withoutRepeats(rows: readonly Row[]): Row[] {
  const open: Row[] = []
  return rows.map((row, at) => {
    while ((open.at(-1)?.depth ?? -1) > row.depth) open.pop()
    const former = open.at(-1)?.depth === row.depth ? open.pop() : undefined
    open.push(row)
    if (!row.silent || row.kind === 'move') return row
    if (isText(row) && former?.title === row.title) return { ...row, quiet: true }
    const next = rows[at + 1]
    if (isText(row) && next?.title === row.title && next.depth === row.depth) return { ...row, quiet: true }
    return row.quiet && hasSequel(rows, at) ? { ...row, quiet: false } : row
  })
}

/** Whether only the steps inside a step did something: then its title is its summary. */
function leads(rows: readonly Row[], at: number): boolean {
  const row = rows[at] as Row
  if (!row.silent || row.kind !== 'step') return false
  let place = at + 1
  while (rows[place]?.quiet === true) place++
  const next = rows[place]
  return next?.kind === 'step' && next.depth > row.depth
}

const isText = ({ step }: Row): boolean => step.startsWith('card/')

/** Whether something came of a step, or of the other steps of the same words, inside it. */
function hasSequel(rows: readonly Row[], at: number): boolean {
  const { depth, title } = rows[at] as Row
  for (let place = at + 1; place < rows.length; place++) {
    const row = rows[place] as Row
    const goesOn = row.depth === depth && isText(row) && row.title === title
    if (row.depth < depth || (row.depth === depth && !goesOn)) return false
    if (!row.silent) return row.depth > depth
  }
  return false
}
