import { type CardFacts, coverText, importCards, keyforge, printText, readText } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import type { Scenario } from '@battleline/scenario'
import type { Shelf } from '../shelf.ts'
import { factsLine } from './facts-line.ts'

const { library } = keyforge()

/** The cards of KeyForge. */
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
    const { cards, roster } = scenario as Scenario
    const own = new Map(cards.map((card) => [fold(card.name), card]))
    return roster.flatMap(({ name }) => own.get(fold(name)) ?? library.facts(name) ?? [])
  },
}
