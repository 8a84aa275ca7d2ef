import { chart, stepVerbs, type TimingChart, type Typed, type View, type World } from '@battleline/kernel'
import { due } from '../checks/state-based-check.ts'
import { comesDue, endEffects } from '../effects/lasting.ts'
import { triggerOn } from '../events/triggers.ts'
import { permanentOf, permanents, tableOf, writePermanent, writeTable } from '../model/state.ts'
import type { Phase } from '../vocabulary.ts'
import { beginCombat, type Combat, takeNext } from './combat.ts'
import { priority, priorityOf } from './priority.ts'

/** A turn from its first main phase on. */
export interface Turn {
  /** The next phase, or another cleanup; null if the turn ends. */
  next: 'main' | 'combat' | 'cleanup' | null
}

export const beginTurn = (): Turn => ({ next: 'main' })

const { act, step } = stepVerbs<Turn>()

const enter = (phase: Phase) => (w: World) => {
  writeTable(w).phase = phase
}

const goOn = (w: World, l: Turn): void => {
  l.next = takeNext(w)
}
const isCombatNext = (_: View, l: Turn): boolean => l.next === 'combat'

export const turnChart = (combat: TimingChart<Combat>): TimingChart<Turn> =>
  chart<Turn>(
    'magic/turn',
    'Turn',
    {
      '1-main': act('The main phase begins', enter('main'))
        .call(priority, (w) => priorityOf(w, true))
        .then(goOn)
        .cite('MTG-TRN-1'),
      '2-combat': step('The combat phase')
        .call(combat as Typed<Combat>, () => beginCombat())
        .then(goOn)
        .backTo('2-combat', isCombatNext)
        .cite('MTG-CMB-1', 'MTG-CMB-9'),
      '3-main': act('A further main phase begins', (w) => {
        enter('main')(w)
        triggerOn(w, { kind: 'second main phase' })
      })
        .call(priority, (w) => priorityOf(w, true))
        .then(goOn)
        .backTo('2-combat', isCombatNext)
        .cite('MTG-CMB-9'),
      '4-end': act('The end step', (w) => {
        enter('ending')(w)
        triggerOn(w, { kind: 'end step' })
        comesDue(w, 'end step')
      })
        .call(priority, (w) => priorityOf(w))
        .cite('MTG-TRN-1'),
      '5-cleanup': act('Marked damage and effects of this turn end together', cleanUp)
        .call(priority, (w, l) => (l.next === 'cleanup' ? priorityOf(w) : null))
        .backTo('5-cleanup', (_, l) => l.next === 'cleanup')
        .cite('MTG-DMG-11', 'MTG-TRN-1'),
    },
    { like: { next: null } },
  )

/**
 * Damage is removed at the same time as effects end: no creature dies of that (MTG-DMG-11). Only if something triggers
 * or a state-based action is due then do players get priority, and another cleanup follows (514.3a).
 */
function cleanUp(w: World, l: Turn): void {
  for (const one of permanents(w)) {
    const { damage, attacked, didBlock, loyaltyActivated } = permanentOf(w, one)
    if (damage > 0 || attacked || didBlock || loyaltyActivated)
      Object.assign(writePermanent(w, one), {
        damage: 0,
        attacked: false,
        didBlock: false,
        loyaltyActivated: false,
      })
  }
  if (tableOf(w).history.length > 0) writeTable(w).history = []
  endEffects(w, 'turn')
  l.next = due(w) !== null || tableOf(w).triggered.length > 0 ? 'cleanup' : null
}
