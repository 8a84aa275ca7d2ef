import { chart, routine, type View, type World } from '@battleline/kernel'
import { rememberDeed } from '../events/activations.ts'
import { emit, triggerAbilities } from '../events/triggers.ts'
import { triggerIntercepts } from '../keywords/intercept.ts'
import { needsNoRest } from '../keywords/steadfast.ts'
import { isCard, opponentOf, refTo, tableOf, writeCard, writeCombat } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { retaliators, whyNotRetaliate } from '../moves/retaliate.ts'
import { attackSources, combatGoesOn } from '../query/attack.ts'
import { opportunity, opportunityOf } from './opportunity.ts'

/** The retaliation step. */
export type Retaliation = object

const { act, choose, step } = verbs<Retaliation>()
const hasPending = (w: View) =>
  tableOf(w).pendingTriggers.length > 0 || tableOf(w).stack.length > 0 || routine('nothing waits')

export const retaliation = chart<Retaliation>('grand-archive/retaliation', 'Retaliation step', {
  '1-triggers': act('What answers the attack has triggered', triggerAttack).cite(
    'GA-CMB-8',
    'GA-KW-INTERCEPT',
  ),
  '2-resolve': step('On Attack and Intercept resolve')
    .call(opportunity, (w) => opportunityOf(w, 'attack triggers', true))
    .when(hasPending)
    .cite('GA-CMB-8'),
  '3-before': step('Before retaliation')
    .call(opportunity, (w) => opportunityOf(w, 'before retaliation'))
    .when(combatGoesOn)
    .cite('GA-DEF-7'),
  '4-retaliate': choose('Defending units may retaliate', {
    who: (w) => opponentOf(tableOf(w).combat?.by ?? 1),
    options: retaliators,
    bounds: (_w, _l, count) => [0, count],
    take: (w, _, chosen) => retaliate(w, chosen),
    lacks: (w, _, card) => (isCard(w, card) ? whyNotRetaliate(w, card) : null),
  })
    .when(combatGoesOn)
    .cite('GA-RET-1', 'GA-RET-2', 'GA-RET-4'),
  '5-after': step('What entered the stack resolves')
    .call(opportunity, (w) => opportunityOf(w, 'after retaliation', true))
    .when((w) => (hasPending(w) === true ? combatGoesOn(w) : routine('nothing waits')))
    .cite('GA-RET-1'),
})

/** On Attack, “whenever this attacks”, “is attacked” and Intercept. */
function triggerAttack(w: World): void {
  const { combat } = tableOf(w)
  if (combat === null) return
  for (const card of attackSources(w, combat)) triggerAbilities(w, card, 'on attack')
  rememberDeed(w, 'attacks', combat.attacker)
  emit(w, { kind: 'attacks', it: combat.attacker })
  for (const it of combat.defenders) {
    rememberDeed(w, 'attacked', it)
    emit(w, { kind: 'attacked', it })
  }
  triggerIntercepts(w)
}

/** Retaliating units rest, except steadfast ones (GA-RET-1, GA-KW-STEADFAST). */
function retaliate(w: World, cards: readonly number[]): void {
  for (const card of cards) if (!needsNoRest(w, card)) writeCard(w, card).rested = true
  writeCombat(w, { retaliators: cards.map((card) => refTo(w, card)) })
  for (const card of cards) emit(w, { kind: 'retaliates', it: refTo(w, card) })
}
