import { explain } from './explain.ts'
import { further } from './further.ts'
import { type Token, tokenize } from './lexer.ts'
import type { Node } from './phrase.ts'
import { type Problem, place } from './problem.ts'
import { build, type Expected, type Range, Reader, type Reading } from './reader.ts'
import { clauseAround, giveUp } from './recovery.ts'
import type { CategoryEntry, Table } from './table.ts'
import type { Source } from './terminal.ts'

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
const overLimit = (text: string, limit: 'steps' | 'depth'): Problem => ({
  from: 0,
  to: text.length,
  ...place(text, 0),
  message: limit === 'steps' ? 'this text takes too long to read' : 'this text is nested too deeply to read',
  expected: [],
  limit,
})

const sourceOf = (table: Table, text: string, self: ParseOptions['self']): Source => {
  const names = self === undefined ? [] : typeof self === 'string' ? [self] : self
  const lexed = names.map((name) => tokenize(name, table.lexicon, false).map((token) => token.text))
  const all = lexed.filter((words) => words.length > 0)
  const own = new Set([...all, ...table.aliases].flatMap(([first]) => first ?? []))
  return { text, self: all.sort((a, b) => b.length - a.length), aliases: table.aliases, own }
}

const wholeOf = (readings: readonly Reading[], tokens: readonly Token[]): Reading | undefined =>
  readings.find(({ end }) => end === tokens.length)

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
    // Most texts can be read. How far reading came, where one cannot, is told by a reader that tries everything.
    // What was given up on could be anything, with any words.
    const hurried = new Reader(table, tokens, source, steps, null, given < 0)
    const soon = hurried.read(category, 0)
    const isSure = given >= 0 || wholeOf(soon, tokens) !== undefined
    const reader = isSure ? hurried : new Reader(table, tokens, source, hurried.steps)
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
    // What fails right behind a clause given up on is most likely its consequence, not another mistake.
    if (given >= 0 && (at <= given || (at === given + 1 && clause?.start !== at))) return failed(reader.steps)
    const expected: Expected = { at, shows: new Set(), near: new Set() }
    const again = new Reader(table, tokens, source, reader.steps, expected)
    again.read(category, 0)
    if (longest === at) expected.shows.add(theEnd)
    const { problem, slip } = explain(table, source, tokens, expected, clause)
    problems.push(problem)
    if (clause !== null) problems.push(...further(table, source, tokens, clause, slip))
    if (clause === null || problems.length >= mostProblems) return failed(again.steps)
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
