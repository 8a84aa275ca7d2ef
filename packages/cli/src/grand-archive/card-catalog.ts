import {
  asideTexts,
  type CardFacts,
  type CardSetup,
  coverText,
  grandArchive,
  importCards,
  PILES,
  printText,
  readWords,
} from '@battleline/grand-archive'
import type { GrandArchiveScenario } from '@battleline/scenario'
import { type CardCatalog, readWith } from '../cards/card-catalog.ts'
import { factsLine } from './facts-line.ts'

const { library } = grandArchive()

/** A card of a board with the cards under it. */
const namesOf = (one: string | CardSetup): readonly string[] =>
  typeof one === 'string' ? [one] : [one.name, ...(one.lineage ?? []), ...(one.loaded ?? [])]

/** Reads every word of a text; each word that is not played becomes a note. */
function readNoted(text: string, name: string) {
  const read = readWords(text, name)
  return read.ok ? { ...read, changes: read.unplayed } : read
}

/** The cards of Grand Archive. */
export const catalog: CardCatalog = {
  library,
  read: readWith(readNoted, printText, asideTexts),
  line: (facts) => factsLine(facts as CardFacts),
  cover: () => coverText,
  import: importCards,
  used: (scenario) =>
    (scenario as GrandArchiveScenario).setup.players.flatMap((player) =>
      (['field', ...PILES] as const).flatMap((zone) => (player[zone] ?? []).flatMap(namesOf)),
    ),
}
