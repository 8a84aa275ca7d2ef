import type { Run, Sign } from '../lexer/lexer.ts'
import type { ComparisonSpec } from './comparison-spec.ts'

/** A node of a text's structure: plain JSON, discriminated by `kind`, without positions. */
export interface Node {
  readonly kind: string
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string'

/** For each kind of node, the fields that hold nodes. */
export type NodeFields = Readonly<Record<string, readonly string[]>>

/** A plain value of a fixed field. */
export type Constant = string | number | boolean | null

/** What a fixed field holds: a plain value, or a node or a list of one node with fixed fields of its own. */
export type FixedValue = Constant | FixedNode | readonly [FixedNode]
export interface FixedFields {
  readonly [field: string]: FixedValue
}
export interface FixedNode extends FixedFields {
  readonly kind: string
}

export interface PhraseOptions {
  /** Other patterns with the same slots, which are read and never printed. */
  readonly reads?: readonly string[]
  /**
   * Constant fields of the node; the printer distinguishes phrases of one kind by them. A slot of a node among them is
   * named by its path: `{of.noun:noun}`.
   */
  readonly fixed?: FixedFields
  /** In a category that `counts`: whether the node is plural, or the slot that decides. */
  readonly plural?: boolean | string
  /** A sentence for the documentation. */
  readonly note?: string
}

export interface Phrase extends PhraseOptions {
  readonly category: string
  /** `null`: an include; the node is that of the only slot. */
  readonly kind: string | null
  readonly pattern: string
}

/**
 * A phrase reads `pattern` as a node of `kind` in `category` and prints such nodes as `pattern`.
 * `pattern.ts` describes the pattern language.
 */
export const phrase = (
  category: string,
  kind: string,
  pattern: string,
  options: PhraseOptions = {},
): Phrase => ({
  ...options,
  category,
  kind,
  pattern,
})

/** Makes phrases of one category. */
export const phrasesOf =
  (category: string) =>
  (kind: string, pattern: string, options?: PhraseOptions): Phrase =>
    phrase(category, kind, pattern, options)

/**
 * Includes another category in a category, possibly with words around it: `include('sentence', '{it:effect}.')`. The
 * pattern has exactly one slot, whose node becomes the result.
 */
export const include = (
  category: string,
  pattern: string,
  options: Pick<PhraseOptions, 'reads' | 'note'> = {},
): Phrase => ({
  ...options,
  category,
  kind: null,
  pattern,
})

/** A part of a pattern whose slots all belong to the node at a path: `within('of', '{noun:noun}')` is `{of.noun:noun}`. */
export const within = (path: string, pattern: string): string =>
  pattern.replace(/\{(?!self\})(?=[\w.-]+\s*[:=])/g, `{${path}.`)

/** An entry of a word set: its singular, its plural (default: the same), and other readings. */
export type WordForms =
  | string
  | { readonly one: string; readonly many?: string; readonly reads?: readonly string[] }

export interface WordSet {
  readonly name: string
  readonly label: string
  readonly entries: Readonly<Record<string, WordForms>>
  /** How a further word is written, if a text may have words that only its reader names. */
  readonly further?: (word: string) => WordForms
}

/** A closed set of words or names for slots; the slot's field is the key of the entry. The label names an entry: "a house". */
export const words = (
  name: string,
  label: string,
  entries: Readonly<Record<string, WordForms>>,
  further?: (word: string) => WordForms,
): WordSet => ({
  name,
  label,
  entries,
  ...(further !== undefined && { further }),
})

/** The words of the numbers from one to ten. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

/** Where reading resumes after an unreadable clause: behind the marks `through`, or at the marks `before`. */
export interface Recovery {
  readonly through?: readonly string[]
  readonly before?: readonly string[]
}

export interface Category {
  /** The name for players: "an amount". Problems list the first words of a category without a label. */
  readonly label?: string
  /** Whether its nodes print with a capital letter first. */
  readonly capital?: boolean
  /** Whether its nodes have a grammatical number with which later words agree. */
  readonly counts?: boolean
  /** Error recovery: each unreadable node is one problem, and reading resumes behind it. */
  readonly recover?: Recovery
}

export interface GrammarSpec {
  /** The category of a whole text; only this one may read an empty text. */
  readonly root: string
  /** Every category, in any order. */
  readonly categories: Readonly<Record<string, Category>>
  /** In order of precedence, for reading and for printing. */
  readonly phrases: readonly Phrase[]
  readonly words?: readonly WordSet[]
  readonly signs?: readonly Sign[]
  /** Single signs that the lexer ignores. */
  readonly silent?: readonly string[]
  /** Runs of letters for signs behind a word. */
  readonly runs?: readonly Run[]
  /** Other spellings of words: `{ cannot: ["can't", 'can not'] }`; `#` is any number. */
  readonly spellings?: Readonly<Record<string, readonly string[]>>
  /** Words that people use instead of a phrase, and the phrase to suggest. */
  readonly hints?: Readonly<Record<string, string>>
  /** First words of clauses that the game has and this version does not support. */
  readonly unsupported?: readonly string[]
  /** Number words, for reading only: `NUMBER_WORDS`, `{ one: 1, two: 2 }`. */
  readonly numbers?: Readonly<Record<string, number>>
  /** How a text is compared with its print; default: every word that only one of them has is a change. */
  readonly comparison?: ComparisonSpec
  /** What a card may call itself outside quotations; the first one prints when the card has no name. */
  readonly self?: readonly string[]
  /** Whether `self` inside quotations means what has the quoted ability; a card's name means the card there. */
  readonly quotedSelf?: boolean
  /** Marks that a text may omit. Default: the comma. */
  readonly lenient?: readonly string[]
  /** What parentheses begin with that are rules text and not reminder text. */
  readonly readParentheses?: readonly (string | RegExp)[]
  /** Whether all parentheses are rules text. Default: they are reminder text, which is ignored. */
  readonly parentheses?: boolean
  /** The most steps for one text (default 1,000,000, some 0.1 seconds), and the deepest nesting (default 200). */
  readonly limits?: { readonly steps?: number; readonly depth?: number }
}
