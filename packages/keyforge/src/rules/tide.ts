import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { HOOK } from '../model/hooks.ts'
import { sourceOfPlayerRule } from '../query/player-rules.ts'

/** The card that prevents a player from raising the tide, or -1. */
export const keepsTideDown = (w: View, player: PlayerId): number =>
  sourceOfPlayerRule(w, HOOK.tide, 'cannot raise tide', player)
