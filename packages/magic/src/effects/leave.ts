import type { World } from '@battleline/kernel'
import { leaveGraveyards } from '../events/leave-graveyard.ts'
import { triggerOn } from '../events/triggers.ts'
import { isThere } from '../model/state.ts'
import { type Resolution, resolveReference } from '../query/resolution.ts'
import type { Instruction } from '../text/structure.ts'
import { exileUntil } from '../zones/exiled-until.ts'
import { move, rememberLastKnown } from '../zones/move.ts'
import { setAntecedent } from './antecedent.ts'
import { buriedCards, resolvingSpell } from './return.ts'

type Leaving = Extract<Instruction, { readonly kind: 'exile' | 'return' }>

/** What would come back as its source leaves is not exiled if that has left (610.3b). */
export function exile(w: World, l: Resolution, one: Extract<Instruction, { readonly kind: 'exile' }>): void {
  const { source: card, life } = l.item
  if (one.until === undefined) leave(w, l, one, 'exile')
  else if (isThere(w, { card, life })) exileUntil(w, leave(w, l, one, 'exile'), { card, life })
  else l.completed = false
}

/** Permanents, and cards in graveyards, go elsewhere. */
export function leave(
  w: World,
  l: Resolution,
  { who, dead }: Leaving,
  to: 'exile' | 'hand',
): readonly number[] {
  const cards = setAntecedent(w, l, who)
  const buried = buriedCards(w, resolveReference(w, l, who), dead === true)
  rememberLastKnown(w, cards)
  triggerOn(w, ...cards.map((it) => ({ kind: 'leaves', it, goes: to }) as const))
  leaveGraveyards(w, buried, to)
  const all = [...cards, ...buried, ...resolvingSpell(w, l, who)]
  for (const card of all) move(w, card, to)
  l.completed = all.length > 0
  return all
}
