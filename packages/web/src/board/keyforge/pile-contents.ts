import type { CardMoves } from '@battleline/keyforge'
import { houseKey } from '../../components/glyph.tsx'
import { type PileContents, pileOfSide } from '../../components/pile-contents.ts'
import { maySee } from '../../engine/protocol/hidden-zones.ts'
import type { Board } from '../../engine/protocol/keyforge-board.ts'
import { kfWords } from '../../words/keyforge.ts'
import type { Seat } from '../interaction/use-seat.ts'

interface Looking {
  readonly moves: readonly CardMoves[]
  readonly viewer: Seat['viewer']
}

/** The cards of a pile with their moves; only their number where the viewer may not see them. */
export function pileContents(
  board: Board,
  { moves, viewer }: Looking,
  player: number,
  pile: string,
): PileContents {
  const contents = pileOfSide(board, player, pile, ({ id, house }) => {
    const { may = [], mayNot = [] } = moves.find(({ card }) => card === id) ?? {}
    const named = may.map((move) => ({ id: move.id, label: labelOf(move.kind) }))
    return { look: houseKey(house), may: named, mayNot }
  })
  return maySee(viewer, player, pile)
    ? contents
    : { title: contents.title, cards: [], facedown: contents.cards.length }
}

const labelOf = (kind: string): string =>
  Object.entries(kfWords.pileMoves).find(([one]) => one === kind)?.[1] ?? kind
