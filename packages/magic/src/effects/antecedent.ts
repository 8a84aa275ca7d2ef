import type { View } from '@battleline/kernel'
import { type Resolution, referencedPermanents, resolveReference } from '../query/resolution.ts'
import type { Reference } from '../text/structure.ts'

/** Makes the objects of an instruction the antecedent of "it", and returns its permanents. */
export function setAntecedent(w: View, l: Resolution, who: Reference): readonly number[] {
  const found = resolveReference(w, l, who)
  if (who.kind !== 'self' && who.kind !== 'you') l.antecedent = found
  return referencedPermanents(w, l, who)
}
