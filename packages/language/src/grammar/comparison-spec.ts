/** How a game compares a text with its print. Words are those of the grammar's lexer. */
export interface ComparisonSpec {
  /** Single words that are written in several forms, such as plurals, by the form that stands for all. */
  readonly forms: Readonly<Record<string, readonly string[]>>
  /** Words and marks that never change a meaning, such as articles; synonyms do not name them. */
  readonly empty: readonly string[]
  /** Words that a text can leave to its reader, such as prepositions; synonyms may name them. */
  readonly implied: readonly string[]
  readonly synonyms: readonly SynonymGroup[]
  /** The words that a print must keep, by what they are. Numbers above 1 and names in capitals are kept without being listed. */
  readonly kept: Readonly<Record<string, readonly string[]>>
  /** Those of them that a print can repeat where the text has a pronoun. Names can always be repeated. */
  readonly repeatable: readonly string[]
  /** Those of them that a print says where the text leaves them to the rules. */
  readonly spelledOut: readonly string[]
  /** Words in front of which a name stands, such as "counter". */
  readonly named: readonly string[]
  /** Words that can stand for others, such as "they" for the opponent. */
  readonly pronouns: Readonly<Record<string, readonly string[]>>
}

/**
 * Phrases with the same meaning, and why they have it. Each key stands for the phrases listed with it. `#` is any
 * number, and `…` any words of one sentence, in the order of the text. Below an empty key are words that may be missing.
 */
export interface SynonymGroup {
  readonly why: string
  readonly phrases: Readonly<Record<string, readonly string[]>>
}
