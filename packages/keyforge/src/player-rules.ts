import type { View } from '@battleline/kernel'
import { HOOK } from './hooks.ts'
import { effectsOn, type Hooked } from './in-force.ts'
import { isOnSide, youOf } from './read.ts'
import type { PlayerId } from './state.ts'
import { askedBy, holds } from './states.ts'
import type { PlayerRule, Undoable } from './text/structure.ts'

/** What is true of players while effects are in force. */

type RuleOf<K> = Extract<PlayerRule, { readonly kind: K }>
/** An effect in force that says such a thing of a player. */
export interface Ruling<K extends PlayerRule['kind']> {
  readonly effect: Hooked
  readonly is: RuleOf<K>
}

/**
 * The effects on a hook that say this of a player now. What each asks of “they” is asked of that player: “players cannot
 * forge keys while they are haunted”.
 */
export function rulesFor<K extends PlayerRule['kind']>(
  w: View,
  hook: number,
  kind: K,
  player: PlayerId,
): readonly Ruling<K>[] {
  const effects = effectsOn(w, hook)
  if (effects.length === 0) return NONE
  const found: Ruling<K>[] = []
  for (const effect of effects) {
    if (effect.is?.kind !== kind) continue
    const is = effect.is as RuleOf<K>
    const side = 'by' in is && typeof is.by === 'string' ? is.by : 'whose' in is ? is.whose : 'each'
    if (isOnSide(side, youOf(w, effect), player) && isMet(w, effect, player)) found.push({ effect, is })
  }
  return found
}
const NONE: readonly never[] = []

function isMet(w: View, effect: Hooked, player: PlayerId): boolean {
  if (effect.lasting?.waits === true) return false
  return (
    effect.condition === null ||
    holds(w, { ...askedBy(w, effect), player, doers: [player] }, effect.condition)
  )
}

/** The card that says this of a player, or -1 where none does. */
export const ruledBy = (w: View, hook: number, kind: PlayerRule['kind'], player: PlayerId): number =>
  rulesFor(w, hook, kind, player)[0]?.effect.row ?? -1

/** The card that keeps a player from doing something at all, or -1. */
export const barsFrom = (w: View, player: PlayerId, deed: Undoable): number =>
  effectsOn(w, HOOK.bars).length === 0
    ? -1
    : (rulesFor(w, HOOK.bars, 'cannot do', player).find(({ is }) => is.deed === deed)?.effect.row ?? -1)
