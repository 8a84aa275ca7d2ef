import { type Lexicon, lexicon, tokenize } from './lexer.ts'
import { type Need, needing } from './needs.ts'
import { once } from './once.ts'
import { type Element, type Flag, readPattern, type Slot, slotsOf } from './pattern.ts'
import type { Category, Constant, GrammarSpec, Phrase } from './phrase.ts'
import { Route, routesFor, survey } from './reach.ts'
import { literals, route, type Step, type Surroundings } from './route.ts'
import { type Terminal, terminals } from './terminal.ts'

/** A phrase with its canonical pattern taken apart, for printing. */
export interface PhraseEntry {
  readonly phrase: Phrase
  readonly elements: readonly Element[]
  readonly fixed: readonly (readonly [field: string, value: Constant])[]
  readonly fields: ReadonlySet<string>
}

export interface CategoryEntry extends Category {
  readonly name: string
  readonly index: number
  readonly phrases: PhraseEntry[]
  /** Every pattern that reads, in order of precedence. */
  readonly routes: Route[]
}

/** A grammar ready for use. */
export interface Table {
  readonly spec: GrammarSpec
  readonly lexicon: Lexicon
  readonly root: CategoryEntry
  readonly categories: readonly CategoryEntry[]
  readonly named: ReadonlyMap<string, CategoryEntry>
  readonly terminals: ReadonlyMap<string, Terminal>
  readonly aliases: readonly (readonly string[])[]
  readonly routesFor: ReturnType<typeof routesFor>
  /** Without one word of each of these nothing can be read by these steps. */
  readonly needsIn: (steps: readonly Step[]) => readonly Need[]
  /** Wanted where a text cannot be read. */
  readonly wording: Wording
  readonly hints: readonly { readonly says: readonly string[]; readonly write: string }[]
  readonly unplayed: readonly (readonly string[])[]
}

/** Every route in order of precedence, and which of them each literal word is in. */
interface Wording {
  readonly routes: readonly Route[]
  readonly byWord: ReadonlyMap<string, readonly number[]>
}

function wordingOf(categories: readonly CategoryEntry[]): Wording {
  const routes = categories.flatMap((category) => category.routes)
  const byWord = new Map<string, number[]>()
  routes.forEach(({ words }, at) => {
    for (const word of words) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [at])
      else known.push(at)
    }
  })
  return { routes, byWord }
}

const complain = (phrase: Phrase, pattern: string, reason: string): never => {
  throw new Error(
    `phrase "${pattern}" of ${phrase.category}${phrase.kind === null ? '' : `/${phrase.kind}`}: ${reason}`,
  )
}

/** A pattern taken apart. */
interface Taken {
  readonly elements: readonly Element[]
  readonly slots: readonly (Slot | Flag)[]
}

/** Slots that stand outside every bracket, and so cannot be missing. */
const required = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap((element) => (element.kind === 'slot' ? [element.slot] : []))

const shape = (slot: Slot): string => `${slot.type} ${slot.list?.least ?? 'single'}`

