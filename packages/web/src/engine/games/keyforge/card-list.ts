import { keyforge } from '@battleline/keyforge'
import { inWords } from '../../../text/join-words.ts'
import { titled } from '../../../text/title-case.ts'
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
      kind: inWords([
        type,
        house !== undefined && titled(house),
        ...traits,
        type.includes('creature') && `power ${power}`,
        armor > 0 && `armor ${armor}`,
      ]),
      text,
    }))
