import { keyforge } from '../keyforge.ts'
import { readText } from '../text/text.ts'
import { unknownPhrase } from './unknown-phrase.ts'

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

/** A phrase that is missing: the cards that nothing else keeps back, and all in which it occurs. */
export interface Missing {
  readonly phrase: string
  readonly cards: number
  readonly occurs: number
  /** A card that it would unlock, else one in which it occurs. */
  readonly example: string
}

/** Reads one text and says how far it is understood. */
export function coverText({ id, name, text }: CoverText): Covered {
  const read = readText(text, name)
  if (!read.ok) {
    const unknown = [...new Set(read.problems.map((problem) => unknownPhrase(text, name, problem)))]
    return { id, name, understood: false, executable: false, unknown }
  }
  return { id, name, understood: true, executable: compiles(name, text), unknown: [] }
}

/** A text is executable only if charts can be made of it. */
function compiles(name: string, text: string): boolean {
  try {
    const { library } = keyforge({ cards: [{ name, type: 'creature', house: 'dis', power: 1, text }] })
    const found = library.find(name)
    return found !== null && !('problems' in found)
  } catch {
    return false
  }
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
