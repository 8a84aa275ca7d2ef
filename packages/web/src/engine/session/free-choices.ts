import type { Engine } from '@battleline/scenario'
import { defaultChoice } from '@battleline/search'
import { sentence } from '../../text/clauses.ts'
import { narrationWords } from '../../words/narration.ts'
import type { Row } from '../protocol/protocol.ts'
import type { Segment } from './segments.ts'

/** The rows of free choices say that the choice makes no difference, and name no player. */
export function withFreeChoices(
  rows: readonly Row[],
  segments: readonly Segment[],
  game: Pick<Engine, 'decision'>,
): readonly Row[] {
  return rows.map((row) => {
    const segment = row.asks === null ? undefined : segments[row.asks]
    const asked = segment === undefined ? null : game.decision(segment.from)
    if (asked?.free !== true || !isSame(segment?.choice, defaultChoice(asked))) return row
    const other = asked.kind === 'order' ? narrationWords.anyOrder : narrationWords.asGood
    const said = `${row.result}, ${other}`
    const reason = narrationWords.free
    return { ...row, result: said, reason, summary: [sentence(said), reason] }
  })
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Shows changes by hand after the last step at that step. */
export function endingAt(rows: readonly Row[], board: number): readonly Row[] {
  const last = rows.at(-1)
  return last === undefined || last.board === board ? rows : [...rows.slice(0, -1), { ...last, board }]
}
