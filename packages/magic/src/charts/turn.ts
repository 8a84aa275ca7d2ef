import { chart, type TimingChart, type Typed, verbs, type World } from '@battleline/kernel'
import { comesDue, endEffects } from '../lasting.ts'
import { permanentOf, permanents, writePermanent, writeTable } from '../state.ts'
import type { Phase } from '../vocabulary.ts'
import { beginCombat, type Combat, takeExtra } from './combat.ts'
import { priority, priorityOf } from './priority.ts'

/** A turn from its first main phase on. */
export interface Turn {
  /** True where another combat phase follows the second main phase. */
  again: boolean
}

export const beginTurn = (): Turn => ({ again: false })

const { act, step } = verbs<Turn>()

const enter = (phase: Phase) => (w: World) => {
  writeTable(w).phase = phase
}

export const turnChart = (combat: TimingChart<Combat>): TimingChart<Turn> =>
  chart<Turn>(
    'magic/turn',
    'Turn',
    {
      '1-main': act('The main phase begins', enter('main')).call(priority, (w) => priorityOf(w, true)),
      '2-combat': step('The combat phase')
        .call(combat as Typed<Combat>, beginCombat)
        .cite('MTG-CMB-1'),
      '3-main': act('The second main phase begins', enter('main'))
        .call(priority, (w) => priorityOf(w, true))
        .then(takeExtra)
        .backTo('2-combat', (_, l) => l.again)
        .cite('MTG-CMB-9'),
      '4-end': act('The end step', (w) => {
        enter('ending')(w)
        comesDue(w, 'end step')
      }).call(priority, (w) => priorityOf(w)),
      '5-cleanup': act('Marked damage and effects of this turn end together', cleanUp).cite('MTG-DMG-11'),
    },
    { like: beginTurn() },
  )

/** Damage is removed at the moment in which effects end: nothing dies of it (MTG-DMG-11). */
function cleanUp(w: World): void {
  for (const one of permanents(w)) {
    const { damage, attacked, didBlock, spent } = permanentOf(w, one)
    if (damage > 0 || attacked || didBlock || spent)
      Object.assign(writePermanent(w, one), { damage: 0, attacked: false, didBlock: false, spent: false })
  }
  endEffects(w, 'turn')
}
