import type { MagicBoard, MagicPlayer } from '../../engine/protocol/magic-board.ts'

/** The first player of the board sits near, all others opposite, whoever acts. */
export function sidesOf({ players }: MagicBoard): readonly [MagicPlayer | undefined, readonly MagicPlayer[]] {
  const [own, ...others] = [...players].sort((a, b) => a.id - b.id)
  return [own, others]
}
