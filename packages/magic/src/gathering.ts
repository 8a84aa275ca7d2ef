import { because, type View } from '@battleline/kernel'
import { nameOf, type Question } from './asked.ts'
import type { Cost, Declaring, Requirement, Restriction } from './legality/declaring.ts'
import { hasQuality, type Saying } from './read.ts'
import type { Edition } from './vocabulary.ts'

/** A declaration as it is gathered from a board: who may choose what, and everything that forbids and demands it. */
export abstract class Gathering {
  protected readonly w: View
  protected readonly edition: Edition
  /** The records of the creatures that may be declared, and of what they may choose. */
  protected readonly creatures: readonly number[]
  protected readonly goals: readonly number[]
  protected readonly restrictions: Restriction[] = []
  protected readonly requirements: Requirement[] = []
  protected readonly costs: Cost[] = []

  constructor(w: View, edition: Edition, creatures: readonly number[], goals: readonly number[]) {
    this.w = w
    this.edition = edition
    this.creatures = creatures
    this.goals = goals
  }

  /** The question that has been gathered. `most`: how many goals each creature may choose. */
  protected asked(most: readonly number[], bars: Declaring['bars']): Question {
    const { creatures, goals, costs, restrictions, requirements } = this
    const kind = (record: number) => ({ name: nameOf(this.w, record), count: 1 })
    return {
      declaring: {
        creatures: creatures.map((creature, number) => ({ ...kind(creature), most: most[number] ?? 1 })),
        goals: goals.map(kind),
        bars,
        costs,
        restrictions,
        requirements,
      },
      creatures,
      goals,
    }
  }

  /** What a creature says of those that are declared together with it. */
  protected company(number: number, does: Saying['does'], deed: 'attack' | 'block', rule: string): void {
    if ((does.kind !== 'not alone' && does.kind !== 'only beside') || does.deed !== deed) return
    const own = this.creatures[number] ?? 0
    const name = nameOf(this.w, own)
    if (does.kind === 'not alone') {
      const why = because(`${name} cannot ${deed} alone`, rule)
      this.restrictions.push({ kind: 'others', creature: number, least: 1, ...why })
      return
    }
    const those = [...this.creatures.keys()].filter(
      (other) => other !== number && hasQuality(this.w, this.creatures[other] ?? 0, does.quality, own),
    )
    const why = because(`${name} ${deed}s only beside a certain other creature`, rule)
    this.restrictions.push({ kind: 'beside', creature: number, those, ...why })
  }
}
