import type { CardFacts } from '@battleline/keyforge'
import { keyforgeFacts } from '../../../text/card-facts.ts'
import type { CardEntry } from '../../protocol/protocol.ts'

/** Cards as they can be found and placed. */
export const cardList = (cards: readonly CardFacts[]): readonly CardEntry[] =>
  cards.map(({ name, type, house, power = 0, armor = 0, traits = [], text = '' }) => ({
    name,
    type,
    look: house ?? null,
    strength: !type.includes('creature') ? type : armor > 0 ? `${power} / ${armor}` : String(power),
    attaches: type === 'upgrade',
    kind: keyforgeFacts({ type, house, traits, power, armor }),
    text,
  }))
