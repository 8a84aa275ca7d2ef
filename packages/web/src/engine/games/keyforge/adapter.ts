import { CARD_TYPES, type CardFacts, HOUSES, KeyForge, readWithoutLoss } from '@battleline/keyforge'
import { type KeyforgeScenario, keyforgeAdapterWith } from '@battleline/scenario'
import type { Schema } from '../../editing/schema.ts'
import { cardTextProblems, textsOf } from '../card-text.ts'
import { opens, type TableGame } from '../table-game.ts'
import { cardList } from './card-list.ts'
import { KeyForgeSession } from './session.ts'
import { shippedLibrary } from './shipped-library.ts'

/** KeyForge at the table, with these cards. */
function keyforgeTable(library: readonly CardFacts[]): TableGame {
  const form = keyforgeAdapterWith(library)
  const cards = () => new KeyForge({ library }).library.all()
  return {
    form,
    open: opens(form, (played) => new KeyForgeSession(played)),
    cards: () => cardList(cards()),
    texts: () => textsOf(cards()),
    textProblems: (name, text) => cardTextProblems(readWithoutLoss(text, name === '' ? 'This card' : name)),
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
  ...keyforgeTable([]),
  unloaded: {
    isNeeded: (scenario) => {
      const { cards, roster } = scenario as KeyforgeScenario
      return cards.length + roster.length > 0
    },
    load: async () => keyforgeTable(await shippedLibrary()),
  },
}
