import { anyOf, type Covered, type CoverText, type Folded, unknownPhrase } from '@battleline/language'
import { grandArchive } from '../grand-archive.ts'
import { readText } from '../text/text.ts'
import { SUBTYPES } from '../text/words.ts'
import { COUNTERS, ELEMENTS, KEYWORDS } from '../vocabulary.ts'

/** What is the same phrase in many cards but for these. */
const FOLDED: Folded = [
  [anyOf(KEYWORDS, 'giu'), '‹keyword›'],
  [anyOf(ELEMENTS, 'giu'), '‹element›'],
  [anyOf(SUBTYPES, 'giu'), '‹subtype›'],
  [anyOf(COUNTERS, 'giu'), '‹counter›'],
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
    const { library } = grandArchive({ cards: [{ name, type: 'ally', power: 1, life: 1, text }] })
    const found = library.find(name)
    return found !== null && !('problems' in found)
  } catch {
    return false
  }
}
