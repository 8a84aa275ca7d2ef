import { lazy } from '../base/memoize.ts'
import { type Lexicon, lexicon, tokenize } from '../lexer/lexer.ts'
import { alternativesFor, computeFirstSets } from './alternatives.ts'
import {
  Alternative,
  type CategoryEntry,
  PhraseEntry,
  phraseError,
  type RequiredWords,
} from './compiled-phrase.ts'
import { literals, type Scope, type Step } from './pattern-graph.ts'
import type { GrammarSpec } from './phrase.ts'
import { requiredWordsFinder } from './required-words.ts'
import { type Terminal, terminals } from './terminal.ts'

/** A grammar ready for use. */
export interface Table {
  readonly spec: GrammarSpec
  readonly lexicon: Lexicon
  readonly root: CategoryEntry
  readonly categories: readonly CategoryEntry[]
  readonly named: ReadonlyMap<string, CategoryEntry>
  readonly terminals: ReadonlyMap<string, Terminal>
  readonly aliases: readonly (readonly string[])[]
  readonly alternativesFor: ReturnType<typeof alternativesFor>
  /** The sets of which a text must have one word each for these steps to match. */
  readonly requiredWordsIn: (steps: readonly Step[]) => readonly RequiredWords[]
  /** For diagnostics. */
  readonly wordIndex: WordIndex
  readonly hints: readonly { readonly says: readonly string[]; readonly write: string }[]
  readonly unsupported: readonly (readonly string[])[]
}

/** Every alternative in order of precedence, and those that contain each literal word. */
interface WordIndex {
  readonly alternatives: readonly Alternative[]
  readonly byWord: ReadonlyMap<string, readonly number[]>
}

function buildWordIndex(categories: readonly CategoryEntry[]): WordIndex {
  const alternatives = categories.flatMap((category) => category.alternatives)
  const byWord = new Map<string, number[]>()
  alternatives.forEach(({ words }, at) => {
    for (const word of words) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [at])
      else known.push(at)
    }
  })
  return { alternatives, byWord }
}

/**
 * Compiles a grammar. Throws, naming the pattern, where that shows a mistake of whoever wrote it; most mistakes show only
 * where a pattern is used, so whoever writes a grammar checks it as a whole (`checkGrammar`).
 */
export const compile = (spec: GrammarSpec): Table => {
  const known = lexicon(spec.signs, spec.silent, spec.runs, spec.readParentheses, spec.spellings)
  const categories = Object.entries(spec.categories).map(
    ([name, category], index): CategoryEntry => ({ ...category, name, index, phrases: [], alternatives: [] }),
  )
  const named = new Map(categories.map((category) => [category.name, category]))
  const allTerminals = terminals(spec.words ?? [], spec.numbers ?? {}, known)
  for (const name of allTerminals.keys()) {
    if (named.has(name)) throw new Error(`"${name}" is both a category and a word set`)
  }
  const scope: Scope = {
    lexicon: known,
    literals: literals(known, new Set(spec.lenient ?? [','])),
    category: (name) => named.get(name)?.index,
    terminal: (name) => allTerminals.get(name),
  }
  for (const phrase of spec.phrases) {
    const category = named.get(phrase.category)
    if (category === undefined) throw phraseError(phrase, phrase.pattern, 'the category is not declared')
    const entry = new PhraseEntry(phrase)
    category.phrases.push(entry)
    for (const pattern of [phrase.pattern, ...(phrase.reads ?? [])])
      category.alternatives.push(new Alternative(entry, pattern, scope))
  }
  const root = named.get(spec.root)
  if (root === undefined) throw new Error(`the root category "${spec.root}" is not declared`)
  const aliases = (spec.self ?? []).map((alias) => tokenize(alias, known).map((token) => token.text))
  const reach = computeFirstSets(categories, root)
  const wordIndex = lazy(() => buildWordIndex(categories))
  return {
    spec,
    lexicon: known,
    root,
    categories,
    named,
    terminals: allTerminals,
    aliases,
    alternativesFor: alternativesFor(categories, reach),
    requiredWordsIn: requiredWordsFinder(reach.ofCategory),
    get wordIndex() {
      return wordIndex()
    },
    hints: Object.entries(spec.hints ?? {}).map(([says, write]) => ({
      says: tokenize(says, known).map((token) => token.text),
      write,
    })),
    unsupported: (spec.unsupported ?? []).map((says) => tokenize(says, known).map((token) => token.text)),
  }
}

/** A category by its name, the root when none is named. Throws on a name that is not declared. */
export const categoryNamed = (table: Table, name: string | undefined): CategoryEntry => {
  const found = name === undefined ? table.root : table.named.get(name)
  if (found === undefined) throw new Error(`the grammar has no category "${name ?? ''}"`)
  return found
}
