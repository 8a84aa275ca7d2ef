import type { CategoryEntry } from '../grammar/compiled-phrase.ts'
import type { Recovery } from '../grammar/phrase.ts'
import type { Table } from '../grammar/table.ts'
import type { Token } from '../lexer/token.ts'
import type { Reader } from './reader.ts'

/** Unreadable tokens; `end` is exclusive. */
export interface Clause {
  readonly start: number
  readonly end: number
  /** The categories that were tried there. */
  readonly categories: readonly CategoryEntry[]
}

const quote = '"'

const writtenForm = (token: Token): string => (token.kind === 'line' ? '\n' : token.text)

/** Where reading may resume. A quotation that opens inside the clause belongs to it completely. */
const boundary = (tokens: readonly Token[], start: number, from: number, recovery: Recovery): number => {
  const through = new Set(recovery.through)
  const before = new Set(recovery.before)
  const quotesBefore = tokens.slice(0, start).filter((token) => token.text === quote).length
  const inside = quotesBefore % 2 === 1
  let open = false
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    const mark = writtenForm(token)
    if (mark === quote && !inside) {
      open = !open
      const last = tokens[at - 1]?.text
      if (!open && at >= from && last !== undefined && through.has(last)) return at + 1
      continue
    }
    if (open || at < from) continue
    if (before.has(mark) && at > start) return at
    if (through.has(mark)) return at + 1
  }
  return tokens.length
}

/**
 * The smallest clause around a token: from the last token where a category with error recovery was tried. `null` when
 * there is none, or it is empty.
 */
export const clauseAround = (
  table: Table,
  tokens: readonly Token[],
  reader: Reader,
  at: number,
): Clause | null => {
  const clauses = table.categories.flatMap((category): readonly Clause[] => {
    const { recover } = category
    const start = recover === undefined ? undefined : reader.triedUpTo(at, category).at(-1)
    if (recover === undefined || start === undefined) return []
    const end = boundary(tokens, start, at, recover)
    return end > start ? [{ start, end, categories: [category] }] : []
  })
  clauses.sort((a, b) => b.start - a.start || a.end - b.end)
  const [first] = clauses
  if (first === undefined) return null
  const same = clauses.filter(({ start, end }) => start === first.start && end === first.end)
  return { ...first, categories: same.flatMap(({ categories }) => categories) }
}

/** Replaces a clause by one `unread` token. */
export const giveUp = (tokens: readonly Token[], clause: Clause): readonly Token[] => {
  const from = tokens[clause.start]?.from ?? 0
  const to = tokens[clause.end - 1]?.to ?? from
  const gap: Token = { kind: 'unread', text: '\u0000', from, to, capital: false }
  return [...tokens.slice(0, clause.start), gap, ...tokens.slice(clause.end)]
}
