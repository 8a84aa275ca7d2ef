/** What stands at a place that is known to be there: the lists of the solver are as long as their numbering. */
export const at = <T>(things: ArrayLike<T>, place: number): T => things[place] as T

/** The list with another thing at one place. */
export function replaced<T>(things: readonly T[], place: number, thing: T): T[] {
  const copy = things.slice()
  copy[place] = thing
  return copy
}
