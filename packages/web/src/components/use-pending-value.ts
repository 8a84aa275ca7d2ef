import { useEffect, useRef } from 'react'

/** How long a change takes at most until it is seen, in milliseconds. */
const PATIENCE = 1500

/**
 * The last requested value until the engine shows it, so that fast input continues from there. `latest` is the shown value
 * where nothing is pending.
 */
export function usePendingValue<T>(
  value: T,
  isSame: (one: T, other: T) => boolean = Object.is,
): { readonly latest: () => T; readonly want: (next: T) => void } {
  const wanted = useRef<{ readonly value: T } | null>(null)
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (wanted.current !== null && isSame(wanted.current.value, value)) wanted.current = null
  useEffect(() => () => clearTimeout(patience.current), [])
  return {
    latest: () => wanted.current?.value ?? value,
    want: (next) => {
      wanted.current = { value: next }
      clearTimeout(patience.current)
      patience.current = setTimeout(() => {
        wanted.current = null
      }, PATIENCE)
    },
  }
}
