import { because, type Locals, type Reason, type View } from '@battleline/kernel'
import type { Damage } from './charts/damage.ts'
import type { Ability } from './definition.ts'
import { effectsOn, HOOK } from './in-force.ts'
import { applies, isThere } from './read.ts'
import { cardOf, type Ref, refTo, tableOf, type Waiting } from './state.ts'
import type { Bold } from './text/structure.ts'
import type { Trigger } from './vocabulary.ts'

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

/** The bold abilities with a trigger that a card has now: its own in printed order, then gained ones. */
export function abilitiesOf(w: View, card: number, trigger: Trigger): readonly Possessed[] {
  const { bold, abilities } = cardOf(w, card).$def
  const grants = effectsOn(w, HOOK.grant)
  if (bold.length === 0 && grants.length === 0) return NONE
  const found: Possessed[] = []
  for (const ability of bold) {
    const clause = abilities[ability]?.clause
    if (clause?.kind === 'bold' || clause?.kind === 'replacement')
      add(found, refTo(w, card), refTo(w, card), ability, clause, trigger)
  }
  for (const effect of grants) {
    if (effect.is?.kind !== 'grants' || !applies(w, effect, card)) continue
    const self = refTo(w, card)
    const { lasting, row, ability, is } = effect
    // What a lasting effect gave is the creature's own: its giver need not be there any more (KF-LST-1).
    if (lasting !== null) add(found, self, self, -1 - lasting.id, is.ability, trigger, lasting.text)
    else add(found, self, refTo(w, row), ability, is.ability, trigger)
  }
  return found
}

function add(
  to: Possessed[],
  card: Ref,
  from: Ref,
  ability: number,
  clause: Bold,
  trigger: Trigger,
  runs: string | null = null,
): void {
  const waitsFor = clause.kind === 'bold' ? clause.triggers.includes(trigger) : trigger === 'destroyed'
  if (waitsFor) to.push({ card, from, ability, clause, runs })
}

/** An ability as it waits in a window. */
export function waiting(
  w: View,
  { card, from, ability, runs }: Possessed,
  fought: Ref | null = null,
): Waiting {
  return {
    id: `${card.card}.${card.life}/${from.card}.${ability}`,
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

/** A keyword that resolves in a window, as it waits there. */
export function waitingKeyword(w: View, card: number, keyword: string, fought: Ref): Waiting {
  const ref = refTo(w, card)
  return {
    id: `${card}.${ref.life}/${keyword}`,
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
  if (zone === 'discard' && life === entry.life && isScrap(w, entry)) return true
  if (!isThere(w, source)) return because('its source has left play', 'KF-GEN-16', 'KF-ABL-6')
  if (!isThere(w, entry.from)) return because('what gave it the ability has left play', 'KF-DST-6')
  return !isDyingOfIt(w, entry, l) || because('it does not survive the damage', 'KF-DMG-12')
}

/** "The next time" is once: what saw the same event twice is over after the first (KF-LST-3). */
const isStillToCome = (w: View, { once }: Waiting): true | Reason =>
  once === undefined ||
  tableOf(w).lasting.some(({ id }) => id === once) ||
  because('it was for the next time only', 'KF-LST-3')

/** A Scrap: ability works from the discard pile (KF-DSC-2). */
function isScrap(w: View, entry: Waiting): boolean {
  const clause = abilityOf(w, entry)?.clause
  return clause?.kind === 'bold' && clause.triggers.includes('scrap')
}

/** True for an ability about damage to its own card that this very damage destroys, though it is in play still. */
function isDyingOfIt(w: View, entry: Waiting, l: Locals): boolean {
  const { doomed = [] } = l as Partial<Damage>
  if (!doomed.some((one) => one.card === entry.source) || !cardOf(w, entry.source).tagged) return false
  const clause = abilityOf(w, entry)?.clause
  if (clause?.kind !== 'after') return false
  const { event } = clause
  const ofDamage =
    event.kind === 'dealt damage' || event.kind === 'armor prevents' || event.kind === 'dealt icon damage'
  return ofDamage && event.of.kind !== 'choose'
}
