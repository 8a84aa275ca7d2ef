import type { Position } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Declared, Magic } from '@battleline/magic'
import { nearestWord } from '../names/nearest.ts'
import type { Fault } from '../problems/faults.ts'
import type { Declaration, Named } from './scenario.ts'

/** So many of those that bear a name: “3 Goblin”. */
const SEVERAL = /^(\d{1,4})\s+(\S.*)$/

/** Finds what a file names on a board. What it does not find is a fault. */
export class Names {
  readonly faults: Fault[] = []
  readonly #game: Magic
  readonly #position: Position
  /** By folded name. */
  readonly #records: ReadonlyMap<string, number>

  constructor(game: Magic, position: Position) {
    this.#game = game
    this.#position = position
    const all = [...game.players(position), ...game.cards(position)]
    this.#records = new Map(all.map((one) => [fold(this.#nameOf(one)), one]))
  }

  /** The player or permanent of a name; null where the name fits none or several. */
  one(named: Named): number | null {
    const found = this.#records.get(fold(named.text))
    if (found !== undefined) return found
    const like = this.#numbered(named.text)
    const [first] = like
    if (first !== undefined) {
      const names = like.map((one) => this.#nameOf(one))
      const shown = names.length > 4 ? [...names.slice(0, 3), '…', names.at(-1)] : names
      const notes = [`write one of ${shown.join(', ')}, or how many of them: “2 ${named.text}”`]
      this.faults.push({ at: named.at, message: `“${named.text}” may mean several`, notes })
      return null
    }
    const known = [...this.#records.values()].map((one) => this.#nameOf(one))
    const nearest = nearestWord(named.text, known)
    this.faults.push({ at: named.at, message: `no player and no card is called “${named.text}”`, nearest })
    return null
  }

  /** A declaration in records, in the order of their numbers; null where something in it is not found. */
  declared({ choices }: Declaration): Declared | null {
    const used = new Set<number>()
    const pairs: (readonly [number, number])[] = []
    for (const { creature, goals } of choices) {
      const creatures = this.#creatures(creature, used)
      const chosen = goals.map((goal) => this.one(goal))
      for (const one of creatures) {
        used.add(one)
        for (const goal of chosen) if (goal !== null) pairs.push([one, goal])
      }
    }
    return this.faults.length > 0 ? null : pairs.sort(([a, b], [c, d]) => a - c || b - d)
  }

  #creatures(named: Named, used: ReadonlySet<number>): readonly number[] {
    const [, many, name = ''] = SEVERAL.exec(named.text) ?? []
    if (many === undefined || this.#records.has(fold(named.text))) {
      const one = this.one(named)
      return one === null ? [] : [one]
    }
    const left = this.#numbered(name).filter((one) => !used.has(one))
    if (left.length < Number(many))
      this.faults.push({ at: named.at, message: `there are ${left.length} called “${name}”, not ${many}` })
    return left.slice(0, Number(many))
  }

  /** Those that are called so and numbered: “Goblin 1”, “Goblin 2”. */
  #numbered(name: string): readonly number[] {
    const wanted = fold(name)
    return this.#game
      .cards(this.#position)
      .filter((one) => fold(this.#nameOf(one).replace(/ \d+$/, '')) === wanted)
  }

  #nameOf(record: number): string {
    return record <= this.#game.players(this.#position).length
      ? this.#game.player(this.#position, record).name
      : this.#game.card(this.#position, record).called
  }
}
