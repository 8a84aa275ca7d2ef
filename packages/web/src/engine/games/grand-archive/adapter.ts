import { CARD_TYPES, CLASSES, ELEMENTS, grandArchive, readText } from '@battleline/grand-archive'
import { grandArchiveAdapter } from '@battleline/scenario'
import { grandArchiveFacts } from '../../../text/card-facts.ts'
import type { Schema } from '../../editing/schema.ts'
import { cardTextProblems, textsOf } from '../card-text.ts'
import { opens, type TableGame } from '../table-game.ts'
import { GrandArchiveSession } from './session.ts'

const FIGHTERS = ['champion', 'ally', 'weapon', 'attack']

/** Grand Archive at the table. */
export const game: TableGame = {
  form: grandArchiveAdapter,
  open: opens(grandArchiveAdapter, (played) => new GrandArchiveSession(played)),
  cards: () =>
    grandArchive()
      .library.all()
      .map((card) => {
        const { name, type, elements = ['norm'], power, life, text = '' } = card
        const strength = life !== undefined ? `${power ?? '–'}/${life}` : type
        const kind = grandArchiveFacts(card)
        return { name, type, look: elements[0] ?? null, strength, attaches: false, kind, text }
      }),
  texts: () => textsOf(grandArchive().library.all()),
  textProblems: async (name, text) => cardTextProblems(readText(text, name)),
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
