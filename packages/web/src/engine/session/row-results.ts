import { type Clause, clauseTexts, sentences } from '../../text/clauses.ts'
import type { Row } from '../protocol/protocol.ts'
import { moveResult } from './move-result.ts'

/** The boards of a run, and what changes between them. */
export interface BoardsOfRows<B> {
  readonly all: readonly B[]
  clausesOver(...boards: readonly B[]): readonly Clause[]
}

interface Move<B> extends BoardsOfRows<B> {
  /** The rules that the scenario is about. */
  readonly cite: readonly string[]
  isOutcome(step: string): boolean
}

/** The row that ends a move says what the whole move changed; a row that halts, what its last step changed. */
export function withResults<B>(rows: readonly Row[], { all, clausesOver, cite, isOutcome }: Move<B>): Row[] {
  const end = rows.findLastIndex(({ quiet }) => !quiet)
  let [from, last] = [0, 0]
  return rows.map((row, at) => {
    if (row.kind !== 'move' || row.quiet) return row
    const [began, former] = [from, last]
    if (row.asks !== null) from = at
    last = at
    if (row.halts !== null) {
      const before = rows.slice(former, at).filter(({ step }) => isOutcome(step))
      return { ...row, summary: [sentences(before.map(({ summary: [main] }) => main)), row.halts] }
    }
    if (row.asks !== null || at !== end) return row
    const boards = rows.slice(began, at + 1).flatMap(({ board }) => all[board] ?? [])
    const steps = rows.slice(rows.findLastIndex(isAct) + 1, at)
    const summary = moveResult(clausesOver(...boards), steps, cite)
    return summary === null ? row : { ...row, summary, concludes: true }
  })
}

/** Whose turn it is on a board, and its heading, given the heading on the board before; null for a game without turns. */
export type TurnOf<B> = (board: B) => { readonly player: number; title(before: string): string } | null

/** The rows with their turns and the headings of these. The moves of finished turns say what came of them. */
export function inTurns<B>(
  rows: readonly Row[],
  turnOf: TurnOf<B>,
  { all, clausesOver }: BoardsOfRows<B>,
): { readonly rows: readonly Row[]; readonly turns: readonly string[] } {
  const turns: string[] = []
  let player: number | null = null
  const numbered = rows.map((row) => {
    const now = turnOf(all[row.board] as B)
    if (now === null) return row
    if (now.player !== player) turns.push('')
    player = now.player
    const turn = turns.length - 1
    turns[turn] = now.title(turns[turn] ?? '')
    return { ...row, turn }
  })
  return {
    rows: numbered.map((row, at) => {
      if (!isAct(row) || row.turn >= turns.length - 1) return row
      const next = numbered.findIndex((one, place) => place > at && (isAct(one) || one.turn > row.turn))
      const boards = numbered.slice(at, next + 1).flatMap(({ board }) => all[board] ?? [])
      return { ...row, result: sentences(clauseTexts(clausesOver(...boards))) }
    }),
    turns,
  }
}

/** The heading of a move that a player made. */
export const isAct = ({ kind, asks }: Row): boolean => kind === 'move' && asks !== null
