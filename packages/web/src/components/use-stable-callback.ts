import { useCallback, useRef } from 'react'

/** A function that stays the same while what it does is always the latest: what is given it need not be drawn anew. */
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
