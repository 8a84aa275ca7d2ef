import type { View } from '@battleline/kernel'
import { everyObject, has } from '../read.ts'
import { cardOf, isSame, type Ref, refTo } from '../state.ts'

/** Link Shield: the shields that are destroyed instead of what they are linked to (GA-RPL-7). */
export const shieldsOf = (w: View, linked: Ref): readonly Ref[] =>
  everyObject(w)
    .filter((card) => {
      const to = cardOf(w, card).linked
      return to !== null && isSame(to, linked) && has(w, card, 'link shield')
    })
    .map((card) => refTo(w, card))
