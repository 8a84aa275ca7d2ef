import type { StepEdit } from '@battleline/kernel'
import type { Edition } from './vocabulary.ts'

/** An edition lists its differences from `current`: conditions, but no steps. */
export interface EditionChange {
  readonly title: string
  /** The rules about these differences. */
  readonly cite: readonly string[]
  readonly steps: readonly StepEdit[]
}

export const CHANGES: Readonly<Record<Edition, EditionChange>> = {
  current: { title: 'Comprehensive Rules, January 2026', cite: [], steps: [] },
  e16: { title: 'Comprehensive Rules, July 2016', cite: ['MTG-EDN-1', 'MTG-EDN-9'], steps: [] },
}
