import type { World } from '@battleline/kernel'
import { type Damage, damageOf, packet } from '../charts/damage.ts'
import type { Fighting } from '../charts/fight.ts'
import { keywordOf } from '../read.ts'
import { KEYWORD } from '../vocabulary.ts'

/** Before the fight it deals its value to the creature that attacks it: one instance of the summed value (KF-HAZ-1). */
export function hazardous(w: World, { attacker, defender }: Fighting): Damage {
  return damageOf([packet(0, defender, attacker.card, 'hazardous', keywordOf(w, defender.card, KEYWORD.hazardous))])
}
