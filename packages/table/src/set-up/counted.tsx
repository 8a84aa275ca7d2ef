export interface CountedProps {
  /** Shown before the buttons; what is counted is said by `spoken`. */
  readonly name: string
  readonly spoken: string
  /** Null where it is shown elsewhere. */
  readonly value: number | null
  /** True where it cannot be less. */
  readonly least: boolean
  readonly onStep: (by: 1 | -1) => void
}

/** A number that is made more or less. */
export const Counted = ({ name, spoken, value, least, onStep }: CountedProps) => (
  <span className="counted">
    {name}
    <button type="button" aria-label={`Less ${spoken}`} disabled={least} onClick={() => onStep(-1)}>
      −
    </button>
    {value !== null && <output>{value}</output>}
    <button type="button" aria-label={`More ${spoken}`} onClick={() => onStep(1)}>
      +
    </button>
  </span>
)
