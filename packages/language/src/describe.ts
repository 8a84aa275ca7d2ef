import { type Element, readPattern } from './pattern.ts'
import type { Route } from './reach.ts'
import type { PhraseEntry, Table } from './table.ts'

/** A grammar as plain values, for documentation and completion. */
export interface Description {
  readonly root: string
  readonly categories: readonly {
    readonly name: string
    readonly label: string
    readonly phrases: readonly PhraseDescription[]
  }[]
  readonly words: readonly {
    readonly name: string
    readonly label: string
    readonly keys: readonly string[]
  }[]
  /** Words that are read for others. */
  readonly spellings: Readonly<Record<string, readonly string[]>>
}

export interface PhraseDescription {
  /** `null` for an included category. */
  readonly kind: string | null
  readonly pattern: string
  /** The pattern as a person reads it: "deal ‹an amount› damage to ‹a target›". */
  readonly example: string
  readonly reads: readonly string[]
  /** Those as a person reads them. */
  readonly spellings: readonly string[]
  readonly fixed: Readonly<Record<string, unknown>>
  readonly note?: string
}

/** What stands in a slot: what a player calls it, or the words of what has no name of its own and is said in one way. */
function labelled(table: Table, type: string): string {
  const category = table.named.get(type)
  const [only, ...others] = category?.phrases ?? []
  if (category?.label === undefined && only !== undefined && others.length === 0)
    return example(table, only.elements)
  return `‹${category?.label ?? table.terminals.get(type)?.label ?? type}›`
}

const example = (table: Table, elements: readonly Element[]): string =>
  parts(table, elements)
    .replace(/ {2,}/g, ' ')
    .replace(/\ban? ‹(an?) /gi, '‹$1 ')
    .trim()

const parts = (table: Table, elements: readonly Element[]): string =>
  elements
    .map((element) => {
      switch (element.kind) {
        case 'text':
          return element.text
        case 'choice':
          return element.options[0] ?? ''
        case 'plural':
          return element.one
        case 'article':
          return element.text
        case 'optional': {
          const inside = parts(table, element.elements)
          return inside.includes('‹') ? `[${inside}]` : ''
        }
        case 'flag':
          return `[${element.text}]`
        case 'self':
          return labelled(table, 'self')
        case 'slot':
          return element.list === null ? labelled(table, element.type) : `${labelled(table, element.type)}…`
        default:
          return element satisfies never
      }
    })
    .join('')

const describePhrase = (table: Table, { phrase, elements }: PhraseEntry): PhraseDescription => ({
  kind: phrase.kind,
  pattern: phrase.pattern,
  example: example(table, elements),
  reads: phrase.reads ?? [],
  spellings: (phrase.reads ?? []).map((pattern) => example(table, readPattern(pattern))),
  fixed: phrase.fixed ?? {},
  ...(phrase.note === undefined ? {} : { note: phrase.note }),
})

export const describe = (table: Table): Description => ({
  root: table.root.name,
  categories: table.categories.map((category) => ({
    name: category.name,
    label: category.label ?? category.name,
    phrases: category.phrases.map((entry) => describePhrase(table, entry)),
  })),
  words: (table.spec.words ?? []).map((set) => ({
    name: set.name,
    label: set.label,
    keys: Object.keys(set.entries),
  })),
  spellings: table.spec.spellings ?? {},
})

/** How much a word tells of a phrase: "counter" more than "each", which a great many have; one that none has, a little. */
function weight(table: Table, word: string): number {
  const phrases = table.wording.byWord.get(word)?.length ?? 0
  return phrases === 0 ? 0.25 : 1 / Math.log2(2 + phrases)
}

/** Categories with at most so many words are set phrases: what they say belongs to the phrase that they stand in. */
const FEW = 40

/** The words of the set phrases that can stand in a route: saying them makes a clause no less like it. */
function wordsInside(table: Table, route: Route): ReadonlySet<string> {
  const known = inside.get(route)
  if (known !== undefined) return known
  const found = new Set<string>()
  for (const step of route.steps) {
    if (step.op !== 'category') continue
    const words = new Set(table.categories[step.category]?.routes.flatMap((one) => [...one.words]))
    if (words.size <= FEW) for (const word of words) found.add(word)
  }
  inside.set(route, found)
  return found
}
const inside = new WeakMap<Route, ReadonlySet<string>>()

/**
 * The phrase most like a clause that cannot be read, written as an example; `undefined` unless at least two words
 * are shared, and they tell nearly as much as the others of both, or where the clause says all of it already: what is wrong
 * is something else then.
 */
export const nearestPhrase = (table: Table, clause: readonly string[]): string | undefined => {
  const { routes, byWord } = table.wording
  const here = new Set(clause.filter((word) => /\p{L}/u.test(word)))
  const shared = new Uint8Array(routes.length)
  const told = new Float64Array(routes.length)
  let all = 0
  for (const word of here) {
    const tells = weight(table, word)
    all += tells
    for (const route of byWord.get(word) ?? []) {
      shared[route] = (shared[route] ?? 0) + 1
      told[route] = (told[route] ?? 0) + tells
    }
  }
  let best: Route | undefined
  let most = 0.45
  for (let at = 0; at < routes.length; at++) {
    const count = shared[at] ?? 0
    const route = routes[at]
    // "Each" and "creature" alone say nothing.
    if (route === undefined || count === 0) continue
    const set = [...wordsInside(table, route)].filter((word) => here.has(word) && !route.words.has(word))
    // "Each" and "creature" alone say nothing.
    if ((count < 2 && set.length < 2) || (told[at] ?? 0) < 0.4) continue
    const own = [...route.words].reduce((sum, word) => sum + weight(table, word), 0)
    const neutral = set.reduce((sum, word) => sum + weight(table, word), 0)
    const likeness = (2 * (told[at] ?? 0)) / (own + all - neutral)
    if (likeness < most || (likeness === most && best !== undefined)) continue
    best = route
    most = likeness
  }
  if (best === undefined) best = startingAs(table, clause)
  return best === undefined || saysAll(clause, best) ? undefined : example(table, readPattern(best.pattern))
}

/** So many phrases with a word at most make it one that tells what was meant. */
const TELLING = 60

/** The shortest phrase that begins with the first telling word of a clause: "heal …". */
function startingAs({ wording: { routes, byWord } }: Table, clause: readonly string[]): Route | undefined {
  for (const word of clause) {
    const own = byWord.get(word) ?? []
    if (own.length === 0 || own.length > TELLING || !/\p{L}/u.test(word)) continue
    const starting = own
      .flatMap((at) => routes[at] ?? [])
      .filter(({ steps: [first] }) => first?.op === 'word' && first.text === word)
    const [shortest] = starting.sort((a, b) => a.words.size - b.words.size)
    if (shortest !== undefined) return shortest
  }
  return undefined
}

/** Whether the words of a phrase stand in a clause in the phrase's order. */
const saysAll = (clause: readonly string[], { words }: Route): boolean => {
  let at = 0
  for (const word of words) {
    at = clause.indexOf(word, at) + 1
    if (at === 0) return false
  }
  return true
}
