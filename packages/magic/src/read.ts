import type { View } from '@battleline/kernel'
import { type Effect, type Permanent, permanentOf, permanents } from './state.ts'
import type { Predicate, Quality, Subject } from './text/structure.ts'
import type { Keyword } from './vocabulary.ts'

/** Something that is said of a creature, and by which permanent; 0 where an effect without one left it. */
export interface Saying {
  readonly by: number
  readonly does: Predicate
}

/** Everything that is said of a creature: by itself, by other permanents, and by what was left on it. */
export function sayingsOf(w: View, creature: number): Saying[] {
  const own = permanentOf(w, creature)
  const found: Saying[] = own.effects.flatMap((effect) =>
    effect.kind === 'is' ? [{ by: 0, does: effect.does }] : [],
  )
  for (const source of permanents(w)) {
    for (const ability of permanentOf(w, source).facts.abilities) {
      if (ability.kind === 'about' && isAbout(w, source, ability.who, creature))
        found.push({ by: source, does: ability.does })
    }
  }
  return found
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

export const hasKeyword = (w: View, creature: number, keyword: Keyword): boolean =>
  sayingsOf(w, creature).some(({ does }) => does.kind === 'has' && does.keyword === keyword)

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
