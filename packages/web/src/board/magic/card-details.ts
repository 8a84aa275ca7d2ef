import type { MagicBoard, MagicCard } from '../../engine/protocol/magic-board.ts'
import { allOf } from '../../text/clauses.ts'
import type { Close } from '../card-sheet.tsx'

/** What is read of a permanent when it is looked at closely. */
export function closely(card: MagicCard, board: MagicBoard): Close {
  const { id, name, called, types, subtypes, colors, power, toughness, text, keywords } = card
  const strength = power === null ? '' : `${power}/${toughness}`
  const kind = [allOf(colors), [...types, ...subtypes].join(' '), strength, keywords.join(', ')]
  const whose = board.players.find((one) => one.id === card.controller)?.name ?? ''
  const said = kind.filter((one) => one !== '').join(' · ')
  return { title: called, card: id, kind: `${called === name ? '' : `${name}: `}${said} · ${whose}`, text }
}
