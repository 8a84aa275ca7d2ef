import type { MagicBoard, MagicCard } from '../../engine/protocol/magic-board.ts'
import { magicFacts } from '../../text/card-facts.ts'
import type { CardDetails } from '../card-sheet.tsx'

/** The details of a permanent. */
export function cardDetails(card: MagicCard, board: MagicBoard): CardDetails {
  const { id, name, called, power, toughness, text } = card
  const facts = magicFacts({ ...card, strength: power === null ? '' : `${power}/${toughness}` })
  const whose = board.players.find((one) => one.id === card.controller)?.name ?? ''
  return { title: called, card: id, kind: `${called === name ? '' : `${name}: `}${facts} · ${whose}`, text }
}
