import { because, chart, type View, verbs, type World } from '@battleline/kernel'
import { noteBold, noteFor } from '../facts.ts'
import { noteIntercepts } from '../keywords/intercept.ts'
import { needsNoRest } from '../keywords/steadfast.ts'
import { makersOf } from '../read.ts'
import { retaliators, whyNotRetaliate } from '../retaliating.ts'
import { cardOf, isCard, opponentOf, refTo, tableOf, writeCard, writeCombat } from '../state.ts'
import { opportunity, opportunityOf } from './opportunity.ts'

/** The retaliation step (chart T2). */
export type Retaliation = object

const { act, ask, step } = verbs<Retaliation>()
const somethingWaits = (w: View) =>
  tableOf(w).happened.length > 0 || tableOf(w).stack.length > 0 || because('nothing waits')

export const retaliation = chart<Retaliation>('grand-archive/retaliation', 'Retaliation step', {
  '1-triggers': act('What answers the attack has triggered', noteAttack).cite('GA-CMB-8', 'GA-KW-INTERCEPT'),
  '2-resolve': step('On Attack and Intercept resolve')
    .call(opportunity, (w) => opportunityOf(w, 'attack triggers', true))
    .when(somethingWaits)
    .cite('GA-CMB-8'),
  '3-before': step('Before retaliation')
    .call(opportunity, (w) => opportunityOf(w, 'before retaliation'))
    .cite('GA-DEF-7'),
  '4-retaliate': ask('Defending units may retaliate', {
    who: (w) => opponentOf(tableOf(w).combat?.by ?? 1),
    options: retaliators,
    bounds: (_w, _l, count) => [0, count],
    take: (w, _, chosen) => retaliate(w, chosen as readonly number[]),
    label: (w, card) => cardOf(w, Number(card)).name,
    record: Number,
    lacks: (w, _, card) => (isCard(w, card) ? whyNotRetaliate(w, card) : null),
  }).cite('GA-RET-1', 'GA-RET-2', 'GA-RET-4'),
  '5-after': step('What entered the stack resolves')
    .call(opportunity, (w) => opportunityOf(w, 'after retaliation', true))
    .when(somethingWaits)
    .cite('GA-RET-1'),
})

/** On Attack, “whenever this attacks”, “is attacked” and Intercept (chart T2.1). */
function noteAttack(w: World): void {
  const { combat } = tableOf(w)
  if (combat === null) return
  for (const card of makersOf(w, combat)) noteBold(w, card, 'on attack')
  noteFor(w, { kind: 'attacks', it: combat.attacker })
  for (const it of combat.defenders) noteFor(w, { kind: 'attacked', it })
  noteIntercepts(w)
}

/** Resting is what retaliation costs, but for steadfast units (GA-RET-1, GA-KW-STEADFAST). */
function retaliate(w: World, cards: readonly number[]): void {
  for (const card of cards) if (!needsNoRest(w, card)) writeCard(w, card).rested = true
  writeCombat(w, { retaliators: cards.map((card) => refTo(w, card)) })
  for (const card of cards) noteFor(w, { kind: 'retaliates', it: refTo(w, card) })
}
