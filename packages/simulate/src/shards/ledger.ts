import { type Shard, sumOf } from './shard.ts'

/** Why shards cannot be one result. */
export interface Conflict {
  readonly message: string
}

/** Takes the shards of one study, each once, and finds out what contradicts. */
export class Ledger {
  readonly #shards = new Map<string, Shard>()

  get shards(): readonly Shard[] {
    return [...this.#shards.values()].sort((one, other) => one.from - other.from)
  }

  /**
   * Takes a shard; one that is there already changes nothing. Null, or why it cannot be taken: it belongs to another study
   * or engine, it shares games with another shard, or the same games came out differently.
   */
  take(shard: Shard): Conflict | null {
    const [first] = this.#shards.values()
    if (first !== undefined && first.study !== shard.study)
      return {
        message: `it belongs to another study: ${shard.name}, not ${first.name}, or other games of it`,
      }
    if (first !== undefined && first.engine !== shard.engine)
      return {
        message: `it was played by another version: ${short(shard.engine)}, not ${short(first.engine)}`,
      }
    const known = this.#shards.get(shard.id)
    if (known !== undefined)
      return known.digest === shard.digest
        ? null
        : { message: `games ${shard.from} to ${shard.to - 1} came out differently in two runs` }
    const other = [...this.#shards.values()].find((one) => one.from < shard.to && shard.from < one.to)
    if (other !== undefined)
      return {
        message: `it shares games with another shard: ${shard.from} to ${shard.to - 1}, and ${other.from} to ${other.to - 1}`,
      }
    this.#shards.set(shard.id, shard)
    return null
  }

  /** What all shards found together. */
  sum(): ReturnType<typeof sumOf> {
    return sumOf(this.shards)
  }
}

const short = (engine: string): string => engine.slice(0, 12)
