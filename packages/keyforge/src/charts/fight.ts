import {
  because,
  chart,
  type Entry,
  type Fact,
  type Reason,
  type View,
  verbs,
  type World,
} from '@battleline/kernel'
import { abilitiesOf, waiting, waitingKeyword } from '../abilities.ts'
import { andThen, answersTo, facts } from '../facts.ts'
import { HOOK } from '../hooks.ts'
import { areHooked, mayBeLethalElsewhere, touchAll } from '../in-force.ts'
import { remember } from '../memory.ts'
import { powerOf } from '../power.ts'
import { has, isThere, lastKnown } from '../read.ts'
import { cardOf, type Ref, refTo, tableOf, type Waiting, writeCard } from '../state.ts'
import { KEYWORD, TRIGGER } from '../vocabulary.ts'
import { type Damage, damage, damageOf, packet } from './damage.ts'

/** One use of a creature to fight. */
export interface Fighting {
  readonly attacker: Ref
  readonly defender: Ref
  /** True where the defender had not been chosen before this turn: what elusive asks (KF-ELU-1). */
  first: boolean
  /** True when the exchange was reached (KF-FGT-12). */
  exchanged: boolean
  /** The creature that the attacker deals its power to instead of the defender; null where none was chosen. */
  aim: Ref | null
  facts: readonly Fact[]
}

export const fighting = (w: World, attacker: number, defender: number): Fighting => ({
  attacker: refTo(w, attacker),
  defender: refTo(w, defender),
  first: false,
  exchanged: false,
  aim: null,
  facts: [],
})

const NOBODY: Ref = { card: 0, life: 0 }
const EXAMPLE: Fighting = {
  attacker: NOBODY,
  defender: NOBODY,
  first: false,
  exchanged: false,
  aim: null,
  facts: [],
}

const copyOf = (l: Fighting): Fighting => ({
  attacker: l.attacker,
  defender: l.defender,
  first: l.first,
  exchanged: l.exchanged,
  aim: l.aim,
  facts: l.facts,
})

const { act, offer, step } = verbs<Fighting>()

export const fight = chart<Fighting>(
  'keyforge/fight',
  'Fight',
  {
    '1-declare': act('The attacker is exhausted, the defender chosen', declare).cite('KF-FGT-1', 'KF-ELU-1'),
    '2-before': offer('Before the fight', { entries: beforeFight }).cite('KF-FGT-5', 'KF-FGT-6'),
    '3-exchange': step('The creatures deal their power to each other')
      .call(damage, exchange)
      .when(bothStand)
      .cite('KF-FGT-9', 'KF-FGT-11'),
    '4-after': act('After the fight', settleDown)
      .cite('KF-FGT-12', 'KF-FGT-13')
      .offer({ entries: afterFight }),
  },
  { subjects: (l) => [l.attacker.card, l.defender.card], like: EXAMPLE, copy: copyOf },
)

function declare(w: World, l: Fighting): void {
  exhaustToFight(w, l)
  const { fought } = cardOf(w, l.defender.card)
  l.first = fought === 0
  writeCard(w, l.defender.card).fought = fought + 1
}

export function exhaustToFight(w: World, { attacker: { card } }: Fighting): void {
  writeCard(w, card).ready = false
  remember(w, 'fought', cardOf(w, card).controller, card)
}

/** The attacker's Before Fight: abilities and assault, the defender's hazardous: whoever has them now. */
export function beforeFight(w: View, l: Fighting): readonly Waiting[] {
  const { attacker, defender } = l
  const found: Waiting[] = []
  if (isThere(w, attacker)) {
    for (const one of abilitiesOf(w, attacker.card, TRIGGER['before fight']))
      found.push(waiting(w, one, defender))
    if (has(w, attacker.card, KEYWORD.assault))
      found.push(waitingKeyword(w, attacker.card, 'assault', defender))
  }
  if (isThere(w, defender) && has(w, defender.card, KEYWORD.hazardous)) {
    found.push(waitingKeyword(w, defender.card, 'hazardous', attacker))
  }
  return found
}

