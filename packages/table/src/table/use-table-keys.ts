import type { Look } from '../state/use-looking.ts'
import { useKeys } from './use-keys.ts'
import type { Steps } from './use-steps.ts'
import type { Touch } from './use-touch.ts'

export interface TableKeys {
  readonly steps: Steps
  readonly touch: Touch
  readonly look: Look
  readonly undo: () => void
  readonly onShare: () => void
  /** Asks why, of the card that was picked up or else of the step. */
  readonly onWhy: (card: number | null) => void
}

/** The keys of the table. */
export function useTableKeys({ steps, touch, look, undo, onShare, onWhy }: TableKeys): void {
  const { asked, chosen } = touch
  const numbered =
    asked?.manner === 'pick' && asked.most === 1 && !asked.move ? asked.options.slice(0, 9) : []
  useKeys({
    ArrowLeft: steps.back,
    ArrowRight: steps.forward,
    Home: steps.first,
    End: steps.last,
    'Shift+ArrowLeft': () => steps.decision(-1),
    'Shift+ArrowRight': () => steps.decision(1),
    ' ': steps.play,
    u: undo,
    o: () => look({ view: 'outcomes' }),
    s: onShare,
    w: () => onWhy(chosen),
    n: () => onWhy(chosen),
    Escape: touch.putDown,
    '/': () => look({ view: 'set-up' }),
    ...Object.fromEntries(numbered.map(({ id }, at) => [String(at + 1), () => touch.give(id)])),
  })
}
