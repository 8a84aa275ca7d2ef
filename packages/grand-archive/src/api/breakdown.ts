import type { View } from '@battleline/kernel'
import { cardOf } from '../model/state.ts'
import { effectsGiving, effectsGivingKeyword } from '../query/active-effects.ts'
import { isOnField } from '../query/objects.ts'
import {
  affects,
  contributions,
  keywordOf,
  levelOf,
  lifeOf,
  powerOf,
  restrictionHolds,
  rolePower,
  statCounters,
} from '../query/values.ts'
import type { Clause } from '../text/structure.ts'
import { KEYWORDS, type Keyword, TRIGGERS } from '../vocabulary.ts'

/** The values that have a breakdown. */
export const BREAKDOWN_PROPERTIES = ['power', 'life', 'level', ...KEYWORDS] as const
/** A value that has a breakdown: power, life, level, or the number of a keyword. */
export type BreakdownProperty = (typeof BREAKDOWN_PROPERTIES)[number]

/** One part of a value: its source and its amount. */
export interface Part {
  readonly what: 'printed' | 'counters' | 'an effect' | 'set by an effect' | 'its role' | 'the rest'
  /** The card whose text adds it; null for printed values, counters and the card's role. */
  readonly card: number | null
  readonly amount: number
  readonly cite: readonly string[]
}

/** A value of a card with what it is made of. */
export interface Breakdown {
  /** Null without such a stat (GA-PWR-7). */
  readonly value: number | null
  readonly parts: readonly Part[]
}

/** A value of a card now, with its parts. */
export function breakdown(w: View, card: number, property: BreakdownProperty): Breakdown {
  const { value, parts } = partsOf(w, card, property)
  const shown = parts.filter(({ amount }, at) => at === 0 || amount !== 0)
  const rest = (value ?? 0) - shown.reduce((sum, { amount }) => sum + amount, 0)
  if (value === null || rest === 0) return { value, parts: shown }
  // Of several values of a keyword only the highest counts (GA-KW-PRIDE).
  return { value, parts: [...shown, { what: 'the rest', card: null, amount: rest, cite: [] }] }
}

function partsOf(w: View, card: number, property: BreakdownProperty): Breakdown {
  const { $def, buff, debuff, level } = cardOf(w, card)
  const counters = isOnField(w, card) ? statCounters(w, card, buff - debuff) : 0
  switch (property) {
    case 'power': {
      const role = rolePower(w, card)
      return {
        value: powerOf(w, card),
        parts: [
          ...baseParts(w, card, $def.power ?? 0),
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

/** The printed value, and the effects that set it: the last one counts (GA-LAY-1). */
function baseParts(w: View, card: number, printed: number): readonly Part[] {
  const first: Part = { what: 'printed', card: null, amount: printed, cite: ['GA-LAY-1'] }
  let base = printed
  const set = effectsGiving(w, 'base power').flatMap((effect): readonly Part[] => {
    const { text, source } = effect
    if (!affects(w, effect, text.who, card)) return []
    const amount = text.gives.is - base
    base = text.gives.is
    return [{ what: 'set by an effect', card: source.card, amount, cite: ['GA-LAY-1'] }]
  })
  return [first, ...set]
}

/** A keyword that is not printed. */
const NONE: Part = { what: 'printed', card: null, amount: 0, cite: [] }

const effects = (
  w: View,
  card: number,
  kind: 'gets power' | 'gets life' | 'gets level',
  rule: string,
): readonly Part[] =>
  contributions(w, card, kind).map(({ source, amount }) => ({
    what: 'an effect',
    card: source.card,
    amount,
    cite: [rule],
  }))

function keywordParts(w: View, card: number, keyword: Keyword): readonly Part[] {
  return effectsGivingKeyword(w, keyword).flatMap((effect): readonly Part[] => {
    const { text, source, lasting } = effect
    if (!affects(w, effect, text.who, card)) return []
    const own = source.card === card && lasting === null
    return [
      {
        what: own ? 'printed' : 'an effect',
        card: own ? null : source.card,
        amount: text.gives.value,
        cite: [],
      },
    ]
  })
}

/** An ability of a card, its trigger words, and whether its brackets apply. */
export interface AbilityReading {
  /** `on hit`, `whenever`, `activated`. */
  readonly trigger: string
  /** The id of its chart; the ids of its steps begin with it. */
  readonly runs: string
  readonly holds: boolean
}

const wordsOf = (clause: Clause): string | null => {
  if (clause.kind === 'trigger') return clause.trigger
  return clause.kind === 'whenever' || clause.kind === 'activated' ? clause.kind : null
}

/** The printed and granted abilities of a card, including those whose brackets do not apply. */
export function abilitiesOf(w: View, card: number): readonly AbilityReading[] {
  const own = cardOf(w, card).$def.abilities.flatMap(({ clause, chart }): readonly AbilityReading[] => {
    const trigger = wordsOf(clause)
    const { when } = clause
    if (trigger === null || chart === null) return []
    return [{ trigger, runs: chart.id, holds: when === undefined || restrictionHolds(w, when, card) }]
  })
  const gained = effectsGiving(w, 'grants').flatMap((effect): readonly AbilityReading[] => {
    const { text } = effect
    if (text.gives.chartId === undefined) return []
    const trigger = wordsOf(text.gives.ability)
    return trigger !== null && affects(w, effect, text.who, card)
      ? [{ trigger, runs: text.gives.chartId, holds: true }]
      : []
  })
  return [...own, ...gained]
}

/** The trigger words of abilities, bold and plain. */
export const ABILITIES: readonly string[] = [...TRIGGERS, 'whenever', 'activated']
