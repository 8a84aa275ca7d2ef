import { useEffect, useRef } from 'react'

export interface CountedProps {
  /** Shown before the buttons; what is counted is said by `spoken`. */
  readonly name: string
  readonly spoken: string
  readonly value: number
  /** Whether the number itself is shown elsewhere. */
  readonly bare?: boolean
  /** The least that there can be, and the most. */
  readonly least?: number
  readonly most?: number
  readonly onCount: (value: number) => void
}

/** How long a change takes at most until it is seen, in milliseconds. */
const PATIENCE = 1500

/** A number that is made more or less. */
export function Counted({ name, spoken, value, bare = false, least = 0, most = 999, onCount }: CountedProps) {
  // Whoever is faster than the engine counts on from what was asked for, and not from what is shown still.
  const wanted = useRef<number | null>(null)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (wanted.current === value) wanted.current = null
  useEffect(() => () => clearTimeout(patience.current), [])
  const count = (by: 1 | -1) => {
    const next = Math.max(least, Math.min(most, (wanted.current ?? value) + by))
    wanted.current = next
    clearTimeout(patience.current)
    patience.current = setTimeout(() => {
      wanted.current = null
    }, PATIENCE)
    onCount(next)
  }
  return (
    <span className="counted">
      {name}
      <button type="button" aria-label={`Less ${spoken}`} disabled={value <= least} onClick={() => count(-1)}>
        −
      </button>
      {!bare && <output>{value}</output>}
      <button type="button" aria-label={`More ${spoken}`} disabled={value >= most} onClick={() => count(1)}>
        +
      </button>
    </span>
  )
}
