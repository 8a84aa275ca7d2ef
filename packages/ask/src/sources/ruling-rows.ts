/** The index of the rulings as it is stored: files and cards are numbers in the lists beside the rows. */
export interface RulingRows {
  /** Below `scenarios/`, without the ending. */
  readonly files: readonly string[]
  readonly cards: readonly string[]
  readonly rulings: readonly RulingRow[]
}

/** File, document in it, sentence, rules, cards, comment. */
export type RulingRow = readonly [
  file: number,
  document: number,
  sentence: string,
  rules: readonly string[],
  cards: readonly number[],
  comment: string,
]
