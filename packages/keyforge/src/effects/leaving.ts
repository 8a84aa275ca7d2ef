import type { World } from '@battleline/kernel'
import type { Acting } from '../acting.ts'
import { type AfterLeaving, afterLeaving, type Leaving, leave } from '../charts/leave.ts'
import { isThere } from '../read.ts'
import { did, type Writing } from './write.ts'

/** What a ward kept in play did not leave (KF-WRD-10). */
function judge(w: World, l: Acting, { going, facts }: Leaving): void {
  l.left = facts
  did(
    l,
    l.it.every((ref) => going.includes(ref.card) || !isThere(w, ref)),
  )
}

function whoSaw(_: World, l: Acting): AfterLeaving | null {
  const facts = l.left
  l.left = []
  return facts.length === 0 ? null : { facts }
}

/** Cards leave play by an effect, the same effect does what is left of it, and only then those answer that saw it. */
export const leavesPlay = <E>(
  to: Writing<E>,
  leaveFor: (w: World, l: Acting, effect: E) => Leaving | null,
  rest: (left: Writing<E>) => Writing<E>,
): Writing<E> => rest(to.call(leave, leaveFor, judge)).call(afterLeaving, whoSaw)
