/** A list with one more item at an index. A loop: lists are short, and `splice` is slower. */
export function inserted<T>(list: readonly T[], one: T, at: number): readonly T[] {
  const more = list.slice()
  for (let from = list.length; from > at; from--) more[from] = list[from - 1] as T
  more[at] = one
  return more
}

/** Two lists, one after the other. Usually one is empty: no copy then. */
export const joined = <T>(list: readonly T[], more: readonly T[]): readonly T[] =>
  more.length === 0 ? list : list.length === 0 ? more : [...list, ...more]
