import {
  type CardCoverage,
  type CoverageReader,
  type CoverageText,
  cover,
  wordPattern,
} from '@battleline/language'
import { readWords } from '../text/grammar.ts'
import { SUBTYPES } from '../text/subtypes.ts'
import { textReader } from '../text-reader.ts'
import { COUNTERS, ELEMENTS, KEYWORDS } from '../vocabulary.ts'
import { Library } from './library.ts'

const COVERING: CoverageReader = {
  folded: [
    [wordPattern(KEYWORDS, 'giu'), '‹keyword›'],
    [wordPattern(ELEMENTS, 'giu'), '‹element›'],
    [wordPattern(Object.keys(SUBTYPES), 'giu'), '‹subtype›'],
    [wordPattern(COUNTERS, 'giu'), '‹counter›'],
  ],
  read: readWords,
  make: (text, name) =>
    new Library([{ name, type: 'ally', power: 1, life: 1, text }], new Map(), textReader).find(name),
  tellsUsable: true,
}

/** Reads one text and says how far it is understood. */
export const coverText = (text: CoverageText): CardCoverage => cover(text, COVERING)
