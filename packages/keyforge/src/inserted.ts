/** A list and one more at a place in it. In a loop: lists are short, and `splice` costs more than all of it. */
export function inserted<T>(list: readonly T[], one: T, at: number): readonly T[] {
  const more = list.slice()
  for (let from = list.length; from > at; from--) more[from] = list[from - 1] as T
  more[at] = one
  return more
}

/** Two lists, one behind the other: mostly one of them is empty, and it is the other. */
export const joined = <T>(list: readonly T[], more: readonly T[]): readonly T[] =>
  more.length === 0 ? list : list.length === 0 ? more : [...list, ...more]
