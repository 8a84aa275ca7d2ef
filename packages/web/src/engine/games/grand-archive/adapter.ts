import { CARD_TYPES, CLASSES, ELEMENTS, grandArchive, readText } from '@battleline/grand-archive'
import { type GrandArchiveScenario, grandArchiveAdapter } from '@battleline/scenario'
import { allOf } from '../../../text/clauses.ts'
import { inWords } from '../../../text/join-words.ts'
import type { Schema } from '../../editing/schema.ts'
import { mistakesIn, textsOf } from '../card-text.ts'
import type { TableGame } from '../games.ts'
import { GrandArchiveSession } from './session.ts'

const FIGHTERS = ['champion', 'ally', 'weapon', 'attack']

/** Grand Archive at the table. */
export const game: TableGame = {
  form: grandArchiveAdapter,
  open: (scenario, edition) => GrandArchiveSession.of(scenario as GrandArchiveScenario, edition),
  cards: () =>
    grandArchive()
      .library.all()
      .map(
        ({
          name,
          type,
          elements = ['norm'],
          classes = [],
          subtypes = [],
          power,
          life,
          durability,
          text = '',
        }) => ({
          name,
          type,
          look: elements[0] ?? null,
          strength: life !== undefined ? `${power ?? '–'}/${life}` : type,
          attaches: false,
          kind: inWords([
            allOf(elements),
            [...classes, type, ...subtypes].join(' '),
            power !== undefined && `power ${power}`,
            life !== undefined && `life ${life}`,
            durability !== undefined && `durability ${durability}`,
          ]),
          text,
        }),
      ),
  texts: () => textsOf(grandArchive().library.all()),
  textMistakes: (name, text) => mistakesIn(readText(text, name)),
  facts: [
    { kind: 'word', key: 'type', words: CARD_TYPES },
    { kind: 'word', key: 'elements', words: ELEMENTS },
    { kind: 'word', key: 'classes', words: CLASSES },
    { kind: 'number', key: 'level', of: ['champion'], usual: 1 },
    { kind: 'number', key: 'power', of: FIGHTERS, usual: 1 },
    { kind: 'number', key: 'life', of: ['champion', 'ally'], usual: 3 },
    { kind: 'number', key: 'durability', of: ['weapon'], usual: 2 },
  ],
  schema: async () => (await import('@battleline/scenario/schema/grand-archive')).default as Schema,
}
