import { because, chart, type TimingChart, type Typed, type View, type World } from '@battleline/kernel'
import { comesDue, endEffects } from '../effects/lasting.ts'
import { triggerOn } from '../events/triggers.ts'
import { untap } from '../model/counters.ts'
import {
  attackers,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  tableOf,
  writePermanent,
  writeTable,
} from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { combatDamage, combatDamageOf } from './combat-damage.ts'
import { type DeclarationStep, declarationLocals } from './declarations.ts'
import { priority, priorityOf } from './priority.ts'

export interface Combat {
  /** True if the board has only combat phases, and no turn. */
  readonly alone: boolean
  /** True if another combat phase follows. */
  again: boolean
}

const { act, choose, step } = verbs<Combat>()

const somethingAttacks = (w: View) => attackers(w).length > 0 || because('nothing attacks', 'MTG-CMB-2')

/** Everything leaves combat (MTG-CMB-8). */
function leaveCombat(w: World): void {
  for (const one of permanents(w)) {
    const { attacks, blocked, blocks } = permanentOf(w, one)
    if (attacks === 0 && !blocked && blocks.length === 0) continue
    Object.assign(writePermanent(w, one), {
      attacks: 0,
      formerDefender: 0,
      blocked: false,
      blocks: [],
      damageOrder: [],
    })
  }
  endEffects(w, 'combat')
  Object.assign(writeTable(w), { combat: false, defending: 0 })
}

/** Takes the next phase (MTG-CMB-9); null if there is none. */
export function takeNext(w: World): 'main' | 'combat' | null {
  const [next, ...left] = tableOf(w).upcomingPhases
  if (next === undefined) return null
  writeTable(w).upcomingPhases = left
  if (next !== 'untapping combat') return next
  for (const one of permanents(w)) if (permanentOf(w, one).attacked) untap(w, one)
  return 'combat'
}

/** A combat phase (MTG-CMB-1). */
export const combatChart = (
  attack: TimingChart<DeclarationStep>,
  block: TimingChart<DeclarationStep>,
): TimingChart<Combat> =>
  chart<Combat>(
    'magic/combat',
    'Combat phase',
    {
      '1-defending': choose('The active player chooses the defending player', {
        who: (w) => tableOf(w).active,
        options: (w) => playersOf(w).filter((one, at) => at > 0 && !playerOf(w, one).lost),
        take: (w, _, [player]) => {
          writeTable(w).defending = Number(player)
        },
      })
        .when((w) => tableOf(w).oneDefends || because('every opponent may be attacked'))
        .cite('MTG-CMB-4', 'MTG-CMB-5'),
      '1-beginning': act('The combat phase begins', (w) => {
        Object.assign(writeTable(w), { combat: true, phase: 'combat' })
        triggerOn(w, { kind: 'beginning of combat' })
      })
        .call(priority, (w) => priorityOf(w))
        .cite('MTG-CMB-1', 'MTG-CMB-4', 'MTG-CMB-5'),
      '2-attackers': step('Attackers are declared')
        .call(attack as Typed<DeclarationStep>, (w) => declarationLocals([tableOf(w).active]))
        .cite('MTG-CMB-1', 'MTG-ATK-1'),
      '3-blockers': step('Blockers are declared')
        .call(block as Typed<DeclarationStep>, (w) => declarationLocals(playersOf(w).slice(1)))
        .when(somethingAttacks)
        .cite('MTG-CMB-1', 'MTG-CMB-2', 'MTG-BLK-1'),
      '4-damage': step('Combat damage is dealt')
        .call(combatDamage, combatDamageOf)
        .when(somethingAttacks)
        .cite('MTG-CMB-1', 'MTG-CMB-2', 'MTG-CMB-3'),
      '5-end': act('Players get priority, and everything leaves combat', (w) => {
        triggerOn(w, { kind: 'end of combat' })
        comesDue(w, 'end of combat')
      })
        .call(priority, (w) => priorityOf(w))
        .then(leaveCombat)
        .cite('MTG-CMB-8'),
      '6-extra': act('Another combat phase follows if an effect added one', (w, l) => {
        l.again = takeNext(w) === 'combat'
      })
        .backTo('1-defending', (_, l) => l.again)
        .when((_, l) => l.alone || because('the turn goes on'))
        .cite('MTG-CMB-9'),
    },
    { like: beginCombat() },
  )

export const beginCombat = (alone = false): Combat => ({ alone, again: false })
