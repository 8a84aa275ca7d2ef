import { CHANCE } from '../decider.ts'
import type { AskedPattern, Expected } from '../expected.ts'
import type { Status } from '../played.ts'
import type { Entry, Tree } from '../yaml/tree.ts'
import { RESERVED } from './board.ts'
import type { CardNames } from './card-names.ts'
import { Claims } from './claims.ts'
import { readAt } from './fields.ts'
import { type Reading, readPlayer } from './reading.ts'
import { readRule } from './rule-ids.ts'
import { readStep } from './steps.ts'

const STATUSES: readonly Status[] = ['ended', 'asking', 'refused', 'limit']

/** Reads `expect`: what must be the case after the last move, and what must have happened on the way. */
export class Expectations {
  readonly #reading: Reading
  readonly #claims: Claims

  constructor(reading: Reading, cards: CardNames) {
    this.#reading = reading
    this.#claims = new Claims(reading, cards)
  }

  read(tree: Tree): readonly Expected[] {
    const table = this.#reading.fields.table(tree, 'expect')
    return table === null ? [] : table.entries.flatMap((entry) => this.#entry(entry))
  }

  #entry(entry: Entry): readonly Expected[] {
    const { key, value } = entry
    const { fields } = this.#reading
    const { at } = key
    switch (key.text) {
      case 'steps':
      case 'not steps':
        return [{ kind: key.text, at, steps: fields.each(value, key.text, (item) => this.#step(item)) }]
      case 'asked':
        return [{ kind: 'asked', at, asked: fields.each(value, 'asked', (item) => this.#asked(item)) }]
      case 'refused':
        return this.#refused(entry)
      case 'because':
        return [
          {
            kind: 'because',
            at,
            rules: fields.each(value, 'because', (item) => readRule(this.#reading, item)),
          },
        ]
      case 'status': {
        const is = fields.word(value, STATUSES, 'a status')
        return is === null ? [] : [{ kind: 'status', at, is }]
      }
      case 'endings':
      case 'outcomes':
        return this.#endings(entry)
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

  #step(tree: Tree): string | null {
    const text = this.#reading.fields.text(tree, 'the id of a step')
    return text === null ? null : readStep(this.#reading, text)
  }

  #asked(tree: Tree): AskedPattern | null {
    const { fields, players } = this.#reading
    const table = fields.table(tree, 'a question')
    if (table === null) return null
    const given = fields.known(table, ['who', 'step', 'options'], 'a question')
    const who = given.get('who')
    if (who === undefined) {
      this.#reading.faults.add(table.at, 'say “who” is asked', { expected: [...players, CHANCE] })
      return null
    }
    const name = this.#who(who.value)
    const options = readAt(given, 'options', (list) =>
      fields.each(list, 'options', (item) => fields.text(item, 'an option')?.text ?? null),
    )
    const step = readAt(given, 'step', (value) => this.#step(value))
    return name === null ? null : { who: name, step, options }
  }

  #who(tree: Tree): string | null {
    if (tree.kind === 'text' && tree.text === CHANCE) return CHANCE
    const player = readPlayer(this.#reading, tree, 'who is asked')
    return player === null ? null : (this.#reading.players[player - 1] ?? null)
  }

  #refused({ key, value }: Entry): readonly Expected[] {
    const { fields, faults } = this.#reading
    const { at } = key
    if (value.kind !== 'table') {
      const rule = readRule(this.#reading, value)
      return rule === null ? [] : [{ kind: 'refused', at, rule, reason: null }]
    }
    const given = fields.known(value, ['rule', 'reason'], 'a refusal')
    if (!given.has('rule')) faults.add(key.at, 'say which “rule” refuses the move')
    const rule = readAt(given, 'rule', (value) => readRule(this.#reading, value))
    const text = readAt(given, 'reason', (value) => fields.text(value, 'the reason'))
    return rule === null ? [] : [{ kind: 'refused', at, rule, reason: text?.text ?? null }]
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
