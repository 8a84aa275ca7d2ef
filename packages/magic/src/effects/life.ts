import type { View, World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { playerOf, tableOf, writePlayer } from '../model/state.ts'
import { abilitiesInPlay } from '../query/abilities.ts'
import { allMatching } from '../query/object-filter.ts'

/** A loss of life by damage: not below 1 if an effect says so (MTG-RPL-19). */
export function loseLife(w: World, player: number, loss: number): void {
  const { life } = playerOf(w, player)
  const stays = abilitiesInPlay(w, 'stays at 1').some(
    ({ you, by, is }) =>
      you === player &&
      (is.while === undefined || allMatching(w, is.while, { you, source: by, thatPlayer: 0 }).length > 0),
  )
  if (!stays) {
    payLife(w, player, loss)
    return
  }
  // The loss is doubled first, then kept above 0: the affected player would choose so (616.1).
  const left = Math.min(life, Math.max(1, life - loss * lossTimes(w, player)))
  lose(w, player, life - left)
}

/** A loss of life, by whatever (119.4): twice as much for each text that says so (MTG-RPL-24). */
export function payLife(w: World, player: number, loss: number): void {
  lose(w, player, loss * lossTimes(w, player))
}

function lose(w: World, player: number, amount: number): void {
  if (amount <= 0) return
  writePlayer(w, player).life -= amount
  triggerOn(w, { kind: 'loses life', by: player, amount })
}

/** How many times as much life a player loses. */
const lossTimes = (w: View, player: number): number =>
  2 **
  abilitiesInPlay(w, 'double loss').filter(({ you }) => you !== player && tableOf(w).active === you).length

export function gainLife(w: World, player: number, gain: number): void {
  if (abilitiesInPlay(w, 'no life gain').length > 0)
    w.reportNotDone(player, 'gains no life', 'players cannot gain life', 'MTG-RPL-18')
  else if (gain > 0) {
    writePlayer(w, player).life += gain
    triggerOn(w, { kind: 'gains life', by: player, amount: gain })
  }
}
