import { chart, stepVerbs, type World } from '@battleline/kernel'
import {
  cardOf,
  isSameObject,
  type Lasting,
  opponentOf,
  type PlayerId,
  type Ref,
  refTo,
  tableOf,
  writeCard,
  writeTable,
} from '../model/state.ts'
import { mustBeLoaded } from '../moves/declare-attack.ts'
import { attackable, canDefend, combatGoesOn, type Declaration } from '../query/attack.ts'
import { move } from '../zones/move.ts'
import { damageStep } from './damage-step.ts'
import { endOfCombat } from './end-of-combat.ts'
import { retaliation } from './retaliation.ts'

/** One attack from its declaration to its end. Its state is in the table record. */
export type Attack = object

const { step } = stepVerbs<Attack>()

export const combat = chart<Attack>(
  'grand-archive/combat',
  'Combat phase',
  {
    '1-retaliation': step('Retaliation step')
      .call(retaliation, () => ({}))
      .cite('GA-CMB-8'),
    '2-damage': step('Damage step')
      .call(damageStep, () => ({ order: [] }))
      .when(combatGoesOn)
      .cite('GA-ROL-5'),
    '3-end': step('End of combat step')
      .call(endOfCombat, () => ({}))
      .cite('GA-ROL-5'),
  },
  { subjects: () => [] },
)

/** Declares the attack: the attacker rests, weapons are wielded, roles are given (GA-CMB-6, GA-ROL-1). */
export function beginCombat(w: World, declared: Declaration, by: PlayerId, prepared: boolean): void {
  const { attacker, weapons, targets, card } = declared
  const enemy = opponentOf(by)
  const cleaves = targets[0] === enemy
  if (card < 0) writeCard(w, attacker).rested = true
  const defenders = cleaves ? attackable(w, enemy).filter((one) => canDefend(w, declared, one)) : targets
  writeTable(w).combat = {
    attacker: refTo(w, attacker),
    by,
    attacking: true,
    weapons: weapons.map((one) => refTo(w, one)),
    intent: card < 0 ? [] : [card],
    defenders: defenders.map((one) => refTo(w, one)),
    retaliators: [],
    cleaves,
    prepared: prepared ? [card] : [],
    blows: [],
  }
  const { lasting } = tableOf(w)
  const begins = ({ until }: Lasting) =>
    until === 'any next attack' || (until === 'next attack' && weapons.length === 0)
  if (lasting.some(begins))
    writeTable(w).lasting = lasting.map((one) => (begins(one) ? beginsWith(one, refTo(w, attacker)) : one))
  // Loaded cards go into the intent when their weapon is wielded (GA-CMB-11).
  for (const weapon of weapons)
    if (mustBeLoaded(w, weapon)) for (const one of cardOf(w, weapon).under) move(w, one, 'intent', by)
}

/** Starts an effect on the next attack of this unit. */
const beginsWith = (one: Lasting, attacker: Ref): Lasting =>
  one.on.some((ref) => isSameObject(ref, attacker)) ? { ...one, until: 'end of combat' } : one
