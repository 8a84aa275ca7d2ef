import type { Problem } from '../diagnostics/problem.ts'
import type { CardProblem } from './cards.ts'

/** A card text whose coverage is measured. */
export interface CoverageText {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** How far a card's text is understood. */
export interface CardCoverage {
  readonly id: string
  readonly name: string
  /** The grammar reads every word. */
  readonly understood: boolean
  /** The words that a reading has others for; left out if there are none. */
  readonly changes?: readonly string[]
  /** Every clause compiles, and none is set aside. */
  readonly executable: boolean
  /** Every clause compiles or is set aside; left out where a game sets nothing aside. */
  readonly usable?: boolean
  /** What is set aside, as it prints; left out if nothing is. */
  readonly aside?: readonly string[]
  /** The unread phrases, with numbers, names and the game's own words folded. */
  readonly unknown: readonly string[]
}

/** What a game provides to measure coverage. `T`: the structure of a text. */
export interface CoverageReader<T = unknown> {
  /** Words that vary between cards with the same phrase. */
  readonly folded: Folded
  read(
    text: string,
    name: string,
  ):
    | { readonly ok: true; readonly text: T; readonly changes?: readonly Problem[] }
    | { readonly ok: false; readonly problems: readonly Problem[] }
  /**
   * Compiles a card; null, problems or a throw mean that it cannot be compiled. What is set aside of it is its `aside`.
   */
  make(text: string, name: string, structure: T): object | CardProblem | null
  /** Reads a text that can be used although not every word of it is read; null for the others. */
  readUsable?(text: string, name: string): T | null
  /** Whether the figures of the game say which cards are usable. */
  readonly tellsUsable?: true
}

/** Measures the coverage of one text. It is executable only if its charts compile, and nothing of it is set aside. */
export function cover<T>({ id, name, text }: CoverageText, reader: CoverageReader<T>): CardCoverage {
  const read = reader.read(text, name)
  const usable = (is: boolean) => reader.tellsUsable === true && { usable: is }
  if (read.ok) {
    const changes = read.changes?.map(({ message }) => message)
    const made = madeOf(() => reader.make(text, name, read.text))
    const aside = made?.aside ?? []
    return {
      id,
      name,
      understood: true,
      executable: made !== null && aside.length === 0,
      ...usable(made !== null),
      unknown: [],
      ...(aside.length > 0 && { aside }),
      ...(changes !== undefined && { changes }),
    }
  }
  const unknown = new Set(read.problems.map((problem) => unknownPhrase(text, name, problem, reader.folded)))
  const structure = reader.readUsable?.(text, name) ?? null
  const made = structure === null ? null : madeOf(() => reader.make(text, name, structure))
  return {
    id,
    name,
    understood: false,
    executable: false,
    ...usable(made !== null),
    unknown: [...unknown],
    ...(made !== null && { aside: made.aside }),
  }
}

function madeOf(make: () => object | null): { readonly aside: readonly string[] } | null {
  try {
    const made = make()
    if (made === null || 'problems' in made) return null
    return { aside: 'aside' in made && Array.isArray(made.aside) ? made.aside : [] }
  } catch {
    return null
  }
}

/** A missing phrase: how many cards lack nothing else (`cards`), and how many contain it (`occurs`). */
export interface Missing {
  readonly phrase: string
  readonly cards: number
  readonly occurs: number
  /** A card that the phrase would unlock, else one that contains it. */
  readonly example: string
}

/** Missing phrases, those that would unlock the most cards first. */
export function missing(covered: readonly CardCoverage[]): readonly Missing[] {
  const found = new Map<string, { phrase: string; cards: number; occurs: number; example: string }>()
  for (const { name, unknown } of covered) {
    const only = unknown.length === 1
    for (const phrase of unknown) {
      const entry = found.get(phrase) ?? { phrase, cards: 0, occurs: 0, example: name }
      if (only && entry.cards === 0) entry.example = name
      entry.occurs++
      if (only) entry.cards++
      found.set(phrase, entry)
    }
  }
  return [...found.values()].sort(
    (a, b) => b.cards - a.cards || b.occurs - a.occurs || (a.phrase < b.phrase ? -1 : 1),
  )
}

/** Patterns of words that vary, such as names of houses, and their placeholders. */
export type Folded = readonly (readonly [RegExp, string])[]

/** A pattern for any of these words, the longest first. */
export const wordPattern = (words: readonly string[], flags: string): RegExp => {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join('|')})s?(?![\\p{L}])`, flags)
}

export const capital = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** Folded in every game: reminder text, private-use signs, quotation marks; numbers last. */
const BEFORE_ALL: Folded = [
  [/\([^()]*\)/g, ' '],
  [/[\ue000-\uf8ff\ufeff]/g, ' '],
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
]
const NUMBERS: Folded = [[/\d+/g, '#']]

const wordsOf = (text: string, name: string, folded: Folded): readonly string[] => {
  const own = name === '' ? text : text.replaceAll(name, '‹self›')
  const all = [...BEFORE_ALL, ...folded, ...NUMBERS]
  const plain = all.reduce((so, [from, to]) => so.replace(from, to), own)
  return plain.toLowerCase().match(/[\p{L}'#‹›+-]+|[.,:"•]/gu) ?? []
}

/** How many words before and after the failing position identify an unknown phrase. */
const BEFORE = 1
const FROM = 2

/** The folded words around the failing position, so that cards with the same phrase agree: "creature ‖ that shares". */
function unknownPhrase(text: string, name: string, { from, to, clause }: Problem, folded: Folded): string {
  const own = ownName(name)
  const start =
    Math.max(...['.', ':', '\n', '\r', '"', '“'].map((mark) => text.lastIndexOf(mark, from - 1))) + 1
  const before = wordsOf(text.slice(Math.min(start, from), from), own, folded)
  const rest = wordsOf(text.slice(from, Math.max(clause?.to ?? text.length, to)), own, folded)
  const lead = before.slice(Math.max(0, before.length - BEFORE))
  const shown = rest.slice(0, BEFORE + FROM - lead.length)
  return [...lead, '‖', ...(shown.length === 0 ? ['the end'] : shown)].join(' ')
}

const ownName = (name: string): string => name.replace(/ \(.*\)$/, '')