/** What a pattern must keep to within itself. */
const checkSlots = (phrase: Phrase, { elements, slots }: Taken): string | null => {
  const names = new Set(slots.map((slot) => slot.slot))
  if (names.size !== slots.length) return 'a slot occurs twice'
  const fixed = Object.keys(phrase.fixed ?? {}).find((field) => names.has(field) || field === 'kind')
  if (fixed !== undefined) return `"${fixed}" is both a slot and a fixed field`
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

/** A pattern that is only read must give nodes that the canonical one can print. */
const checkReads = (main: Taken, other: Taken): string | null => {
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

const addPhrase = (phrase: Phrase, category: CategoryEntry, around: Surroundings): void => {
  /** What works with a pattern; the phrase is named with what does not. */
  const trying = <T>(pattern: string, work: () => T): T => {
    try {
      return work()
    } catch (error) {
      return complain(phrase, pattern, error instanceof Error ? error.message : String(error))
    }
  }
  const taken = (pattern: string): Taken => {
    const elements = trying(pattern, () => readPattern(pattern))
    const parts = { elements, slots: slotsOf(elements) }
    const wrong = checkSlots(phrase, parts)
    return wrong === null ? parts : complain(phrase, pattern, wrong)
  }
  const main = taken(phrase.pattern)
  const fixed = Object.entries(phrase.fixed ?? {})
  const fields = new Set(['kind', ...fixed.map(([field]) => field), ...main.slots.map(({ slot }) => slot)])
  const entry: PhraseEntry = { phrase, elements: main.elements, fixed, fields }
  category.phrases.push(entry)
  const add = (pattern: string, { elements }: Taken): void => {
    category.routes.push(
      new Route(
        entry,
        pattern,
        trying(pattern, () => route(elements, around)),
      ),
    )
  }
  add(phrase.pattern, main)
  for (const pattern of phrase.reads ?? []) {
    const parts = taken(pattern)
    const wrong = checkReads(main, parts)
    if (wrong !== null) complain(phrase, pattern, wrong)
    add(pattern, parts)
  }
  const [only] = main.slots
  if (phrase.kind === null && only?.kind === 'slot' && around.category(only.type) === undefined) {
    complain(phrase, phrase.pattern, 'an include has exactly one slot, of a category')
  }
}

/** Two phrases with one pattern: the later would never be read, nearly always by mistake. */
const checkTwins = (category: CategoryEntry): void => {
  const seen = new Set<string>()
  for (const { phrase } of category.phrases) {
    const pattern = phrase.pattern.toLowerCase()
    if (seen.has(pattern)) complain(phrase, phrase.pattern, 'an earlier phrase has the same pattern')
    seen.add(pattern)
  }
  if (category.phrases.length === 0) throw new Error(`category "${category.name}" has no phrases`)
}

/** Compiles a grammar. Throws, naming the pattern, where it cannot work: these are mistakes of whoever wrote it. */
export const compile = (spec: GrammarSpec): Table => {
  const known = lexicon(spec.signs, spec.silent, spec.runs, spec.spoken, spec.spellings)
  const categories = Object.entries(spec.categories).map(
    ([name, category], index): CategoryEntry => ({ ...category, name, index, phrases: [], routes: [] }),
  )
  const named = new Map(categories.map((category) => [category.name, category]))
  const allTerminals = terminals(spec.words ?? [], spec.numbers ?? {}, known)
  for (const name of allTerminals.keys()) {
    if (named.has(name)) throw new Error(`"${name}" is both a category and a word set`)
  }
  const around: Surroundings = {
    literals: literals(known, new Set(spec.lenient ?? [','])),
    category: (name) => named.get(name)?.index,
    terminal: (name) => allTerminals.get(name),
  }
  for (const phrase of spec.phrases) {
    const category = named.get(phrase.category)
    if (category === undefined) complain(phrase, phrase.pattern, 'the category is not declared')
    else addPhrase(phrase, category, around)
  }
  for (const category of categories) checkTwins(category)
  const root = named.get(spec.root)
  if (root === undefined) throw new Error(`the root category "${spec.root}" is not declared`)
  const aliases = (spec.self ?? []).map((alias) => tokenize(alias, known).map((token) => token.text))
  const reach = survey(categories, root)
  const wording = once(() => wordingOf(categories))
  return {
    spec,
    lexicon: known,
    root,
    categories,
    named,
    terminals: allTerminals,
    aliases,
    routesFor: routesFor(categories, reach),
    needsIn: needing(categories),
    get wording() {
      return wording()
    },
    hints: Object.entries(spec.hints ?? {}).map(([says, write]) => ({
      says: tokenize(says, known).map((token) => token.text),
      write,
    })),
    unplayed: (spec.unplayed ?? []).map((says) => tokenize(says, known).map((token) => token.text)),
  }
}
