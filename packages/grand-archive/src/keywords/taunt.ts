import type { View } from '@battleline/kernel'
import { effectsGivingKeyword } from '../query/active-effects.ts'
import { affects, hasKeyword } from '../query/values.ts'
import type { Subject } from '../text/structure.ts'

/** An unblockable attack ignores taunt (GA-KW-UNBLOCKABLE), also one that a text makes unblockable once it has begun. */
export const ignoresTaunt = (w: View, card: number): boolean =>
  hasKeyword(w, card, 'unblockable') ||
  effectsGivingKeyword(w, 'unblockable').some((effect) =>
    affects(w, effect, beforeAttack(effect.text.who), card),
  )

/** Of attacking objects: those that could attack now. */
function beforeAttack(who: Subject): Subject {
  if (who.kind !== 'each') return who
  const { attacking: _, ...of } = who.of
  return { ...who, of }
}
