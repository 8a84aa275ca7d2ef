import type { Ref } from '@battleline/card-game'
import type { GameEvent, View, World } from '@battleline/kernel'
import { DESTROYED, type Destruction } from '../query/open-destruction.ts'

/** Adds events of a tagged card's leaving to the destruction that tagged it. */
export function noteLeft(w: World, made: readonly GameEvent[]): void {
  const height = made.length === 0 ? -1 : w.find(DESTROYED)
  if (height < 0) return
  const open = w.frame(height).locals as Destruction
  open.facts = [...open.facts, ...made]
}

/** The card whose destruction is being replaced, by the name of the replacement. */
export function savedBy(name: string): Ref | null {
  const [, card, life] = /@(\d+)\.(\d+)$/.exec(name) ?? /^(\d+)\.(\d+)\//.exec(name) ?? []
  return card === undefined ? null : { card: Number(card), life: Number(life) }
}

/** The card whose destruction is being replaced now: if it leaves play, it is not destroyed (KF-RPL-1). */
export function beingSaved(w: View): Ref | null {
  const { amending = null } = w.stack[w.find(DESTROYED)] ?? {}
  return amending === null ? null : savedBy(amending)
}
