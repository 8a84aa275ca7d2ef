import type { World } from '@battleline/kernel'
import { type Effect, nextTimestamp, type Ref, writePermanent } from '../model/state.ts'
import type { Predicate, Until } from '../text/structure.ts'

/** Puts effects with a duration on a permanent. Requirements for this combat end with it. */
export function addPredicates(
  w: World,
  card: number,
  does: readonly Predicate[],
  until: Until,
  held?: Ref,
): void {
  for (const one of does) {
    const over = one.kind === 'must' && one.during === 'combat' ? 'combat' : until
    const at = nextTimestamp(w)
    addEffect(w, card, { kind: 'is', does: one, until: over, at, ...(held !== undefined && { held }) })
  }
}

export function addEffect(w: World, card: number, effect: Effect): void {
  const one = writePermanent(w, card)
  one.effects = [...one.effects, effect]
}
