import { anyOf, type Covered, type Covering, type CoverText, capital, cover } from '@battleline/language'
import { keyforge } from '../keyforge.ts'
import { readText } from '../text/text.ts'
import { TRAITS } from '../text/traits.ts'
import { HOUSES, KEYWORDS } from '../vocabulary.ts'

const COVERING: Covering = {
  folded: [
    [anyOf(HOUSES, 'giu'), '‹house›'],
    [anyOf(KEYWORDS, 'giu'), '‹keyword›'],
    // Some are ordinary words too; as traits they have a capital.
    [anyOf(TRAITS.map(capital), 'gu'), '‹trait›'],
  ],
  read: readText,
  make: (text, name) =>
    keyforge({ cards: [{ name, type: 'creature', house: 'dis', power: 1, text }] }).library.find(name),
}

/** Reads one text and says how far it is understood. */
export const coverText = (text: CoverText): Covered => cover(text, COVERING)