export function bothStand(w: View, l: Fighting): true | Reason {
  if (!isThere(w, l.attacker)) return because('the attacker has left play', 'KF-FGT-7')
  if (!isThere(w, l.defender)) return because('the defender has left play', 'KF-FGT-7')
  const sameSide = cardOf(w, l.attacker.card).controller === cardOf(w, l.defender.card).controller
  return !sameSide || because('one player controls both creatures', 'KF-MID-4')
}

/** Each creature would deal its power to the other; what changes or stops that is an amendment of damage.1-pending. */
export function exchange(w: World, l: Fighting): Damage {
  l.exchanged = true
  const attacker = l.attacker.card
  const defender = l.defender.card
  const answer = packet(1, l.defender, attacker, 'power', powerOf(w, defender))
  const packets =
    l.aim === null || isThere(w, l.aim)
      ? [packet(0, l.attacker, l.aim?.card ?? defender, 'power', powerOf(w, attacker)), answer]
      : [answer]
  // What came back is another creature than the one that was chosen (KF-LVP-10).
  if (packets.length === 1)
    w.not(attacker, 'its damage', 'the creature that it was to be dealt to has left play', 'KF-LVP-10')
  return damageOf(packets, { attacker, defender, first: l.first })
}

/** Where the fight that is open stands, the inmost of several; -1 where there is none. */
const openFight = (w: View): number => w.find('keyforge/fight')
const isSame = (one: Ref | undefined, { card, life }: Ref): boolean => one?.card === card && one.life === life

/** The creature that this one fights, or has fought, in the fight that is open: in play or not; null where it fights none. */
export function opponentInFight(w: View, creature: Ref): Ref | null {
  const { attacker, defender } = (w.stack[openFight(w)]?.locals ?? {}) as Partial<Fighting>
  if (isSame(attacker, creature)) return defender ?? null
  return isSame(defender, creature) ? (attacker ?? null) : null
}

/** The attacker of the open fight deals its damage to this creature, and not to the defender. */
export function aimAt(w: World, attacker: Ref, target: Ref): boolean {
  const height = openFight(w)
  const fighting = w.stack[height]?.locals as Partial<Fighting> | undefined
  if (!isSame(fighting?.attacker, attacker)) return false
  ;(w.frame(height).locals as Fighting).aim = target
  return true
}

function settleDown(w: World, l: Fighting): void {
  const { attacker } = l
  if (isThere(w, attacker) && cardOf(w, attacker.card).enraged) writeCard(w, attacker.card).enraged = false
  // What was true while they fought is so no longer.
  if (mayBeLethalElsewhere(w, []) || tableOf(w).worn.length > 0) touchAll(w)
  if (areHooked(tableOf(w).$effects, FOUGHT)) l.facts = factsOf(w, l)
}

/** What waits for a fight is noted on these. */
const FOUGHT = [HOOK.fights, HOOK.used, HOOK.attacked]

function factsOf(w: View, { attacker, defender }: Fighting): readonly Fact[] {
  const fought = [attacker.card]
  const user = lastKnown(w, attacker)?.controller ?? cardOf(w, attacker.card).controller
  const by = { user, other: defender.card }
  const used = andThen(facts(w, 'fights', fought, by), facts(w, 'used', fought, by))
  return andThen(used, facts(w, 'attacked', [defender.card], { other: attacker.card }))
}

function afterFight(w: View, l: Fighting): readonly Entry[] {
  const watchers = answersTo(l.facts)
  if (!l.exchanged || !isThere(w, l.attacker)) return watchers
  const own = abilitiesOf(w, l.attacker.card, TRIGGER['after fight'])
  return own.length === 0 ? watchers : [...own.map((one) => waiting(w, one, l.defender)), ...watchers]
}
