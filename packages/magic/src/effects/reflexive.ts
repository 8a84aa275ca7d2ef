import type { World } from '@battleline/kernel'
import { timesOfDelayed } from '../events/triggers.ts'
import { nextTimestamp, tableOf, writeTable } from '../model/state.ts'
import type { Resolution } from '../query/resolution.ts'
import type { Instruction } from '../text/structure.ts'

/** A triggered ability of its own: “when you do” (603.12). */
export function reflect(
  w: World,
  l: Resolution,
  { does }: Extract<Instruction, { readonly kind: 'reflexive' }>,
): void {
  const { source, life, you, player, sacrificed } = l.item
  const { antecedent, amount } = l
  const given = sacrificed !== undefined && { sacrificed }
  const waiting = { source, life, you, if: null, does, antecedent, player, amount, ...given }
  const times = timesOfDelayed(w, { card: source, life })
  const all = Array.from({ length: times }, () => ({
    id: `${source}.${life}/${nextTimestamp(w)}`,
    ...waiting,
  }))
  writeTable(w).triggered = [...tableOf(w).triggered, ...all]
}
