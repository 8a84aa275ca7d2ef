import type { ComputedValue, View } from '@battleline/kernel'
import {
  colorsOf,
  type Effect,
  isCreature,
  isOfSubtype,
  isOfType,
  type Permanent,
  permanentOf,
  permanents,
} from '../model/state.ts'
import type { Amount, Condition, Predicate, Quality, Situation, Subject } from '../text/structure.ts'
import { type CombatAction, KEYWORD_COUNTERS, type Keyword } from '../vocabulary.ts'
import { abilitiesOfKind } from './abilities.ts'
import { boardAmount, isBoardAmount, type Measuring } from './amounts.ts'
import { conditionHoldsUsing } from './conditions.ts'
import { type Compute, isInCombat, matchesUsing } from './filter-terms.ts'

/** A continuous effect on a creature. `source`: its permanent; 0 for the effect of a spell or ability. */
export interface ContinuousEffect {
  readonly source: number
  readonly predicate: Predicate
  readonly timestamp: number
}

/** The characteristics of a board's creatures, each computed once. */
export class Characteristics {
  readonly #w: View
  /** Permanents with text about others. */
  readonly #sources: readonly number[]
  readonly #effects = new Map<number, readonly ContinuousEffect[]>()
  readonly #keywords = new Map<number, ReadonlySet<Keyword>>()

  /** How deep the computing of others is nested: what depends on others does not depend on itself. */
  readonly #depth: number
  #inner: Characteristics | null = null

