import type { GrandArchiveBoard, GrandArchiveCard } from '../../engine/protocol/grand-archive-board.ts'
import { allOf } from '../../text/clauses.ts'
import { inWords } from '../../text/join-words.ts'
import type { Close } from '../card-sheet.tsx'

/** What is read of a card when it is looked at closely. */
export function closely(card: GrandArchiveCard, board: GrandArchiveBoard): Close {
  const { id, name, called, type, subtypes, classes, elements, text, zone, controller } = card
  const { power, life, durability, marks } = card
  const said = inWords([
    allOf(elements),
    [...classes, type, ...subtypes].join(' '),
    power !== null && `power ${power}`,
    life !== null && `life ${life}`,
    durability > 0 && `durability ${durability}`,
    ...marks,
  ])
  const whose = board.sides[controller - 1]?.name ?? ''
  return {
    title: called,
    card: id,
    kind: `${called === name ? '' : `${name}: `}${said} · ${zone}, ${whose}`,
    text,
  }
}
