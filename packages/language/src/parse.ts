import { nearestPhrase } from './describe.ts'
import { type Token, tokenize } from './lexer.ts'
import { nearest } from './nearest.ts'
import type { Node } from './phrase.ts'
import { build, type Expected, type Range, Reader } from './reader.ts'
import { type Clause, clauseAround, giveUp } from './recovery.ts'
import type { CategoryEntry, Table } from './table.ts'
import type { Source } from './terminal.ts'

/**
 * Something that cannot be read. `from` and `to` are offsets of the offending words, `line` and `column` count from
 * 1 (columns in UTF-16 units). `clause` is the stretch given up on, where reading could go on behind it.
 */
export interface Problem extends Range {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly expected: readonly string[]
  readonly nearest?: string
  readonly clause?: Range
  /** What ended the reading early, when it is not the text that is wrong. */
  readonly limit?: 'steps' | 'depth'
}

/** `steps` is what the reading took: its cost, alike on every machine. */
export type Parsed =
  | {
      readonly ok: true
      readonly node: Node
      readonly ranges: ReadonlyMap<Node, Range>
      readonly steps: number
    }
  | {
      readonly ok: false
      readonly problems: readonly Problem[]
      /** What could be read, with nodes of the kind `unread` for the rest; not there where too little was clear. */
      readonly partial?: { readonly node: Node; readonly ranges: ReadonlyMap<Node, Range> }
      readonly steps: number
    }

export interface ParseOptions {
  /** What to read the text as; by default the root of the grammar. */
  readonly category?: string
  /** The names of the card: its own, then short forms of it. */
  readonly self?: string | readonly string[]
}

const mostProblems = 20
const theEnd = 'the end of the text'
const lineEnds = /\r\n|[\n\r\v\f\u2028\u2029\u0085]/g

/** The line and column of an offset, both from 1. */
export const place = (text: string, offset: number): { line: number; column: number } => {
  let line = 1
  let start = 0
  for (const end of text.matchAll(lineEnds)) {
    const next = end.index + end[0].length
    if (next > offset) break
    line++
    start = next
  }
  return { line, column: offset - start + 1 }
}

const overLimit = (text: string, limit: 'steps' | 'depth'): Problem => ({
  from: 0,
  to: text.length,
  ...place(text, 0),
  message: limit === 'steps' ? 'this text takes too long to read' : 'this text is nested too deeply to read',
  expected: [],
  limit,
})

/** What has a name says more than single words do. */
const namesFirst = (shows: ReadonlySet<string>): readonly string[] => {
  const isWord = (shown: string): boolean => shown.startsWith('"')
  return [...[...shows].filter((shown) => !isWord(shown)), ...[...shows].filter(isWord)]
}

/** The innermost quotation mark before a token that is still open there; straight ones open and close by turns. */
const unclosed = (text: string, tokens: readonly Token[], before: number): Token | null => {
  const open: Token[] = []
  for (const token of tokens.slice(0, before)) {
    if (token.text !== '"') continue
    const written = text[token.from]
    if (written === '“' || (written !== '”' && open.length === 0)) open.push(token)
    else open.pop()
  }
  return open.at(-1) ?? null
}

const neverClosed = (text: string, { from, to }: Token): Problem => ({
  from,
  to,
  ...place(text, from),
  message: 'this quotation mark is never closed',
  expected: [],
})

const explain = (
  table: Table,
  text: string,
  tokens: readonly Token[],
  expected: Expected,
  clause: Clause | null,
): Problem => {
  const token = tokens[expected.at]
  const open = token === undefined || token.kind === 'line' ? unclosed(text, tokens, expected.at) : null
  if (open !== null) return neverClosed(text, open)
  const from = token?.from ?? text.trimEnd().length
  const to = token?.to ?? from
  const word = token === undefined || token.kind === 'line' ? '' : text.slice(from, to)
  expected.near.delete(token?.text ?? '')
  const close = token?.kind === 'word' ? nearest(token.text, expected.near) : undefined
  const stretch = clause === null ? [] : tokens.slice(clause.start, clause.end)
  const better =
    close ??
    nearestPhrase(
      table,
      stretch.map((each) => each.text),
    )
  const message =
    token === undefined
      ? 'the text ends too early'
      : word === ''
        ? 'the line ends too early'
        : `cannot read "${word}" here`
  return {
    from,
    to,
    ...place(text, from),
    message,
    expected: namesFirst(expected.shows),
    ...(better === undefined ? {} : { nearest: better }),
    ...(stretch.length === 0
      ? {}
      : { clause: { from: stretch[0]?.from ?? from, to: stretch.at(-1)?.to ?? to } }),
  }
}

const sourceOf = (table: Table, text: string, self: ParseOptions['self']): Source => {
  const names = self === undefined ? [] : typeof self === 'string' ? [self] : self
  const lexed = names.map((name) => tokenize(name, table.lexicon, false).map((token) => token.text))
  const all = lexed.filter((words) => words.length > 0)
  return { text, self: all.sort((a, b) => b.length - a.length), aliases: table.aliases }
}

/** Reads as far as it goes; gives up on a clause that cannot be read, and reads the rest, until nothing is left. */
export const parse = (table: Table, text: string, options: ParseOptions = {}): Parsed => {
  const category = categoryNamed(table, options.category)
  const source = sourceOf(table, text, options.self)
  let tokens = tokenize(text, table.lexicon, table.spec.parentheses !== true)
  const most = table.spec.limits?.steps ?? 1_000_000
  let steps = most
  const problems: Problem[] = []
  const failed = (left: number): Parsed & { readonly ok: false } => ({
    ok: false,
    problems,
    steps: most - left,
  })
  for (let given = -1; ; ) {
    const reader = new Reader(table, tokens, source, steps)
    const readings = reader.read(category, 0)
    const whole = readings.find((reading) => reading.end === tokens.length)
    if (whole !== undefined) {
      const ranges = new Map<Node, Range>()
      if (problems.length > 0)
        return { ...failed(reader.steps), partial: { node: build(whole, tokens, ranges), ranges } }
      return { ok: true, node: build(whole, tokens, ranges), ranges, steps: most - reader.steps }
    }
    if (reader.stopped !== null) {
      problems.push(overLimit(text, reader.stopped))
      return failed(reader.steps)
    }
    const longest = readings[0]?.end ?? 0
    const at = Math.max(reader.furthest, longest)
    const clause = clauseAround(table, tokens, reader, at)
    // What fails right behind a clause given up on is most likely its consequence, not another mistake.
    if (given >= 0 && (at <= given || (at === given + 1 && clause?.start !== at))) return failed(reader.steps)
    const expected: Expected = { at, shows: new Set(), near: new Set() }
    const again = new Reader(table, tokens, source, reader.steps, expected)
    again.read(category, 0)
    if (longest === at) expected.shows.add(theEnd)
    problems.push(explain(table, text, tokens, expected, clause))
    if (clause === null || problems.length === mostProblems) return failed(again.steps)
    given = clause.start
    tokens = giveUp(tokens, clause)
    steps = again.steps
  }
}

/** A category by its name, the root when none is named. Throws on a name that is not declared. */
export const categoryNamed = (table: Table, name: string | undefined): CategoryEntry => {
  const found = name === undefined ? table.root : table.named.get(name)
  if (found === undefined) throw new Error(`the grammar has no category "${name ?? ''}"`)
  return found
}
