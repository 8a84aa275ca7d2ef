import type { World } from '@battleline/kernel'
import { type Acting, cardsMeant } from '../acting.ts'
import { type ReadyAndFight, readyAndFight } from '../charts/ready-and-fight.ts'
import type { Doing } from '../text/structure.ts'
import { did, type Writers } from './write.ts'

function begin(w: World, l: Acting, { what }: Doing<'ready and fight'>): ReadyAndFight | null {
  const [creature] = cardsMeant(w, l, what)
  if (creature === undefined) did(l, false)
  return creature === undefined ? null : { creature, defender: -1, fought: null }
}

/** "The creature it fought" is what later parts of the text speak of (KF-LVP-7). */
function end(_: World, l: Acting, { fought }: ReadyAndFight): void {
  l.fought = fought
}

export const fighting = {
  'ready and fight': (to) => to.choose(to.effect.what).call(readyAndFight, begin, end),
} satisfies Partial<Writers>
