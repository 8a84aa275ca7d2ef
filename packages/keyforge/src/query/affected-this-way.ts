import type { View } from '@battleline/kernel'
import type { AffectedCard } from '../model/lasting-effect.ts'
import type { Resolution } from '../model/resolution.ts'
import { isDestroyed } from '../model/turn-history.ts'

/**
 * The cards that the resolving ability did this to: "destroyed this way", "discarded this way" (KF-GEN-15). For "destroyed",
 * a tagged creature counts, and one that a ward or a replacement effect saved does not. `compile/effects/write.ts` notes
 * the cards as each effect is carried out.
 */
export const affectedThisWay = (
  w: View,
  l: Resolution,
  deed: AffectedCard['deed'] | undefined,
): readonly AffectedCard[] =>
  l.affectedThisWay.filter((one) => one.deed === deed && (deed !== 'destroyed' || isDestroyed(w, one)))
