import {
  type CardFacts,
  type CardSetup,
  coverText,
  grandArchive,
  importCards,
  PILES,
  printText,
  readText,
} from '@battleline/grand-archive'
import { fold } from '@battleline/language'
import type { GrandArchiveScenario } from '@battleline/scenario'
import type { Shelf } from '../shelf.ts'
import { factsLine } from './facts-line.ts'

const { library } = grandArchive()

/** A card of a board with what lies under it. */
const namesOf = (one: string | CardSetup): readonly string[] =>
  typeof one === 'string' ? [one] : [one.name, ...(one.lineage ?? []), ...(one.loaded ?? [])]

/** The cards of Grand Archive. */
export const shelf: Shelf = {
  library,
  read: (text, name) => {
    const read = readText(text, name)
    return read.ok ? { ok: true, canonical: printText(read.text, name), structure: read.text } : read
  },
  line: (facts) => factsLine(facts as CardFacts),
  cover: coverText,
  import: importCards,
  used: (scenario) => {
    const { cards, setup } = scenario as GrandArchiveScenario
    const own = new Map(cards.map((card) => [fold(card.name), card]))
    const zones = ['field', ...PILES] as const
    const names = setup.players.flatMap((player) =>
      zones.flatMap((zone) => (player[zone] ?? []).flatMap(namesOf)),
    )
    return names.flatMap((name) => own.get(fold(name)) ?? library.facts(name) ?? [])
  },
}
