import type { Choice } from '@battleline/kernel'
import type { PlayerQuestion } from '../../engine/protocol/protocol.ts'
import type { Navigate } from '../../state/use-route.ts'
import { useKeys } from './use-keys.ts'
import type { Steps } from './use-steps.ts'

export interface BoardKeys {
  readonly steps: Steps
  /** The question at the current row. */
  readonly asked: PlayerQuestion | null
  readonly navigate: Navigate
  readonly undo: () => void
  readonly onShare: () => void
  /** False in a game against somebody, which has no other pages. */
  readonly hasPages: boolean
  readonly onGive: (choice: Choice) => void
  /** The answers of the number keys where a player makes a move. */
  readonly choices?: readonly Choice[]
  readonly onEnter?: () => void
  /** Deselects the selected card. */
  readonly onEscape: () => void
  /** Asks why, of the card that was picked up or else of the step. */
  readonly onWhy: () => void
}

/** The keys of the table. */
export function useBoardKeys(keys: BoardKeys): void {
  const { steps, asked, navigate, undo, onShare, hasPages, onGive, onEscape, onWhy, onEnter } = keys
  const isPick = asked !== null && asked.kind === 'pick' && asked.most === 1 && !asked.move
  const numbered = isPick ? asked.options.map(({ id }) => id) : (keys.choices ?? [])
  useKeys({
    ArrowLeft: steps.back,
    ArrowRight: steps.forward,
    Home: steps.first,
    End: steps.last,
    'Shift+ArrowLeft': () => steps.decision(-1),
    'Shift+ArrowRight': () => steps.decision(1),
    ' ': steps.play,
    u: undo,
    s: onShare,
    w: onWhy,
    n: onWhy,
    Escape: onEscape,
    ...(hasPages && {
      o: () => navigate({ view: 'outcomes' }),
      '/': () => navigate({ view: 'set-up' }),
    }),
    ...(onEnter !== undefined && { Enter: onEnter }),
    ...Object.fromEntries(numbered.slice(0, 9).map((id, at) => [String(at + 1), () => onGive(id)])),
  })
}
