import { titled } from '../../components/glyph.tsx'
import type { Board, Card } from '../../engine/protocol/keyforge-board.ts'
import { inWords } from '../../text/join-words.ts'
import type { Close } from '../card-sheet.tsx'

/** What is read of a card when it is looked at closely. */
export function closely(card: Card, board: Board): Close {
  const { id, name, called, text, zone, controller, host } = card
  const place = host === null ? zone : `on ${board.cards[host]?.called}`
  const kind = `${called === name ? '' : `${name}: `}${factsOf(card)} · ${place}, ${board.sides[controller - 1]?.name}`
  return { title: called, card: id, kind, text }
}

/** What a card is, in a line. */
export const factsOf = ({ type, house, traits, power, armor }: Card): string =>
  inWords([
    type,
    house !== null && titled(house),
    ...traits,
    type.includes('creature') && `power ${power}`,
    armor > 0 && `armor ${armor}`,
  ])
