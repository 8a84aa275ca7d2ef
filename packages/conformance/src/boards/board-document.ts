import type { Seeded } from '@battleline/kernel'

/** A generated board as a scenario without a play. */
export interface BoardDocument {
  readonly game: string
  readonly cards?: object
  readonly players: Readonly<Record<string, object>>
}

/** The boards of one game: how far each is followed, and how to make one. */
export interface Boards {
  readonly game: string
  readonly over: 'one move' | 'combat'
  board(random: Seeded): BoardDocument
}

/** From `least` to `most`, both included. */
export const between = (random: Seeded, least: number, most: number): number =>
  least + random.below(most - least + 1)

/** So many different ones of a list, in its order. */
export function some<T>(random: Seeded, list: readonly T[], count: number): readonly T[] {
  const left = [...list]
  while (left.length > count) left.splice(random.below(left.length), 1)
  return left
}

/** A list made by its places. */
export const times = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at))
