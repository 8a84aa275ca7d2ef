import { because, type Message, say, type View } from '@battleline/kernel'
import {
  type ConstraintKind,
  type ConstraintReason,
  type Cost,
  type DeclarationProblem,
  type Requirement,
  type Restriction,
  upTo,
} from '../legality/problem.ts'
import { policyOf } from '../model/edition-policy.ts'
import { type During, nameOf, permanentOf } from '../model/state.ts'
import { Characteristics, type ContinuousEffect, hasQuality } from '../query/characteristics.ts'
import type { Ability } from '../text/structure.ts'
import type { CombatAction } from '../vocabulary.ts'
import type { DeclarationQuestion } from './declaration-question.ts'
import { groupInterchangeable, type Kind } from './interchangeable.ts'

/** On boards with more pairs than this, creatures that differ only in their names are grouped. */
const MOST_PAIRS_NAMED = 1000

/** The declared action, and the constraints that attacks and blocks have in common with their rules. */
interface Declaring {
  readonly action: CombatAction
  readonly must: readonly [ConstraintKind, rule: string]
  readonly cap: readonly [ConstraintKind, rule: string]
  readonly company: string
}

type Cap = Extract<Ability, { readonly kind: 'cap' }>

/** Collects what a player may declare on a board, with every restriction, requirement and cost. */
export abstract class ConstraintCollector {
  protected readonly w: View
  protected readonly characteristics: Characteristics
  /** One record for each kind of creature that may be declared, and for each kind of goal. */
  protected readonly creatures: readonly number[]
  protected readonly goals: readonly number[]
  protected readonly restrictions: Restriction[] = []
  protected readonly requirements: Requirement[] = []
  protected readonly costs: Cost[] = []
  readonly #declaring: Declaring
  readonly #kinds: { readonly creatures: readonly Kind[]; readonly goals: readonly Kind[] }

  /** @param together whether records that differ only in their names are one kind; default: on large boards */
  constructor(
    w: View,
    declaring: Declaring,
    creatures: readonly number[],
    goals: readonly number[],
    together = creatures.length * goals.length > MOST_PAIRS_NAMED,
  ) {
    this.w = w
    this.#declaring = declaring
    this.characteristics = new Characteristics(w)
    this.#kinds = {
      creatures: groupInterchangeable(w, creatures, together),
      goals: groupInterchangeable(w, goals, together),
    }
    this.creatures = this.#kinds.creatures.map(([sample]) => sample)
    this.goals = this.#kinds.goals.map(([sample]) => sample)
  }

  /** The number of creatures, over all kinds. */
  protected get many(): number {
    return this.#kinds.creatures.reduce((sum, { length }) => sum + length, 0)
  }

  /** The problem with all collected constraints. `most`: how many goals each creature may choose. */
  protected toQuestion(most: readonly number[], bars: DeclarationProblem['bars']): DeclarationQuestion {
    const { costs, restrictions, requirements } = this
    const { creatures, goals } = this.#kinds
    const kind = (like: Kind) => ({ name: nameOf(this.w, like[0]), count: like.length })
    return {
      problem: {
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

  /** A reason with its origin. `by`: the permanent that makes the constraint; 0 for an effect without one. */
  protected reason(
    kind: ConstraintKind,
    by: number,
    sentence: string | Message,
    ...cite: string[]
  ): ConstraintReason {
    return { ...because(sentence, ...cite), origin: { kind, source: by } }
  }

  /**
   * In E16, a creature that was declared this turn already obeys a requirement for the turn (MTG-ATK-38, MTG-BLK-37,
   * MTG-EDN-1).
   */
  protected isDischarged(creature: number, during: During): boolean {
    if (!policyOf(this.w).declaringObeysForTurn || during !== 'turn') return false
    const { attacked, didBlock } = permanentOf(this.w, creature)
    return this.#declaring.action === 'attack' ? attacked : didBlock
  }

  /** Limits how many creatures are declared; `you`: only those that choose these goals. */
  protected addCap(source: number, { action, most, you }: Cap, goals: readonly number[] = []): void {
    if (action !== this.#declaring.action) return
    const [kind, rule] = this.#declaring.cap
    const name = nameOf(this.w, source)
    const sentence =
      action === 'attack'
        ? say`${name}: no more than ${most} can attack`
        : say`${name}: no more than ${most} can block`
    const why = this.reason(kind, source, sentence, rule)
    this.restrictions.push(
      you === true
        ? { kind: 'number', creatures: null, goals, together: true, allowed: [upTo(most)], ...why }
        : { kind: 'creatures', most, ...why },
    )
  }

  /** Requires a creature to be declared, or restricts which creatures are declared together with it. */
  protected addOwnEffect(number: number, { predicate, source: by }: ContinuousEffect): void {
    const { action, must, company: rule } = this.#declaring
    if (!('action' in predicate) || predicate.action !== action) return
    const own = this.creatures[number] ?? 0
    const name = nameOf(this.w, own)
    const attacks = action === 'attack'
    if (predicate.kind === 'must') {
      if (this.isDischarged(own, predicate.during)) return
      const sentence = attacks ? say`${name} attacks if able` : say`${name} blocks if able`
      const why = this.reason(must[0], by, sentence, must[1])
      this.requirements.push({ kind: 'declared', creature: number, ifDeclared: null, ...why })
    }
    if (predicate.kind === 'not alone') {
      const { least = 1 } = predicate
      const without = least === 1 ? say`alone` : say`without ${least} others`
      const sentence = attacks ? say`${name} cannot attack ${without}` : say`${name} cannot block ${without}`
      const why = this.reason('not alone', by, sentence, rule)
      this.restrictions.push({ kind: 'others', creature: number, least, ...why })
    }
    if (predicate.kind !== 'only beside') return
    const those = [...this.creatures.keys()].filter(
      (other) =>
        this.#isAnother(other, number) &&
        hasQuality(this.w, this.characteristics, this.creatures[other] ?? 0, predicate.quality, own),
    )
    const sentence = attacks
      ? say`${name} attacks only beside a certain other creature`
      : say`${name} blocks only beside a certain other creature`
    const why = this.reason('only beside', by, sentence, rule)
    this.restrictions.push({ kind: 'beside', creature: number, those, ...why })
  }

  /** Whether a creature of one kind can be in the company of one of another. */
  #isAnother(kind: number, beside: number): boolean {
    return kind !== beside || (this.#kinds.creatures[kind]?.length ?? 0) > 1
  }
}
