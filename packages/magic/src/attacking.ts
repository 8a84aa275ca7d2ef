import { because, type Reason, type View } from '@battleline/kernel'
import { nameOf, type Question } from './asked.ts'
import { Gathering } from './gathering.ts'
import { atLeast, type Requirement, upTo } from './legality/declaring.ts'
import { goadedBy, isForbidden, type Saying, type Sayings } from './read.ts'
import {
  creaturesOf,
  type During,
  defenderOf,
  type Effect,
  handOf,
  isCreature,
  isPlayer,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  tableOf,
} from './state.ts'
import { type Ability, SACRIFICED_LAND } from './text/structure.ts'
import { fits } from './things.ts'
import type { Edition } from './vocabulary.ts'

/** What the active player may declare to attack, with everything that forbids or demands it. */
export function attackQuestion(w: View, edition: Edition, together?: boolean): Question {
  return new Attack(w, edition, together).question()
}

/**
 * What can be attacked: the other players, or the one who defends in this combat, their planeswalkers, and battles that they
 * protect (MTG-CMB-4, MTG-ATK-3, MTG-EDN-9).
 */
export function attackable(w: View, edition: Edition): number[] {
  const [active, ...opponents] = playersOf(w)
  const others = permanents(w).filter((one) => {
    const { facts, controller, protector } = permanentOf(w, one)
    if (facts.types.includes('battle')) return edition === 'current' && protector > 0 && protector !== active
    return facts.types.includes('planeswalker') && controller !== active
  })
  const all = [...opponents.filter((player) => !playerOf(w, player).lost), ...others]
  const { defending } = tableOf(w)
  return defending > 0 ? all.filter((goal) => defenderOf(w, goal) === defending) : all
}

class Attack extends Gathering {
  constructor(w: View, edition: Edition, together?: boolean) {
    super(w, edition, creaturesOf(w, tableOf(w).active), attackable(w, edition), together)
  }

  question(): Question {
    const w = this.w
    const bars = this.creatures.map((creature, number) => {
      const sayings = this.said.of(creature)
      for (const { does, by } of sayings) this.#say(number, creature, does, by)
      for (const effect of permanentOf(w, creature).effects) this.#effect(number, creature, effect)
      this.#goad(number, creature)
      const bar = barOf(w, creature, this.said)
      return this.goals.map((goal) => bar ?? this.#pairBar(creature, goal))
    })
    for (const source of permanents(w)) {
      for (const ability of permanentOf(w, source).facts.abilities) this.#board(source, ability)
    }
    return this.asked([], bars)
  }

  #all = (): number[] => this.goals.map((_, goal) => goal)
  #name = (creature: number): string => permanentOf(this.w, creature).name

  /** Goals that are this player, or, where `yours`, a planeswalker of theirs. */
  #of(player: number, yours: boolean): number[] {
    return this.goals.flatMap((record, goal) => {
      if (record === player) return [goal]
      if (!yours || isPlayer(this.w, record)) return []
      const { facts, controller } = permanentOf(this.w, record)
      return facts.types.includes('planeswalker') && controller === player ? [goal] : []
    })
  }

