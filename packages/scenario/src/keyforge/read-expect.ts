import type { Expected } from '../expected.ts'
import { RESERVED } from '../reading/board.ts'
import { readBest } from '../reading/goals.ts'
import { isOnTheWay, readOnTheWay } from '../reading/on-the-way.ts'
import type { Reading } from '../reading/reading.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import type { CardNames } from './card-names.ts'
import { Claims } from './read-claims.ts'

/** Reads `expect`: what must be the case after the last move, and what must have happened on the way. */
export class Expectations {
  readonly #reading: Reading
  readonly #claims: Claims
  readonly #hasGoal: boolean

  constructor(reading: Reading, cards: CardNames, hasGoal: boolean) {
    this.#reading = reading
    this.#hasGoal = hasGoal
    this.#claims = new Claims(reading, cards)
  }

  read(tree: Tree): readonly Expected[] {
    const table = this.#reading.fields.table(tree, 'expect')
    return table === null ? [] : table.entries.flatMap((entry) => this.#entry(entry))
  }

  #entry(entry: Entry): readonly Expected[] {
    const { key, value } = entry
    if (isOnTheWay(key.text)) {
      const read = readOnTheWay(this.#reading, key.text, entry)
      return read === null ? [] : [read]
    }
    switch (key.text) {
      case 'endings':
      case 'outcomes':
        return this.#endings(entry)
      case 'best':
        return readBest(this.#reading.fields, entry, this.#hasGoal)
      case 'always':
        return (this.#claims.table(value, 'always') ?? []).map((claim) => ({
          kind: 'always',
          at: claim.at,
          claim,
        }))
      default:
        return this.#claims.entry(entry, RESERVED)
    }
  }

  #endings({ key, value }: Entry): readonly Expected[] {
    const { fields } = this.#reading
    const { at } = key
    if (value.kind !== 'list') {
      const count = fields.count(value, key.text, 0, 1_000_000)
      return count === null ? [] : [{ kind: 'endings', at, count }]
    }
    const endings = fields.each(value, key.text, (item) => this.#claims.table(item, 'an ending'))
    return [{ kind: 'each ending', at, endings }]
  }
}
