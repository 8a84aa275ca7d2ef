import type { View } from '@battleline/kernel'
import { cardOf, type PlayerId } from '../model/state.ts'
import { hasKeyword } from './values.ts'

/** Immortal objects cannot be sacrificed (GA-IMM-1). */
export const canBeSacrificed = (w: View, card: number): boolean => !hasKeyword(w, card, 'immortality')

/** Players sacrifice only what they control (GA-KEY-SACRIFICE). */
export const canSacrifice = (w: View, card: number, you: PlayerId): boolean =>
  cardOf(w, card).controller === you && canBeSacrificed(w, card)
