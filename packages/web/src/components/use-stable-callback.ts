import { useCallback, useRef } from 'react'

/** A stable function that always calls the latest one: components that get it do not render again. */
export function useStableCallback<Given extends readonly unknown[], Gives>(
  act: (...given: Given) => Gives,
): (...given: Given) => Gives {
  const latest = useRef(act)
  latest.current = act
  return useCallback((...given) => latest.current(...given), [])
}

/** Whether two lists have the same in them. */
export const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])
