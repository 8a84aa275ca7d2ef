import { CARD_TYPES, type CardFacts, HOUSES, KeyForge } from '@battleline/keyforge'
import {
  type KeyforgeScenario,
  type KnownCards,
  keyforgeAdapterWith,
  type Scenario,
} from '@battleline/scenario'
import type { Schema } from '../../editing/schema.ts'
import { cardTextProblems, textsOf } from '../card-text.ts'
import { opens, type TableGame } from '../table-game.ts'
import { cardList } from './card-list.ts'
import { shardsNamed } from './card-shard.ts'
import { KeyForgeSession } from './session.ts'
import { shippedLibrary, someCards } from './shipped-library.ts'

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

/** KeyForge with some of the cards that ship: a board needs those that it names, an empty one none. */
const withSome = (library: readonly CardFacts[]): TableGame => {
  const names = new Set(library.map(({ name }) => name))
  return {
    ...keyforgeTable({ library }),
    unloaded: {
      part: 'cards',
      isNeeded: (scenario) => {
        const { cards, roster, setup } = scenario as KeyforgeScenario
        const own = new Set(cards.map(({ name }) => name))
        const isThere = (name: string) => names.has(name) || own.has(name)
        const tokens = setup.players.flatMap(({ token }) => token ?? [])
        return isReaderNeeded(scenario) || ![...roster.map(({ name }) => name), ...tokens].every(isThere)
      },
      load: async (text) => {
        const some = text === null ? null : await someCards(shardsNamed(text))
        return some === null ? withCards(await shippedLibrary()) : withSome(some)
      },
    },
  }
}

/** KeyForge without the cards that ship. */
export const game: TableGame = withSome([])

const isReaderNeeded = (scenario: Scenario): boolean =>
  (scenario as KeyforgeScenario).cards.some(({ text = '' }) => text !== '')

/** The build has read the texts of the cards that ship. */
const withCards = (library: readonly CardFacts[]): TableGame => ({
  ...keyforgeTable({ library }),
  unloaded: {
    part: 'texts',
    isNeeded: isReaderNeeded,
    load: async () => keyforgeTable({ library, texts: (await import('./text-reader.ts')).textReader }),
  },
})
