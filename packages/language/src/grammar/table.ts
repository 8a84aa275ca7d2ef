import { lazy } from '../base/memoize.ts'
import { type Lexicon, lexicon, tokenize } from '../lexer/lexer.ts'
import { alternativesFor, computeFirstSets } from './alternatives.ts'
import { Alternative, type CategoryEntry, type PhraseEntry, type RequiredWords } from './compiled-phrase.ts'
import { type Element, type Flag, readPattern, type Slot, slotsOf } from './pattern.ts'
import { literals, patternGraph, type Scope, type Step } from './pattern-graph.ts'
import type { GrammarSpec, Phrase } from './phrase.ts'
import { requiredWordsFinder } from './required-words.ts'
import { fixedAround, lastField, Shape } from './shape.ts'
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

const fail = (phrase: Phrase, pattern: string, reason: string): never => {
  throw new Error(
    `phrase "${pattern}" of ${phrase.category}${phrase.kind === null ? '' : `/${phrase.kind}`}: ${reason}`,
  )
}

/** A parsed pattern and its slots. */
interface ParsedPattern {
  readonly elements: readonly Element[]
  readonly slots: readonly (Slot | Flag)[]
}

/** Slots outside brackets, which are always set. */
const required = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap((element) => (element.kind === 'slot' ? [element.slot] : []))

const shape = (slot: Slot): string => `${slot.type} ${slot.list?.least ?? 'single'}`

/** What is wrong with the slots of a pattern; null when nothing is. */
const checkSlots = (phrase: Phrase, { elements, slots }: ParsedPattern): string | null => {
  const names = new Set(slots.map((slot) => slot.slot))
  if (names.size !== slots.length) return 'a slot occurs twice'
  if ('kind' in (phrase.fixed ?? {})) return '"kind" is no fixed field'
  for (const path of names) {
    const node = fixedAround(phrase, path)
    if (node === null) return `no fixed field holds a node for "${path}"`
    if (lastField(path) in node) return `"${path}" is both a slot and a fixed field`
  }
  if (phrase.kind === null && !(slots.length === 1 && slots[0]?.kind === 'slot' && slots[0].list === null)) {
    return 'an include has exactly one slot, of a category'
  }
  if (typeof phrase.plural === 'string' && !names.has(phrase.plural))
    return `there is no slot "${phrase.plural}"`
  const graded = (list: readonly Element[]): readonly (string | null)[] =>
    list.flatMap((element) => {
      if (element.kind === 'optional') return graded(element.elements)
      if (element.kind === 'plural') return [element.by]
      return element.kind === 'slot' && typeof element.grade === 'object' ? [element.grade?.by ?? null] : []
    })
  const missing = graded(elements).find((by) => by !== null && !names.has(by))
  return missing === undefined ? null : `"~${missing}" names no slot`
}

/** Checks that the canonical pattern can print the nodes that another pattern reads. */
const checkReads = (main: ParsedPattern, other: ParsedPattern): string | null => {
  for (const slot of other.slots) {
    const twin = main.slots.find((one) => one.slot === slot.slot)
    if (twin === undefined) return `the canonical pattern has no slot "${slot.slot}"`
    if (
      slot.kind !== twin.kind ||
      (slot.kind === 'slot' && twin.kind === 'slot' && shape(slot) !== shape(twin))
    ) {
      return `slot "${slot.slot}" differs from that of the canonical pattern`
    }
  }
  const here = required(other.elements)
  const lost = required(main.elements).find((slot) => !here.includes(slot))
  return lost === undefined ? null : `slot "${lost}" of the canonical pattern is missing`
}

const addPhrase = (phrase: Phrase, category: CategoryEntry, scope: Scope): void => {
  /** Runs `work`; an error names the phrase. */
  const trying = <T>(pattern: string, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      return fail(phrase, pattern, error instanceof Error ? error.message : String(error))
    }
  }
  const parsePattern = (pattern: string): ParsedPattern => {
    const elements = trying(pattern, () => readPattern(pattern))
    const parts = { elements, slots: slotsOf(elements) }
    const wrong = checkSlots(phrase, parts)
    return wrong === null ? parts : fail(phrase, pattern, wrong)
  }
  const main = parsePattern(phrase.pattern)
  const fields = new Set(['kind', ...main.slots.map(({ slot }) => slot)])
  const entry: PhraseEntry = { phrase, elements: main.elements, shape: new Shape(phrase), fields }
  category.phrases.push(entry)
  const add = (pattern: string, { elements }: ParsedPattern): void => {
    category.alternatives.push(
      new Alternative(
        entry,
        pattern,
        trying(pattern, () => patternGraph(elements, scope)),
      ),
    )
  }
  add(phrase.pattern, main)
  for (const pattern of phrase.reads ?? []) {
    const parts = parsePattern(pattern)
    const wrong = checkReads(main, parts)
    if (wrong !== null) fail(phrase, pattern, wrong)
    add(pattern, parts)
  }
  const [only] = main.slots
  if (phrase.kind === null && only?.kind === 'slot' && scope.category(only.type) === undefined) {
    fail(phrase, phrase.pattern, 'an include has exactly one slot, of a category')
  }
}

/** Two phrases with one pattern: the later would never be read, nearly always by mistake. */
const checkDuplicates = (category: CategoryEntry): void => {
  const seen = new Set<string>()
  for (const { phrase } of category.phrases) {
    const pattern = phrase.pattern.toLowerCase()
    if (seen.has(pattern)) fail(phrase, phrase.pattern, 'an earlier phrase has the same pattern')
    seen.add(pattern)
  }
  if (category.phrases.length === 0) throw new Error(`category "${category.name}" has no phrases`)
}

/** Compiles a grammar. Throws, naming the pattern, where it cannot work: these are mistakes of whoever wrote it. */
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
    literals: literals(known, new Set(spec.lenient ?? [','])),
    category: (name) => named.get(name)?.index,
    terminal: (name) => allTerminals.get(name),
  }
  for (const phrase of spec.phrases) {
    const category = named.get(phrase.category)
    if (category === undefined) fail(phrase, phrase.pattern, 'the category is not declared')
    else addPhrase(phrase, category, scope)
  }
  for (const category of categories) checkDuplicates(category)
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
    requiredWordsIn: requiredWordsFinder(categories),
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
