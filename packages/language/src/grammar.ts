import { type Description, describe } from './describe.ts'
import { once } from './once.ts'
import { categoryNamed, type Parsed, type ParseOptions, parse } from './parse.ts'
import type { GrammarSpec, Node } from './phrase.ts'
import { print, spell } from './print.ts'
import { compile } from './table.ts'

/** One set of phrases that reads texts and prints what they mean. */
export interface Grammar {
  readonly spec: GrammarSpec
  /**
   * Reads any text whatever: it is read or explained, within the grammar's limits. Throws only on a category that
   * is not declared.
   */
  readonly parse: (text: string, options?: ParseOptions) => Parsed
  /**
   * The canonical text of a node of a category (left out: the root), `self` being the card's name. Throws when no
   * phrase prints the node, naming the field in the way: nodes come from the grammar or from code, not from players.
   */
  readonly print: (node: Node, options?: { readonly category?: string; readonly self?: string }) => string
  /** The text of a node by one of the spellings that its phrase, at this place in its category, only reads. */
  readonly spell: (
    node: Node,
    by: {
      readonly category: string
      readonly phrase: number
      readonly pattern: string
      readonly self?: string
    },
  ) => string
  /** The grammar as plain values, for documentation and completion. */
  readonly describe: () => Description
}

/**
 * A grammar, compiled when it is first used: many who load it read nothing. Throws then, naming the phrase, where a pattern
 * is malformed or could never work.
 */
export const grammar = (spec: GrammarSpec): Grammar => {
  const table = once(() => compile(spec))
  return {
    spec,
    parse: (text, options) => parse(table(), text, options),
    print: (node, options) => print(table(), node, categoryNamed(table(), options?.category), options?.self),
    spell: (node, by) => spell(table(), node, categoryNamed(table(), by.category), by, by.self),
    describe: () => describe(table()),
  }
}
