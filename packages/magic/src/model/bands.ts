import type { View, World } from '@battleline/kernel'
import { attackers, type Permanent, permanentOf, permanents, writePermanent } from './state.ts'

// An attacking band lasts for the rest of the combat, whatever becomes of banding (702.22e).

const bandIn = ({ effects }: Permanent): number =>
  effects.flatMap((one) => (one.kind === 'banded' ? [one.band] : []))[0] ?? 0

/** The creatures that attack in a band with a creature, itself among them; only itself if there is no band. */
export function bandOf(w: View, creature: number): readonly number[] {
  const band = bandIn(permanentOf(w, creature))
  return band === 0 ? [creature] : attackers(w).filter((one) => bandIn(permanentOf(w, one)) === band)
}

/** Attackers form a band. */
export function formBand(w: World, creatures: readonly number[]): void {
  const [band = 0, second] = creatures
  if (second === undefined) return
  for (const creature of creatures) {
    const one = writePermanent(w, creature)
    one.effects = [...one.effects, { kind: 'banded', band }]
  }
}

/** An attacker becomes blocked, and its band with it (702.22h, 702.22i). */
export function becomeBlocked(w: World, attacker: number): void {
  for (const one of bandOf(w, attacker)) writePermanent(w, one).blocked = true
}

/** Each creature that blocks one of a band blocks all of it (702.22h). */
export function blockBands(w: World): void {
  for (const blocker of permanents(w)) {
    const { blocks } = permanentOf(w, blocker)
    const all = [...new Set(blocks.flatMap((attacker) => bandOf(w, attacker)))]
    if (all.length > blocks.length) writePermanent(w, blocker).blocks = all
    for (const attacker of blocks) becomeBlocked(w, attacker)
  }
}
