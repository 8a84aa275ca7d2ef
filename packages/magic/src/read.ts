import type { View } from '@battleline/kernel'
import { type Effect, type Permanent, permanentOf, permanents } from './state.ts'
import type { Predicate, Quality, Subject } from './text/structure.ts'
import type { Keyword } from './vocabulary.ts'

/** Something that is said of a creature, and by which permanent; 0 where an effect without one left it. */
export interface Saying {
  readonly by: number
  readonly does: Predicate
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
      permanentOf(w, one).facts.abilities.some(
        (ability) => ability.kind === 'about' && ability.who.kind !== 'self',
      ),
    )
  }

  /** Everything that is said of a creature: by what was left on it, by itself, and by other permanents. */
  of(creature: number): readonly Saying[] {
    const known = this.#known.get(creature)
    if (known !== undefined) return known
    const { effects } = permanentOf(this.#w, creature)
    const left = effects.flatMap((effect) => (effect.kind === 'is' ? [{ by: 0, does: effect.does }] : []))
    const others = this.#speakers.filter((one) => one !== creature)
    const found = [...left, ...[creature, ...others].flatMap((source) => this.#by(source, creature))]
    this.#known.set(creature, found)
    return found
  }

  has = (creature: number, keyword: Keyword): boolean =>
    this.of(creature).some(({ does }) => does.kind === 'has' && does.keyword === keyword)

  #by(source: number, creature: number): readonly Saying[] {
    return permanentOf(this.#w, source).facts.abilities.flatMap((ability): Saying[] =>
      ability.kind === 'about' && isAbout(this.#w, source, ability.who, creature)
        ? [{ by: source, does: ability.does }]
        : [],
    )
  }
}

function isAbout(w: View, source: number, who: Subject, creature: number): boolean {
  const [by, one] = [permanentOf(w, source), permanentOf(w, creature)]
  switch (who.kind) {
    case 'self':
      return source === creature
    case 'attached':
      return by.attached === creature || by.attached === one.controller
    case 'creatures': {
      const theirs = by.controller !== one.controller
      const side = who.whose === 'each' || theirs === (who.whose === 'opponents')
      const subtype = who.subtype === null || one.facts.subtypes.includes(who.subtype)
      return side && subtype && !(who.other && source === creature)
    }
    default:
      return who satisfies never
  }
}

/** Whether a creature has a quality, as a text about `than` asks for it. */
export function hasQuality(w: View, creature: number, quality: Quality, than: number): boolean {
  const { facts } = permanentOf(w, creature)
  switch (quality.kind) {
    case 'colored':
      return quality.colors.some((color) => facts.colors.includes(color))
    case 'subtype':
      return facts.subtypes.includes(quality.subtype)
    case 'power at most':
      return facts.power <= quality.power
    case 'power at least':
      return facts.power >= quality.power
    case 'greater power':
      return facts.power > permanentOf(w, than).facts.power
    default:
      return quality satisfies never
  }
}

export const goadedBy = ({ effects }: Permanent): number[] => [
  ...new Set(effects.flatMap((effect: Effect) => (effect.kind === 'goaded' ? [effect.by] : []))),
]
