import { CARD_TYPES, HOUSES, keyforge, readText } from '@battleline/keyforge'
import { type KeyforgeScenario, keyforgeAdapter } from '@battleline/scenario'
import type { Schema } from '../../editing/schema.ts'
import { cardTextProblems, textsOf } from '../card-text.ts'
import type { TableGame } from '../games.ts'
import { cardList } from './card-list.ts'
import { KeyForgeSession } from './session.ts'

/** KeyForge at the table. */
export const game: TableGame = {
  form: keyforgeAdapter,
  open: (scenario, edition) => KeyForgeSession.of(scenario as KeyforgeScenario, edition),
  cards: cardList,
  texts: () => textsOf(keyforge().library.all()),
  textProblems: (name, text) => cardTextProblems(readText(text, name === '' ? 'This card' : name)),
  facts: [
    { kind: 'word', key: 'type', words: CARD_TYPES },
    { kind: 'word', key: 'house', words: HOUSES },
    { kind: 'number', key: 'power', of: ['creature'], usual: 3 },
    { kind: 'number', key: 'armor', of: ['creature'], usual: 0 },
  ],
  schema: async () => (await import('@battleline/scenario/schema')).default as Schema,
}
