import { CARD_TYPES, COLORS, KEYWORDS, magic, readText } from '@battleline/magic'
import { magicAdapter } from '@battleline/scenario'
import { magicFacts } from '../../../text/card-facts.ts'
import type { Schema } from '../../editing/schema.ts'
import { cardTextProblems, textsOf } from '../card-text.ts'
import { opens, type TableGame } from '../table-game.ts'
import { MagicSession } from './session.ts'

/** Magic at the table. */
export const game: TableGame = {
  form: magicAdapter,
  open: opens(magicAdapter, (played) => new MagicSession(played)),
  cards: () =>
    magic()
      .library.all()
      .map(({ name, types, subtypes = [], colors = [], power, toughness, text = '' }) => {
        const isCreature = types.includes('creature')
        const strength = `${power ?? 0}/${toughness ?? 0}`
        return {
          name,
          type: types.join(' '),
          look: colors[0] ?? null,
          strength: isCreature ? strength : types.join(' '),
          attaches: subtypes.some((one) => one === 'Aura' || one === 'Equipment'),
          kind: magicFacts({ colors, types, subtypes, strength: isCreature ? strength : '' }),
          text,
        }
      }),
  keywords: KEYWORDS,
  texts: () => textsOf(magic().library.all()),
  textProblems: async (name, text) => cardTextProblems(readText(text, name)),
  facts: [
    { kind: 'word', key: 'type', words: CARD_TYPES },
    { kind: 'words', key: 'colors', words: COLORS, none: 'colorless', several: 'gold' },
    { kind: 'number', key: 'power', of: ['creature'], usual: 2 },
    { kind: 'number', key: 'toughness', of: ['creature'], usual: 2 },
  ],
  schema: async () => (await import('@battleline/scenario/schema/magic')).default as Schema,
}
