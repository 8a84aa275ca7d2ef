import type { World } from '@battleline/kernel'
import { refTo } from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import type { Sentence } from '../text/structure.ts'
import { addTrigger } from './triggers.ts'

const WEAKENED: readonly Sentence[] = [
  {
    does: {
      kind: 'gets',
      who: { kind: 'it' },
      does: [{ kind: 'gets', power: -1, toughness: -1 }],
      until: 'turn',
    },
  },
]

/** Flanking triggers for each creature without flanking that blocks (702.25). `blocks`: blockers and attackers. */
export function triggerFlanking(w: World, blocks: readonly (readonly [number, number])[]): void {
  if (blocks.length === 0) return
  const characteristics = new Characteristics(w)
  for (const [blocker, attacker] of blocks)
    if (characteristics.has(attacker, 'flanking') && !characteristics.has(blocker, 'flanking'))
      addTrigger(w, attacker, {
        if: null,
        does: WEAKENED,
        antecedent: [refTo(w, blocker)],
        player: 0,
        amount: 0,
      })
}
