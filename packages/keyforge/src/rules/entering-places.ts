import { opponentOf, type PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { HOOK } from '../model/hooks.ts'
import { lineOf } from '../query/board.ts'
import { playerRulesFor } from '../query/player-rules.ts'
import { isRuledOut } from '../query/printed-filter.ts'
import { has } from '../query/values.ts'
import { KEYWORD } from '../vocabulary.ts'

/** Where a creature may enter a battleline as it is played. */

type FlankSide = 'left' | 'right'

/** The player in whose battleline a creature enters: treachery puts it on the other side (KF-TRE-1). */
export const sideEntered = (w: View, card: number, by: PlayerId): PlayerId =>
  has(w, card, KEYWORD.treachery) ? opponentOf(by) : by

/** The flanks of their own battleline on which a player cannot play a creature (KF-GEN-2). */
export const barredFlanks = (w: View, card: number, by: PlayerId): readonly FlankSide[] =>
  sideEntered(w, card, by) === by
    ? playerRulesFor(w, HOOK.play, 'cannot play', by).flatMap(({ effect, is }) =>
        is.flank !== undefined && isRuledOut(w, effect, is, card) ? is.flank : [],
      )
    : []

/** Whether a creature that is played has a place. In an empty battleline it would be on both flanks (KF-PLY-2). */
export function hasPlace(w: View, card: number, by: PlayerId): boolean {
  const barred = barredFlanks(w, card, by)
  const { length } = lineOf(w, sideEntered(w, card, by))
  if (length === 0 || barred.length === 0) return barred.length === 0
  return new Set(barred).size < 2 || (length > 1 && has(w, card, KEYWORD.deploy))
}
