import type { Ref } from '@battleline/card-game'
import { because, type Locals, type Reason, type View, type World } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import type { Damage } from '../model/damage.ts'
import type { Ability, Definition } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
import type { Lasting } from '../model/lasting-effect.ts'
import { cardOf, type PendingTrigger, refTo, tableOf } from '../model/state.ts'
import { activeEffects, effectsFor, isBlank } from '../query/active-effects.ts'
import { hasWorkingText, isThere } from '../query/board.ts'
import { worksInDiscard } from '../text/references/out-of-play.ts'
import { type Bold, type Clause, eventsIn, isBold, itself } from '../text/structure.ts'
import { TRIGGER, TRIGGERS, type Trigger, type Zone } from '../vocabulary.ts'

/** A bold ability that a card has now, printed or gained. */
export interface PossessedAbility {
  readonly card: Ref
  /** The card with the text. */
  readonly from: Ref
  readonly ability: number
  readonly clause: Bold
  /** The chart of an ability from a lasting effect; null for one in the text of `from`. */
  readonly runs: string | null
}

const NONE: readonly PossessedAbility[] = []
const NOTHING: readonly number[] = []

/** The number of a card's lives, and of abilities in each, whose ids are cached; keywords come after the abilities. */
const MANY = 128
const PLACE_OF = { assault: MANY - 1, hazardous: MANY - 2 } as const
const KEPT = new Map<number, string>()

/**
 * The bold abilities that a card has now with a trigger (by its index in the vocabulary): its own in printed order,
 * then gained ones.
 */
export function abilitiesOf(w: View, card: number, trigger: number): readonly PossessedAbility[] {
  const { bold, abilities } = cardOf(w, card).$def
  const grants = activeEffects(w, HOOK.grant)
  if (activeEffects(w, HOOK.triggers).length > 0)
    return possessed(w, card, trigger, alsoPrinted(w, card, trigger), grants)
  // A creature without text has no printed abilities.
  const printed = abilities.length === 0 ? NOTHING : (bold[trigger] as readonly number[])
  return printed.length === 0 && grants.length === 0 ? NONE : possessed(w, card, trigger, printed, grants)
}

/** The triggers whose abilities have this trigger now, by their places in the vocabulary. */
const alsoTriggers = (w: View, card: number, trigger: number): readonly Trigger[] =>
  effectsFor(w, HOOK.triggers, card).flatMap(({ is }) => {
    if (is?.kind !== 'also triggers') return []
    if (is.as === TRIGGERS[trigger]) return is.of
    return is.mutual === true && is.of === TRIGGERS[trigger] ? is.as : []
  })

/** Its printed abilities with a trigger, in printed order, and those that have it by an effect. */
function alsoPrinted(w: View, card: number, trigger: number): readonly number[] {
  const { bold } = cardOf(w, card).$def
  const all = [trigger, ...alsoTriggers(w, card, trigger).map((one) => TRIGGER[one])]
  return [...new Set(all.flatMap((one) => bold[one] ?? NOTHING))].sort((a, b) => a - b)
}

/** A function of its own, so that V8 inlines its caller. */
function possessed(
  w: View,
  card: number,
  place: number,
  printed: readonly number[],
  grants: readonly ActiveEffect[],
): readonly PossessedAbility[] {
  const { abilities } = cardOf(w, card).$def
  const trigger = TRIGGERS[place] as Trigger
  const losses = activeEffects(w, HOOK.loses)
  if (losses.length > 0 && losses.some((effect) => isLost(w, effect, card, trigger))) return NONE
  const found: PossessedAbility[] = []
  const also = activeEffects(w, HOOK.triggers).length > 0 ? alsoTriggers(w, card, place) : []
  const own = isBlank(w, card) ? NOTHING : printed
  for (const ability of own) {
    const clause = abilities[ability]?.clause
    if (clause?.kind !== 'bold' && clause?.kind !== 'replacement') continue
    const self = refTo(w, card)
    found.push({ card: self, from: self, ability, clause, runs: null })
  }
  for (const effect of grants) {
    const { lasting, row, ability, is } = effect
    if (is?.kind !== 'grants' || !isBold(is.ability)) continue
    const { ability: granted } = is
    if (!waitsFor(granted, trigger) && !also.some((one) => waitsFor(granted, one))) continue
    if (!effect.appliesTo(w, card)) continue
    const self = refTo(w, card)
    const clause = is.ability
    // An ability from a lasting effect is the creature's own: its giver may have left play (KF-LST-1).
    if (lasting !== null)
      found.push({ card: self, from: self, ability: placeOfLasting(lasting), clause, runs: lasting.text })
    else found.push({ card: self, from: refTo(w, row), ability, clause, runs: null })
  }
  return found
}

/** The place of an ability from a lasting effect: the ids of these effects begin at 1. */
export const placeOfLasting = ({ id }: Lasting): number => -1 - id

/** Losing abilities beats gaining them (KF-GEN-3). */
const isLost = (w: View, effect: ActiveEffect, card: number, trigger: Trigger): boolean =>
  effect.is?.kind === 'loses abilities' && effect.is.of === trigger && effect.appliesTo(w, card)

const waitsFor = (clause: Bold, trigger: Trigger): boolean =>
  clause.kind === 'bold' ? clause.triggers.includes(trigger) : trigger === 'destroyed'

/** The places of bold abilities among the clauses of a card, for each trigger. */
export function boldAbilitiesByTrigger(clauses: readonly Clause[]): Definition['bold'] {
  return TRIGGERS.map((trigger) =>
    clauses.flatMap((clause, at) => (isBold(clause) && waitsFor(clause, trigger) ? [at] : [])),
  )
}

