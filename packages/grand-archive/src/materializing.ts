import type { View, World } from '@battleline/kernel'
import { whyNotPaid } from './activating.ts'
import { noteFor } from './facts.ts'
import { enterField, levelUp } from './moving.ts'
import { championOf } from './read.ts'
import { cardOf } from './state.ts'

/** A champion card goes one level up; everything else enters. What it costs beside cards of the memory must be payable. */
export function canMaterialize(w: View, card: number): boolean {
  const { $def, owner } = cardOf(w, card)
  if (whyNotPaid(w, owner, card) !== null) return false
  if ($def.type !== 'champion') return true
  const top = championOf(w, owner)
  return top < 0 || $def.level === cardOf(w, top).$def.level + 1
}

export function materialize(w: World, card: number): void {
  const { owner, $def } = cardOf(w, card)
  const top = championOf(w, owner)
  if ($def.type === 'champion' && top >= 0) levelUp(w, top, card)
  else enterField(w, card, owner)
  noteFor(w, { kind: 'materialize', by: owner })
}
