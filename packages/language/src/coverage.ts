import type { CardProblem } from './cards.ts'
import type { Problem } from './problem.ts'

/** A text to be covered. */
export interface CoverText {
  readonly id: string
  readonly name: string
  readonly text: string
}

/** How far a card is understood. */
export interface Covered {
  readonly id: string
  readonly name: string
  /** Every word of it is accounted for. */
  readonly understood: boolean
  /** Each clause of it runs in this version. */
  readonly executable: boolean
  /** What is not understood, with what cards have in common folded. */
  readonly unknown: readonly string[]
}

/** What it takes to say how far the cards of a game are understood. */
export interface Covering {
  /** What is the same phrase in many cards but for these. */
  readonly folded: Folded
  read(
    text: string,
    name: string,
  ): { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] }
  /** Makes a card of a text that is read, charts and all; null, problems or a throw: it cannot be made. */
  make(text: string, name: string): object | CardProblem | null
}

/** Reads one text and says how far it is understood. It is executable only if charts can be made of it. */
export function cover({ id, name, text }: CoverText, { folded, read: readText, make }: Covering): Covered {
  const read = readText(text, name)
  if (read.ok) return { id, name, understood: true, executable: isMade(() => make(text, name)), unknown: [] }
  const unknown = new Set(read.problems.map((problem) => unknownPhrase(text, name, problem, folded)))
  return { id, name, understood: false, executable: false, unknown: [...unknown] }
}

function isMade(make: () => object | null): boolean {
  try {
    const made = make()
    return made !== null && !('problems' in made)
  } catch {
    return false
  }
}

/** A phrase that is missing: the cards that nothing else keeps back, and all in which it occurs. */
export interface Missing {
  readonly phrase: string
  readonly cards: number
  readonly occurs: number
  /** A card that it would unlock, else one in which it occurs. */
  readonly example: string
}

/** Missing phrases by how many cards each would unlock: those in which nothing else is missing. */
export function missing(covered: readonly Covered[]): readonly Missing[] {
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

/** What cards have in common, and what stands for it in a phrase: names of houses, of elements. */
export type Folded = readonly (readonly [RegExp, string])[]

/** Any of some words, the longest first. */
export const anyOf = (words: readonly string[], flags: string): RegExp => {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join('|')})s?(?![\\p{L}])`, flags)
}

export const capital = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

/** What is folded for every game: reminder text, marks of files, quotation marks, and at the end numbers. */
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

/** Words before and from the place where reading stopped that tell one unknown phrase from another. */
const BEFORE = 1
const FROM = 2

/**
 * The words around the place where reading a text stopped, with numbers, the card's name and what else is folded, so that
 * one phrase is the same in many cards: "creature ‖ that shares".
 */
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
