import type { World } from '@battleline/kernel'
import { emit } from '../events/triggers.ts'
import { cardOf } from '../model/state.ts'
import { championOf } from '../query/objects.ts'
import { levelUp } from './lineage.ts'
import { enterField } from './move.ts'

export function materialize(w: World, card: number): void {
  const { owner, $def } = cardOf(w, card)
  const top = championOf(w, owner)
  if ($def.type === 'champion' && top >= 0) levelUp(w, top, card)
  else enterField(w, card, owner)
  emit(w, { kind: 'materialize', by: owner })
}
