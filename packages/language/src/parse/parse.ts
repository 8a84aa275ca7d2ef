import { diagnose } from '../diagnostics/explain.ts'
import { moreProblems } from '../diagnostics/more-problems.ts'
import { type Problem, place } from '../diagnostics/problem.ts'
import type { Node } from '../grammar/phrase.ts'
import { categoryNamed, type Table } from '../grammar/table.ts'
import { entriesByStart, type Source } from '../grammar/terminal.ts'
import { tokenize } from '../lexer/lexer.ts'
import type { Token } from '../lexer/token.ts'
import { build, type Expected, type Range, Reader, type Reading } from '../reader/reader.ts'
import { type Clause, clauseAround, giveUp } from '../reader/recovery.ts'

/** The result of reading a text. `steps` is its cost, equal on every machine. */
export type Parsed<N = Node> =
  | {
      readonly ok: true
      readonly node: N
      readonly ranges: ReadonlyMap<Node, Range>
      readonly steps: number
    }
  | {
      readonly ok: false
      readonly problems: readonly Problem[]
      /** What could be read, with `unread` nodes for the rest; missing when too little could be read. */
      readonly partial?: { readonly node: Node; readonly ranges: ReadonlyMap<Node, Range> }
      readonly steps: number
    }

export interface ParseOptions<C extends string = string> {
  /** The category to read; default: the root. */
  readonly category?: C
  /** The names of the card: its own, then short forms of it. */
  readonly self?: string | readonly string[]
  /** Further words of open word sets, by the name of the set. */
  readonly words?: FurtherWords
  /** Only where reading stops: problems say neither what was expected nor what may be meant, and take half the time. */
  readonly brief?: boolean
}

export type FurtherWords = Readonly<Record<string, readonly string[]>>

const mostProblems = 20
const theEnd = 'the end of the text'
const overLimit = (text: string, limit: 'steps' | 'depth'): Problem => ({
  from: 0,
  to: text.length,
  ...place(text, 0),
  message: limit === 'steps' ? 'this text takes too long to read' : 'this text is nested too deeply to read',
  expected: [],
  limit,
})

/** A problem that only says where reading stops. */
function stopped(text: string, tokens: readonly Token[], at: number, clause: Clause | null): Problem {
  const { from, to } = tokens[at] ?? { from: text.length, to: text.length }
  const range = { from: tokens[clause?.start ?? 0]?.from ?? 0, to: tokens[(clause?.end ?? 0) - 1]?.to ?? to }
  const message = 'these words are not understood'
  return { from, to, ...place(text, from), message, expected: [], ...(clause !== null && { clause: range }) }
}

type Further = Pick<Source, 'further' | 'furtherStarts'>

/** Further words by their list: a library reads many texts with the same. */
const KEPT = new WeakMap<FurtherWords, { readonly table: Table; readonly found: Further }>()

function furtherOf(table: Table, words: FurtherWords | undefined): Further {
  if (words === undefined) return NONE
  const kept = KEPT.get(words)
  if (kept?.table === table) return kept.found
  const sets = (table.spec.words ?? []).filter(
    ({ further, name }) => further !== undefined && words[name] !== undefined,
  )
  const further = new Map(
    sets.map((set) => {
      // A file of cards may name a house that is a space: no text can mean it.
      const own = (words[set.name] ?? []).filter(
        (word) => !Object.hasOwn(set.entries, word) && tokenize(word, table.lexicon, false).length > 0,
      )
      const entries = Object.fromEntries(own.map((word) => [word, set.further?.(word) ?? word]))
      return [set.name, entriesByStart(set, entries, table.lexicon)] as const
    }),
  )
  const furtherStarts = new Set([...further.values()].flatMap((entries) => [...entries.keys()]))
  const found = { further, furtherStarts }
  KEPT.set(words, { table, found })
  return found
}
const NONE: Further = { further: new Map(), furtherStarts: new Set() }

const sourceOf = (table: Table, text: string, { self, words }: ParseOptions): Source => {
  const names = self === undefined ? [] : typeof self === 'string' ? [self] : self
  const lexed = names.map((name) => tokenize(name, table.lexicon, false).map((token) => token.text))
  const all = lexed.filter((words) => words.length > 0)
  const own = new Set([...all, ...table.aliases].flatMap(([first]) => first ?? []))
  return {
    text,
    self: all.sort((a, b) => b.length - a.length),
    aliases: table.aliases,
    quotedSelf: table.spec.quotedSelf === true,
    own,
    ...furtherOf(table, words),
  }
}

const wholeOf = (readings: readonly Reading[], tokens: readonly Token[]): Reading | undefined =>
  readings.find(({ end }) => end === tokens.length)

/** Reads a text. It replaces each unreadable clause by an `unread` token and tries again. */
export const parse = (table: Table, text: string, options: ParseOptions = {}): Parsed => {
  const category = categoryNamed(table, options.category)
  const source = sourceOf(table, text, options)
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
    // Most texts are readable, so the first try skips alternatives by their words. Only the exhaustive reader
    // knows how far an unreadable text can be read; an `unread` token could have any words.
    const prefiltered = new Reader(table, tokens, source, steps, null, given < 0)
    const soon = prefiltered.read(category, 0)
    const isSure = given >= 0 || wholeOf(soon, tokens) !== undefined
    const reader = isSure ? prefiltered : new Reader(table, tokens, source, prefiltered.steps)
    const readings = isSure ? soon : reader.read(category, 0)
    const whole = wholeOf(readings, tokens)
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
    // A failure right behind an unread clause is most likely its consequence.
    if (given >= 0 && (at <= given || (at === given + 1 && clause?.start !== at))) return failed(reader.steps)
    if (options.brief === true) {
      problems.push(stopped(text, tokens, at, clause))
      if (clause === null || problems.length >= mostProblems) return failed(reader.steps)
      given = clause.start
      tokens = giveUp(tokens, clause)
      steps = reader.steps
      continue
    }
    const expected: Expected = { at, shows: new Set(), near: new Set() }
    const again = new Reader(table, tokens, source, reader.steps, expected)
    again.read(category, 0)
    if (longest === at) expected.shows.add(theEnd)
    const { problem, misspelling } = diagnose(table, source, tokens, expected, clause)
    problems.push(problem)
    if (clause !== null) problems.push(...moreProblems(table, source, tokens, clause, misspelling))
    if (clause === null || problems.length >= mostProblems) return failed(again.steps)
    given = clause.start
    tokens = giveUp(tokens, clause)
    steps = again.steps
  }
}
