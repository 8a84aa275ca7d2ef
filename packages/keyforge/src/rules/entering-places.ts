import { opponentOf, type PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { activeEffects } from '../query/active-effects.ts'
import { isFriendlyAsAsked, lineOf, youOf } from '../query/board.ts'
import { matchesOutOfPlay } from '../query/filter.ts'
import { playerRulesFor } from '../query/player-rules.ts'
import { isRuledOut } from '../query/printed-filter.ts'
import { has } from '../query/values.ts'
import type { Group } from '../text/structure.ts'
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
  return new Set(barred).size < 2 || (length > 1 && entersWithDeploy(w, card, sideEntered(w, card, by)))
}

/** Whether a creature has deploy, or gains it as it enters the battleline of a player (KF-DEP-1, KF-PLY-4). */
export function entersWithDeploy(w: View, card: number, controller: PlayerId): boolean {
  if (has(w, card, KEYWORD.deploy)) return true
  const changes = activeEffects(w, HOOK.keyword + KEYWORD.deploy).filter((effect) =>
    appliesOnEntering(w, effect, card, controller),
  )
  return changes.length > 0 && changes.every(({ is }) => is?.kind === 'gains')
}

/** Whether a text is about a creature that enters the battleline of a player. */
export const isAboutEntering = (
  w: View,
  effect: ActiveEffect,
  group: Group,
  card: number,
  controller: PlayerId,
): boolean =>
  isFriendlyAsAsked(group.side, youOf(w, effect), controller) &&
  effect.isMet(w) &&
  matchesOutOfPlay(w, group, card)

/** A filter that reads the place or the marks of a creature does not match one that is yet to enter. */
function appliesOnEntering(w: View, effect: ActiveEffect, card: number, controller: PlayerId): boolean {
  const { who, condition, changes } = effect
  if (who.kind !== 'each' || (condition === null && changes !== 'with nothing')) return false
  return isAboutEntering(w, effect, who.of, card, controller)
}
