import type { MagicBoard, MagicPlayer } from '../../engine/magic/shown.ts'
import type { MagicRun } from '../../engine/protocol.ts'

/** Whoever declared last sits near; before anybody did the active player. */
export const nearOf = ({ asked }: MagicRun, { active }: MagicBoard): number =>
  asked.findLast(({ step, move }) => move && step.endsWith('.1-choose'))?.player ?? active

/** One player sits near, everybody else opposite. */
export function sidesOf(
  { players }: MagicBoard,
  near: number,
): readonly [MagicPlayer | undefined, readonly MagicPlayer[]] {
  const own = players.find(({ id }) => id === near) ?? players[0]
  return [own, players.filter((one) => one !== own)]
}
