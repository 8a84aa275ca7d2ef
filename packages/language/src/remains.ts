import type { Parsed } from './parse.ts'
import type { Node } from './phrase.ts'
import type { Range } from './reader.ts'

/** A clause, and its words where these cannot all be read: when its time comes is known, what it does is not. */
export interface Remaining<C> {
  readonly clause: C
  readonly unread: string | null
}

/** What of a text is left where clauses with words that cannot be read, or that could never act, are left out. */
export interface Remains<C> {
  readonly clauses: readonly Remaining<C>[]
  /** The words of the clauses that are left out, as they stand. */
  readonly unread: readonly string[]
}

/** What a game makes of the clauses of a text. */
export interface ClausesOf<C> {
  /** Of one that was read whole; null where it could never act. */
  readonly read: (clause: Node, ranges: ReadonlyMap<Node, Range>) => readonly C[] | null
  /** Of one that was not: an ability that waits for what it says and does nothing then; null where not even that is known. */
  readonly emptied: (clause: Node) => C | null
}

/** Why words of a text have done nothing. */
export const NOT_UNDERSTOOD = 'these words are not understood, so that it does nothing'

/** Reads as much of a text as can be read, clause by clause. */
export function remainsOf<C>(text: string, parsed: Parsed, { read, emptied }: ClausesOf<C>): Remains<C> {
  const partial = parsed.ok ? parsed : parsed.partial
  if (partial === undefined) return { clauses: [], unread: [text.trim()] }
  const { node, ranges } = partial
  const clauses: Remaining<C>[] = []
  const unread: string[] = []
  for (const clause of node.clauses as unknown as readonly Node[]) {
    const whole = hasUnread(clause) ? null : read(clause, ranges)
    if (whole !== null) {
      clauses.push(...whole.map((one) => ({ clause: one, unread: null })))
      continue
    }
    const range = ranges.get(clause)
    const words = range === undefined ? text.trim() : text.slice(range.from, range.to).trim()
    unread.push(words)
    const empty = emptied(clause)
    if (empty !== null) clauses.push({ clause: empty, unread: words })
  }
  return { clauses, unread }
}

/** Whether words that cannot be read stand somewhere in it. */
export const hasUnread = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('kind' in value && value.kind === 'unread') || Object.values(value).some(hasUnread))
