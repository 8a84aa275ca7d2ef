import type { Table } from '../grammar/table.ts'
import type { Source } from '../grammar/terminal.ts'
import type { Token } from '../lexer/token.ts'
import { type Expected, Reader } from '../reader/reader.ts'
import type { Clause } from '../reader/recovery.ts'
import { diagnose, type Misspelling } from './explain.ts'
import type { Problem } from './problem.ts'

/** The most further mistakes per clause. */
const MOST = 4
/** The most steps for reading the clause again. */
const STEPS = 40_000

/**
 * Further problems of an unreadable clause: reads on with the intended word in place of a misspelt one. Only the problems
 * behind it are used.
 */
export function moreProblems(
  table: Table,
  source: Source,
  tokens: readonly Token[],
  clause: Clause,
  first: Misspelling | null,
): readonly Problem[] {
  const found: Problem[] = []
  let now = tokens.slice(0, clause.end)
  let misspelling = first
  while (misspelling !== null && found.length < MOST) {
    const { at: index, intended } = misspelling
    now = now.map((token, at) => (at === index ? { ...token, text: intended } : token))
    const reader = new Reader(table, now, source, STEPS)
    const ends = clause.categories.map((one) => reader.read(one, clause.start)[0]?.end ?? 0)
    const longest = Math.max(...ends)
    const at = Math.max(reader.furthest, longest)
    // Nothing else is wrong, or another word was intended.
    if (longest === now.length || at <= index || reader.stopped !== null) return found
    const expected: Expected = { at, shows: new Set(), near: new Set() }
    const again = new Reader(table, now, source, STEPS, expected)
    for (const one of clause.categories) again.read(one, clause.start)
    const next = diagnose(table, source, now, expected, clause)
    found.push(next.problem)
    misspelling = next.misspelling
  }
  return found
}
