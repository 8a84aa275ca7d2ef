import type { Node } from '../grammar/phrase.ts'
import type { Range } from '../reader/reader.ts'
import type { Parsed } from './parse.ts'

/** A clause; `unread` has its words when only its timing is known, and not its effect. */
export interface ReadableClause<C> {
  readonly clause: C
  readonly unread: string | null
}

/** The usable clauses of a text whose other clauses are unreadable or could never act. */
export interface ReadableClauses<C> {
  readonly clauses: readonly ReadableClause<C>[]
  /** The words of the other clauses. */
  readonly unread: readonly string[]
}

/** How a game reads clauses: `W` as the grammar makes them, `C` as the game uses them. */
export interface ClauseReader<W, C> {
  /** Reads a complete clause; null when it could never act. */
  readonly read: (clause: W, ranges: ReadonlyMap<Node, Range>) => readonly C[] | null
  /** Reads only the timing of an incomplete clause: an ability without effects; null when even that is unknown. */
  readonly emptied: (clause: W) => C | null
}

/** Why unread words of a text do nothing. */
export const NOT_UNDERSTOOD = 'these words are not understood, so that it does nothing'

/** Collects the usable clauses of a text. */
export function readableClauses<W, C>(
  text: string,
  parsed: Parsed<{ readonly clauses: readonly W[] }>,
  { read, emptied }: ClauseReader<W, C>,
): ReadableClauses<C> {
  const partial = parsed.ok ? parsed : parsed.partial
  if (partial === undefined) return { clauses: [], unread: [text.trim()] }
  const { node, ranges } = partial
  const clauses: ReadableClause<C>[] = []
  const unread: string[] = []
  for (const one of node.clauses as readonly Node[]) {
    // A clause with unread words is a `W` that `emptied` looks through for them.
    const clause = one as unknown as W
    const whole = hasUnread(one) ? null : read(clause, ranges)
    if (whole !== null) {
      clauses.push(...whole.map((one) => ({ clause: one, unread: null })))
      continue
    }
    const range = ranges.get(one)
    const words = range === undefined ? text.trim() : text.slice(range.from, range.to).trim()
    unread.push(words)
    const empty = emptied(clause)
    if (empty !== null) clauses.push({ clause: empty, unread: words })
  }
  return { clauses, unread }
}

/** Whether a structure contains unread words. */
export const hasUnread = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('kind' in value && value.kind === 'unread') || Object.values(value).some(hasUnread))
