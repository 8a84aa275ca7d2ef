import type { Alternative, CategoryEntry } from '../grammar/compiled-phrase.ts'
import type { Step } from '../grammar/pattern-graph.ts'
import type { Node } from '../grammar/phrase.ts'
import type { Table } from '../grammar/table.ts'
import type { Source } from '../grammar/terminal.ts'
import type { Token } from '../lexer/token.ts'

/** The slot values so far, as a linked list with the latest first. */
type Binding = { readonly slot: string; readonly before: Binding | null } & (
  | { readonly holds: 'value'; readonly value: unknown; readonly item: boolean }
  | { readonly holds: 'reading'; readonly reading: Reading; readonly item: boolean }
  | { readonly holds: 'list' }
)

/** One way a category reads the tokens from `start` up to `end`. */
export interface Reading {
  readonly start: number
  readonly end: number
  readonly alternative: Alternative | null
  readonly bindings: Binding | null
}

/** The offsets of a node in the text; `to` is exclusive. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** What could have been read at a token: labels to show, and words to compare a misspelling with. */
export interface Expected {
  readonly at: number
  readonly shows: Set<string>
  readonly near: Set<string>
}

interface Thread {
  readonly step: number
  readonly at: number
  readonly bindings: Binding | null
}

const none: readonly Reading[] = []
const quote = '"'

/**
 * Reads one text. It memoizes all readings of each category at each token; of readings with the same end it keeps the
 * first by order of phrases, then by the longest first slots. So the work is polynomial in the length of the text, and
 * the grammar's limits cut off the rest.
 */
export class Reader {
  furthest = 0
  stopped: 'steps' | 'depth' | null = null
  steps: number
  private depth: number
  /** Readings by token and category. */
  private readonly memo = new Map<number, readonly Reading[]>()
  private readonly table: Table
  private readonly tokens: readonly Token[]
  private readonly source: Source
  private readonly expected: Expected | null
  /** The words of the text, by which alternatives are skipped; null while diagnosing. */
  private readonly textWords: ReadonlySet<string> | null
  /** Whether the text has a word of each required set, by the set's id. */
  private readonly satisfied: (boolean | undefined)[] = []

  constructor(
    table: Table,
    tokens: readonly Token[],
    source: Source,
    steps: number,
    expected: Expected | null = null,
    prefiltered = false,
  ) {
    this.table = table
    this.tokens = tokens
    this.source = source
    this.steps = steps
    this.depth = table.spec.limits?.depth ?? 200
    this.expected = expected
    this.textWords = prefiltered ? new Set(tokens.map(({ text }) => text)) : null
  }

  /** Every reading of a category at a token, the longest first. */
  read(category: CategoryEntry, at: number): readonly Reading[] {
    const place = this.placeOf(category, at)
    const known = this.memo.get(place)
    if (known !== undefined) return known
    if (this.depth === 0) this.stopped ??= 'depth'
    if (this.stopped !== null) return none
    this.depth--
    const found = this.fresh(category, at)
    this.depth++
    this.memo.set(place, found)
    return found
  }

  /** The tokens up to `last` at which a category was tried. */
  triedUpTo(last: number, category: CategoryEntry): readonly number[] {
    const all = Array.from({ length: last + 1 }, (_, at) => at)
    return all.filter((at) => this.memo.has(this.placeOf(category, at)))
  }

  private placeOf(category: CategoryEntry, at: number): number {
    return at * this.table.categories.length + category.index
  }

  private fresh(category: CategoryEntry, at: number): readonly Reading[] {
    const token = this.tokens[at]
    const unread = token?.kind === 'unread'
    if (unread && category.recover !== undefined) {
      return [{ start: at, end: at + 1, alternative: null, bindings: null }]
    }
    const wanted = this.expected?.at === at
    if (wanted && this.expect(category)) return none
    if (at > this.furthest) this.furthest = at
    // An unread clause could begin with anything.
    const alternatives =
      wanted || unread
        ? category.alternatives
        : this.table.alternativesFor.at(category, token, this.textWords === null ? null : this.source)
    if (alternatives.length === 0) return none
    const found: Reading[] = []
    for (const alternative of alternatives)
      if (this.isPossible(alternative)) this.walk(alternative, at, found)
    return found.length < 2 ? found : found.sort((a, b) => b.end - a.end)
  }

  private isPossible(alternative: Alternative): boolean {
    const { textWords, satisfied } = this
    if (textWords === null) return true
    for (const { id, words } of alternative.requiredWords(this.table.requiredWordsIn)) {
      const isMet = satisfied[id] ?? some(words, textWords)
      satisfied[id] = isMet
      if (!isMet) return false
    }
    return true
  }

  /** Notes that a category with a label was expected; for one without a label its alternatives are tried instead. */
  private expect(category: CategoryEntry): boolean {
    if (category.label === undefined || this.expected === null) return false
    this.expected.shows.add(category.label)
    for (const word of this.table.alternativesFor.starts(category.index)) this.expected.near.add(word)
    return true
  }

