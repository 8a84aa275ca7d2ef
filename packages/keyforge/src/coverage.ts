import {
  type CardCoverage,
  type CoverageReader,
  type CoverageText,
  capital,
  cover,
  wordPattern,
} from '@battleline/language'
import { wordsOf } from './cards/import.ts'
import { KeyForge } from './game.ts'
import { readWithoutLoss } from './text/without-loss.ts'
import { isKnown, type Vocabulary, vocabularyOf } from './text/words/card-words.ts'
import { TRAITS } from './text/words/traits.ts'
import { textReader } from './text-reader.ts'
import { HOUSES, KEYWORDS } from './vocabulary.ts'

type Cover = (text: CoverageText) => CardCoverage

/** Reads texts of a card file, whose houses and traits are words of them, and says how far each is understood. */
export function coverTexts(records: readonly Readonly<Record<string, unknown>>[]): Cover {
  const words = vocabularyOf(records.map(wordsOf))
  const reader = readerWith(isKnown(words) ? undefined : words)
  return (text) => cover(text, reader)
}

const FOLDED: CoverageReader['folded'] = [
  [wordPattern(HOUSES, 'giu'), '‹house›'],
  [wordPattern(KEYWORDS, 'giu'), '‹keyword›'],
  // Some are ordinary words too; traits are capitalized.
  [wordPattern(TRAITS.map(capital), 'gu'), '‹trait›'],
]

function readerWith(words?: Vocabulary): CoverageReader {
  const creature = { type: 'creature', house: 'dis', power: 1 } as const
  // A game knows a house and a trait if one of its cards has them.
  const others = (words?.house ?? []).map((house) => ({
    ...creature,
    house,
    name: `Of ${house}`,
    traits: words?.trait ?? [],
  }))
  return {
    folded: FOLDED,
    read: (text, name) => readWithoutLoss(text, name, words),
    make: (text, name) =>
      new KeyForge({ cards: [...others, { ...creature, name, text }], texts: textReader }).library.find(name),
  }
}
