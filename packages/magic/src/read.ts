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
  readonly #keywords = new Map<number, ReadonlySet<Keyword>>()

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
    const found: Saying[] = []
    for (const effect of permanentOf(this.#w, creature).effects)
      if (effect.kind === 'is') found.push({ by: 0, does: effect.does, at: effect.at })
    this.#hear(creature, creature, found)
    for (const source of this.#speakers) if (source !== creature) this.#hear(source, creature, found)
    this.#known.set(creature, found)
    return found
  }

  /** Whether it has a keyword: the newest of what gives and takes it decides. */
  has = (creature: number, keyword: Keyword): boolean => this.keywords(creature).has(keyword)

  keywords(creature: number): ReadonlySet<Keyword> {
    const known = this.#keywords.get(creature)
    if (known !== undefined) return known
    const said = this.of(creature)
    if (said.length === 0) return NO_KEYWORDS
    const newest = new Map<Keyword, { readonly at: number; readonly given: boolean }>()
    for (const { does, at } of said) {
      if (does.kind !== 'has' && does.kind !== 'loses') continue
      const { at: before = -1 } = newest.get(does.keyword) ?? {}
      const given = does.kind === 'has'
      // What is taken and given at one moment is taken.
      if (at > before || (at === before && !given)) newest.set(does.keyword, { at, given })
    }
    const found = new Set<Keyword>()
    for (const [keyword, { given }] of newest) if (given) found.add(keyword)
    this.#keywords.set(creature, found)
    return found
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

  /** Adds what a permanent says of a creature. */
  #hear(source: number, creature: number, found: Saying[]): void {
    const { facts, at } = permanentOf(this.#w, source)
    for (const ability of abilitiesOfKind(facts, 'about')) {
      if (!isAbout(this.#w, source, ability.who, creature)) continue
      if (ability.while !== undefined && !isSo(this.#w, ability.while, source)) continue
      // What a creature has of itself is older than whatever changes it.
      found.push({ by: source, does: ability.does, at: ability.who.kind === 'self' ? 0 : at })
    }
  }
}

const NO_KEYWORDS: ReadonlySet<Keyword> = new Set()

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
