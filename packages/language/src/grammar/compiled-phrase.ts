import { firstStepsOf } from './first-steps.ts'
import { type Element, type Flag, readPattern, type Slot, slotsOf } from './pattern.ts'
import { patternGraph, type Scope, type Step } from './pattern-graph.ts'
import type { Category, Phrase } from './phrase.ts'
import { Shape } from './shape.ts'

/*
 * A text uses few of a grammar's patterns, so a pattern is parsed when a text or a node first needs it, and a whole
 * grammar is checked on demand only (check-grammar.ts).
 */

/** The error of a pattern that cannot work. */
export const phraseError = ({ category, kind }: Phrase, pattern: string, reason: string): Error =>
  new Error(`phrase "${pattern}" of ${category}${kind === null ? '' : `/${kind}`}: ${reason}`)

/** A phrase with its canonical pattern, for printing. */
export class PhraseEntry {
  readonly phrase: Phrase
  readonly shape: Shape
  #elements: readonly Element[] | null = null
  #slots: readonly (Slot | Flag)[] | null = null
  #fields: ReadonlySet<string> | null = null

  constructor(phrase: Phrase) {
    this.phrase = phrase
    this.shape = new Shape(phrase)
  }

  get elements(): readonly Element[] {
    this.#elements ??= readPattern(this.phrase.pattern)
    return this.#elements
  }

  /** All slots and flags, including those in brackets. */
  get slots(): readonly (Slot | Flag)[] {
    this.#slots ??= slotsOf(this.elements)
    return this.#slots
  }

  /** The slots and flags by their paths, and `kind`. */
  get fields(): ReadonlySet<string> {
    this.#fields ??= new Set(['kind', ...this.slots.map(({ slot }) => slot)])
    return this.#fields
  }
}

export interface CategoryEntry extends Category {
  readonly name: string
  readonly index: number
  readonly phrases: PhraseEntry[]
  /** Every pattern that can be read, in order of precedence. */
  readonly alternatives: Alternative[]
}

/** One readable pattern of a phrase. */
export class Alternative {
  readonly entry: PhraseEntry
  readonly pattern: string
  /** The steps that read first, where the beginning of the pattern tells them; else null. */
  readonly first: readonly Step[] | null
  /** Set by `computeFirstSets`. */
  firstSet: FirstSet = EMPTY
  readonly #scope: Scope
  #steps: readonly Step[] | null = null
  #words: ReadonlySet<string> | null = null
  #requiredWords: readonly RequiredWords[] | null = null

  constructor(entry: PhraseEntry, pattern: string, scope: Scope) {
    this.entry = entry
    this.pattern = pattern
    this.first = firstStepsOf(pattern, scope)
    this.#scope = scope
  }

  get steps(): readonly Step[] {
    this.#steps ??= this.#parsed()
    return this.#steps
  }

  #parsed(): readonly Step[] {
    const { entry, pattern } = this
    try {
      const elements = pattern === entry.phrase.pattern ? entry.elements : readPattern(pattern)
      return patternGraph(elements, this.#scope)
    } catch (error) {
      throw phraseError(entry.phrase, pattern, error instanceof Error ? error.message : String(error))
    }
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
