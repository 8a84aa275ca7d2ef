import type { View, World } from '@battleline/kernel'
import { emit } from '../events/triggers.ts'
import { type PlayerId, playerOf, writePlayer } from '../model/state.ts'
import { DIRECTIONS, type Direction } from '../vocabulary.ts'

/** The directions to which a player can turn their Shifting Currents: none without that mastery (GA-MST-1). */
export function directionsFor(
  w: View,
  player: PlayerId,
  to: 'different' | 'adjacent' | Direction,
): readonly Direction[] {
  const { currents } = playerOf(w, player)
  if (currents === null) return []
  const apart = (one: Direction) => Math.abs(DIRECTIONS.indexOf(one) - DIRECTIONS.indexOf(currents))
  return DIRECTIONS.filter((one) =>
    one === currents ? false : to === 'different' || (to === 'adjacent' ? apart(one) !== 2 : one === to),
  )
}

/** Turns the Shifting Currents of a player; gives what they faced before. */
export function turnCurrents(w: World, by: PlayerId, to: Direction): readonly Direction[] {
  const { currents: was } = playerOf(w, by)
  if (was === null || was === to) return []
  writePlayer(w, by).currents = to
  emit(w, { kind: 'currents change', by, was, now: to })
  return [was, to]
}
