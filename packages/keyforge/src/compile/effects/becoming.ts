import type { View, World } from '@battleline/kernel'
import { standInLine } from '../../effects/form.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, writePlayer } from '../../model/state.ts'
import { lineOf } from '../../query/board.ts'
import { targetsInPlay } from '../../query/resolution.ts'
import type { Doing, Target } from '../../text/structure.ts'
import { placeNamed, placesIn } from '../../zones/battleline-positions.ts'

/** An artifact that moves into a battleline as a creature (KF-FRM-1). */

/** The card, if it can stand in a battleline, and the creatures that stand there besides. */
function mover(w: View, l: Resolution, { is }: Doing<'lasting'>) {
  const who = 'who' in is ? (is.who as Target) : null
  const [card] = who === null ? [] : targetsInPlay(w, l, who)
  if (card === undefined || !['artifacts', 'battleline'].includes(cardOf(w, card).zone)) return null
  return { card, line: lineOf(w, cardOf(w, card).controller).filter((other) => other !== card) }
}

/** The places that the text allows. */
export function placesToBecome(w: View, l: Resolution, effect: Doing<'lasting'>): readonly string[] {
  const it = mover(w, l, effect)
  if (it === null) return []
  return effect.to === 'anywhere' ? placesIn(it.line) : it.line.length === 0 ? ['left'] : ['left', 'right']
}

export function becomeThere(w: World, l: Resolution, place: string, effect: Doing<'lasting'>): void {
  const it = mover(w, l, effect)
  if (it === null) return
  const { card, line } = it
  const at = placeNamed(line, place)
  if (cardOf(w, card).zone === 'artifacts') standInLine(w, card, at)
  else writePlayer(w, cardOf(w, card).controller).battleline = [...line.slice(0, at), card, ...line.slice(at)]
}
