import type { PriorityMove as MagicMove, CardMoves as MagicMoves } from '@battleline/magic'
import type { MagicBoard } from '../../engine/protocol/magic-board.ts'
import type { MagicRun, PlayerQuestion } from '../../engine/protocol/protocol.ts'
import type { CardDrag } from '../interaction/use-card-drag.ts'
import type { TableState } from '../interaction/use-table.ts'

/** What clicking a card does while a player has priority or chooses targets. */
export interface PriorityInput {
  /** The open priority question; null where there is none. */
  readonly priority: PlayerQuestion | null
  /** The card that was picked up, with what it may do. */
  readonly picked: MagicMoves | null
  /** All moves except passing. */
  readonly may: readonly (MagicMove & { readonly card: number })[]
  /** False where a click on the card has no meaning. */
  touch(id: number): boolean
  stateOf(id: number): 'chosen' | 'can' | null
  putDown(): void
  /** A card is cast or used by dragging it onto the board, or onto its target. */
  readonly drag: CardDrag
}

/** A card with something to do is picked up, and one that answers the open question answers it. */
export function usePriority(run: MagicRun, table: TableState<MagicBoard>): PriorityInput {
  const { asked, atEnd, whyNot, picked, pick, give } = table
  const priority = atEnd && run.open && asked?.step === 'magic/priority.3-act' ? asked : null
  const moves = priority === null ? [] : run.moves
  const single =
    asked !== null &&
    run.open &&
    !asked.move &&
    asked.kind === 'pick' &&
    asked.most === 1 &&
    asked.least === 1
  const onlyMove = (card: number) => {
    const [move, ...others] = moves.find((one) => one.card === card)?.may ?? []
    return others.length === 0 ? move : undefined
  }
  const optionsOf = (id: number) => (single ? asked.options.filter(({ record }) => record === id) : [])
  return {
    priority,
    picked: moves.find(({ card }) => card === picked) ?? null,
    may: moves.flatMap(({ card, may }) => may.map((move) => ({ ...move, card }))),
    touch: (id) => {
      const [option, ...others] = optionsOf(id)
      if (option !== undefined && others.length === 0) {
        give(option.id)
        return true
      }
      if (single && atEnd && option === undefined && whyNot.ask(id)) return true
      if (id === picked || !moves.some(({ card }) => card === id)) return false
      pick(id)
      return true
    },
    stateOf: (id) => {
      if (optionsOf(id).length > 0) return 'can'
      if (id === picked) return 'chosen'
      return moves.some(({ card, may }) => card === id && may.length > 0) ? 'can' : null
    },
    putDown: () => pick(null),
    drag: {
      lift: (card) => {
        if (!moves.some((one) => one.card === card)) return false
        pick(card)
        return true
      },
      drop: (card, target) => {
        const move = onlyMove(card)
        if (move !== undefined) give(move.id, target)
      },
      play: (card) => {
        const move = onlyMove(card)
        if (move !== undefined) give(move.id)
      },
    },
  }
}
