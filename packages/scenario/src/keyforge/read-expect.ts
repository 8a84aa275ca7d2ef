import { readBest } from '../goals/read-goal.ts'
import { RESERVED } from '../reading/players.ts'
import { isRunKey, readRunExpectation } from '../reading/run-expectations.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import type { CardNames } from './card-names.ts'
import type { Expected } from './expected.ts'
import { Claims } from './read-claims.ts'
import type { KeyforgeContext } from './reading-context.ts'

/** Reads `expect`: claims about the position after the last move, and about the run. */
export class Expectations {
  readonly #reading: KeyforgeContext
  readonly #claims: Claims
  readonly #hasGoal: boolean

  constructor(reading: KeyforgeContext, cards: CardNames, hasGoal: boolean) {
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
    if (isRunKey(key.text)) {
      const read = readRunExpectation(this.#reading, key.text, entry)
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
