import { anyOf, type Covered, type Covering, type CoverText, cover } from '@battleline/language'
import { grandArchive } from '../grand-archive.ts'
import { readText } from '../text/text.ts'
import { SUBTYPES } from '../text/words.ts'
import { COUNTERS, ELEMENTS, KEYWORDS } from '../vocabulary.ts'

const COVERING: Covering = {
  folded: [
    [anyOf(KEYWORDS, 'giu'), '‹keyword›'],
    [anyOf(ELEMENTS, 'giu'), '‹element›'],
    [anyOf(SUBTYPES, 'giu'), '‹subtype›'],
    [anyOf(COUNTERS, 'giu'), '‹counter›'],
  ],
  read: readText,
  make: (text, name) =>
    grandArchive({ cards: [{ name, type: 'ally', power: 1, life: 1, text }] }).library.find(name),
}

/** Reads one text and says how far it is understood. */
export const coverText = (text: CoverText): Covered => cover(text, COVERING)
