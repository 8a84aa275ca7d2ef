import type { View } from '@battleline/kernel'
import { colorsOf, isAmongSubtypes, isPlayer, type Permanent, permanentOf } from '../model/state.ts'
import type { Guard } from '../text/predicates.ts'
import type { Predicate } from '../text/structure.ts'
import type { CardType, Color } from '../vocabulary.ts'
import type { Characteristics } from './characteristics.ts'

/** The properties that protection checks: of a source, a blocker, an Aura, or a spell. */
export interface Traits {
  readonly colors: readonly Color[]
  readonly types: readonly CardType[]
  readonly subtypes: readonly string[]
}

type Added = Pick<Traits, 'types' | 'subtypes'>
const CREWED: Added = { types: ['artifact', 'creature'], subtypes: [] }

function addedBy(does: Predicate): readonly Added[] {
  if (does.kind === 'becomes') return [does]
  if (does.kind === 'is of') return [{ types: [], subtypes: [does.subtype] }]
  return does.kind === 'crewed' ? [CREWED] : []
}

/** The traits of a card. `predicates`: its effects as last known; default: its current ones. */
export function traitsOf(one: Permanent, predicates?: readonly Predicate[]): Traits {
  const applied = predicates ?? one.effects.flatMap((effect) => (effect.kind === 'is' ? [effect.does] : []))
  const more = applied.flatMap((does): readonly Added[] => addedBy(does))
  return {
    colors: colorsOf(one),
    types: [...one.facts.types, ...more.flatMap(({ types }) => types)],
    subtypes: [...one.facts.subtypes, ...more.flatMap(({ subtypes }) => subtypes)],
  }
}

/**
 * The first quality that a permanent has protection from and that something has; null if there is none (MTG-KEY-13).
 * `attached`: an attachment of it, which some protection does not remove (702.16n).
 */
export function protectedFrom(
  w: View,
  characteristics: Characteristics,
  record: number,
  what: Traits,
  attached = 0,
): string | null {
  if (isPlayer(w, record)) return null
  for (const { predicate: does, source } of characteristics.effectsOn(record)) {
    if (does.kind !== 'protection' || !isFrom(does.from, what, colorsOf(permanentOf(w, record)))) continue
    if (does.stays !== true || source !== attached) return guardText(does.from)
  }
  return null
}

/** The first quality that opponents cannot target a permanent with; null if there is none (702.11d). */
export function hexproofFrom(
  w: View,
  characteristics: Characteristics,
  record: number,
  what: Traits,
): string | null {
  for (const { predicate: does } of characteristics.effectsOn(record))
    if (does.kind === 'hexproof from' && isFrom(does.from, what, colorsOf(permanentOf(w, record))))
      return guardText(does.from)
  return null
}

/** `own`: the colors of the permanent itself. */
function isFrom(from: Guard, { colors, types, subtypes }: Traits, own: readonly Color[]): boolean {
  switch (from.kind) {
    case 'its colors':
      return own.some((color) => colors.includes(color))
    case 'color':
      return colors.includes(from.color)
    case 'type':
      return types.includes(from.type)
    case 'subtype':
      return isAmongSubtypes(subtypes, from.subtype)
    case 'colored':
      return from.colors === 'none'
        ? colors.length === 0
        : from.colors === 'one'
          ? colors.length === 1
          : colors.length > 1
    case 'everything':
      return true
    default:
      return from satisfies never
  }
}

const COUNTS = { none: 'colorless', one: 'monocolored', several: 'multicolored' } as const

function guardText(from: Guard): string {
  switch (from.kind) {
    case 'color':
      return from.color
    case 'type':
      return `${from.type}s`
    case 'subtype':
      return `${from.subtype}s`
    case 'colored':
      return COUNTS[from.colors]
    case 'its colors':
      return 'one of its colors'
    default:
      return from.kind
  }
}
