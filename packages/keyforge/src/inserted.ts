/** A list and one more at a place in it. In a loop: lists are short, and `splice` costs more than all of it. */
export function inserted<T>(list: readonly T[], one: T, at: number): readonly T[] {
  const more = list.slice()
  for (let from = list.length; from > at; from--) more[from] = list[from - 1] as T
  more[at] = one
  return more
}
