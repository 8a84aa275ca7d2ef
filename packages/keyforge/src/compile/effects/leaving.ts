import type { World } from '@battleline/kernel'
import { type AfterLeaving, afterLeaving, type Leaving, leave } from '../../charts/leave.ts'
import type { Resolution } from '../../model/resolution.ts'
import { isThere } from '../../query/board.ts'
import { type EffectBuilder, noteCompletion } from './write.ts'

/** A card that a ward kept in play did not leave (KF-WRD-10). */
function judge(w: World, l: Resolution, { going, facts }: Leaving): void {
  l.left = facts
  noteCompletion(
    l,
    l.antecedent.every((ref) => going.includes(ref.card) || !isThere(w, ref)),
  )
}

function whoSaw(_: World, l: Resolution): AfterLeaving | null {
  const facts = l.left
  l.left = []
  return facts.length === 0 ? null : { facts }
}

/** Cards leave play, the same effect finishes, and only then the triggers for leaving resolve. */
export const leavesPlay = <E>(
  to: EffectBuilder<E>,
  leaveFor: (w: World, l: Resolution, effect: E) => Leaving | null,
  rest: (left: EffectBuilder<E>) => EffectBuilder<E>,
): EffectBuilder<E> => rest(to.call(leave, leaveFor, judge)).call(afterLeaving, whoSaw)
