import {
  anyOf,
  type Covered,
  type CoverText,
  capital,
  type Folded,
  unknownPhrase,
} from '@battleline/language'
import { keyforge } from '../keyforge.ts'
import { readText } from '../text/text.ts'
import { TRAITS } from '../text/words.ts'
import { HOUSES, KEYWORDS } from '../vocabulary.ts'

/** What is the same phrase in many cards but for these. */
const FOLDED: Folded = [
  [anyOf(HOUSES, 'giu'), '‹house›'],
  [anyOf(KEYWORDS, 'giu'), '‹keyword›'],
  // Some are ordinary words too; as traits they have a capital.
  [anyOf(TRAITS.map(capital), 'gu'), '‹trait›'],
]

/** Reads one text and says how far it is understood. */
export function coverText({ id, name, text }: CoverText): Covered {
  const read = readText(text, name)
  if (!read.ok) {
    const unknown = [...new Set(read.problems.map((problem) => unknownPhrase(text, name, problem, FOLDED)))]
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
