import { because, type Message, say, type View } from '@battleline/kernel'
import { atLeast, type ConstraintKind, type ConstraintReason, type Requirement } from '../legality/problem.ts'
import { policyOf } from '../model/edition-policy.ts'
import {
  creaturesOf,
  defenderOf,
  type Effect,
  handOf,
  isCreature,
  isPlayer,
  nameOf,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  tableOf,
} from '../model/state.ts'
import { type Characteristics, type ContinuousEffect, forbids, goadedBy } from '../query/characteristics.ts'
import { matches } from '../query/object-filter.ts'
import { type Ability, SACRIFICED_LAND } from '../text/structure.ts'
import { ConstraintCollector } from './collect-constraints.ts'
import type { DeclarationQuestion } from './declaration-question.ts'

/** The active player's declaration of attackers, with every restriction and requirement. */
export function attackQuestion(w: View, together?: boolean): DeclarationQuestion {
  return new Attack(w, together).question()
}

/**
 * What can be attacked: the other players, or this combat's defending player, their planeswalkers, and battles that
 * they protect (MTG-CMB-4, MTG-ATK-3, MTG-EDN-9).
 */
export function attackable(w: View): number[] {
  const { attacksBattles } = policyOf(w)
  const [active, ...opponents] = playersOf(w)
  const others = permanents(w).filter((one) => {
    const { facts, controller, protector } = permanentOf(w, one)
    if (facts.types.includes('battle')) return attacksBattles && protector > 0 && protector !== active
    return facts.types.includes('planeswalker') && controller !== active
  })
  const all = [...opponents.filter((player) => !playerOf(w, player).lost), ...others]
  const { defending } = tableOf(w)
  return defending > 0 ? all.filter((goal) => defenderOf(w, goal) === defending) : all
}

const ATTACK = {
  action: 'attack',
  must: ['must attack', 'MTG-ATK-33'],
  cap: ['attacker limit', 'MTG-ATK-23'],
  company: 'MTG-ATK-22',
} as const

class Attack extends ConstraintCollector {
  constructor(w: View, together?: boolean) {
    super(w, ATTACK, creaturesOf(w, tableOf(w).active), attackable(w), together)
  }

  question(): DeclarationQuestion {
    const w = this.w
    const bars = this.creatures.map((creature, number) => {
      const effects = this.characteristics.effectsOn(creature)
      for (const effect of effects) this.#addEffect(number, creature, effect)
      for (const effect of permanentOf(w, creature).effects) this.#addDemand(number, creature, effect)
      this.#addGoad(number, creature)
      const bar = barOf(w, creature, this.characteristics)
      return this.goals.map((goal) => bar ?? this.#pairBar(creature, goal))
    })
    for (const source of permanents(w)) {
      for (const ability of permanentOf(w, source).facts.abilities) this.#addBoardText(source, ability)
    }
    return this.toQuestion([], bars)
  }

  #allGoals = (): number[] => this.goals.map((_, goal) => goal)
  #name = (creature: number): string => permanentOf(this.w, creature).name

  /** The goals that are a player or, if `planeswalkers`, a planeswalker of that player. */
  #goalsOf(player: number, planeswalkers: boolean): number[] {
    return this.goals.flatMap((record, goal) => {
      if (record === player) return [goal]
      if (!planeswalkers || isPlayer(this.w, record)) return []
      const { facts, controller } = permanentOf(this.w, record)
      return facts.types.includes('planeswalker') && controller === player ? [goal] : []
    })
  }

