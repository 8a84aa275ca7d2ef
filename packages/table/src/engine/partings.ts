import { difference } from '@battleline/explain'
import type { AnyScenario } from '@battleline/scenario'
import type { TableGame } from './games.ts'
import type { Parting, Question, Row } from './protocol.ts'
import type { Session } from './session.ts'

/** Where the other editions part from the one that is played, with the same answers given. */
export function partingsOf(session: Session, game: TableGame, question: Question): readonly Parting[] {
  const { run } = session.run(question.answers)
  if (run === null) return []
  const here = session.entries()
  return run.editions.flatMap(({ id, title }): readonly Parting[] => {
    const other = id === run.edition ? null : game.open(session.played.scenario as AnyScenario, id)
    const there = other?.run(run.answers).run
    if (other == null || there == null) return []
    const parted = difference(here, other.entries(), session.words)
    if (parted === null) return [{ edition: id, title, row: null, step: '', here: '', there: '' }]
    const [one, two] = [run.rows[parted.one?.at ?? -1], there.rows[parted.other?.at ?? -1]]
    const step = one?.title ?? two?.title ?? ''
    return [{ edition: id, title, row: parted.one?.at ?? null, step, here: saidOf(one), there: saidOf(two) }]
  })
}

/** What came of a step, in a few words. */
function saidOf(row: Row | undefined): string {
  if (row === undefined) return 'it has come to its end'
  const what = row.skipped ? (row.reason ?? 'it is passed over') : row.result || row.reason || 'it is done'
  return `${row.title}: ${what}`
}
