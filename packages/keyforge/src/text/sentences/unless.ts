import type { Phrase } from '@battleline/language'
import { phrase } from '../nodes.ts'

/**
 * "They lose 1Æ unless they exhaust a creature": they may, and if they do not, it happens (`resolve-references.ts`). To be read before
 * conditions with the same words. `effects`: the slot with what would happen.
 */
export const keptOff = (effects: string): readonly Phrase[] => [
  phrase('plain-sentence', 'do', `${effects} unless {unless:unless-they+"; "}`),
  phrase('plain-sentence', 'do', `${effects} unless you {unless:verb+" and "}`),
  // Two sentences: "you may …. If you do not, …".
  phrase('plain-sentence', 'do', `you may either {unless:verb+" and "} or ${effects}`),
  phrase('unless-they', 'does', 'they {effects:they-clause+" and "}', { fixed: { who: 'that player' } }),
  ...[
    ['your opponent', 'opponent'],
    ['its controller', 'controller'],
    ['that player', 'that player'],
  ].map(([player = '', who = '']) =>
    phrase('unless-they', 'does', `${player} {effects:third-person-clause+" and "}`, { fixed: { who } }),
  ),
]
