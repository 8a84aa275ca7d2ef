import { usePendingValue } from '../../components/use-pending-value.ts'
import { setUpWords } from '../../words/set-up.ts'

export interface NumberStepperProps {
  /** Shown before the buttons; `spoken` names the number for screen readers. */
  readonly name: string
  readonly spoken: string
  readonly value: number
  /** True where the number is shown elsewhere. */
  readonly bare?: boolean
  /** The least that there can be, and the most. */
  readonly least?: number
  readonly most?: number
  readonly onCount: (value: number) => void
}

/** A number with buttons for more and less. */
export function NumberStepper({
  name,
  spoken,
  value,
  bare = false,
  least = 0,
  most = 999,
  onCount,
}: NumberStepperProps) {
  const { latest, want } = usePendingValue(value)
  const count = (by: 1 | -1) => {
    const next = Math.max(least, Math.min(most, latest() + by))
    want(next)
    onCount(next)
  }
  return (
    <span className="counted">
      {name}
      <button
        type="button"
        aria-label={setUpWords.sides.less(spoken)}
        disabled={value <= least}
        onClick={() => count(-1)}
      >
        −
      </button>
      {!bare && <output>{value}</output>}
      <button
        type="button"
        aria-label={setUpWords.sides.more(spoken)}
        disabled={value >= most}
        onClick={() => count(1)}
      >
        +
      </button>
    </span>
  )
}
