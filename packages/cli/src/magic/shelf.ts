import { type CardFacts, magic, printText, readText } from '@battleline/magic'
import type { MagicScenario } from '@battleline/scenario'
import { readWith, type Shelf } from '../shelf.ts'

const { library } = magic()

/** The facts of a card in a line: "artifact creature, Wall · white · 0/4". */
function factsLine({ types, subtypes = [], colors = [], power, toughness, omits }: CardFacts): string {
  const kind = [types.join(' '), ...subtypes].join(', ')
  const size = power === undefined ? [] : [`${power}/${toughness ?? 0}`]
  const left = omits === undefined ? [] : [`not played out: ${omits}`]
  return [kind, colors.join(' and ') || 'colorless', ...size, ...left].join(' · ')
}

/** The cards of Magic. */
export const shelf: Shelf = {
  library,
  read: readWith(readText, printText),
  line: (facts) => factsLine(facts as CardFacts),
  cover: ({ id, name, text }) => {
    const read = readText(text, name)
    const unknown = read.ok ? [] : [...new Set(read.problems.map(({ from, to }) => text.slice(from, to)))]
    return { id, name, understood: read.ok, executable: read.ok, unknown }
  },
  import: () => ({
    cards: [],
    left: [],
    problems: [{ place: '', message: 'card files of Magic are not taken over by this version' }],
  }),
  used: (scenario) =>
    (scenario as MagicScenario).setup.players.flatMap(({ permanents = [] }) =>
      permanents.flatMap(({ card }) => card ?? []),
    ),
}
