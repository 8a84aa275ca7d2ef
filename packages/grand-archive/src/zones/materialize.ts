import type { World } from '@battleline/kernel'
import { cardOf, type Ref } from '../model/state.ts'
import { championOf } from '../query/objects.ts'
import { levelUp } from './lineage.ts'
import { enterField } from './move.ts'

/** A materialized card enters the field, a champion on top of its lineage (GA-LVL-3). */
export function materialize(w: World, card: number, linked: Ref | null): void {
  const { owner, $def } = cardOf(w, card)
  const top = championOf(w, owner)
  if ($def.type === 'champion' && top >= 0) levelUp(w, top, card)
  else enterField(w, card, owner, { linked })
}
