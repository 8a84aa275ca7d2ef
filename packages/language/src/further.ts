import { explain, type Slip } from './explain.ts'
import type { Token } from './lexer.ts'
import type { Problem } from './problem.ts'
import { type Expected, Reader } from './reader.ts'
import type { Clause } from './recovery.ts'
import type { Table } from './table.ts'
import type { Source } from './terminal.ts'

/** The most mistakes that are looked for behind the first one of a clause. */
const MOST = 4
/** The most steps that reading it once more may take. */
const STEPS = 40_000

/**
 * What else is wrong in a clause that is given up on: where a word is misspelt, it is read on as if it were the word that
 * was most likely meant. Nothing is made of that reading; only what is wrong behind it is told in the same pass.
 */
export function further(
  table: Table,
  source: Source,
  tokens: readonly Token[],
  clause: Clause,
  first: Slip | null,
): readonly Problem[] {
  const found: Problem[] = []
  let now = tokens.slice(0, clause.end)
  let slip = first
  while (slip !== null && found.length < MOST) {
    const { at: index, meant } = slip
    now = now.map((token, at) => (at === index ? { ...token, text: meant } : token))
    const reader = new Reader(table, now, source, STEPS)
    const ends = clause.categories.map((one) => reader.read(one, clause.start)[0]?.end ?? 0)
    const longest = Math.max(...ends)
    const at = Math.max(reader.furthest, longest)
    // Nothing is wrong behind it, or it was not that word.
    if (longest === now.length || at <= index || reader.stopped !== null) return found
    const expected: Expected = { at, shows: new Set(), near: new Set() }
    const again = new Reader(table, now, source, STEPS, expected)
    for (const one of clause.categories) again.read(one, clause.start)
    const next = explain(table, source, now, expected, clause)
    found.push(next.problem)
    slip = next.slip
  }
  return found
}
