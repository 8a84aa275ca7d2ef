import { because, type Message, say, type View } from '@battleline/kernel'
import { atLeast, type ConstraintReason, exactly, type Span, UNBOUNDED } from '../legality/problem.ts'
import { attackers, creaturesOf, defenderAgainst, permanentOf, permanents, tableOf } from '../model/state.ts'
import { type Characteristics, type ContinuousEffect, forbids, hasQuality } from '../query/characteristics.ts'
import type { Ability, Predicate } from '../text/structure.ts'
import { ConstraintCollector } from './collect-constraints.ts'
import type { DeclarationQuestion } from './declaration-question.ts'
import { whyCannotBlock } from './evasion.ts'

/** A player's declaration of blockers, with every restriction and requirement (MTG-BLK-1, MTG-BLK-2). */
export function blockQuestion(w: View, player: number, together?: boolean): DeclarationQuestion {
  return new Block(w, player, together).question()
}

const BLOCK = {
  action: 'block',
  must: ['must block', 'MTG-BLK-31'],
  cap: ['blocker limit', 'MTG-BLK-24'],
  company: 'MTG-BLK-23',
} as const

class Block extends ConstraintCollector {
  constructor(w: View, player: number, together?: boolean) {
    const goals = attackers(w).filter((one) => defenderAgainst(w, one) === player)
    super(w, BLOCK, creaturesOf(w, player), goals, together)
  }

  question(): DeclarationQuestion {
    const w = this.w
    const effects = this.creatures.map((creature) => this.characteristics.effectsOn(creature))
    effects.forEach((own, number) => {
      for (const effect of own) this.#addBlockerEffect(number, effect)
      this.#addDemands(number)
    })
    this.goals.forEach((attacker, goal) => {
      for (const effect of this.characteristics.effectsOn(attacker)) this.#addAttackerEffect(goal, effect)
    })
    for (const source of permanents(w)) {
      for (const ability of permanentOf(w, source).facts.abilities) this.#addBoardText(source, ability)
    }
    for (const lasting of tableOf(w).lasting)
      if (lasting.does.kind === 'block tax') this.#addTax(lasting.does.cost, 'this turn')
    const bars = this.creatures.map((creature) => {
      const bar = barOf(w, creature, this.characteristics)
      return this.goals.map((attacker) => bar ?? whyCannotBlock(w, this.characteristics, attacker, creature))
    })
    return this.toQuestion(effects.map(mostBlocked), bars)
  }

