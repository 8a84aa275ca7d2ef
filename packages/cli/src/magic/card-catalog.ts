import {
  asideTexts,
  type CardFacts,
  coverCard,
  FIELDS,
  importCards,
  magic,
  printText,
  readText,
} from '@battleline/magic'
import type { MagicScenario } from '@battleline/scenario'
import { type CardCatalog, readWith } from '../cards/card-catalog.ts'

const { library } = magic()

/** The facts of a card as one line: "artifact creature, Wall · white · 0/4". */
function factsLine({ types, subtypes = [], colors = [], power, toughness, omits }: CardFacts): string {
  const kind = [types.join(' '), ...subtypes].join(', ')
  const size = power === undefined ? [] : [`${power}/${toughness ?? 0}`]
  const left = omits === undefined ? [] : [`not played out: ${omits}`]
  return [kind, colors.join(' and ') || 'colorless', ...size, ...left].join(' · ')
}

/** The cards of Magic. */
export const catalog: CardCatalog = {
  library,
  read: readWith(readText, printText, asideTexts),
  line: (facts) => factsLine(facts as CardFacts),
  cover: () => coverCard,
  fields: FIELDS,
  import: importCards,
  used: (scenario) =>
    (scenario as MagicScenario).setup.players.flatMap(({ permanents = [], hand = [], graveyard = [] }) =>
      [...permanents, ...hand, ...graveyard].flatMap(({ card }) => card ?? []),
    ),
}
