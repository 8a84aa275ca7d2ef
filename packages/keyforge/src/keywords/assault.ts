import type { Ref } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { Damage } from '../model/damage.ts'
import { damageBatch, damageInstance } from '../model/damage.ts'
import { keywordOf } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/** Before the fight it deals its value to the creature that it fights: one instance of the summed value (KF-ASL-1). */
export const assault = (w: View, source: Ref, fought: Ref): Damage =>
  damageBatch([damageInstance(source, fought.card, 'assault', keywordOf(w, source.card, KEYWORD.assault))])
