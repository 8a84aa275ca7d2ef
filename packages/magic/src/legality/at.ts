/** The item at an index that is known to exist: the solver's lists are as long as their numbering. */
export const at = <T>(things: ArrayLike<T>, index: number): T => things[index] as T

/** A copy of the list with one item replaced. */
export function replaced<T>(things: readonly T[], place: number, thing: T): T[] {
  const copy = things.slice()
  copy[place] = thing
  return copy
}