  /** Collects the constraints of a permanent's text on all blocks. */
  #addBoardText(source: number, ability: Ability): void {
    const { name, attacks } = permanentOf(this.w, source)
    if (ability.kind === 'cap') this.addCap(source, ability)
    else if (ability.kind === 'block tax' && attacks !== 0) this.#addTax(ability.cost, name)
  }

  #addTax(cost: string, by: string): void {
    const why = because(say`${by}: each blocker costs ${cost}`, 'MTG-BLK-25')
    const [creatures, goals] = [[...this.creatures.keys()], [...this.goals.keys()]]
    this.costs.push({ creatures, goals, per: 'creature', ...why })
  }

  #name = (number: number): string => permanentOf(this.w, this.creatures[number] ?? 0).name

  #mustBlockThis(creature: number, goal: number, why: ConstraintReason): void {
    const wanted = { goals: [goal], each: true, ifDeclared: null }
    this.requirements.push({ kind: 'chooses', creature, ...wanted, ...why })
  }

  /** Collects the constraints of an effect on a possible blocker. */
  #addBlockerEffect(number: number, effect: ContinuousEffect): void {
    const { predicate, source: by } = effect
    const name = this.#name(number)
    if (predicate.kind === 'blocks each attacker') {
      const sentence = say`${name} blocks each attacker if able`
      const why = this.reason('must block each attacker', by, sentence, 'MTG-BLK-31')
      for (const goal of this.goals.keys()) this.#mustBlockThis(number, goal, why)
    } else if (predicate.kind === 'costs' && predicate.action === 'block') {
      const { quality } = predicate
      const goals = [...this.goals.keys()].filter(
        (goal) =>
          quality == null || hasQuality(this.w, this.characteristics, this.goals[goal] ?? 0, quality, 0),
      )
      const why = because(say`${name} blocks only if ${predicate.cost} is paid`, 'MTG-BLK-25')
      this.costs.push({ creatures: [number], goals, per: quality == null ? 'creature' : 'pair', ...why })
    } else this.addOwnEffect(number, effect)
  }

  #addDemands(number: number): void {
    for (const effect of permanentOf(this.w, this.creatures[number] ?? 0).effects) {
      if (effect.kind !== 'blocks' || this.isDischarged(this.creatures[number] ?? 0, effect.during)) continue
      const goal = this.goals.indexOf(effect.object)
      if (goal < 0) continue
      const sentence = say`${this.#name(number)} blocks ${permanentOf(this.w, effect.object).name} if able`
      this.#mustBlockThis(number, goal, this.reason('must block this', 0, sentence, 'MTG-BLK-31'))
    }
  }

  /** Collects the constraints of an effect on an attacking creature. */
  #addAttackerEffect(goal: number, { predicate, source: by }: ContinuousEffect): void {
    const attacker = this.goals[goal] ?? 0
    const { name } = permanentOf(this.w, attacker)
    if (
      predicate.kind === 'has' &&
      predicate.keyword === 'menace' &&
      this.characteristics.has(attacker, 'menace')
    ) {
      const why = say`${name} has menace: only two or more creatures can block it`
      this.#restrictNumber(goal, [atLeast(2)], this.reason('menace', by, why, 'MTG-BLK-21', 'MTG-KEY-2'))
    } else if (predicate.kind === 'blockers') {
      const span = { least: predicate.least, most: predicate.most ?? UNBOUNDED }
      const why = numberText(name, predicate)
      this.#restrictNumber(goal, [span], this.reason('number of blockers', by, why, 'MTG-BLK-21'))
    } else if (predicate.kind === 'blocked by all or none') {
      const why = say`${name} is blocked by all creatures or none`
      this.#restrictNumber(goal, [exactly(this.many)], this.reason('all or none', by, why, 'MTG-BLK-21'))
    } else if (predicate.kind === 'must be blocked') {
      const { by: quality, least, most } = predicate
      const able = [...this.creatures.keys()].filter(
        (number) =>
          quality == null ||
          hasQuality(this.w, this.characteristics, this.creatures[number] ?? 0, quality, attacker),
      )
      this.requirements.push({
        kind: 'number',
        creatures: quality == null ? null : able,
        goals: [goal],
        together: false,
        wanted: { least, most: most ?? UNBOUNDED },
        ifDeclared: null,
        ...this.reason('must be blocked', by, say`${name} must be blocked if able`, 'MTG-BLK-31'),
      })
    } else if (predicate.kind === 'lures') {
      for (const number of this.creatures.keys()) {
        const sentence = say`${this.#name(number)} blocks ${name} if able`
        this.#mustBlockThis(number, goal, this.reason('lure', by, sentence, 'MTG-BLK-31'))
      }
    }
  }

  #restrictNumber(goal: number, allowed: readonly Span[], why: ConstraintReason): void {
    const counted = { creatures: null, goals: [goal], together: false }
    this.restrictions.push({ kind: 'number', ...counted, allowed: [exactly(0), ...allowed], ...why })
  }
}

/** “only by 3 or more creatures”, “by at most 1 creature”. */
function numberText(name: string, { least, most }: Predicate & { readonly kind: 'blockers' }): Message {
  if (least > 1) return say`${name} can be blocked only by ${least} or more creatures`
  return most === 1
    ? say`${name} can be blocked by at most one creature`
    : say`${name} can be blocked by at most ${most ?? UNBOUNDED} creatures`
}

/** How many attackers a creature can block (MTG-BLK-2). */
function mostBlocked(effects: readonly ContinuousEffect[]): number {
  let most = 1
  for (const { predicate } of effects) {
    if (predicate.kind === 'blocks more')
      most = predicate.many === null ? UNBOUNDED : Math.min(UNBOUNDED, most + predicate.many)
  }
  return most
}

/** Why a creature cannot block anything; null if it can (MTG-BLK-22). */
function barOf(w: View, creature: number, characteristics: Characteristics): ConstraintReason | null {
  const { name, tapped } = permanentOf(w, creature)
  if (tapped)
    return { ...because(say`${name} is tapped`, 'MTG-BLK-22'), origin: { kind: 'tapped', source: creature } }
  const forbidding = forbids(w, characteristics, creature, 'block')
  if (forbidding === null) return null
  const why = because(say`${name} cannot block`, 'MTG-BLK-22', 'MTG-GEN-1')
  return { ...why, origin: { kind: 'cannot block', source: forbidding.source } }
}
