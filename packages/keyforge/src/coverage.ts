import {
  type CardCoverage,
  type CoverageReader,
  type CoverageText,
  capital,
  cover,
  wordPattern,
} from '@battleline/language'
import { KeyForge } from './game.ts'
import { readWithoutLoss } from './text/without-loss.ts'
import { TRAITS } from './text/words/traits.ts'
import { HOUSES, KEYWORDS } from './vocabulary.ts'

const COVERING: CoverageReader = {
  folded: [
    [wordPattern(HOUSES, 'giu'), '‹house›'],
    [wordPattern(KEYWORDS, 'giu'), '‹keyword›'],
    // Some are ordinary words too; traits are capitalized.
    [wordPattern(TRAITS.map(capital), 'gu'), '‹trait›'],
  ],
  read: readWithoutLoss,
  make: (text, name) =>
    new KeyForge({ cards: [{ name, type: 'creature', house: 'dis', power: 1, text }] }).library.find(name),
}

/** Reads one text and says how far it is understood. */
export const coverText = (text: CoverageText): CardCoverage => cover(text, COVERING)
