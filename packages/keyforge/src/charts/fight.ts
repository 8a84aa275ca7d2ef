import type { Ref } from '@battleline/card-game'
import {
  because,
  chart,
  type GameEvent,
  type Reason,
  stepVerbs,
  type View,
  type WaitingAbility,
  type World,
} from '@battleline/kernel'
import { mayBeLethalElsewhere, touchAll } from '../effects/continuous.ts'
import { exhaustUsed } from '../effects/protection.ts'
import { abilitiesOf, pendingKeyword, pendingTrigger } from '../events/abilities.ts'
import { andThen, facts, triggersOf } from '../events/triggers.ts'
import type { Damage } from '../model/damage.ts'
import { damageBatch, damageInstance } from '../model/damage.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, refTo, tableOf, writeCard } from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import { hasEffects } from '../query/active-effects.ts'
import { isThere, lastKnown } from '../query/board.ts'
import { type Fighting, isSame, openFight } from '../query/open-fights.ts'
import { powerOf } from '../query/power.ts'
import { has } from '../query/values.ts'
import { KEYWORD, TRIGGER } from '../vocabulary.ts'
import { damage } from './damage.ts'

export const fighting = (w: World, attacker: number, defender: number): Fighting => ({
  attacker: refTo(w, attacker),
  defender: refTo(w, defender),
  first: false,
  exchanged: false,
  aim: null,
  stopped: false,
  facts: [],
})

const NOBODY: Ref = { card: 0, life: 0 }

const EXAMPLE: Fighting = {
  attacker: NOBODY,
  defender: NOBODY,
  first: false,
  exchanged: false,
  aim: null,
  stopped: false,
  facts: [],
}

const copyOf = (l: Fighting): Fighting => ({
  attacker: l.attacker,
  defender: l.defender,
  first: l.first,
  exchanged: l.exchanged,
  aim: l.aim,
  stopped: l.stopped,
  facts: l.facts,
})

const { act, offer, step } = stepVerbs<Fighting>()

export const fight = chart<Fighting>(
  'keyforge/fight',
  'Fight',
  {
    '1-declare': act('The attacker is exhausted, the defender chosen', declare).cite('KF-FGT-1'),
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
  if (w.trace !== null && has(w, l.defender.card, KEYWORD.elusive)) w.reportRule('KF-ELU-1')
}

export function exhaustToFight(w: World, { attacker: { card } }: Fighting): void {
  exhaustUsed(w, card)
  recordHistory(w, 'fought', cardOf(w, card).controller, card)
}

/** What waits for the fight, the attacker's current Before Fight: abilities and assault, and the defender's hazardous. */
export function beforeFight(w: View, l: Fighting): readonly WaitingAbility[] {
  const { attacker, defender } = l
  const found: WaitingAbility[] = []
  if (isThere(w, attacker)) {
    const { controller: user } = cardOf(w, attacker.card)
    found.push(...triggersOf(facts(w, 'fight begins', [attacker.card], { user, other: defender.card })))
    for (const one of abilitiesOf(w, attacker.card, TRIGGER['before fight']))
      found.push(pendingTrigger(w, one, defender))
    if (has(w, attacker.card, KEYWORD.assault))
      found.push(pendingKeyword(w, attacker.card, 'assault', defender))
  }
  if (isThere(w, defender) && has(w, defender.card, KEYWORD.hazardous)) {
    found.push(pendingKeyword(w, defender.card, 'hazardous', attacker))
  }
  return found
}

export function bothStand(w: View, l: Fighting): true | Reason {
  if (l.stopped) return because('the attacker is exhausted with no effect', 'KF-GEN-1')
  if (!isThere(w, l.attacker)) return because('the attacker has left play', 'KF-FGT-7')
  if (!isThere(w, l.defender)) return because('the defender has left play', 'KF-FGT-7')
  const sameSide = cardOf(w, l.attacker.card).controller === cardOf(w, l.defender.card).controller
  return !sameSide || because('one player controls both creatures', 'KF-MID-4')
}

/** Each creature deals its power to the other, as instances of damage that damage.1-pending can replace. */
export function exchange(w: World, l: Fighting): Damage {
  l.exchanged = true
  const attacker = l.attacker.card
  const defender = l.defender.card
  if (w.trace !== null && !l.first && has(w, defender, KEYWORD.elusive))
    w.reportNotDone(
      defender,
      'does not elude',
      'it was chosen to be fought before this turn',
      'KF-ELU-1',
      'KF-ELU-6',
    )
  const answer = damageInstance(l.defender, attacker, 'power', powerOf(w, defender))
  const instances =
    l.aim === null || isThere(w, l.aim)
      ? [damageInstance(l.attacker, l.aim?.card ?? defender, 'power', powerOf(w, attacker)), answer]
      : [answer]
  // A creature that left and returned is not the chosen one (KF-LVP-10).
  if (instances.length === 1)
    w.reportNotDone(
      attacker,
      'does not deal its damage',
      'the creature that it was to be dealt to has left play',
      'KF-LVP-10',
    )
  return damageBatch(instances, { attacker, defender, first: l.first })
}

/** Stops the innermost fight before its exchange. */
export function stopFight(w: World): boolean {
  const height = openFight(w)
  if (height < 0) return false
  const fighting = w.frame(height).locals as Fighting
  fighting.stopped = true
  exhaustUsed(w, fighting.attacker.card)
  return true
}

/** Makes the attacker of the open fight deal its damage to this creature instead of the defender. */
export function aimAt(w: World, attacker: Ref, target: Ref): boolean {
  const height = openFight(w)
  const fighting = w.stack[height]?.locals as Partial<Fighting> | undefined
  if (!isSame(fighting?.attacker, attacker)) return false
  ;(w.frame(height).locals as Fighting).aim = target
  return true
}

function settleDown(w: World, l: Fighting): void {
  const { attacker } = l
  if (isThere(w, attacker) && cardOf(w, attacker.card).enraged) {
    writeCard(w, attacker.card).enraged = false
    w.reportRule('KF-ENR-3')
  }
  // Effects that applied during the fight end.
  if (mayBeLethalElsewhere(w, []) || tableOf(w).worn.length > 0) touchAll(w)
  if (!l.stopped && hasEffects(tableOf(w).$effects, FOUGHT)) l.facts = factsOf(w, l)
}

/** The hooks of effects that react to a fight. */
const FOUGHT = [HOOK.fights, HOOK.used, HOOK.attacked]

function factsOf(w: View, { attacker, defender }: Fighting): readonly GameEvent[] {
  const fought = [attacker.card]
  const user = lastKnown(w, attacker)?.controller ?? cardOf(w, attacker.card).controller
  const by = { user, other: defender.card }
  const used = andThen(facts(w, 'fights', fought, by), facts(w, 'used', fought, by))
  return andThen(used, facts(w, 'attacked', [defender.card], { other: attacker.card }))
}

function afterFight(w: View, l: Fighting): readonly WaitingAbility[] {
  const watchers = triggersOf(l.facts)
  if (!l.exchanged || !isThere(w, l.attacker)) return watchers
  const own = abilitiesOf(w, l.attacker.card, TRIGGER['after fight'])
  return own.length === 0 ? watchers : [...own.map((one) => pendingTrigger(w, one, l.defender)), ...watchers]
}