  constructor(w: View, depth = 0) {
    this.#w = w
    this.#depth = depth
    this.#sources = permanents(w).filter((one) =>
      abilitiesOfKind(permanentOf(w, one).facts, 'about').some(({ who }) => who.kind !== 'self'),
    )
  }

  /** The continuous effects on a creature: of spells and abilities, of its own text, and of other permanents. */
  effectsOn(creature: number): readonly ContinuousEffect[] {
    const known = this.#effects.get(creature)
    if (known !== undefined) return known
    const found: ContinuousEffect[] = []
    for (const effect of permanentOf(this.#w, creature).effects)
      if (effect.kind === 'is') found.push({ source: 0, predicate: effect.does, timestamp: effect.at })
      else if (effect.kind === 'counters') {
        const keyword = KEYWORD_COUNTERS.find((one) => one === effect.which)
        if (keyword !== undefined)
          found.push({ source: 0, predicate: { kind: 'has', keyword }, timestamp: effect.at })
      }
    this.#collect(creature, creature, found)
    for (const source of this.#sources) if (source !== creature) this.#collect(source, creature, found)
    this.#effects.set(creature, found)
    return found
  }

  /** Whether it has a keyword: the newest effect that gives or takes the keyword decides. */
  has = (creature: number, keyword: Keyword): boolean => this.keywords(creature).has(keyword)

  keywords(creature: number): ReadonlySet<Keyword> {
    const known = this.#keywords.get(creature)
    if (known !== undefined) return known
    const effects = this.effectsOn(creature)
    if (effects.length === 0) return NO_KEYWORDS
    const newest = new Map<Keyword, { readonly timestamp: number; readonly given: boolean }>()
    for (const { predicate, timestamp } of effects) {
      if (predicate.kind !== 'has' && predicate.kind !== 'loses') continue
      const { timestamp: before = -1 } = newest.get(predicate.keyword) ?? {}
      const given = predicate.kind === 'has'
      // A keyword that is given and removed at the same time is removed.
      if (timestamp > before || (timestamp === before && !given))
        newest.set(predicate.keyword, { timestamp, given })
    }
    const found = new Set<Keyword>()
    for (const [keyword, { given }] of newest) if (given) found.add(keyword)
    this.#keywords.set(creature, found)
    return found
  }

  power = (creature: number): number => this.#stats(creature)[0]

  toughness = (creature: number): number => this.#stats(creature)[1]

  /**
   * Layers 7b to 7d: effects that set power and toughness, then counters and effects that change them, then switches.
   */
  #stats(creature: number): readonly [power: number, toughness: number] {
    const { facts, plus, minus } = permanentOf(this.#w, creature)
    let [power, toughness, since, switched] = [facts.power, facts.toughness, -1, false]
    let powerSince = -1
    let [morePower, moreToughness] = [plus - minus, plus - minus]
    for (const { predicate, timestamp, source } of this.effectsOn(creature)) {
      if (predicate.kind === 'becomes' && timestamp > since)
        [toughness, since] = [predicate.toughness, timestamp]
      if ((predicate.kind === 'becomes' || predicate.kind === 'base power') && timestamp > powerSince)
        [power, powerSince] = [predicate.power, timestamp]
      else if (predicate.kind === 'defined') {
        // It defines the characteristic, below all effects that set it (layer 7a).
        const value = this.#amount(predicate.by, creature)
        if (predicate.what !== 'toughness' && powerSince < 0) power = value
        if (predicate.what !== 'power' && since < 0) toughness = value
      } else if (predicate.kind === 'gets') {
        const { each, by } = predicate
        const from = source > 0 ? source : creature
        const times =
          each === undefined
            ? by === undefined
              ? 1
              : this.#amount(by, from)
            : this.#amount({ kind: 'count', of: each }, from)
        morePower += predicate.power * times
        moreToughness += predicate.toughness * times
      } else if (predicate.kind === 'switched') switched = !switched
    }
    return switched
      ? [toughness + moreToughness, power + morePower]
      : [power + morePower, toughness + moreToughness]
  }

  /** The computing of others, on which this one depends. */
  #others = (): Characteristics => {
    this.#inner ??= new Characteristics(this.#w, this.#depth + 1)
    return this.#inner
  }

  #amount(amount: Amount, source: number): number {
    if (this.#depth >= DEEPEST || !isBoardAmount(amount)) return 0
    const { controller: you, life } = permanentOf(this.#w, source)
    const measuring: Measuring = {
      compute: this.#others,
      by: { you, source, thatPlayer: 0 },
      resolve: (who) =>
        who.kind === 'self' ? [{ card: source, life }] : who.kind === 'you' ? [{ card: you, life: 0 }] : [],
      powerOf: ({ card }) => this.#others().power(card),
      toughnessOf: ({ card }) => this.#others().toughness(card),
    }
    return boardAmount(this.#w, amount, measuring, (one) => this.#amount(one, source))
  }

  #holds(condition: Condition, source: number): boolean {
    if (this.#depth >= DEEPEST) return false
    const by = { you: permanentOf(this.#w, source).controller, source, thatPlayer: 0 }
    return conditionHoldsUsing(this.#others, this.#w, condition, by)
  }

  /** Adds the effects of a permanent's text on a creature. */
  #collect(source: number, creature: number, found: ContinuousEffect[]): void {
    const { facts, at } = permanentOf(this.#w, source)
    for (const ability of abilitiesOfKind(facts, 'about')) {
      if (!isAbout(this.#w, source, ability.who, creature, this.#depth < DEEPEST ? this.#others : null))
        continue
      if (ability.while !== undefined && !situationHolds(this.#w, ability.while, source)) continue
      if (ability.if !== undefined && !this.#holds(ability.if, source)) continue
      // A creature's own text is older than any effect on it.
      const timestamp = ability.who.kind === 'self' ? 0 : at
      found.push({ source, predicate: ability.does, timestamp })
    }
  }
}

/** How deep computing nests: power that depends on the power of others, which depends on others. */
const DEEPEST = 2

/** Computes the characteristics of a board anew. */
export const computeCharacteristics = (w: View): Characteristics => new Characteristics(w)

/** Power and toughness of each creature, which effects change without a write to the creature. */
export function computedValues(w: View): readonly ComputedValue[] {
  const characteristics = computeCharacteristics(w)
  return permanents(w).flatMap((record) =>
    isCreature(permanentOf(w, record))
      ? [
          { record, property: 'power', value: characteristics.power(record) },
          { record, property: 'toughness', value: characteristics.toughness(record) },
        ]
      : [],
  )
}

const NO_KEYWORDS: ReadonlySet<Keyword> = new Set()

/** Whether the condition of a static ability is true. */
function situationHolds(w: View, situation: Situation, source: number): boolean {
  const one = permanentOf(w, source)
  switch (situation) {
    case 'attacking':
      return one.attacks !== 0
    case 'untapped':
      return !one.tapped
    case 'not in combat':
      return !isInCombat(w, source)
    default:
      return situation satisfies never
  }
}

/** Whether a permanent's text applies to a creature. */
function isAbout(w: View, source: number, who: Subject, creature: number, others: Compute | null): boolean {
  const [by, one] = [permanentOf(w, source), permanentOf(w, creature)]
  switch (who.kind) {
    case 'self':
      return source === creature
    case 'attached':
      // A Curse is attached to a player, and about that player's creatures.
      return (
        by.attached > 0 && (by.attached === creature || (by.attached === one.controller && isCreature(one)))
      )
    case 'creatures': {
      const isOpponents = by.controller !== one.controller
      const side = who.whose === 'each' || isOpponents === (who.whose === 'opponents')
      const isMeant = who.subtype == null ? isCreature(one) : isOfSubtype(one, who.subtype)
      return side && isMeant && !(who.other === true && source === creature)
    }
    case 'those': {
      const context = { you: by.controller, source, thatPlayer: 0 }
      return others !== null && matchesUsing(others, w, who.of, creature, context)
    }
    default:
      return who satisfies never
  }
}

/** Whether a creature has a quality. `than`: the creature to compare power with. */
export function hasQuality(
  w: View,
  characteristics: Pick<Characteristics, 'power' | 'has'>,
  creature: number,
  quality: Quality,
  than: number,
): boolean {
  const one = permanentOf(w, creature)
  switch (quality.kind) {
    case 'colored':
      return quality.colors.some((color) => colorsOf(one).includes(color))
    case 'subtype':
      return isOfSubtype(one, quality.subtype) || (quality.or !== undefined && isOfSubtype(one, quality.or))
    case 'a token':
      return one.token
    case 'power at most':
      return characteristics.power(creature) <= quality.power
    case 'power at least':
      return characteristics.power(creature) >= quality.power
    case 'type':
      return isOfType(one, quality.type)
    case 'keyword':
      return characteristics.has(creature, quality.keyword) !== (quality.without === true)
    case 'lesser power':
      return characteristics.power(creature) < characteristics.power(than)
    case 'greater power':
      return characteristics.power(creature) > characteristics.power(than)
    default:
      return quality satisfies never
  }
}

/** The effect that forbids a creature to attack, or to block, at all; null if there is none. */
export const forbids = (
  w: View,
  characteristics: Characteristics,
  creature: number,
  action: CombatAction,
): ContinuousEffect | null =>
  characteristics
    .effectsOn(creature)
    .find(
      ({ predicate, source }) =>
        predicate.kind === 'cannot' &&
        predicate.action === action &&
        predicate.object === undefined &&
        (predicate.which === undefined ||
          hasQuality(w, characteristics, creature, predicate.which, source > 0 ? source : creature)),
    ) ?? null

export const goadedBy = ({ effects }: Permanent): number[] => [
  ...new Set(effects.flatMap((effect: Effect) => (effect.kind === 'goaded' ? [effect.by] : []))),
]
