import type { RunForm } from '../../engine/protocol/protocol.ts'

/** How many answers remain after undo: choices that make no difference are undone together with the last real one. */
export function undoTo({ asked, answers }: RunForm): number {
  for (let at = answers.length - 1; at >= 0; at--) if (asked[at]?.free === false) return at
  return 0
}
