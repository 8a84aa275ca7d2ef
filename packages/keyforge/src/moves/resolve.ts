import type { PlayerId } from '@battleline/card-game'
import { because, type Reason, say, type View } from '@battleline/kernel'
import { hookedInDiscardPiles } from '../effects/continuous.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { cardOf, playerOf } from '../model/state.ts'
import { youOf } from '../query/board.ts'

/** What a player may do by a card in their discard pile: "While you are haunted, you may return …". */
export const resolvable = (w: View, player: PlayerId): readonly ActiveEffect[] =>
  offered(w, player).filter((effect) => effect.isMet(w))

const offered = (w: View, player: PlayerId): readonly ActiveEffect[] =>
  hookedInDiscardPiles(w, HOOK.mayDo).filter((effect) => youOf(w, effect) === player)

/** Why a player may not do what a card lets them do, or null. */
export function cannotResolve(w: View, card: number, player: PlayerId): Reason | null {
  const { name } = cardOf(w, card)
  if (!playerOf(w, player).discard.includes(card))
    return because(say`${name} is not in the active player’s discard pile`, 'KF-ABL-3')
  const own = offered(w, player).filter(({ row }) => row === card)
  if (own.length === 0) return because(say`the text of ${name} lets nothing be done`, 'R-045')
  return own.some((effect) => effect.isMet(w)) ? null : because(say`what ${name} asks for is not so`, 'R-045')
}

/** The cards in a player's discard pile that can let them do something. */
export const offering = (w: View, player: PlayerId): readonly number[] => [
  ...new Set(offered(w, player).map(({ row }) => row)),
]
