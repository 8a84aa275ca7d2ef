import type { PlayerId } from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { playerOf } from '../model/state.ts'
import type { PlayerRule, Undoable } from '../text/structure.ts'
import { activeEffects } from './active-effects.ts'
import { isOnSide, youOf } from './board.ts'

/** Rules that active effects set for players. */

type RuleOf<K> = Extract<PlayerRule, { readonly kind: K }>
/** An active effect that sets a rule for a player. */
export interface ActivePlayerRule<K extends PlayerRule['kind']> {
  readonly effect: ActiveEffect
  readonly is: RuleOf<K>
}

/**
 * The effects on a hook with this rule for a player, by default those of cards in play. "They" in a condition means that
 * player: “players cannot forge keys while they are haunted”.
 */
export function playerRulesFor<K extends PlayerRule['kind']>(
  w: View,
  hook: number,
  kind: K,
  player: PlayerId,
  effects: readonly ActiveEffect[] = activeEffects(w, hook),
): readonly ActivePlayerRule<K>[] {
  if (effects.length === 0) return NONE
  const found: ActivePlayerRule<K>[] = []
  for (const effect of effects) {
    if (effect.is?.kind !== kind) continue
    const is = effect.is as RuleOf<K>
    const side = 'by' in is && typeof is.by === 'string' ? is.by : 'whose' in is ? is.whose : 'each'
    if (isOnSide(side, youOf(w, effect), player) && effect.isMetFor(w, player)) found.push({ effect, is })
  }
  return found
}
const NONE: readonly never[] = []

/** The cards in the discard pile that make a player haunted (KF-HNT-1). */
const HAUNTED = 10

/** By the cards in the discard pile, or by a text. */
export const isHaunted = (w: View, player: PlayerId): boolean =>
  playerOf(w, player).discard.length >= HAUNTED ||
  sourceOfPlayerRule(w, HOOK.haunted, 'is haunted', player) >= 0

/** The card that sets this rule for a player, or -1. */
export const sourceOfPlayerRule = (
  w: View,
  hook: number,
  kind: PlayerRule['kind'],
  player: PlayerId,
): number => playerRulesFor(w, hook, kind, player)[0]?.effect.row ?? -1

/** The card that forbids an action to a player, or -1. */
export const playerRestriction = (w: View, player: PlayerId, deed: Undoable): number =>
  activeEffects(w, HOOK.bars).length === 0
    ? -1
    : (playerRulesFor(w, HOOK.bars, 'cannot do', player).find(({ is }) => is.deed === deed)?.effect.row ?? -1)
