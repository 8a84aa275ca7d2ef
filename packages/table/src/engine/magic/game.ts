import { CARD_TYPES, COLORS, magic, readText } from '@battleline/magic'
import { type MagicScenario, magicForm } from '@battleline/scenario'
import { mistakesIn, textsOf } from '../card-text.ts'
import type { TableGame } from '../games.ts'
import { MagicSession } from './session.ts'

/** Magic at the table. */
export const game: TableGame = {
  form: magicForm,
  open: (scenario, edition) => MagicSession.of(scenario as MagicScenario, edition),
  cards: () =>
    magic()
      .library.all()
      .map(({ name, types, subtypes = [], colors = [], power, toughness }) => ({
        name,
        type: types.join(' '),
        look: colors[0] ?? null,
        strength: types.includes('creature') ? `${power ?? 0}/${toughness ?? 0}` : types.join(' '),
        attaches: subtypes.some((one) => one === 'Aura' || one === 'Equipment'),
      })),
  texts: () => textsOf(magic().library.all()),
  textMistakes: (name, text) => mistakesIn(readText(text, name)),
  facts: [
    { kind: 'word', key: 'type', words: CARD_TYPES },
    { kind: 'word', key: 'colors', words: COLORS },
    { kind: 'number', key: 'power', of: ['creature'], usual: 2 },
    { kind: 'number', key: 'toughness', of: ['creature'], usual: 2 },
  ],
}
