import {
  because,
  chart,
  type TimingChart,
  type Typed,
  type View,
  verbs,
  type World,
} from '@battleline/kernel'
import {
  attackers,
  permanentOf,
  permanents,
  playersOf,
  tableOf,
  writePermanent,
  writeTable,
} from '../state.ts'
import { type Declaring, declaring } from './declare.ts'

export interface Combat {
  /** True where another combat phase follows. */
  again: boolean
}

const { act, offer, step } = verbs<Combat>()

const somethingAttacks = (w: View) => attackers(w).length > 0 || because('nothing attacks', 'MTG-CMB-2')

/** Everything leaves combat (MTG-CMB-8). */
function leaveCombat(w: World): void {
  for (const one of permanents(w)) {
    const { attacks, blocked, blocks } = permanentOf(w, one)
    if (attacks === 0 && !blocked && blocks.length === 0) continue
    Object.assign(writePermanent(w, one), { attacks: 0, against: 0, blocked: false, blocks: [] })
  }
  writeTable(w).combat = false
}

/** A combat phase. Step 4, combat damage, is not here yet: what is declared is where this version ends. */
export const combatChart = (
  attack: TimingChart<Declaring>,
  block: TimingChart<Declaring>,
): TimingChart<Combat> =>
  chart<Combat>(
    'magic/combat',
    'Combat phase',
    {
      '1-beginning': act('The combat phase begins', (w) => {
        writeTable(w).combat = true
      })
        .offer({ entries: () => [] })
        .cite('MTG-CMB-1', 'MTG-CMB-4', 'MTG-CMB-5'),
      '2-attackers': step('Attackers are declared')
        .call(attack as Typed<Declaring>, (w) => declaring([tableOf(w).active]))
        .cite('MTG-CMB-1', 'MTG-ATK-1'),
      '3-blockers': step('Blockers are declared')
        .call(block as Typed<Declaring>, (w) => declaring(playersOf(w).slice(1)))
        .when(somethingAttacks)
        .cite('MTG-CMB-1', 'MTG-CMB-2', 'MTG-BLK-1'),
      '5-end': offer('Players get priority, and everything leaves combat', { entries: () => [] })
        .then(leaveCombat)
        .cite('MTG-CMB-8'),
      '6-extra': act('Another combat phase follows, where an effect added one', (w, l) => {
        const { extra } = tableOf(w)
        l.again = extra.length > 0
        if (!l.again) return
        const [untap = false, ...left] = extra
        writeTable(w).extra = left
        for (const one of permanents(w)) {
          if (untap && permanentOf(w, one).attacked) writePermanent(w, one).tapped = false
        }
      })
        .backTo('1-beginning', (_, l) => l.again)
        .cite('MTG-CMB-9'),
    },
    { like: { again: false } },
  )

export const beginCombat = (): Combat => ({ again: false })
