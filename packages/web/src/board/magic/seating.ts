import type { MagicBoard, MagicPlayer } from '../../engine/protocol/magic-board.ts'

/** The player whom the board names first sits near, everybody else opposite: whoever acts, nobody changes seats. */
export function sidesOf({ players }: MagicBoard): readonly [MagicPlayer | undefined, readonly MagicPlayer[]] {
  const [own, ...others] = [...players].sort((a, b) => a.id - b.id)
  return [own, others]
}
