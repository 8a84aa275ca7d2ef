import { because, type View } from '@battleline/kernel'
import { nameOf, type Question } from './asked.ts'
import { type Kind, kindsOf } from './kinds.ts'
import type { Cost, Declaring, Requirement, Restriction } from './legality/declaring.ts'
import { hasQuality, type Saying, Sayings } from './read.ts'
import type { Edition } from './vocabulary.ts'

/** On boards with no more pairs than these, each creature is spoken of by its own name. */
const TOLD_APART = 1000

/** A declaration as it is gathered from a board: who may choose what, and everything that forbids and demands it. */
export abstract class Gathering {
  protected readonly w: View
  protected readonly edition: Edition
  protected readonly said: Sayings
  /** Of each kind of creature that may be declared, and of what they may choose, one record that stands for all. */
  protected readonly creatures: readonly number[]
  protected readonly goals: readonly number[]
  protected readonly restrictions: Restriction[] = []
  protected readonly requirements: Requirement[] = []
  protected readonly costs: Cost[] = []
  readonly #kinds: { readonly creatures: readonly Kind[]; readonly goals: readonly Kind[] }

  /** @param together whether what only names tell apart is one kind; left out: where there is much of it */
  constructor(
    w: View,
    edition: Edition,
    creatures: readonly number[],
    goals: readonly number[],
    together = creatures.length * goals.length > TOLD_APART,
  ) {
    this.w = w
    this.edition = edition
    this.said = new Sayings(w)
    this.#kinds = { creatures: kindsOf(w, creatures, together), goals: kindsOf(w, goals, together) }
    this.creatures = this.#kinds.creatures.map(([sample]) => sample)
    this.goals = this.#kinds.goals.map(([sample]) => sample)
  }

  /** How many creatures there are in all. */
  protected get many(): number {
    return this.#kinds.creatures.reduce((sum, { length }) => sum + length, 0)
  }

  /** The question that has been gathered. `most`: how many goals each creature may choose. */
  protected asked(most: readonly number[], bars: Declaring['bars']): Question {
    const { costs, restrictions, requirements } = this
    const { creatures, goals } = this.#kinds
    const kind = (like: Kind) => ({ name: nameOf(this.w, like[0]), count: like.length })
    return {
      declaring: {
        creatures: creatures.map((like, number) => ({ ...kind(like), most: most[number] ?? 1 })),
        goals: goals.map(kind),
        bars,
        costs,
        restrictions,
        requirements,
      },
      creatures: creatures.flat(),
      goals: goals.flat(),
    }
  }

  /** What a creature says of those that are declared together with it. */
  protected company(number: number, does: Saying['does'], deed: 'attack' | 'block', rule: string): void {
    if ((does.kind !== 'not alone' && does.kind !== 'only beside') || does.deed !== deed) return
    const own = this.creatures[number] ?? 0
    const name = nameOf(this.w, own)
    if (does.kind === 'not alone') {
      const { least = 1 } = does
      const without = least === 1 ? 'alone' : `without ${least} others`
      const why = because(`${name} cannot ${deed} ${without}`, rule)
      this.restrictions.push({ kind: 'others', creature: number, least, ...why })
      return
    }
    const those = [...this.creatures.keys()].filter(
      (other) =>
        this.#isAnother(other, number) &&
        hasQuality(this.w, this.said, this.creatures[other] ?? 0, does.quality, own),
    )
    const why = because(`${name} ${deed}s only beside a certain other creature`, rule)
    this.restrictions.push({ kind: 'beside', creature: number, those, ...why })
  }

  /** Whether there is a creature of one kind beside one of another. */
  #isAnother(kind: number, beside: number): boolean {
    return kind !== beside || (this.#kinds.creatures[kind]?.length ?? 0) > 1
  }
}
