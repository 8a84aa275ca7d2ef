import { SimpleGame } from '@battleline/card-game'
import type { SimpleAdapter } from '@battleline/scenario'
import { kindOf, strengthOf } from '../../../text/simple-card.ts'
import { opens, type TableGame } from '../table-game.ts'
import { simpleSchema } from './schema.ts'
import { SimpleSession } from './session.ts'

/** A simple game in the app: everything comes from its specification. */
export const simpleTable = (adapter: SimpleAdapter): TableGame => ({
  form: adapter,
  open: opens(adapter, (played) => new SimpleSession(played)),
  cards: () =>
    new SimpleGame(adapter.spec).library.all().map((card) => ({
      name: card.name,
      type: 'card',
      look: null,
      strength: strengthOf(card),
      attaches: false,
      kind: kindOf(card),
      text: '',
    })),
  texts: () => [],
  textProblems: async () => [],
  facts: adapter.spec.words.numbers.map((key) => ({ kind: 'number', key, usual: 0 })),
  schema: async () => simpleSchema(adapter.spec),
})
