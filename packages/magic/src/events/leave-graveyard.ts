import type { World } from '@battleline/kernel'
import { permanentOf } from '../model/state.ts'
import type { Zone } from '../vocabulary.ts'
import { triggerOn } from './triggers.ts'

/** Triggers for cards that leave graveyards together, before they do (603.10a). Others are left out. */
export function leaveGraveyards(w: World, cards: readonly number[], goes: Zone): void {
  const buried = cards.filter((card) => permanentOf(w, card).zone === 'graveyard')
  triggerOn(
    w,
    ...buried.map((it) => ({ kind: 'leaves graveyard', it, by: permanentOf(w, it).owner, goes }) as const),
  )
}
