/** Whether each thing can be matched with another one of its own: by augmenting paths. */
export function pairUp(
  count: number,
  others: number,
  goes: (one: number, other: number) => boolean,
): boolean {
  const takenBy: number[] = []
  const place = (one: number, seen: Set<number>): boolean => {
    for (let other = 0; other < others; other++) {
      if (seen.has(other) || !goes(one, other)) continue
      seen.add(other)
      const holder = takenBy[other]
      if (holder !== undefined && !place(holder, seen)) continue
      takenBy[other] = one
      return true
    }
    return false
  }
  for (let one = 0; one < count; one++) if (!place(one, new Set())) return false
  return true
}
