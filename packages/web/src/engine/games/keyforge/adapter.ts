import { CARD_TYPES, type CardFacts, HOUSES, KeyForge } from '@battleline/keyforge'
import { type KeyforgeScenario, type KnownCards, keyforgeAdapterWith } from '@battleline/scenario'
import type { Schema } from '../../editing/schema.ts'
import { cardTextProblems, textsOf } from '../card-text.ts'
import { opens, type TableGame } from '../table-game.ts'
import { cardList } from './card-list.ts'
import { KeyForgeSession } from './session.ts'
import { shippedLibrary } from './shipped-library.ts'

/** KeyForge at the table, with these cards. */
function keyforgeTable(known: KnownCards): TableGame {
  const { library } = known
  const form = keyforgeAdapterWith(known)
  const cards = () => new KeyForge({ library }).library.all()
  return {
    form,
    open: opens(form, (played) => new KeyForgeSession(played)),
    cards: () => cardList(cards()),
    texts: () => textsOf(cards()),
    textProblems: async (name, text) => {
      const { textReader } = await import('./text-reader.ts')
      return cardTextProblems(textReader.readText(text, name === '' ? 'This card' : name))
    },
    facts: [
      { kind: 'word', key: 'type', words: CARD_TYPES },
      { kind: 'word', key: 'house', words: HOUSES },
      { kind: 'number', key: 'power', of: ['creature'], usual: 3 },
      { kind: 'number', key: 'armor', of: ['creature'], usual: 0 },
    ],
    schema: async () => (await import('@battleline/scenario/schema')).default as Schema,
  }
}

/** KeyForge without the cards that ship. A board without any card needs none. */
export const game: TableGame = {
  ...keyforgeTable({ library: [] }),
  unloaded: {
    part: 'cards',
    isNeeded: (scenario) => {
      const { cards, roster } = scenario as KeyforgeScenario
      return cards.length + roster.length > 0
    },
    load: async () => withCards(await shippedLibrary()),
  },
}

/** The build has read the texts of the cards that ship. */
const withCards = (library: readonly CardFacts[]): TableGame => ({
  ...keyforgeTable({ library }),
  unloaded: {
    part: 'texts',
    isNeeded: (scenario) => (scenario as KeyforgeScenario).cards.some(({ text = '' }) => text !== ''),
    load: async () => keyforgeTable({ library, texts: (await import('./text-reader.ts')).textReader }),
  },
})
