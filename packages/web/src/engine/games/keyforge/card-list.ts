import { keyforge } from '@battleline/keyforge'
import { keyforgeFacts } from '../../../text/card-facts.ts'
import type { CardEntry } from '../../protocol/protocol.ts'

/** Every card that ships with the engine, as it can be found and placed. */
export const cardList = (): readonly CardEntry[] =>
  keyforge()
    .library.all()
    .map(({ name, type, house, power = 0, armor = 0, traits = [], text = '' }) => ({
      name,
      type,
      look: house ?? null,
      strength: !type.includes('creature') ? type : armor > 0 ? `${power} / ${armor}` : String(power),
      attaches: type === 'upgrade',
      kind: keyforgeFacts({ type, house, traits, power, armor }),
      text,
    }))
