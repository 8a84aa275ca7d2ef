import { type CardFacts, coverText, importCards, keyforge, printText, readText } from '@battleline/keyforge'
import type { Scenario } from '@battleline/scenario'
import { readWith, type Shelf } from '../shelf.ts'
import { factsLine } from './facts-line.ts'

const { library } = keyforge()

/** The cards of KeyForge. */
export const shelf: Shelf = {
  library,
  read: readWith(readText, printText),
  line: (facts) => factsLine(facts as CardFacts),
  cover: coverText,
  import: importCards,
  used: (scenario) => (scenario as Scenario).roster.map(({ name }) => name),
}
