import { lazy } from './base/memoize.ts'
import { type Change, changes } from './compare/compare.ts'
import { comparisonOf, wordingOf } from './compare/wording.ts'
import { checkGrammar } from './grammar/check-grammar.ts'
import type { AnyNodes, FitsInclude, FitsKind } from './grammar/node-types.ts'
import type { PhraseOptions } from './grammar/phrase.ts'
import {
  type FixedFields,
  type GrammarSpec,
  include,
  type Node,
  type NodeFields,
  type Phrase,
  phrase,
  phrasesOf,
} from './grammar/phrase.ts'
import { categoryNamed, compile } from './grammar/table.ts'
import { nodeFieldsOf } from './grammar/visit.ts'
import { type Parsed, type ParseOptions, parse } from './parse/parse.ts'
import { type Description, describe } from './print/describe.ts'
import { print, spell } from './print/print.ts'

/** One set of phrases that reads texts and prints what they mean. `T`: the types of its nodes; `Root`: its root category. */
export interface Grammar<T = AnyNodes, Root extends keyof T & string = keyof T & string> {
  readonly spec: GrammarSpec
  /** Reads any text, or explains why it cannot, within the grammar's limits. Throws only on an undeclared category. */
  readonly parse: <C extends keyof T & string = Root>(text: string, options?: ParseOptions<C>) => Parsed<T[C]>
  /**
   * The canonical text of a node of a category (left out: the root), `self` being the card's name. Throws when no
   * phrase prints the node, naming the field in the way: nodes come from the grammar or from code, not from players.
   */
  readonly print: <C extends keyof T & string = Root>(
    node: T[C],
    options?: { readonly category?: C; readonly self?: string },
  ) => string
  /**
   * What a print loses of the text that was read, adds to it or changes, up to the synonyms of the grammar; `self`: the
   * names of the card.
   */
  readonly changes: (text: string, printed: string, self: readonly string[]) => readonly Change[]
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
  /** For each kind of node, the fields that hold nodes: `visitorOf` needs no more of the grammar. */
  readonly nodeFields: () => NodeFields
  /** The grammar as plain values, for documentation and completion. */
  readonly describe: () => Description
  /**
   * Parses every pattern; throws on a malformed or unusable one and names its phrase. For the tests of whoever writes a
   * grammar: reading and printing parse only the patterns that they need.
   */
  readonly check: () => void
}

/** A grammar, compiled on first use. */
export const grammar = (spec: GrammarSpec): Grammar => {
  const table = lazy(() => compile(spec))
  const comparison = lazy(() => comparisonOf(table()))
  return {
    spec,
    parse: (text, options) => parse(table(), text, options),
    print: (node, options) => print(table(), node, categoryNamed(table(), options?.category), options?.self),
    changes: (text, printed, self) => {
      // Most texts of shipped cards are their own print.
      if (text === printed) return []
      return changes(wordingOf(table(), text, self), wordingOf(table(), printed, self), comparison())
    },
    spell: (node, by) => spell(table(), node, categoryNamed(table(), by.category), by, by.self),
    nodeFields: () => nodeFieldsOf(table()),
    describe: () => describe(table()),
    check: () => checkGrammar(table()),
  }
}

/** What makes a grammar whose node types the compiler knows. */
export interface TypedGrammar<T> {
  /**
   * A phrase. It compiles only if its pattern and its fixed fields make what the category has under this kind; where a
   * program puts them together, the compiler cannot tell.
   */
  readonly phrase: <
    C extends string,
    K extends string,
    const P extends string,
    const F extends FixedFields = Record<never, never>,
  >(
    category: C,
    kind: K,
    pattern: P & FitsKind<P, K, F, C, T>,
    options?: PhraseOptions & { readonly fixed?: F },
  ) => Phrase
  /** Makes phrases of one category, which are checked alike. */
  readonly phrasesOf: <C extends string>(
    category: C,
  ) => <
    K extends string,
    const P extends string,
    const F extends FixedFields = Record<never, never>,
    // The category once more, so that the compiler looks into it at each phrase and not here.
    Here extends string = C,
  >(
    kind: K,
    pattern: P & FitsKind<P, K, F, Here, T>,
    options?: PhraseOptions & { readonly fixed?: F },
  ) => Phrase
  /** An include. It compiles only if the slot of its pattern holds what the category has. */
  readonly include: <C extends string, const P extends string>(
    category: C,
    pattern: P & FitsInclude<P, C, T>,
    options?: Pick<PhraseOptions, 'reads' | 'note'>,
  ) => Phrase
  /** A grammar of such phrases. */
  readonly grammar: <Root extends keyof T & string>(
    spec: GrammarSpec & { readonly root: Root },
  ) => Grammar<T, Root>
}

/** The makers for a grammar whose categories and word sets hold the types `T`: its nodes fit, since its phrases do. */
export const grammarOf = <T extends { readonly [Name in keyof T]: unknown }>(): TypedGrammar<T> => ({
  phrase,
  phrasesOf,
  include,
  grammar: <Root extends keyof T & string>(spec: GrammarSpec) => grammar(spec) as unknown as Grammar<T, Root>,
})
