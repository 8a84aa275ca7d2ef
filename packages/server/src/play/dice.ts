import { createHmac } from 'node:crypto'
import { drawsBy, type Seeded } from '@battleline/kernel'

/** The secrets that the dice of a room follow from. */
export interface DiceKey {
  /** The server's secret seed. */
  readonly seed: string
  /** The players' own secrets, in the order of their seats: so the server cannot have chosen how the dice fall. */
  readonly nonces: readonly [string, string]
}

/**
 * Random numbers that follow from the seed of a room, the players' nonces, the number of the entry that they are thrown
 * after, and how many throws that entry had before. They are the bytes of HMAC-SHA-256: whoever sees some of a shuffle cannot
 * find the rest by trying seeds, as with the small seeds of bots. A place of an entry is used once, so that an answer that is
 * taken back and given again meets other dice.
 */
export function diceAt({ seed, nonces }: DiceKey, entry: number, throws: number): Seeded {
  const key = Buffer.from(seed, 'hex')
  const about = JSON.stringify([...nonces, entry, throws])
  let block = 0
  let bytes = Buffer.alloc(0)
  const word = (): number => {
    if (bytes.length < 4) bytes = createHmac('sha256', key).update(`${about}${block++}`).digest()
    const value = bytes.readUInt32BE(0)
    bytes = bytes.subarray(4)
    return value
  }
  const below = (count: number): number => {
    if (count <= 1) return 0
    // Numbers beyond the last whole multiple would make some results likelier.
    const limit = 2 ** 32 - (2 ** 32 % count)
    for (;;) {
      const value = word()
      if (value < limit) return value % count
    }
  }
  return drawsBy(below)
}
