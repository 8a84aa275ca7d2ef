import type { Token } from './lexer.ts'
import { Reader } from './reader.ts'
import type { Clause } from './recovery.ts'
import type { Table } from './table.ts'
import type { Source } from './terminal.ts'

/** Words that are lost most easily. */
const SMALL = ['a', 'the', 'to', 'of', 'from', 'on', 'in', 'with', 'each', 'your', 'and', 'is']
const MARKS = [':', ',', '.', '"']

/** The most steps that one attempt may take. */
const STEPS = 20_000

/**
 * The clause with the smallest change at a token that makes all of it readable: a mark or a small word put in, a word
 * left out; `undefined` where none of these does.
 */
export function repaired(
  table: Table,
  source: Source,
  tokens: readonly Token[],
  { start, end, category }: Clause,
  at: number,
  expected: ReadonlySet<string>,
): string | undefined {
  const reads = (before: readonly Token[], behind: readonly Token[]): boolean => {
    const changed = [...before, ...behind]
    const reader = new Reader(table, changed, source, STEPS)
    return reader.read(category, start).some((reading) => reading.end === changed.length)
  }
  const from = tokens[start]?.from ?? 0
  const to = tokens[end - 1]?.to ?? from
  const written = (a: number, b: number): string => source.text.slice(a, b).trim()
  const rest = (index: number): string => (index < end ? written(tokens[index]?.from ?? to, to) : '')
  const before = at > start ? written(from, tokens[at - 1]?.to ?? from) : ''
  const put = (text: string, kind: Token['kind']): Token => {
    const offset = tokens[at]?.from ?? to
    return { kind, text, from: offset, to: offset, capital: false }
  }
  const wanted = (words: readonly string[]) => words.filter((word) => expected.has(word))
  for (const mark of wanted(MARKS)) {
    if (reads([...tokens.slice(0, at), put(mark, 'mark')], tokens.slice(at, end)))
      return `${before}${mark} ${rest(at)}`.trim()
  }
  for (const word of wanted(SMALL)) {
    if (reads([...tokens.slice(0, at), put(word, 'word')], tokens.slice(at, end)))
      return `${before} ${word} ${rest(at)}`.trim()
  }
  for (const gone of [at, at - 1]) {
    if (gone < start || gone >= end || end - start < 2) continue
    if (!reads(tokens.slice(0, gone), tokens.slice(gone + 1, end))) continue
    const head = gone > start ? written(from, tokens[gone - 1]?.to ?? from) : ''
    return `${head} ${rest(gone + 1)}`.trim()
  }
  return undefined
}
