import type { Choice } from '@battleline/kernel'
import type { Asked } from '../engine/protocol.ts'
import type { Look } from '../state/use-looking.ts'
import { useKeys } from './use-keys.ts'
import type { Steps } from './use-steps.ts'

export interface TableKeys {
  readonly steps: Steps
  /** The question where one looks. */
  readonly asked: Asked | null
  readonly look: Look
  readonly undo: () => void
  readonly onShare: () => void
  readonly onGive: (choice: Choice) => void
  /** Puts down what was picked up. */
  readonly onEscape: () => void
  /** Asks why, of the card that was picked up or else of the step. */
  readonly onWhy: () => void
}

/** The keys of the table. */
export function useTableKeys(keys: TableKeys): void {
  const { steps, asked, look, undo, onShare, onGive, onEscape, onWhy } = keys
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
    w: onWhy,
    n: onWhy,
    Escape: onEscape,
    '/': () => look({ view: 'set-up' }),
    ...Object.fromEntries(numbered.map(({ id }, at) => [String(at + 1), () => onGive(id)])),
  })
}
