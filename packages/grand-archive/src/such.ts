import type { View } from '@battleline/kernel'
import { championOf, elementsOf, hasStayed, isAttacking, isOneOf } from './read.ts'
import { cardOf, type PlayerId, type Ref } from './state.ts'
import { isPrinted } from './states.ts'
import type { Group, Subject } from './text/structure.ts'
import type { Element } from './vocabulary.ts'

/** Whether words mean this object: `self` is the one whose text they are. */
export function means(w: View, who: Subject, self: Ref, you: PlayerId, card: number): boolean {
  switch (who.kind) {
    case 'self':
      return card === self.card && hasStayed(w, self)
    case 'it':
      return false
    case 'your champion':
      return card === championOf(w, you)
    case 'each':
      return fits(w, who.of, self.card, you, card)
  }
}

/** Whether a card is one of a group, judged from the card whose text it is and its controller "you". */
export const fits = (w: View, group: Group, self: number, you: PlayerId, card: number): boolean =>
  isSuch(w, group, self, card) && isOf(group, you, cardOf(w, card).controller, () => elementsOf(w, card))

/** Where damage comes from, as it was when it was dealt (GA-SRC-8, GA-ELM-1). */
export interface Source {
  readonly from: Ref
  readonly by: PlayerId
  readonly elements: readonly Element[]
}

/** Whether damage comes from one of a group. */
export const isFrom = (w: View, group: Group, self: number, you: PlayerId, source: Source): boolean =>
  isSuch(w, group, self, source.from.card) && isOf(group, you, source.by, () => source.elements)

function isSuch(w: View, group: Group, self: number, card: number): boolean {
  const { $def } = cardOf(w, card)
  if (!group.nouns.some((noun) => isOneOf(w, card, noun))) return false
  if (group.other === true && card === self) return false
  if (group.attacking === true && !isAttacking(w, card)) return false
  if (group.supertype !== undefined && !$def.supertypes.includes(group.supertype)) return false
  if (group.sub !== undefined && !$def.subtypes.includes(group.sub)) return false
  return group.floating !== true || isPrinted(w, card, 'floating memory')
}

/** Who controls it, and of which elements it is. */
function isOf(
  { side, element, without }: Group,
  you: PlayerId,
  controller: PlayerId,
  elements: () => readonly Element[],
): boolean {
  if (side !== undefined && (side === 'yours') !== (controller === you)) return false
  if (element !== undefined && !elements().includes(element)) return false
  return without === undefined || !elements().includes(without)
}
