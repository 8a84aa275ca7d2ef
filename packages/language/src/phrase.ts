import type { Run, Sign } from './lexer.ts'

/** A piece of what a text means: plain JSON, told apart by `kind`, without positions. */
export interface Node {
  readonly kind: string
  readonly [field: string]: unknown
}

/** What a fixed field may hold. */
export type Constant = string | number | boolean | null

export interface PhraseOptions {
  /** Further patterns with the same slots that are read, never printed. */
  readonly reads?: readonly string[]
  /** Fields the phrase gives its node, and by which printing tells phrases of one kind apart. */
  readonly fixed?: Readonly<Record<string, Constant>>
  /** In a counting category, the number the node has: plural or not, or that of the slot named here. */
  readonly plural?: boolean | string
  /** A sentence for the documentation. */
  readonly note?: string
}

export interface Phrase extends PhraseOptions {
  readonly category: string
  /** `null`: the phrase only dresses the node of its one slot. */
  readonly kind: string | null
  readonly pattern: string
}

/**
 * One way to say one thing: texts of `pattern` are nodes of `kind` in `category`, and such nodes print as `pattern`.
 * The pattern language is described at the top of `pattern.ts`.
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

/**
 * Makes another category, or a dressed form of one (`include('sentence', '{it:effect}.')`), part of a category. The
 * pattern has exactly one slot; the node is that slot's node, without a level of its own.
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

/** A word of a closed set: how it prints for one and for many (left out: alike), and what else is read. */
export type WordForms =
  | string
  | { readonly one: string; readonly many?: string; readonly reads?: readonly string[] }

export interface WordSet {
  readonly name: string
  readonly label: string
  readonly entries: Readonly<Record<string, WordForms>>
}

/** A closed set of words or names for slots; a slot holds the key of the entry. The label names an entry: "a house". */
export const words = (
  name: string,
  label: string,
  entries: Readonly<Record<string, WordForms>>,
): WordSet => ({
  name,
  label,
  entries,
})

/** Where reading goes on after a clause that cannot be read: behind these marks, or in front of those. */
export interface Recovery {
  readonly through?: readonly string[]
  readonly before?: readonly string[]
}

export interface Category {
  /** What a player calls it: "an amount". Without one, problems list what it may begin with instead. */
  readonly label?: string
  /** Its nodes print with a capital at the start. */
  readonly capital?: boolean
  /** Its nodes have a number, by which words after them are singular or plural. */
  readonly counts?: boolean
  /** One of its nodes that cannot be read is a problem of its own, and reading goes on behind it. */
  readonly recover?: Recovery
}

export interface GrammarSpec {
  /** The category of a whole text; the only one that may read an empty text. */
  readonly root: string
  /** Every category. Their order means nothing. */
  readonly categories: Readonly<Record<string, Category>>
  /** In order of precedence: of two phrases that read the same words, or print the same node, the earlier wins. */
  readonly phrases: readonly Phrase[]
  readonly words?: readonly WordSet[]
  readonly signs?: readonly Sign[]
  /** Single signs that say nothing wherever they stand. */
  readonly silent?: readonly string[]
  /** Letters that stand for signs, in a row behind a word. */
  readonly runs?: readonly Run[]
  /** Words that are written for others, wherever they stand: `{ cannot: ["can't", 'can not'] }`; `#` is any number. */
  readonly spellings?: Readonly<Record<string, readonly string[]>>
  /** What people write who think of another wording, and the phrase to point them to. */
  readonly hints?: Readonly<Record<string, string>>
  /** Words of the game whose clauses are known and not carried out: they cannot be read, and that is said. */
  readonly unplayed?: readonly string[]
  /** Numbers in words, for reading only: `{ one: 1, two: 2 }`. */
  readonly numbers?: Readonly<Record<string, number>>
  /** What a card may call itself beside its name, outside quotations; the first one prints when the name is not known. */
  readonly self?: readonly string[]
  /** Marks that a text may leave out. Left out: the comma. */
  readonly lenient?: readonly string[]
  /** First words, or beginnings, of parentheses that are read like other text although reminder text is dropped. */
  readonly spoken?: readonly (string | RegExp)[]
  /** Whether text in closed parentheses is read like other text. Left out: it is reminder text, and dropped. */
  readonly parentheses?: boolean
  /** The most steps one text may take, by default 1,000,000 (some 0.1 seconds), and the deepest nesting, 200. */
  readonly limits?: { readonly steps?: number; readonly depth?: number }
}
