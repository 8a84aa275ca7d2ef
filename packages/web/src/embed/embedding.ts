import { createContext } from 'react'
import type { Steps } from '../board/interaction/use-steps.ts'
import type { Run } from '../engine/protocol/protocol.ts'

/** What an embedded board has of the element that it is in. */
export interface Embedding {
  /** The link to the app that shows the same board at the same step. */
  readonly openLink: string
  /** Hears which step is shown, and how to go to others. */
  onSteps(run: Run, steps: Steps): void
}

export const EmbeddingContext = createContext<Embedding>({ openLink: '', onSteps: () => {} })

/** The rows of a run that count as its steps, whatever is shown of them now. */
export const stepRows = ({ rows }: Run): readonly number[] =>
  rows.flatMap(({ kind, quiet }, row) => (kind === 'coming' || quiet ? [] : [row]))

/** Which step is shown, from 1, and how many there are; 0 where there is none. */
export function stepNumber(run: Run, { at }: Steps): { readonly number: number; readonly count: number } {
  const rows = stepRows(run)
  // A row that is quiet belongs to the step before it.
  const number = rows.filter((row) => row <= at).length
  return { number: Math.min(rows.length, Math.max(1, number)), count: rows.length }
}
