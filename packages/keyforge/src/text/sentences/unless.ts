import { type Phrase, phrase } from '@battleline/language'

/**
 * "They lose 1Æ unless they exhaust a creature": they may, and if they do not, it happens (`settled.ts`). To be read before
 * conditions with the same words. `effects`: the slot with what would happen.
 */
export const keptOff = (effects: string): readonly Phrase[] => [
  phrase('plain', 'do', `${effects} unless {unless:kept-off+"; "}`),
  phrase('plain', 'do', `${effects} unless you {unless:verb+" and "}`),
  phrase('kept-off', 'does', 'they {effects:they-all+" and "}', { fixed: { who: 'that player' } }),
  ...[
    ['your opponent', 'opponent'],
    ['its controller', 'controller'],
    ['that player', 'that player'],
  ].map(([player = '', who = '']) =>
    phrase('kept-off', 'does', `${player} {effects:theirs+" and "}`, { fixed: { who } }),
  ),
]
