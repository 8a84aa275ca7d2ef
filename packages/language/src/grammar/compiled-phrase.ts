import type { Element } from './pattern.ts'
import type { Step } from './pattern-graph.ts'
import type { Category, Phrase } from './phrase.ts'
import type { Shape } from './shape.ts'

/** A phrase with its parsed canonical pattern, for printing. */
export interface PhraseEntry {
  readonly phrase: Phrase
  readonly elements: readonly Element[]
  readonly shape: Shape
  /** The slots and flags by their paths, and `kind`. */
  readonly fields: ReadonlySet<string>
}

export interface CategoryEntry extends Category {
  readonly name: string
  readonly index: number
  readonly phrases: PhraseEntry[]
  /** Every pattern that can be read, in order of precedence. */
  readonly alternatives: Alternative[]
}

/** One readable pattern of a phrase. Rarely needed values are computed on first use. */
export class Alternative {
  readonly entry: PhraseEntry
  readonly pattern: string
  readonly steps: readonly Step[]
  /** Set by `computeFirstSets`. */
  firstSet: FirstSet = EMPTY
  #words: ReadonlySet<string> | null = null
  #requiredWords: readonly RequiredWords[] | null = null

  constructor(entry: PhraseEntry, pattern: string, steps: readonly Step[]) {
    this.entry = entry
    this.pattern = pattern
    this.steps = steps
  }

  /** The literal words, for finding the phrase most similar to an unreadable clause. */
  get words(): ReadonlySet<string> {
    this.#words ??= new Set(
      this.steps.flatMap((step) => (step.op === 'word' && /\p{L}/u.test(step.text) ? [step.text] : [])),
    )
    return this.#words
  }

  /** Only a text with a word of each of these sets can match. */
  requiredWords(find: (steps: readonly Step[]) => readonly RequiredWords[]): readonly RequiredWords[] {
    this.#requiredWords ??= find(this.steps)
    return this.#requiredWords
  }
}

/** What an alternative or category can begin with: words, a number, or an `Opening` that depends on the text. */
export interface FirstSet {
  readonly words: ReadonlySet<string>
  readonly numbers: boolean
  readonly opens: number
}

export const EMPTY: FirstSet = { words: new Set(), numbers: false, opens: 0 }

/** A set of words of which a text must have one. Equal sets share an id. */
export interface RequiredWords {
  readonly id: number
  readonly words: ReadonlySet<string>
}
