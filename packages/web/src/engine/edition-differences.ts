import { type Difference, difference, news, type Place, type Words } from '@battleline/explain'
import type { Scenario } from '@battleline/scenario'
import { type Clause, clauseTexts, isAmong, sentences } from '../text/clauses.ts'
import { narrationWords } from '../words/narration.ts'
import type { TableGame } from './games/table-game.ts'
import type { EditionDifference, EditionSide, Question, Run } from './protocol/protocol.ts'
import type { Session } from './session/session.ts'

/**
 * Where other editions differ from the current one with the same answers. Editions that differ in the same way, or not at all,
 * share an entry. Editions with no difference come first.
 */
export function editionDifferences(
  session: Session,
  game: TableGame,
  question: Question,
): readonly EditionDifference[] {
  const { run } = session.run(question.answers)
  if (run === null) return []
  const here = session.entries()
  const differences = new Map<string, EditionDifference>()
  for (const edition of run.editions) {
    const other =
      edition.id === run.edition ? null : game.open(session.played.scenario as Scenario, edition.id)
    const there = other?.run(run.answers).run
    if (other == null || there == null) continue
    const parted = difference(here, other.entries(), session.words)
    const found = parted === null && there.refusal === null ? SAME : differenceAt(session, run, there, parted)
    const key = JSON.stringify(found)
    const known = differences.get(key)?.editions ?? []
    differences.set(key, { ...found, editions: [...known, edition] })
  }
  return [...differences.values()].sort(
    (one, other) => Number(one.sides !== null) - Number(other.sides !== null),
  )
}

const SAME: Omit<EditionDifference, 'editions'> = { row: null, cite: [], both: '', sides: null }

function differenceAt(
  session: Session,
  run: Run,
  there: Run,
  parted: Difference | null,
): Omit<EditionDifference, 'editions'> {
  const [one, other] = [parted?.one ?? null, parted?.other ?? null]
  const [mine = [], theirs = []] = [run, there].map((each) => endOf(session, each))
  const both = mine.filter((one) => isAmong(theirs, one))
  const [here, far] = [
    sideOf({ run, place: one, words: session.words, ends: mine.filter((each) => !isAmong(both, each)) }),
    sideOf({
      run: there,
      place: other,
      words: session.words,
      ends: theirs.filter((each) => !isAmong(both, each)),
    }),
  ]
  const cite = here.cite.filter((id) => far.cite.includes(id))
  const without = (side: EditionSide) => ({ ...side, cite: side.cite.filter((id) => !cite.includes(id)) })
  return {
    row: one?.at ?? null,
    cite,
    both: sentences(clauseTexts(both)),
    sides: [without(here), without(far)],
  }
}

/** The changes from the beginning to the end of a run. */
const endOf = (session: Session, { boards, rows }: Run): readonly Clause[] =>
  session.clausesOver(boards[0], boards[rows.findLast(({ kind }) => kind !== 'coming')?.board ?? 0])

interface SideInput {
  readonly run: Run
  /** Where it parts; null past its end. */
  readonly place: Place | null
  readonly words: Words
  /** What has changed at its end, and not at that of the other. */
  readonly ends: readonly Clause[]
}

/** What happens at a step of one side, and how it ends there. */
function sideOf({ run, place, words, ends }: SideInput): EditionSide {
  const { refusal, rows } = run
  const row = rows[place?.at ?? -1]
  // For something that did not happen, the reason is enough.
  const isNot = place !== null && place.entry.not.length > 0 && news(place.entry, words).length === 0
  const result = row === undefined || (isNot && row.reason !== null) ? '' : row.result
  const refused = refusal === null ? '' : narrationWords.editions.illegal(refusal.reason)
  const open = run.asked.at(-1)
  const asks =
    run.open && open !== undefined && !open.move ? narrationWords.editions.decides(open.who, open.title) : ''
  const title = row?.whole ?? (refusal === null ? narrationWords.editions.nothingMore : '')
  return {
    title,
    comes: [result, row?.reason ?? '', refused].filter((words) => words !== '' && words !== title),
    cite: [...(row?.cite ?? []), ...(refusal?.cite ?? [])],
    ends: sentences(clauseTexts(ends)),
    asks,
  }
}
