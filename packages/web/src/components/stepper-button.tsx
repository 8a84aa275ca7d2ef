import type { ReactNode } from 'react'

export interface NudgeProps {
  readonly label: string
  readonly able: boolean
  readonly onNudge: () => void
  readonly children: ReactNode
}

/** Moves something by one. Where it can go no further it keeps the focus: who works by keys is not thrown off it. */
export const StepperButton = ({ label, able, onNudge, children }: NudgeProps) => (
  <button type="button" aria-label={label} aria-disabled={!able} onClick={() => able && onNudge()}>
    {children}
  </button>
)
