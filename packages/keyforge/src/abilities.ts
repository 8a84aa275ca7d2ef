import { because, type Locals, type Reason, type View, type World } from '@battleline/kernel'
import type { Damage } from './charts/damage.ts'
import type { Ability, Definition } from './definition.ts'
import { HOOK } from './hooks.ts'
import { effectsOn, type Hooked, isBlank } from './in-force.ts'
import { applies, isThere } from './read.ts'
import { cardOf, type Ref, refTo, tableOf, type Waiting } from './state.ts'
import { worksInDiscard } from './text/elsewhere.ts'
import { type Bold, type Clause, eventsIn, isBold, itself } from './text/structure.ts'
import { TRIGGERS, type Trigger, type Zone } from './vocabulary.ts'

/** A bold ability that a card has now, printed on it or gained from another card. */
export interface Possessed {
  readonly card: Ref
  /** Whose text it is. */
  readonly from: Ref
  readonly ability: number
  readonly clause: Bold
  /** The chart that resolves, where a lasting effect gives the ability; null: the one that the text of `from` has. */
  readonly runs: string | null
}

const NONE: readonly Possessed[] = []
const NOTHING: readonly number[] = []

/** So many lives of a card, and so many abilities in each, have ids that are kept; keywords stand behind the abilities. */
const MANY = 128
const PLACE_OF = { assault: MANY - 1, hazardous: MANY - 2 } as const
const KEPT = new Map<number, string>()

/**
 * The bold abilities that a card has now with a trigger (by its place in the vocabulary): its own in printed order, then
 * gained ones.
 */
export function abilitiesOf(w: View, card: number, trigger: number): readonly Possessed[] {
  const { bold, abilities } = cardOf(w, card).$def
  const grants = effectsOn(w, HOOK.grant)
  // A creature without text has nothing that would have to be looked up.
  const printed = abilities.length === 0 ? NOTHING : (bold[trigger] as readonly number[])
  return printed.length === 0 && grants.length === 0 ? NONE : possessed(w, card, trigger, printed, grants)
}

/** Apart, so that the question above stays short: V8 puts it into its callers. */
function possessed(
  w: View,
  card: number,
  place: number,
  printed: readonly number[],
  grants: readonly Hooked[],
): readonly Possessed[] {
  const { abilities } = cardOf(w, card).$def
  const trigger = TRIGGERS[place] as Trigger
  const losses = effectsOn(w, HOOK.loses)
  if (losses.length > 0 && losses.some((effect) => isLost(w, effect, card, trigger))) return NONE
  const found: Possessed[] = []
  const own = isBlank(w, card) ? NOTHING : printed
  for (const ability of own) {
    const clause = abilities[ability]?.clause
    if (clause?.kind !== 'bold' && clause?.kind !== 'replacement') continue
    const self = refTo(w, card)
    found.push({ card: self, from: self, ability, clause, runs: null })
  }
  for (const effect of grants) {
    const { lasting, row, ability, is } = effect
    if (is?.kind !== 'grants' || !isBold(is.ability) || !waitsFor(is.ability, trigger)) continue
    if (!applies(w, effect, card)) continue
    const self = refTo(w, card)
    const clause = is.ability
    // What a lasting effect gave is the creature's own: its giver need not be there any more (KF-LST-1).
    if (lasting !== null)
      found.push({ card: self, from: self, ability: -1 - lasting.id, clause, runs: lasting.text })
    else found.push({ card: self, from: refTo(w, row), ability, clause, runs: null })
  }
  return found
}

/** What makes a card lose its abilities of a kind beats all that gives it some (KF-GEN-3). */
const isLost = (w: View, effect: Hooked, card: number, trigger: Trigger): boolean =>
  effect.is?.kind === 'loses abilities' && effect.is.of === trigger && applies(w, effect, card)

const waitsFor = (clause: Bold, trigger: Trigger): boolean =>
  clause.kind === 'bold' ? clause.triggers.includes(trigger) : trigger === 'destroyed'

/** The places of bold abilities among the clauses of a card, for each trigger. */
export function boldOf(clauses: readonly Clause[]): Definition['bold'] {
  return TRIGGERS.map((trigger) =>
    clauses.flatMap((clause, at) => (isBold(clause) && waitsFor(clause, trigger) ? [at] : [])),
  )
}

/** What an ability is called while it waits: the object that has it, and its place in whose text. */
const idOf = (ref: Ref, from: number, ability: number): string =>
  from === ref.card && ability >= 0 && ability < PLACE_OF.hazardous
    ? keptId(ref, ability, null)
    : `${ref.card}.${ref.life}/${from}.${ability}`

