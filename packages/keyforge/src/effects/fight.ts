import { cardsMeant } from '../acting.ts'
import { readyAndFight } from '../charts/ready-and-fight.ts'
import { did, type Writers } from './write.ts'

export const fighting = {
  'ready and fight': (to, effect) =>
    to.choose(effect.what).call(
      readyAndFight,
      (w, l) => {
        const [creature] = cardsMeant(w, l, effect.what)
        if (creature === undefined) did(l, false)
        return creature === undefined ? null : { creature, defender: -1, fought: null }
      },
      (_, l, child) => {
        l.fought = child.fought
      },
    ),
} satisfies Partial<Writers>
