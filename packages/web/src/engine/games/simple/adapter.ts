import { SimpleGame } from '@battleline/card-game'
import type { SimpleAdapter, SimpleScenario } from '@battleline/scenario'
import { kindOf, strengthOf } from '../../../text/simple-card.ts'
import type { TableGame } from '../games.ts'
import { simpleSchema } from './schema.ts'
import { SimpleSession } from './session.ts'

/** A simple game in the app: everything comes from its specification. */
export const simpleTable = (adapter: SimpleAdapter): TableGame => ({
  form: adapter,
  open: (scenario, edition) => SimpleSession.of(adapter, scenario as SimpleScenario, edition),
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
  textProblems: () => [],
  facts: adapter.spec.words.numbers.map((key) => ({ kind: 'number', key, usual: 0 })),
  schema: async () => simpleSchema(adapter.spec),
})
