import { lazy } from './base/memoize.ts'
import type { GrammarSpec, Node } from './grammar/phrase.ts'
import { categoryNamed, compile } from './grammar/table.ts'
import { type Visitor, visitorOf } from './grammar/visit.ts'
import { type Parsed, type ParseOptions, parse } from './parse/parse.ts'
import { type Description, describe } from './print/describe.ts'
import { print, spell } from './print/print.ts'

/** One set of phrases that reads texts and prints what they mean. */
export interface Grammar {
  readonly spec: GrammarSpec
  /** Reads any text, or explains why it cannot, within the grammar's limits. Throws only on an undeclared category. */
  readonly parse: (text: string, options?: ParseOptions) => Parsed
  /**
   * The canonical text of a node of a category (left out: the root), `self` being the card's name. Throws when no
   * phrase prints the node, naming the field in the way: nodes come from the grammar or from code, not from players.
   */
  readonly print: (node: Node, options?: { readonly category?: string; readonly self?: string }) => string
  /** Prints a node with a pattern that its phrase otherwise only reads; `phrase` is its index in the category. */
  readonly spell: (
    node: Node,
    by: {
      readonly category: string
      readonly phrase: number
      readonly pattern: string
      readonly self?: string
    },
  ) => string
  /** Visits the structures that the grammar reads. `N`: the union of the game's node types. */
  readonly visitor: <N extends { readonly kind: string }>() => Visitor<N>
  /** The grammar as plain values, for documentation and completion. */
  readonly describe: () => Description
}

/** A grammar, compiled on first use. Compiling throws on a malformed or unusable pattern and names its phrase. */
export const grammar = (spec: GrammarSpec): Grammar => {
  const table = lazy(() => compile(spec))
  const visitor = lazy(() => visitorOf(table()))
  return {
    spec,
    parse: (text, options) => parse(table(), text, options),
    print: (node, options) => print(table(), node, categoryNamed(table(), options?.category), options?.self),
    spell: (node, by) => spell(table(), node, categoryNamed(table(), by.category), by, by.self),
    // The table makes the nodes, so it also knows their fields; the caller knows their types.
    visitor: <N extends { readonly kind: string }>() => visitor() as unknown as Visitor<N>,
    describe: () => describe(table()),
  }
}
