import type { CardMoves as MagicMoves } from '@battleline/magic'
import { lookKey } from '../../components/glyph.tsx'
import type { PileCard, PileContents } from '../../components/pile-contents.ts'
import { maySee } from '../../engine/protocol/hidden-zones.ts'
import type { MagicBoard } from '../../engine/protocol/magic-board.ts'
import { mtgWords } from '../../words/magic.ts'
import { term } from '../../words/terms.ts'

/** The cards of a player's hand, graveyard or exile with their moves; only their number where the viewer may not see them. */
export function pileContents(
  board: MagicBoard,
  moves: readonly MagicMoves[],
  viewer: number | null,
  player: number,
  zone: string,
): PileContents {
  const owner = board.players.find(({ id }) => id === player)
  const title = `${owner?.name}: ${term(zone)}`
  if (!maySee(viewer, player, zone)) return { title, cards: [], facedown: owner?.hand ?? 0 }
  const cards = cardsIn(board, player, zone).map(({ id, called, colors, text }): PileCard => {
    const { may = [], mayNot = [] } = moves.find(({ card }) => card === id) ?? {}
    const named = may.map((move) => ({
      id: move.id,
      label: move.kind === 'cast' ? mtgWords.cast : move.label,
    }))
    return { id, called, look: lookKey(colors[0] ?? null), text, may: named, mayNot }
  })
  const unnamed = zone === 'hand' ? (owner?.hand ?? 0) - cards.length : 0
  return { title, cards, unnamed }
}

export const cardsIn = ({ cards }: MagicBoard, player: number, zone: string) =>
  Object.values(cards).filter((card) => card.zone === zone && card.owner === player)
