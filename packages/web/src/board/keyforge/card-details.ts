import type { Board, Card } from '../../engine/protocol/keyforge-board.ts'
import { keyforgeFacts } from '../../text/card-facts.ts'
import { kfWords } from '../../words/keyforge.ts'
import { term } from '../../words/terms.ts'
import type { CardDetails } from '../card-sheet.tsx'

/** The details of a card. */
export function cardDetails(card: Card, board: Board): CardDetails {
  const { id, name, called, text, zone, controller, host } = card
  const place = host === null ? term(zone) : kfWords.on(board.cards[host]?.called ?? '')
  const kind = `${called === name ? '' : `${name}: `}${keyforgeFacts(card)} · ${place}, ${board.sides[controller - 1]?.name}`
  return { title: called, card: id, kind, text }
}
