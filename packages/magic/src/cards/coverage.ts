import {
  type CardCoverage,
  type CoverageReader,
  type CoverageText,
  capital,
  cover,
  plainWord,
  wordPattern,
} from '@battleline/language'
import { asideTexts } from '../compile/aside-text.ts'
import { abilitiesOf } from '../compile/compile.ts'
import { withCutMarked } from '../text/cut-text.ts'
import { readText } from '../text/grammar.ts'
import type { CardText } from '../text/nodes.ts'
import { SUBTYPES } from '../text/subtypes.ts'
import { asAbilities, readForCombat } from '../text/unread-abilities.ts'
import { type CardType, COLORS, KEYWORDS } from '../vocabulary.ts'
import { typeLineOf } from './import.ts'

const FOLDED: CoverageReader['folded'] = [
  [wordPattern(KEYWORDS, 'giu'), '‹keyword›'],
  [wordPattern(COLORS, 'giu'), '‹color›'],
  // Some are ordinary words too; creature types are capitalized.
  [wordPattern(Object.keys(SUBTYPES).map(capital), 'gu'), '‹subtype›'],
  [/(?:\{[^{}]{1,5}\})+/g, '‹mana›'],
]

/** How texts of cards of these types are read; of no types if they are not known. */
const coveringOf = (types: readonly CardType[]): CoverageReader<CardText> => ({
  folded: FOLDED,
  read(text, name) {
    const read = readText(text, name, true)
    // Words of a spell on a permanent are named, and not understood.
    return read.ok && asAbilities(read.text, name, types) !== read.text ? { ok: false, problems: [] } : read
  },
  readUsable: (text, name) => readForCombat(text, name, types),
  make: (_, name, structure) => ({ abilities: abilitiesOf(structure), aside: asideTexts(structure, name) }),
  tellsUsable: true,
})
const ANY_CARD = coveringOf([])

/** Reads one text and says how far it is understood. */
export const coverText = ({ text, ...card }: CoverageText): CardCoverage =>
  cover({ ...card, text: withCutMarked(text) }, ANY_CARD)

/** How far a card of a file is understood: one with several faces only if every face is. */
export function coverCard(text: CoverageText, record: Readonly<Record<string, unknown>>): CardCoverage {
  const { card_faces: faces } = record
  if (!Array.isArray(faces) || faces.length === 0)
    return cover({ ...text, text: withCutMarked(text.text) }, coveringOf(typeLineOf(record).types))
  const all = faces.map((face: { readonly name?: unknown; readonly oracle_text?: unknown }) =>
    coverText({
      id: text.id,
      name: plainWord(face.name ?? text.name),
      text: plainWord(face.oracle_text ?? ''),
    }),
  )
  return {
    id: text.id,
    name: text.name,
    understood: all.every(({ understood }) => understood),
    // Boards do not support the other face of a card.
    executable: false,
    usable: false,
    unknown: [...new Set(all.flatMap(({ unknown }) => unknown))],
  }
}
