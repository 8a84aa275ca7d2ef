import type { View, World } from '@battleline/kernel'
import { type Acting, doerOf } from '../acting.ts'
import { type Forging, forge, forging as forgingBy } from '../charts/forge.ts'
import { countOf } from '../counting.ts'
import { isThere } from '../read.ts'
import { opponentOf, playerOf, writePlayer } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import { did, type Writers } from './write.ts'

/** At the current cost, or at one that the text changes; what that changes is counted as the instruction begins (KF-GEN-9). */
function begin(w: View, l: Acting, { change = 0, less }: Doing<'forge'>): Forging {
  const fewer = less === undefined ? 0 : countOf(w, l, less)
  return forgingBy(doerOf(l), change - fewer)
}

/** The house that was chosen cannot be the opponent's active house while this card stays (KF-HSE-2). */
function forbid(w: World, l: Acting): void {
  const { house, source } = l
  if (house === null || !isThere(w, source)) {
    did(l, false)
    return
  }
  const opponent = opponentOf(l.you)
  const { barred } = playerOf(w, opponent)
  writePlayer(w, opponent).barred = [...barred, { house, with: source }]
}

export const keys = {
  forge: (to) => to.call(forge, begin, (_, l, child) => did(l, child.forged)),
  'forbid house': (to) => to.act(forbid),
} satisfies Partial<Writers>
