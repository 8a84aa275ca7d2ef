import type { View } from '@battleline/kernel'
import { HOOK } from '../model/hooks.ts'
import { activeEffects } from './active-effects.ts'
import { isCreature, standsOnFlank } from './board.ts'

/** Whether a creature is a flank creature: by its place, or because a text considers it one. */
export const isOnFlank = (w: View, creature: number): boolean =>
  standsOnFlank(w, creature) || (isCreature(w, creature) && isConsideredSo(w, creature))

const isConsideredSo = (w: View, creature: number): boolean =>
  activeEffects(w, HOOK.flank).some((effect) => effect.appliesTo(w, creature))