/** Every look at a window asks for the ids of what waits there: those of cards' own abilities are put together once. */
function keptId({ card, life }: Ref, place: number, keyword: string | null): string {
  const at = life < MANY ? (card * MANY + life) * MANY + place : -1
  const known = KEPT.get(at)
  if (known !== undefined) return known
  const made = keyword === null ? `${card}.${life}/${card}.${place}` : `${card}.${life}/${keyword}`
  if (at >= 0) KEPT.set(at, made)
  return made
}

/** An ability as it waits in a window. */
export function waiting(
  w: View,
  { card, from, ability, runs }: Possessed,
  fought: Ref | null = null,
): Waiting {
  return {
    id: idOf(card, from.card, ability),
    source: card.card,
    life: card.life,
    from,
    ability,
    you: cardOf(w, card.card).controller,
    it: fought === null ? [] : [fought],
    fought,
    delayed: false,
    runs: runs ?? chartOf(w, from.card, ability),
  }
}

/**
 * An ability whose turn has come without what has reached a hidden zone since: it is let go, wherever it came from
 * (KF-ZON-3, KF-ABL-6). What left play for one is another object since.
 */
export function lettingGo(w: World, entry: Waiting): Waiting {
  const isHidden = ({ card, life }: Ref) =>
    cardOf(w, card).life === life && HIDDEN.includes(cardOf(w, card).zone)
  if (!entry.it.some(isHidden)) return entry
  for (const ref of entry.it)
    if (isHidden(ref)) w.not(ref.card, 'being acted on', 'it is in a hidden zone by now', 'KF-ZON-3')
  return { ...entry, it: entry.it.filter((ref) => !isHidden(ref)) }
}
const HIDDEN: readonly Zone[] = ['hand', 'deck', 'archives']

/** A keyword that resolves in a window, as it waits there. */
export function waitingKeyword(
  w: View,
  card: number,
  keyword: 'assault' | 'hazardous',
  fought: Ref,
): Waiting {
  const ref = refTo(w, card)
  return {
    id: keptId(ref, PLACE_OF[keyword], keyword),
    source: card,
    life: ref.life,
    from: ref,
    ability: -1,
    you: cardOf(w, card).controller,
    it: [],
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

export const abilityOf = (w: View, entry: Waiting): Ability | undefined =>
  cardOf(w, entry.from.card).$def.abilities[entry.ability]

/** Whether an ability that waits can start: its source is in play, and what gives it the ability too (KF-GEN-16, D1). */
export function canStart(w: View, entry: Waiting, l: Locals): true | Reason {
  const source: Ref = { card: entry.source, life: entry.life }
  if (entry.delayed) return !isThere(w, source) || because('it has not left play', 'KF-LVP-11')
  if (entry.lasting === true) return isStillToCome(w, entry)
  const { zone, life } = cardOf(w, entry.source)
  // An action resolves while it is neither in play nor in a pile (KF-PLY-8), a Fate: ability too, and a prophecy stays.
  if (zone === 'revealed' && life === entry.life) return true
  if (zone === 'prophecies' && life === entry.life) return true
  if (zone === 'discard' && life === entry.life && isOfDiscardPile(w, entry)) return true
  if (!isThere(w, source)) return because('its source has left play', 'KF-GEN-16', 'KF-ABL-6')
  if (!isThere(w, entry.from)) return because('what gave it the ability has left play', 'KF-DST-6')
  return !isDyingOfIt(w, entry, l) || because('it does not survive the damage', 'KF-DMG-12')
}

/** "The next time" is once: what saw the same event twice is over after the first (KF-LST-3). */
const isStillToCome = (w: View, { once }: Waiting): true | Reason =>
  once === undefined ||
  tableOf(w).lasting.some(({ id }) => id === once) ||
  because('it was for the next time only', 'KF-LST-3')

/** A Scrap: ability works from the discard pile, and so does one that says so (KF-DSC-2, KF-ABL-3). */
function isOfDiscardPile(w: View, entry: Waiting): boolean {
  const clause = abilityOf(w, entry)?.clause
  if (clause !== undefined && worksInDiscard(clause)) return true
  return clause?.kind === 'bold' && clause.triggers.includes('scrap')
}

/** True for an ability about damage to its own card that this very damage destroys, though it is in play still. */
function isDyingOfIt(w: View, entry: Waiting, l: Locals): boolean {
  const { doomed = [] } = l as Partial<Damage>
  if (!doomed.some((one) => one.card === entry.source) || !cardOf(w, entry.source).tagged) return false
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
