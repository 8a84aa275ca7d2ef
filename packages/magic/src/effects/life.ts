import type { World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { playerOf, writePlayer } from '../model/state.ts'
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
  const left = stays ? Math.min(life, Math.max(1, life - loss)) : life - loss
  payLife(w, player, life - left)
}

/** A loss of life that nothing changes. */
export function payLife(w: World, player: number, loss: number): void {
  if (loss <= 0) return
  writePlayer(w, player).life -= loss
  triggerOn(w, { kind: 'loses life', by: player, amount: loss })
}

export function gainLife(w: World, player: number, gain: number): void {
  if (abilitiesInPlay(w, 'no life gain').length > 0)
    w.reportNotDone(player, 'gains no life', 'players cannot gain life', 'MTG-RPL-18')
  else if (gain > 0) {
    writePlayer(w, player).life += gain
    triggerOn(w, { kind: 'gains life', by: player, amount: gain })
  }
}
