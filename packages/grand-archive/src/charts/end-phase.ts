import { because, chart, routine, stepVerbs, type View, type World } from '@battleline/kernel'
import { triggerLater } from '../events/delayed.ts'
import { emit } from '../events/triggers.ts'
import { triggerAgility } from '../keywords/agility.ts'
import { sayUnplayedOfEnd } from '../keywords/masteries.ts'
import { triggerCurrents } from '../keywords/shifting-currents.ts'
import { triggerReturns } from '../keywords/suppress.ts'
import { triggerVigor } from '../keywords/vigor.ts'
import { cardOf, type Lasting, tableOf, writeCard, writeTable } from '../model/state.ts'
import { allObjects } from '../query/objects.ts'
import { opportunity, opportunityOf } from './opportunity.ts'

/** The end phase. */
export interface EndPhase {
  /** The number of objects at the clean-up. */
  objects: number
}

const { act, settle, step } = stepVerbs<EndPhase>()
const waits = (w: View): boolean => tableOf(w).pendingTriggers.length > 0 || tableOf(w).stack.length > 0
const somethingWaits = (w: View) => waits(w) || routine('nothing waits')
/** Whether the clean-up triggered an ability or destroyed an object. */
const somethingChanged = (w: View, l: EndPhase) =>
  waits(w) || allObjects(w).length < l.objects || because('nothing triggered or died')

export const endPhase = chart<EndPhase>(
  'grand-archive/end-phase',
  'End phase',
  {
    '1-begin': act('The end phase begins', (w) => {
      writeTable(w).phase = 'end'
      triggerVigor(w)
      triggerReturns(w)
      triggerAgility(w)
      triggerCurrents(w)
      sayUnplayedOfEnd(w)
      triggerLater(w, 'end')
      emit(w, { kind: 'end phase', by: tableOf(w).active })
    }).cite('GA-KW-VIGOR', 'GA-KEY-SUPPRESS'),
    '2-triggers': step('Abilities triggered at its beginning resolve')
      .call(opportunity, (w) => opportunityOf(w, 'end phase triggers', true))
      .when(somethingWaits)
      .cite('GA-KW-VIGOR'),
    '3-before': step('Before the end of the turn')
      .call(opportunity, (w) => opportunityOf(w, 'before end of turn'))
      .cite('GA-DEF-7'),
    '4-clean': act('Damage is removed from allies; effects until the end of the turn end', (w, l) => {
      l.objects = allObjects(w).length
      cleanUp(w)
    }).cite('GA-TMP-2', 'GA-TMP-3'),
    '5-check': settle('The state-based check is made until nothing changes').cite('GA-IMM-3', 'GA-DTH-7'),
    '6-again': step('Abilities triggered by the clean-up resolve')
      .call(opportunity, (w) => opportunityOf(w, 'after clean-up'))
      .when(somethingChanged)
      .backTo('4-clean', () => true)
      .cite('GA-TMP-4'),
  },
  { like: { objects: 0 } },
)

const OVER: ReadonlySet<Lasting['until']> = new Set(['end of turn', 'next attack', 'any next attack'])
const isOver = ({ until }: Lasting): boolean => OVER.has(until)

/** All at the same time, for the allies of every player (GA-TMP-2, GA-TMP-3). */
export function cleanUp(w: World): void {
  for (const card of allObjects(w)) {
    const { $def, damage, distant, controller } = cardOf(w, card)
    if ($def.type === 'ally' && damage > 0) writeCard(w, card).damage = 0
    if (distant && controller === tableOf(w).active) writeCard(w, card).distant = false
  }
  const { lasting, memory } = tableOf(w)
  if (lasting.some(isOver)) writeTable(w).lasting = lasting.filter((one) => !isOver(one))
  const kept = memory.filter(
    (one) => one.kind === 'later' || one.kind === 'suppressed' || (one.kind === 'used' && one.ever === true),
  )
  if (memory.length > kept.length) writeTable(w).memory = kept
  if (tableOf(w).stack.length === 0 && tableOf(w).pendingTriggers.length === 0 && tableOf(w).left.length > 0)
    writeTable(w).left = []
}
