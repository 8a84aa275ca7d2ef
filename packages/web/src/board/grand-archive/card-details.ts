import type { GrandArchiveBoard, GrandArchiveCard } from '../../engine/protocol/grand-archive-board.ts'
import { grandArchiveFacts } from '../../text/card-facts.ts'
import { inWords } from '../../text/join-words.ts'
import { term } from '../../words/terms.ts'
import type { CardDetails } from '../card-sheet.tsx'

/** The details of a card. */
export function cardDetails(card: GrandArchiveCard, board: GrandArchiveBoard): CardDetails {
  const { id, name, called, text, zone, controller, marks } = card
  const facts = inWords([grandArchiveFacts(card), ...marks])
  const whose = board.sides[controller - 1]?.name ?? ''
  return {
    title: called,
    card: id,
    kind: `${called === name ? '' : `${name}: `}${facts} · ${term(zone)}, ${whose}`,
    text,
  }
}
