import type { World } from '@battleline/kernel'
import { addCounters } from '../model/counters.ts'
import { abilitiesInPlay } from '../query/abilities.ts'
import { matches } from '../query/object-filter.ts'
import type { CounterKind } from '../text/structure.ts'
import { triggerOn } from './triggers.ts'

/** A player puts counters on a permanent: more of them where a text says so (MTG-RPL-22). */
export function putCounters(w: World, by: number, card: number, which: CounterKind, amount: number): void {
  if (amount <= 0) return
  const more = abilitiesInPlay(w, 'more counters').filter(
    ({ you, by: source, is }) =>
      is.which === which && matches(w, is.on, card, { you, source, thatPlayer: 0 }),
  )
  const count = amount + more.length
  addCounters(w, card, which, count)
  triggerOn(w, { kind: 'puts counters', by, it: card, which, amount: count })
}
