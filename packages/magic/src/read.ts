import type { View } from '@battleline/kernel'
import { abilitiesOfKind } from './forces.ts'
import {
  colorsOf,
  type Effect,
  isOfSubtype,
  isOfType,
  type Permanent,
  permanentOf,
  permanents,
} from './state.ts'
import type { Predicate, Quality, Situation, Subject } from './text/structure.ts'
import { fits, isInCombat, thoseThat } from './things.ts'
import type { Deed, Keyword } from './vocabulary.ts'

/** Something that is said of a creature, by which permanent (0 where an effect without one left it), and since when. */
export interface Saying {
  readonly by: number
  readonly does: Predicate
  readonly at: number
}

/** What is said of the creatures of a board, each looked up once. */
export class Sayings {
  readonly #w: View
  /** Permanents that say something of others. */
  readonly #speakers: readonly number[]
  readonly #known = new Map<number, readonly Saying[]>()

  constructor(w: View) {
    this.#w = w
    this.#speakers = permanents(w).filter((one) =>
      abilitiesOfKind(permanentOf(w, one).facts, 'about').some(({ who }) => who.kind !== 'self'),
    )
  }

  /** Everything that is said of a creature: by what was left on it, by itself, and by other permanents. */
  of(creature: number): readonly Saying[] {
    const known = this.#known.get(creature)
    if (known !== undefined) return known
    const { effects } = permanentOf(this.#w, creature)
    const left = effects.flatMap((effect) =>
      effect.kind === 'is' ? [{ by: 0, does: effect.does, at: effect.at }] : [],
    )
    const others = this.#speakers.filter((one) => one !== creature)
    const found = [...left, ...[creature, ...others].flatMap((source) => this.#by(source, creature))]
    this.#known.set(creature, found)
    return found
  }

  /** Whether it has a keyword: the newest of what gives and takes it decides. */
  has = (creature: number, keyword: Keyword): boolean => {
    let [given, taken] = [-1, -1]
    for (const { does, at } of this.of(creature)) {
      if (does.kind === 'has' && does.keyword === keyword) given = Math.max(given, at)
      if (does.kind === 'loses' && does.keyword === keyword) taken = Math.max(taken, at)
    }
    return given > taken
  }

  power = (creature: number): number => this.#stats(creature)[0]

  toughness = (creature: number): number => this.#stats(creature)[1]

  /** What sets them, then counters and what changes them, then what switches them: the newest last (layers 7b to 7d). */
  #stats(creature: number): readonly [power: number, toughness: number] {
    const { facts, plus, minus } = permanentOf(this.#w, creature)
    let [power, toughness, since, switched] = [facts.power, facts.toughness, -1, false]
    let [more, tougher] = [plus - minus, plus - minus]
    for (const { does, at, by } of this.of(creature)) {
      if (does.kind === 'becomes' && at > since) [power, toughness, since] = [does.power, does.toughness, at]
      else if (does.kind === 'gets') {
        const times = does.each === undefined ? 1 : this.#count(does.each, by > 0 ? by : creature)
        more += does.power * times
        tougher += does.toughness * times
      } else if (does.kind === 'switched') switched = !switched
    }
    return switched ? [toughness + tougher, power + more] : [power + more, toughness + tougher]
  }

  #count(which: Parameters<typeof thoseThat>[1], self: number): number {
    const { controller } = permanentOf(this.#w, self)
    return thoseThat(this.#w, which, { you: controller, self, player: 0 }).length
  }

  #by(source: number, creature: number): readonly Saying[] {
    const { facts, at } = permanentOf(this.#w, source)
    return abilitiesOfKind(facts, 'about').flatMap((ability): Saying[] =>
      isAbout(this.#w, source, ability.who, creature) &&
      (ability.while === undefined || isSo(this.#w, ability.while, source))
        ? // What a creature has of itself is older than whatever changes it.
          [{ by: source, does: ability.does, at: ability.who.kind === 'self' ? 0 : at }]
        : [],
    )
  }
}

/** Whether a constant text counts now. */
export function isSo(w: View, situation: Situation, source: number): boolean {
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

function isAbout(w: View, source: number, who: Subject, creature: number): boolean {
  const [by, one] = [permanentOf(w, source), permanentOf(w, creature)]
  switch (who.kind) {
    case 'self':
      return source === creature
    case 'attached':
      return by.attached > 0 && (by.attached === creature || by.attached === one.controller)
    case 'creatures': {
      const theirs = by.controller !== one.controller
      const side = who.whose === 'each' || theirs === (who.whose === 'opponents')
      const subtype = who.subtype === null || isOfSubtype(one, who.subtype)
      return side && subtype && !(who.other && source === creature)
    }
    case 'those':
      return fits(w, who.of, creature, { you: by.controller, self: source, player: 0 })
    default:
      return who satisfies never
  }
}

/** Whether a creature has a quality, as a text about `than`, or on it, asks for it. */
export function hasQuality(
  w: View,
  said: Pick<Sayings, 'power' | 'has'>,
  creature: number,
  quality: Quality,
  than: number,
): boolean {
  const one = permanentOf(w, creature)
  switch (quality.kind) {
    case 'colored':
      return quality.colors.some((color) => colorsOf(one).includes(color))
    case 'subtype':
      return isOfSubtype(one, quality.subtype)
    case 'power at most':
      return said.power(creature) <= quality.power
    case 'power at least':
      return said.power(creature) >= quality.power
    case 'type':
      return isOfType(one, quality.type)
    case 'keyword':
      return said.has(creature, quality.keyword) !== quality.without
    case 'greater power':
      return said.power(creature) > said.power(than)
    default:
      return quality satisfies never
  }
}

/** Whether something says that a creature can do so in no way. */
export const isForbidden = (w: View, said: Sayings, creature: number, deed: Deed): boolean =>
  said
    .of(creature)
    .some(
      ({ does, by }) =>
        does.kind === 'cannot' &&
        does.deed === deed &&
        does.whom === undefined &&
        (does.which === undefined || hasQuality(w, said, creature, does.which, by > 0 ? by : creature)),
    )

export const goadedBy = ({ effects }: Permanent): number[] => [
  ...new Set(effects.flatMap((effect: Effect) => (effect.kind === 'goaded' ? [effect.by] : []))),
]
