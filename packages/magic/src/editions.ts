import type { StepEdit } from '@battleline/kernel'
import type { Edition } from './vocabulary.ts'

/** An edition is what it decides otherwise than `current`: no step is written otherwise, but some conditions are. */
export interface EditionChange {
  readonly title: string
  /** The rules that say where it parts from the newest. */
  readonly cite: readonly string[]
  readonly steps: readonly StepEdit[]
}

export const CHANGES: Readonly<Record<Edition, EditionChange>> = {
  current: { title: 'Comprehensive Rules, January 2026', cite: [], steps: [] },
  e16: { title: 'Comprehensive Rules, July 2016', cite: ['MTG-EDN-1', 'MTG-EDN-9'], steps: [] },
}