/** The id of a pending trigger: the object with the ability, the card with the text, the ability's place. */
const idOf = (ref: Ref, from: number, ability: number): string =>
  from === ref.card && ability >= 0 && ability < PLACE_OF.hazardous
    ? keptId(ref, ability, null)
    : `${ref.card}.${ref.life}/${from}.${ability}`

/** Ids are read at every look at a window, so those of cards' own abilities are cached. */
function keptId({ card, life }: Ref, place: number, keyword: string | null): string {
  const at = life < MANY ? (card * MANY + life) * MANY + place : -1
  const known = KEPT.get(at)
  if (known !== undefined) return known
  const made = keyword === null ? `${card}.${life}/${card}.${place}` : `${card}.${life}/${keyword}`
  if (at >= 0) KEPT.set(at, made)
  return made
}

/** A pending trigger of an ability. */
export function pendingTrigger(
  w: View,
  { card, from, ability, runs }: PossessedAbility,
  fought: Ref | null = null,
): PendingTrigger {
  return {
    id: idOf(card, from.card, ability),
    source: card.card,
    life: card.life,
    from,
    ability,
    you: cardOf(w, card.card).controller,
    antecedent: fought === null ? [] : [fought],
    fought,
    delayed: false,
    runs: runs ?? chartOf(w, from.card, ability),
  }
}

/**
 * Removes cards that have reached a hidden zone since from an ability about to resolve (KF-ZON-3, KF-ABL-6). A card
 * that left play is another object by now.
 */
export function withoutHiddenCards(w: World, entry: PendingTrigger): PendingTrigger {
  const isHidden = ({ card, life }: Ref) =>
    cardOf(w, card).life === life && HIDDEN.includes(cardOf(w, card).zone)
  if (!entry.antecedent.some(isHidden)) return entry
  for (const ref of entry.antecedent)
    if (isHidden(ref))
      w.reportNotDone(ref.card, 'is not acted on', 'it is in a hidden zone by now', 'KF-ZON-3')
  return { ...entry, antecedent: entry.antecedent.filter((ref) => !isHidden(ref)) }
}
const HIDDEN: readonly Zone[] = ['hand', 'deck', 'archives']

/** A pending trigger of a keyword. */
export function pendingKeyword(
  w: View,
  card: number,
  keyword: 'assault' | 'hazardous',
  fought: Ref,
): PendingTrigger {
  const ref = refTo(w, card)
  return {
    id: keptId(ref, PLACE_OF[keyword], keyword),
    source: card,
    life: ref.life,
    from: ref,
    ability: -1,
    you: cardOf(w, card).controller,
    antecedent: [],
    fought,
    delayed: false,
    runs: keyword,
  }
}

export function chartOf(w: View, card: number, ability: number): string {
  const { $def } = cardOf(w, card)
  const id = $def.abilities[ability]?.chart?.id
  if (id === undefined) throw new Error(`ability ${ability} of ${$def.name} does nothing by itself`)
  return id
}

export const abilityOf = (w: View, entry: PendingTrigger): Ability | undefined =>
  cardOf(w, entry.from.card).$def.abilities[entry.ability]

/** Whether a pending trigger can start: its source and the card that gives the ability are in play (KF-GEN-16, D1). */
export function canStart(w: View, entry: PendingTrigger, l: Locals): true | Reason {
  const source: Ref = { card: entry.source, life: entry.life }
  if (entry.delayed) return !isThere(w, source) || because('it has not left play', 'KF-LVP-11')
  if (entry.lasting === true) return isStillToCome(w, entry)
  const { zone, life } = cardOf(w, entry.source)
  // A resolving action is neither in play nor in a pile (KF-PLY-8); likewise a Fate: ability. Prophecies and Archon
  // Powers stay beside the deck.
  if ((zone === 'revealed' || zone === 'prophecies' || zone === 'powers') && life === entry.life) return true
  if (zone === 'discard' && life === entry.life && isOfDiscardPile(w, entry)) return true
  if (!isThere(w, source)) return because('its source has left play', 'KF-GEN-16', 'KF-ABL-6')
  const { from } = entry
  if (cardOf(w, from.card).life !== from.life || !hasWorkingText(w, from.card))
    return because('what gave it the ability has left play', 'KF-DST-6')
  return !isDyingOfIt(w, entry, l) || because('it does not survive the damage', 'KF-DMG-12')
}

/** "The next time" triggers once, even if it saw the same event twice (KF-LST-3). */
const isStillToCome = (w: View, { once }: PendingTrigger): true | Reason =>
  once === undefined ||
  tableOf(w).lasting.some(({ id }) => id === once) ||
  because('it was for the next time only', 'KF-LST-3')

/** Scrap: abilities work from the discard pile, and so do some others (KF-DSC-2, KF-ABL-3). */
function isOfDiscardPile(w: View, entry: PendingTrigger): boolean {
  const clause = abilityOf(w, entry)?.clause
  if (clause !== undefined && worksInDiscard(clause)) return true
  return clause?.kind === 'bold' && clause.triggers.includes('scrap')
}

/**
 * True for an ability about damage to its own card if this damage destroys the card, even while it is still in play
 * (R-001).
 */
function isDyingOfIt(w: View, entry: PendingTrigger, l: Locals): boolean {
  const { toDestroy = [] } = l as Partial<Damage>
  if (!toDestroy.some((one) => one.card === entry.source) || !cardOf(w, entry.source).tagged) return false
  const clause = itself(abilityOf(w, entry)?.clause ?? null)
  if (clause?.kind !== 'after') return false
  return eventsIn(clause.event).every(
    (event) =>
      (event.kind === 'dealt damage' ||
        event.kind === 'armor prevents' ||
        event.kind === 'dealt icon damage') &&
      event.of.kind !== 'choose',
  )
}
