import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { abilitiesOf } from '../events/abilities.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf } from '../model/state.ts'
import { activeEffects, isBlank } from '../query/active-effects.ts'
import { isCreature } from '../query/board.ts'
import { BASE_COST, keyCost, keyCostChanges } from '../query/keys.ts'
import { armorOf, powerOf } from '../query/power.ts'
import { keywordOf } from '../query/values.ts'
import { KEYWORD, KEYWORD_RULES, KEYWORDS, TRIGGER, TRIGGERS, type Trigger } from '../vocabulary.ts'

/** Values that have a breakdown. */
export const BREAKDOWN_PROPERTIES = ['power', 'armor', ...KEYWORDS] as const
/** A value that has a breakdown, such as power, armor, or the number of a keyword. */
export type BreakdownProperty = (typeof BREAKDOWN_PROPERTIES)[number]

/** One part of a value: what it comes from and what it adds. */
export interface Part {
  readonly what:
    | 'printed'
    | 'usual'
    | 'counters'
    | 'an effect'
    | 'set by an effect'
    | 'lost'
    | 'never below 0'
  /** The card whose text adds it; null for printed values and counters. */
  readonly card: number | null
  readonly amount: number
  readonly cite: readonly string[]
}

/** A value with what it is made of. */
export interface Breakdown {
  readonly value: number
  readonly parts: readonly Part[]
}

/** The value of a card now, with its parts: the printed value, counters, and each active effect. */
export function cardBreakdown(w: View, card: number, property: BreakdownProperty): Breakdown {
  const { value, printed, counters, hook, cite } = sourcesOf(w, card, property)
  const parts: Part[] = [{ what: 'printed', card: null, amount: printed, cite }]
  if (counters > 0) parts.push({ what: 'counters', card: null, amount: counters, cite: ['KF-CTR-2'] })
  let set: ActiveEffect | null = null
  for (const effect of activeEffects(w, hook)) {
    if (!isCreature(w, card) || !effect.appliesTo(w, card)) continue
    const amount = added(w, effect, card)
    if (amount !== 0) parts.push({ what: 'an effect', card: effect.row, amount, cite })
    else if (isSet(effect) && (effect.lasting?.id ?? 0) >= (set?.lasting?.id ?? 0)) set = effect
  }
  // An effect that sets or removes a value replaces the earlier parts (KF-PWR-1, KF-GEN-3).
  const rest = value - parts.reduce((sum, { amount }) => sum + amount, 0)
  if (set !== null) {
    const lost = set.is?.kind === 'loses'
    const rule = lost ? ['KF-GEN-3'] : cite
    parts.push({ what: lost ? 'lost' : 'set by an effect', card: set.row, amount: rest, cite: rule })
  } else if (rest !== 0) parts.push({ what: 'never below 0', card: null, amount: rest, cite })
  return { value, parts }
}

/** A player's current key cost, with its parts: the usual cost and each active effect (KF-FRG-1). */
export function keyCostBreakdown(w: View, player: PlayerId): Breakdown {
  const cite = ['KF-FRG-1']
  const parts: Part[] = [{ what: 'usual', card: null, amount: BASE_COST, cite }]
  for (const { card, amount } of keyCostChanges(w, player))
    parts.push({ what: 'an effect', card, amount, cite })
  const value = keyCost(w, player)
  const rest = value - parts.reduce((sum, { amount }) => sum + amount, 0)
  if (rest !== 0) parts.push({ what: 'never below 0', card: null, amount: rest, cite })
  return { value, parts }
}

/** What an active effect adds to the value that it hooks. */
function added(w: View, effect: ActiveEffect, card: number): number {
  const { is } = effect
  if (is?.kind === 'gets power' || is?.kind === 'gets armor') return is.by * effect.timesFor(w, card, is)
  if (is?.kind === 'is a creature') return effect.at === HOOK.armor ? (is.armor ?? 0) : is.power
  return is?.kind === 'gains' ? is.value * effect.timesFor(w, card, is) : 0
}

const isSet = ({ is }: ActiveEffect): boolean =>
  is?.kind === 'has power' ||
  is?.kind === 'has armor' ||
  is?.kind === 'loses' ||
  is?.kind === 'cannot gain armor' ||
  is?.kind === 'exchanged'

interface Sources {
  readonly value: number
  readonly printed: number
  readonly counters: number
  readonly hook: number
  readonly cite: readonly string[]
}

function sourcesOf(w: View, card: number, property: BreakdownProperty): Sources {
  const { $def, powerCounters } = cardOf(w, card)
  const inLine = isCreature(w, card)
  if (property === 'power') {
    const value = inLine ? powerOf(w, card) : $def.power
    return { value, printed: $def.power, counters: powerCounters, hook: HOOK.power, cite: ['KF-PWR-1'] }
  }
  if (property === 'armor') {
    const value = inLine ? armorOf(w, card) : $def.armor
    return { value, printed: $def.armor, counters: 0, hook: HOOK.armor, cite: ['KF-ARM-1'] }
  }
  const keyword = KEYWORD[property]
  // A blank text box has no keywords.
  const printed = isBlank(w, card) ? 0 : ($def.keywords[keyword] ?? 0)
  const value = keywordOf(w, card, keyword)
  return { value, printed, counters: 0, hook: HOOK.keyword + keyword, cite: KEYWORD_RULES[property] }
}

/** A bold ability of a card, and the card whose text it is. */
export interface AbilityReading {
  readonly trigger: Trigger
  readonly from: number
}

/** The bold abilities that a card has now, its own and gained ones. */
export const abilitiesNow = (w: View, card: number): readonly AbilityReading[] =>
  TRIGGERS.flatMap((trigger) =>
    abilitiesOf(w, card, TRIGGER[trigger]).map(({ from }) => ({ trigger, from: from.card })),
  )
