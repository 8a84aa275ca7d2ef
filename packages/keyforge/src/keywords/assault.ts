import type { View } from '@battleline/kernel'
import { type Damage, damageOf, packet } from '../charts/damage.ts'
import { keywordOf } from '../read.ts'
import type { Ref } from '../state.ts'
import { KEYWORD } from '../vocabulary.ts'

/** Before the fight it deals its value to the creature that it fights: one instance of the summed value (KF-ASL-1). */
export const assault = (w: View, source: Ref, fought: Ref): Damage =>
  damageOf([packet(0, source, fought.card, 'assault', keywordOf(w, source.card, KEYWORD.assault))])
