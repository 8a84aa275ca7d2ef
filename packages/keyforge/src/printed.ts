import type { View } from '@battleline/kernel'
import { hasKinds, iconsOf, isOfKinds } from './read.ts'
import { cardOf } from './state.ts'
import type { Printed } from './text/structure.ts'
import { plainType } from './vocabulary.ts'

/**
 * Whether a card in any zone is of a kind, judged by card `self`, which is none of its others; or whether it was so with
 * another face than it has now.
 */
export function isPrinted(
  w: View,
  { type, also = NO_TYPES, other, able, least, most, iconed, ...kinds }: Printed,
  card: number,
  self = -1,
  face = cardOf(w, card).$def,
): boolean {
  const plain = plainType(face.type)
  if (type !== 'card' && plain !== type && !also.some((one) => one === plain)) return false
  if (other === true && card === self) return false
  if (able !== undefined && face.bold[able].length === 0) return false
  if (iconed === true && face.icons.length === 0 && iconsOf(w, card).length === 0) return false
  if ((least ?? most) !== undefined && plain !== 'creature') return false
  if (face.power < (least ?? 0) || face.power > (most ?? face.power)) return false
  return face === cardOf(w, card).$def ? isOfKinds(w, kinds, card) : hasKinds(kinds, face.traits, face.houses)
}
const NO_TYPES: readonly Printed['type'][] = []
