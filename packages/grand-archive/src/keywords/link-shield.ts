import type { View } from '@battleline/kernel'
import { cardOf, isSameObject, type Ref, refTo } from '../model/state.ts'
import { allObjects } from '../query/objects.ts'
import { hasKeyword } from '../query/values.ts'

/** Link Shield: the shields that are destroyed instead of their linked object (GA-RPL-7). */
export const shieldsOf = (w: View, linked: Ref): readonly Ref[] =>
  allObjects(w)
    .filter((card) => {
      const to = cardOf(w, card).linked
      return to !== null && isSameObject(to, linked) && hasKeyword(w, card, 'link shield')
    })
    .map((card) => refTo(w, card))
