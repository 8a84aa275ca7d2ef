import type { Token } from './lexer.ts'
import type { Recovery } from './phrase.ts'
import type { Reader } from './reader.ts'
import type { CategoryEntry, Table } from './table.ts'

/** Tokens to give up on, `end` being the first one behind them. */
export interface Clause {
  readonly start: number
  readonly end: number
  /** What was to be read there: any of these. */
  readonly categories: readonly CategoryEntry[]
}

const quote = '"'

const spelled = (token: Token): string => (token.kind === 'line' ? '\n' : token.text)

/** Where reading may go on. A quotation that opens inside the clause goes with it whole. */
const boundary = (tokens: readonly Token[], start: number, from: number, recovery: Recovery): number => {
  const through = new Set(recovery.through)
  const before = new Set(recovery.before)
  const quotesBefore = tokens.slice(0, start).filter((token) => token.text === quote).length
  const inside = quotesBefore % 2 === 1
  let open = false
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) break
    const mark = spelled(token)
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
 * The smallest stretch around a token that a recoverable category was to read: from the last place where one was
 * looked for. `null` when there is none, or nothing in it to give up on.
 */
export const clauseAround = (
  table: Table,
  tokens: readonly Token[],
  reader: Reader,
  at: number,
): Clause | null => {
  const clauses = table.categories.flatMap((category): readonly Clause[] => {
    const { recover } = category
    const start = recover === undefined ? undefined : reader.soughtUpTo(at, category).at(-1)
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

/** The tokens with a clause replaced by one that says nothing. */
export const giveUp = (tokens: readonly Token[], clause: Clause): readonly Token[] => {
  const from = tokens[clause.start]?.from ?? 0
  const to = tokens[clause.end - 1]?.to ?? from
  const gap: Token = { kind: 'unread', text: '\u0000', from, to, capital: false }
  return [...tokens.slice(0, clause.start), gap, ...tokens.slice(clause.end)]
}