  /** Why a creature that may attack may not attack this; null where it may (MTG-ATK-21). */
  #pairBar(creature: number, goal: number): Reason | null {
    const w = this.w
    const barred = because(`${this.#name(creature)} cannot attack ${nameOf(w, goal)}`, 'MTG-ATK-21')
    for (const { does, by } of this.said.of(creature)) {
      if (does.kind === 'cannot' && does.deed === 'attack' && does.whom !== undefined) {
        const those = this.#of(permanentOf(w, by).controller, does.whom === 'you and planeswalkers')
        if (those.some((place) => this.goals[place] === goal)) return barred
      }
      if (does.kind !== 'only where') continue
      const player = defenderOf(w, goal)
      const has = permanents(w).some(
        (one) =>
          permanentOf(w, one).controller === player &&
          fits(w, does.controls, one, { you: permanentOf(w, creature).controller, self: creature, player }),
      )
      if (!has) return barred
    }
    return null
  }

  #say(number: number, creature: number, does: Saying['does'], by: number): void {
    const name = this.#name(creature)
    if (does.kind === 'must' && does.deed === 'attack') {
      if (this.#isDischarged(creature, does.during)) return
      this.#require({
        kind: 'declared',
        creature: number,
        ...because(`${name} attacks if able`, 'MTG-ATK-33'),
      })
    } else if (does.kind === 'must attack') {
      const { controller } = permanentOf(this.w, by)
      this.#attacksOne(number, does.whom === 'you' ? controller : by)
    } else if (does.kind === 'costs' && does.deed === 'attack') {
      const why = because(`${name} attacks only if ${does.cost} is paid`, 'MTG-ATK-24')
      const land = does.cost === SACRIFICED_LAND && { paid: 'land' as const }
      this.costs.push({ creatures: [number], goals: this.#all(), per: 'creature', ...land, ...why })
    } else if (does.kind === 'only alone' && does.deed === 'attack') {
      const why = because(`${name} can only attack alone`, 'MTG-ATK-22')
      this.restrictions.push({ kind: 'alone', creature: number, ...why })
    } else this.company(number, does, 'attack', 'MTG-ATK-22')
  }

  /** In E16 a requirement for the turn is settled once the creature was declared in it (MTG-ATK-38, MTG-EDN-1). */
  #isDischarged = (creature: number, during: During): boolean =>
    this.edition === 'e16' && during === 'turn' && permanentOf(this.w, creature).attacked

  #effect(number: number, creature: number, effect: Effect): void {
    if (effect.kind !== 'attacks' || this.#isDischarged(creature, effect.during)) return
    this.#attacksOne(number, effect.whom)
  }

  #attacksOne(number: number, whom: number): void {
    const goals = this.goals.flatMap((record, goal) => (record === whom ? [goal] : []))
    const name = this.#name(this.creatures[number] ?? 0)
    const why = because(`${name} attacks ${nameOf(this.w, whom)} if able`, 'MTG-ATK-33')
    this.#require({ kind: 'chooses', creature: number, goals, each: false, ...why })
  }

  /** Two requirements for each player who goaded it (MTG-ATK-33, MTG-INT-3). */
  #goad(number: number, creature: number): void {
    for (const by of goadedBy(permanentOf(this.w, creature))) {
      const name = this.#name(creature)
      const goader = playerOf(this.w, by).name
      const goals = this.goals.flatMap((record, goal) =>
        isPlayer(this.w, record) && record !== by ? [goal] : [],
      )
      this.#require({
        kind: 'declared',
        creature: number,
        ...because(`${name}, goaded by ${goader}, attacks if able`, 'MTG-ATK-33', 'MTG-INT-3'),
      })
      const why = because(`${name} attacks a player other than ${goader} if able`, 'MTG-ATK-33', 'MTG-INT-3')
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

  /** What a permanent says of the whole attack. */
  #board(source: number, ability: Ability): void {
    const { controller, name } = permanentOf(this.w, source)
    const everybody = this.creatures.map((_, creature) => creature)
    const mine = this.#of(controller, false)
    switch (ability.kind) {
      case 'cap': {
        if (ability.deed !== 'attack') return
        const why = because(`${name}: no more than ${ability.most} can attack`, 'MTG-ATK-23')
        if (!ability.you) this.restrictions.push({ kind: 'creatures', most: ability.most, ...why })
        else
          this.restrictions.push({
            kind: 'number',
            creatures: null,
            goals: mine,
            together: true,
            allowed: [upTo(ability.most)],
            ...why,
          })
        return
      }
      case 'tax': {
        if (ability.while === 'untapped' && permanentOf(this.w, source).tapped) return
        const goals = this.#of(controller, ability.yours)
        const why = because(`${name}: each attacker costs ${ability.cost}`, 'MTG-ATK-24', 'MTG-ATK-21')
        const life = ability.cost.includes('/P}') && { paid: 'life' as const }
        this.costs.push({ creatures: everybody, goals, per: 'creature', ...life, ...why })
        return
      }
      case 'attack me': {
        const goals = this.#of(controller, true)
        if (goals.length === 0) return
        const anybody = ability.anybody === true
        const whom = anybody ? '' : ' its controller'
        const why = because(`${name}: at least one creature attacks${whom}`, 'MTG-ATK-33')
        this.#require({
          kind: 'number',
          creatures: null,
          goals: anybody ? this.#all() : goals,
          together: true,
          wanted: atLeast(1),
          ...why,
        })
        return
      }
      case 'all attack':
        if (controller === tableOf(this.w).active) return
        for (const creature of everybody) {
          const why = because(`${name}: where one attacks, all attack if able`, 'MTG-ATK-33', 'MTG-INT-2')
          this.requirements.push({ kind: 'declared', creature, ifDeclared: everybody, ...why })
        }
        return
      default:
        // Everything else that a text says has nothing to do with the declaration of attackers.
        return
    }
  }
}

/** Why a creature cannot attack anything; null where it can (MTG-ATK-2, MTG-ATK-20). */
function barOf(w: View, creature: number, said: Sayings): Reason | null {
  const one = permanentOf(w, creature)
  if (!isCreature(one)) return because(`${one.name} is no creature`, 'MTG-CMB-10')
  if (one.tapped) return because(`${one.name} is tapped`, 'MTG-ATK-2')
  if (!one.settled && !said.has(creature, 'haste'))
    return because(`${one.name} has not been under its player's control since the turn began`, 'MTG-ATK-2')
  if (said.has(creature, 'defender')) return because(`${one.name} has defender`, 'MTG-KEY-9')
  const held = said.of(creature).find(({ does, by }) => {
    if (does.kind !== 'attacks within hand') return false
    return said.power(creature) > handOf(w, permanentOf(w, by).controller)
  })
  if (held !== undefined)
    return because(`${one.name} has greater power than ${nameOf(w, held.by)} lets attack`, 'MTG-ATK-20')
  const barred = isForbidden(w, said, creature, 'attack')
  return barred ? because(`${one.name} cannot attack`, 'MTG-ATK-20', 'MTG-GEN-1') : null
}
