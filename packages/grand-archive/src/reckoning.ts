import type { View } from '@battleline/kernel'
import { forces } from './in-force.ts'
import {
  countersOn,
  givenBy,
  isOnField,
  keywordOf,
  levelOf,
  lifeOf,
  powerOf,
  reaches,
  rolePower,
} from './read.ts'
import { cardOf } from './state.ts'
import { isMet } from './states.ts'
import type { Clause } from './text/structure.ts'
import { KEYWORDS, type Keyword, TRIGGERS } from './vocabulary.ts'

/** The values whose parts can be told. */
export const RECKONED = ['power', 'life', 'level', ...KEYWORDS] as const
export type Reckoned = (typeof RECKONED)[number]

/** One part of a value: what it comes from and what it adds. */
export interface Part {
  readonly what: 'printed' | 'counters' | 'an effect' | 'set by an effect' | 'its role' | 'the rest'
  /** The card whose text adds it; null for what is printed on the card itself, lies on it or follows from its role. */
  readonly card: number | null
  readonly amount: number
  readonly cite: readonly string[]
}

export interface Reckoning {
  /** Null where there is no such stat (GA-PWR-7). */
  readonly value: number | null
  readonly parts: readonly Part[]
}

/** A value of a card now, and what it is made of. */
export function reckon(w: View, card: number, property: Reckoned): Reckoning {
  const { value, parts } = partsOf(w, card, property)
  const told = parts.filter(({ amount }, at) => at === 0 || amount !== 0)
  const rest = (value ?? 0) - told.reduce((sum, { amount }) => sum + amount, 0)
  if (value === null || rest === 0) return { value, parts: told }
  // Of several values of a keyword only the highest counts (GA-KW-PRIDE).
  return { value, parts: [...told, { what: 'the rest', card: null, amount: rest, cite: [] }] }
}

function partsOf(w: View, card: number, property: Reckoned): Reckoning {
  const { $def, buff, debuff, level } = cardOf(w, card)
  const counters = isOnField(w, card) ? countersOn(w, card, buff - debuff) : 0
  switch (property) {
    case 'power': {
      const role = rolePower(w, card)
      return {
        value: powerOf(w, card),
        parts: [
          ...based(w, card, $def.power ?? 0),
          ...effects(w, card, 'gets power', 'GA-LAY-1'),
          { what: 'counters', card: null, amount: counters, cite: ['GA-LAY-3'] },
          { what: 'its role', card: null, amount: role, cite: ['GA-KW-RETORT', 'GA-KW-RANGED'] },
        ],
      }
    }
    case 'life':
      return {
        value: lifeOf(w, card),
        parts: [
          { what: 'printed', card: null, amount: $def.life ?? 0, cite: ['GA-LAY-1'] },
          ...effects(w, card, 'gets life', 'GA-LAY-1'),
          { what: 'counters', card: null, amount: counters, cite: ['GA-LAY-3'] },
        ],
      }
    case 'level':
      return {
        value: $def.type === 'champion' ? levelOf(w, cardOf(w, card).controller) : null,
        parts: [
          { what: 'printed', card: null, amount: $def.level, cite: ['GA-DEF-6'] },
          { what: 'counters', card: null, amount: level, cite: ['GA-DEF-6'] },
          ...effects(w, card, 'gets level', 'GA-DEF-6'),
        ],
      }
    default:
      return { value: keywordOf(w, card, property), parts: [NONE, ...keywordParts(w, card, property)] }
  }
}

/** The printed value, and what it was set to instead: the last of several counts (GA-LAY-1). */
function based(w: View, card: number, printed: number): readonly Part[] {
  const first: Part = { what: 'printed', card: null, amount: printed, cite: ['GA-LAY-1'] }
  let base = printed
  const set = forces(w, 'gives').flatMap((force): readonly Part[] => {
    const { is, source } = force
    if (is.kind !== 'gives' || is.gives.kind !== 'base power' || !reaches(w, force, is.who, card)) return []
    const amount = is.gives.is - base
    base = is.gives.is
    return [{ what: 'set by an effect', card: source.card, amount, cite: ['GA-LAY-1'] }]
  })
  return [first, ...set]
}

/** A keyword that nothing prints. */
const NONE: Part = { what: 'printed', card: null, amount: 0, cite: [] }

const effects = (
  w: View,
  card: number,
  kind: 'gets power' | 'gets life' | 'gets level',
  rule: string,
): readonly Part[] =>
  givenBy(w, card, kind).map(({ source, amount }) => ({
    what: 'an effect',
    card: source.card,
    amount,
    cite: [rule],
  }))

function keywordParts(w: View, card: number, keyword: Keyword): readonly Part[] {
  return forces(w, 'gives').flatMap((force): readonly Part[] => {
    const { is, source, lasting } = force
    if (is.kind !== 'gives' || is.gives.kind !== 'gains' || is.gives.keyword !== keyword) return []
    if (!reaches(w, force, is.who, card)) return []
    const own = source.card === card && lasting === null
    return [
      {
        what: own ? 'printed' : 'an effect',
        card: own ? null : source.card,
        amount: is.gives.value,
        cite: [],
      },
    ]
  })
}

/** An ability that a card prints, by the words that set it off, and whether its brackets hold. */
export interface AbilityReading {
  /** `on hit`, `whenever`, `activated`. */
  readonly trigger: string
  /** The chart that it compiled to: its steps are told under this id. */
  readonly runs: string
  readonly holds: boolean
}

const wordsOf = (clause: Clause): string | null => {
  if (clause.kind === 'trigger') return clause.trigger
  return clause.kind === 'whenever' || clause.kind === 'activated' ? clause.kind : null
}

/** The abilities that a card prints or was given, those whose brackets do not hold among them. */
export function abilitiesOf(w: View, card: number): readonly AbilityReading[] {
  const own = cardOf(w, card).$def.abilities.flatMap(({ clause, chart }): readonly AbilityReading[] => {
    const trigger = wordsOf(clause)
    const { when } = clause
    if (trigger === null || chart === null) return []
    return [{ trigger, runs: chart.id, holds: when === undefined || isMet(w, when, card) }]
  })
  const gained = forces(w, 'gives').flatMap((force): readonly AbilityReading[] => {
    const { is } = force
    if (is.kind !== 'gives' || is.gives.kind !== 'grants' || is.gives.runs === undefined) return []
    const trigger = wordsOf(is.gives.ability)
    return trigger !== null && reaches(w, force, is.who, card)
      ? [{ trigger, runs: is.gives.runs, holds: true }]
      : []
  })
  return [...own, ...gained]
}

/** The bold words that an ability can be asked for by, and the others. */
export const ABILITIES: readonly string[] = [...TRIGGERS, 'whenever', 'activated']