  /** Why a creature that may attack may not attack this; null if it may (MTG-ATK-21). */
  #pairBar(creature: number, goal: number): ConstraintReason | null {
    const w = this.w
    const sentence = say`${this.#name(creature)} cannot attack ${nameOf(w, goal)}`
    for (const { predicate, source: by } of this.characteristics.effectsOn(creature)) {
      if (predicate.kind === 'cannot' && predicate.action === 'attack' && predicate.object !== undefined) {
        const those = this.#goalsOf(
          permanentOf(w, by).controller,
          predicate.object === 'you and planeswalkers',
        )
        if (those.some((place) => this.goals[place] === goal))
          return this.reason('cannot attack this', by, sentence, 'MTG-ATK-21')
      }
      if (predicate.kind !== 'only where') continue
      const player = defenderOf(w, goal)
      const has = permanents(w).some(
        (one) =>
          permanentOf(w, one).controller === player &&
          matches(w, predicate.controls, one, {
            you: permanentOf(w, creature).controller,
            source: creature,
            thatPlayer: player,
          }),
      )
      if (!has) return this.reason('cannot attack this', by, sentence, 'MTG-ATK-21')
    }
    return null
  }

  #addEffect(number: number, creature: number, effect: ContinuousEffect): void {
    const { predicate, source: by } = effect
    const name = this.#name(creature)
    if (predicate.kind === 'must attack') {
      const { controller } = permanentOf(this.w, by)
      this.#mustAttack(number, predicate.object === 'you' ? controller : by, by)
    } else if (predicate.kind === 'costs' && predicate.action === 'attack') {
      const why = because(say`${name} attacks only if ${predicate.cost} is paid`, 'MTG-ATK-24')
      const land = predicate.cost === SACRIFICED_LAND && { paid: 'land' as const }
      this.costs.push({ creatures: [number], goals: this.#allGoals(), per: 'creature', ...land, ...why })
    } else if (predicate.kind === 'only alone' && predicate.action === 'attack') {
      const why = this.reason('only alone', by, say`${name} can only attack alone`, 'MTG-ATK-22')
      this.restrictions.push({ kind: 'alone', creature: number, ...why })
    } else this.addOwnEffect(number, effect)
  }

  #addDemand(number: number, creature: number, effect: Effect): void {
    if (effect.kind !== 'attacks' || this.isDischarged(creature, effect.during)) return
    this.#mustAttack(number, effect.object, 0)
  }

  #mustAttack(number: number, object: number, by: number): void {
    const goals = this.goals.flatMap((record, goal) => (record === object ? [goal] : []))
    const name = this.#name(this.creatures[number] ?? 0)
    const sentence = say`${name} attacks ${nameOf(this.w, object)} if able`
    const why = this.reason('must attack this', by, sentence, 'MTG-ATK-33')
    this.#require({ kind: 'chooses', creature: number, goals, each: false, ...why })
  }

  /** Two requirements for each player who goaded it (MTG-ATK-33, MTG-INT-3). */
  #addGoad(number: number, creature: number): void {
    for (const by of goadedBy(permanentOf(this.w, creature))) {
      const name = this.#name(creature)
      const goader = playerOf(this.w, by).name
      const goals = this.goals.flatMap((record, goal) =>
        isPlayer(this.w, record) && record !== by ? [goal] : [],
      )
      this.#require({
        kind: 'declared',
        creature: number,
        ...this.reason(
          'goad',
          0,
          say`${name}, goaded by ${goader}, attacks if able`,
          'MTG-ATK-33',
          'MTG-INT-3',
        ),
      })
      const sentence = say`${name} attacks a player other than ${goader} if able`
      const why = this.reason('goad', 0, sentence, 'MTG-ATK-33', 'MTG-INT-3')
      this.#require({ kind: 'chooses', creature: number, goals, each: false, ...why })
    }
  }

  #require(
    requirement: Requirement extends infer R
      ? R extends Requirement
        ? Omit<R, 'ifDeclared'>
        : never
      : never,
  ) {
    this.requirements.push({ ...requirement, ifDeclared: null })
  }

  /** Collects the constraints of a permanent's text on the whole attack. */
  #addBoardText(source: number, ability: Ability): void {
    const { controller, name } = permanentOf(this.w, source)
    const everybody = this.creatures.map((_, creature) => creature)
    switch (ability.kind) {
      case 'cap':
        this.addCap(source, ability, this.#goalsOf(controller, false))
        return
      case 'tax': {
        if (ability.while === 'untapped' && permanentOf(this.w, source).tapped) return
        const goals = this.#goalsOf(controller, ability.yours)
        const why = because(say`${name}: each attacker costs ${ability.cost}`, 'MTG-ATK-24', 'MTG-ATK-21')
        const life = ability.cost.includes('/P}') && { paid: 'life' as const }
        this.costs.push({ creatures: everybody, goals, per: 'creature', ...life, ...why })
        return
      }
      case 'attack me': {
        const goals = this.#goalsOf(controller, true)
        if (goals.length === 0) return
        const anybody = ability.anybody === true
        const sentence = anybody
          ? say`${name}: at least one creature attacks`
          : say`${name}: at least one creature attacks its controller`
        const why = this.reason('at least one attacks', source, sentence, 'MTG-ATK-33')
        this.#require({
          kind: 'number',
          creatures: null,
          goals: anybody ? this.#allGoals() : goals,
          together: true,
          wanted: atLeast(1),
          ...why,
        })
        return
      }
      case 'all attack':
        if (controller === tableOf(this.w).active) return
        for (const creature of everybody) {
          const sentence = say`${name}: if one attacks, all attack if able`
          const why = this.reason('all attack', source, sentence, 'MTG-ATK-33', 'MTG-INT-2')
          this.requirements.push({ kind: 'declared', creature, ifDeclared: everybody, ...why })
        }
        return
      default:
        // No other ability constrains the declaration of attackers.
        return
    }
  }
}

/** Why a creature cannot attack anything; null if it can (MTG-ATK-2, MTG-ATK-20). */
function barOf(w: View, creature: number, characteristics: Characteristics): ConstraintReason | null {
  const one = permanentOf(w, creature)
  const { name } = one
  const bar = (kind: ConstraintKind, source: number, why: Message, ...cite: string[]): ConstraintReason => ({
    ...because(why, ...cite),
    origin: { kind, source },
  })
  if (!isCreature(one)) return bar('not a creature', creature, say`${name} is no creature`, 'MTG-CMB-10')
  if (one.tapped) return bar('tapped', creature, say`${name} is tapped`, 'MTG-ATK-2')
  if (!one.controlledSinceTurnBegan && !characteristics.has(creature, 'haste')) {
    const why = say`${name} has not been under its player’s control since the turn began`
    return bar('summoning sickness', creature, why, 'MTG-ATK-2')
  }
  if (characteristics.has(creature, 'defender') && !ignoresDefender(characteristics, creature))
    return bar('defender', creature, say`${name} has defender`, 'MTG-KEY-9')
  const held = characteristics.effectsOn(creature).find(({ predicate, source: by }) => {
    if (predicate.kind !== 'attacks within hand') return false
    return characteristics.power(creature) > handOf(w, permanentOf(w, by).controller)
  })
  if (held !== undefined) {
    const why = say`${name} has greater power than ${nameOf(w, held.source)} lets attack`
    return bar('power above hand size', held.source, why, 'MTG-ATK-20')
  }
  const forbidding = forbids(w, characteristics, creature, 'attack')
  if (forbidding === null) return null
  return bar('cannot attack', forbidding.source, say`${name} cannot attack`, 'MTG-ATK-20', 'MTG-GEN-1')
}

const ignoresDefender = (characteristics: Characteristics, creature: number): boolean =>
  characteristics.effectsOn(creature).some(({ predicate }) => predicate.kind === 'attacks despite defender')
