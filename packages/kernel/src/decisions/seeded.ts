/** A source of random numbers: the same seed always gives the same numbers. */
export interface Seeded {
  /** A whole number from 0 to `count - 1`; 0 if `count` is below 1. */
  below(count: number): number
  /**
   * One of the things.
   * @throws if there are none
   */
  one<T>(things: readonly T[]): T
  /** The things in another order. */
  shuffled<T>(things: readonly T[]): T[]
}

/** Numbers for a seed: a step of a Weyl sequence, then mixed (mulberry32). */
export function seeded(seed: number): Seeded {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * Math.max(1, count))
  }
  return drawsBy(below)
}

/** Draws that follow from whole numbers: `below` gives one from 0 to `count - 1`, and 0 if `count` is below 1. */
export function drawsBy(below: Seeded['below']): Seeded {
  return {
    below,
    one: (things) => {
      const index = below(things.length)
      if (index >= things.length) throw new RangeError('cannot choose one of nothing')
      return things[index] as (typeof things)[number]
    },
    shuffled: (things) => {
      const left = things.slice()
      return things.map(() => left.splice(below(left.length), 1)[0] as (typeof things)[number])
    },
  }
}
