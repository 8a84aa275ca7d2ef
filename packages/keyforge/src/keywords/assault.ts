import type { World } from '@battleline/kernel'
import { type Damage, damageOf, packet } from '../charts/damage.ts'
import type { Fighting } from '../charts/fight.ts'
import { keywordOf } from '../read.ts'
import { KEYWORD } from '../vocabulary.ts'

/** Before the fight it deals its value to the creature that it fights: one instance of the summed value (KF-ASL-1). */
export function assault(w: World, { attacker, defender }: Fighting): Damage {
  return damageOf([packet(0, attacker, defender.card, 'assault', keywordOf(w, attacker.card, KEYWORD.assault))])
}
