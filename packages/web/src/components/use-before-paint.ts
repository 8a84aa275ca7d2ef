import { useLayoutEffect, useRef } from 'react'

/**
 * Measures the page once before it is painted next, however often it has changed until then: whoever measures in every
 * change has the page laid out for each. What has just come to the page is measured at once.
 * @param measure must stay the same function
 * @param changes what has it measured anew; by default every change of the component
 */
export function useBeforePaint(measure: () => void, changes?: readonly unknown[]): void {
  const isNew = useRef(true)
  useLayoutEffect(() => {
    if (isNew.current) {
      isNew.current = false
      measure()
      return
    }
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what they are
  }, changes)
}
