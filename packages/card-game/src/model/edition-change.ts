import type { StepEdit } from '@battleline/kernel'

/** A rules edition: what it changes in the newest one. */
export interface EditionChange {
  readonly title: string
  /** The title where there is little room; default: the title. */
  readonly short?: string
  /** The rules about its differences from the newest edition. Default: its steps have them. */
  readonly cite?: readonly string[]
  readonly steps: readonly StepEdit[]
}