  private walk(alternative: Alternative, start: number, found: Reading[]): void {
    const threads: Thread[] = [{ step: 0, at: start, bindings: null }]
    let seen: Set<number> | null = null
    for (let thread = threads.pop(); thread !== undefined; thread = threads.pop()) {
      let { step: place, at, bindings } = thread
      for (;;) {
        if (this.steps-- <= 0) {
          this.stopped ??= 'steps'
          return
        }
        if (seen !== null) {
          // Threads at the same step and token differ only in their bindings; the first one wins.
          const key = at * alternative.steps.length + place
          if (seen.has(key)) break
          seen.add(key)
        }
        const step = alternative.steps[place]
        if (step === undefined) break
        if (step.op === 'terminal' || step.op === 'category') {
          const next = { step: place, at, bindings }
          if (step.op === 'terminal') this.terminal(step, next, threads)
          else this.category(step, next, threads)
          break
        }
        if (step.op === 'end') {
          if (!found.some(({ end }) => end === at)) found.push({ start, end: at, alternative, bindings })
          break
        }
        // These continue at one step; the other branch of a fork waits.
        if (step.op === 'fork') threads.push({ step: step.to, at, bindings })
        else if (step.op === 'set') bindings = bindSet(step, bindings)
        else if (step.op === 'word' || step.op === 'stop') {
          const length = this.literal(step, at)
          if (length < 0) break
          at += length
        }
        place = step.op === 'jump' ? step.to : place + 1
      }
      if (seen === null && threads.length > 1) seen = new Set()
    }
  }

  /** The number of tokens that a literal takes: 1, 0 for an implied full stop, or -1 when it is missing. */
  private literal(step: Extract<Step, { op: 'word' | 'stop' }>, at: number): number {
    const here = this.tokens[at]?.text
    if (step.op === 'word') {
      if (here === step.text) return 1
      this.miss(at, step.shows, step.text)
      return -1
    }
    if (here === '.') return 1
    if (this.isStopImplied(at)) return 0
    this.miss(at, '.', '.')
    return -1
  }

  private terminal(step: Extract<Step, { op: 'terminal' }>, thread: Thread, threads: Thread[]): void {
    const { at, bindings } = thread
    const readings = step.terminal.read(this.tokens, at, this.source)
    if (readings.length === 0) {
      this.miss(at, step.terminal.label, null)
      if (this.expected?.at === at) for (const word of step.terminal.words) this.expected.near.add(word)
      const partialMatch = step.terminal.partialMatch?.(this.tokens, at) ?? null
      if (partialMatch !== null) {
        this.miss(partialMatch.at, step.terminal.label, null)
        if (this.expected?.at === partialMatch.at)
          for (const word of partialMatch.words) this.expected.near.add(word)
      }
    }
    const { slot, item } = step
    for (let index = readings.length - 1; index >= 0; index--) {
      const reading = readings[index]
      if (reading === undefined) continue
      const { value, end } = reading
      const bound: Binding | null =
        slot === null ? bindings : { slot, before: bindings, holds: 'value', value, item }
      threads.push({ step: thread.step + 1, at: end, bindings: bound })
    }
  }

  private category(step: Extract<Step, { op: 'category' }>, thread: Thread, threads: Thread[]): void {
    const category = this.table.categories[step.category]
    if (category === undefined) return
    const readings = this.read(category, thread.at)
    const { slot, item } = step
    for (let index = readings.length - 1; index >= 0; index--) {
      const reading = readings[index]
      if (reading === undefined) continue
      const bindings: Binding = { slot, before: thread.bindings, holds: 'reading', reading, item }
      threads.push({ step: thread.step + 1, at: reading.end, bindings })
    }
  }

  private miss(at: number, shows: string, word: string | null): void {
    if (at > this.furthest) this.furthest = at
    if (this.expected?.at !== at) return
    this.expected.shows.add(word === null || word === '\n' ? shows : `"${shows}"`)
    if (word !== null) this.expected.near.add(word)
  }

  /** A full stop is implied where the line, the text or a quotation ends, or behind a quotation that ends with one. */
  private isStopImplied(at: number): boolean {
    const token = this.tokens[at]
    if (token === undefined || token.kind === 'line' || token.text === quote) return at > 0
    let last = at - 1
    while (this.tokens[last]?.text === quote) last--
    const ended = this.tokens[last]
    return last < at - 1 && (ended?.text === '.' || ended?.kind === 'unread')
  }
}

const some = (words: ReadonlySet<string>, textWords: ReadonlySet<string>): boolean => {
  for (const word of words) if (textWords.has(word)) return true
  return false
}

/** The binding of a flag, or of the start of a list. */
const bindSet = ({ slot, list }: Extract<Step, { op: 'set' }>, before: Binding | null): Binding =>
  list ? { slot, before, holds: 'list' } : { slot, before, holds: 'value', value: true, item: false }

/** Builds the node of a reading and notes the range of each node in `ranges`. */
export const build = (reading: Reading, tokens: readonly Token[], ranges: Map<Node, Range>): Node => {
  const { alternative, start, end } = reading
  const bindings: Binding[] = []
  for (let bound = reading.bindings; bound !== null; bound = bound.before) bindings.push(bound)
  const fields: Record<string, unknown> = {}
  const lists = new Map<string, unknown[]>()
  let last: Node | undefined
  for (const bound of bindings.reverse()) {
    if (bound.holds === 'list') {
      const list: unknown[] = []
      lists.set(bound.slot, list)
      fields[bound.slot] = list
      continue
    }
    let value: unknown
    if (bound.holds === 'value') value = bound.value
    else {
      last = build(bound.reading, tokens, ranges)
      value = last
    }
    if (bound.item) lists.get(bound.slot)?.push(value)
    else fields[bound.slot] = value
  }
  const entry = alternative?.entry
  if (entry?.phrase.kind === null && last !== undefined) return last
  const range = { from: tokens[start]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 }
  const made = (node: Node): unknown => ranges.set(node, range)
  if (entry !== undefined) return entry.shape.build(fields, made)
  const unread = { kind: 'unread' }
  made(unread)
  return unread
}
