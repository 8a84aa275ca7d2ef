import { differences } from './makers.ts'
import { isSameResult, type Shard, sumOf } from './shard.ts'

/** Why shards cannot be one result. */
export interface Conflict {
  readonly message: string
}

/** Takes the shards of one study, each once, and finds out what contradicts. */
export class Ledger {
  /** In the order of their games. */
  readonly #shards: Shard[] = []
  #games = 0

  get shards(): readonly Shard[] {
    return this.#shards
  }

  /** How many games the shards have. */
  get games(): number {
    return this.#games
  }

  /**
   * Takes a shard; one that is there already changes nothing. Null, or why it cannot be taken: it belongs to another study
   * or engine, it shares games with another shard, or the same games came out differently.
   */
  take(shard: Shard): Conflict | null {
    const [first] = this.#shards
    const others = first === undefined ? [] : differences(first.made, shard.made)
    if (first !== undefined && others.length > 0)
      return {
        message: `it belongs to another study, ${shard.name}, not ${first.name}: ${others.join(', ')}`,
      }
    // A study of few games in many parts has parts without any.
    if (shard.from === shard.to) return null
    const at = this.#placeOf(shard.from)
    const [before, next] = [this.#shards[at - 1], this.#shards[at]]
    if (next?.id === shard.id)
      return isSameResult(next, shard)
        ? null
        : { message: `games ${shard.from} to ${shard.to - 1} came out differently in two runs` }
    const other = [before, next].find(
      (one) => one !== undefined && one.from < shard.to && shard.from < one.to,
    )
    if (other !== undefined)
      return {
        message: `it shares games with another shard: ${shard.from} to ${shard.to - 1}, and ${other.from} to ${other.to - 1}`,
      }
    this.#shards.splice(at, 0, shard)
    this.#games += shard.to - shard.from
    return null
  }

  /** What all shards found together. */
  sum(): ReturnType<typeof sumOf> {
    return sumOf(this.#shards)
  }

  /** The place of the first shard that does not begin before a game. */
  #placeOf(game: number): number {
    let [low, high] = [0, this.#shards.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#shards[middle]?.from ?? 0) < game) low = middle + 1
      else high = middle
    }
    return low
  }
}
