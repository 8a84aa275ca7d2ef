import {
  type CardFacts,
  coverTexts,
  deckCoverage,
  importCards,
  keyforge,
  leftOut,
  libraryName,
  printText,
  readWithoutLoss,
} from '@battleline/keyforge'
import type { KeyforgeScenario } from '@battleline/scenario'
import { type CardCatalog, readWith } from '../cards/card-catalog.ts'
import { factsLine } from './facts-line.ts'

const { library } = keyforge()

/** The cards of KeyForge. */
export const catalog: CardCatalog = {
  library,
  read: readWith(readWithoutLoss, printText),
  line: (facts) => factsLine(facts as CardFacts),
  cover: coverTexts,
  decks: deckCoverage,
  import: importCards,
  named: libraryName,
  leftOut,
  used: (scenario) => {
    const { roster, setup } = scenario as KeyforgeScenario
    return [...roster.map(({ name }) => name), ...setup.players.flatMap(({ token }) => token ?? [])]
  },
}
