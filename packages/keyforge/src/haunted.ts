import type { View } from '@battleline/kernel'
import { type PlayerId, playerOf } from './state.ts'

/** The cards in the discard pile that make a player haunted (KF-HNT-1). */
const HAUNTED = 10
export const isHaunted = (w: View, player: PlayerId): boolean => playerOf(w, player).discard.length >= HAUNTED
