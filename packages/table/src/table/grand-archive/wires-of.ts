import type { GrandArchiveBoard } from '../../engine/grand-archive/shown.ts'
import type { Wire } from '../../parts/wires.tsx'

/** Who attacks whom, and who strikes back. */
export const wiresOf = ({ combat }: GrandArchiveBoard): readonly Wire[] =>
  combat === null
    ? []
    : [
        ...combat.defenders.map((to): Wire => ({ from: combat.attacker, to, kind: 'attack' })),
        ...combat.retaliators.map((from): Wire => ({ from, to: combat.attacker, kind: 'back' })),
      ]
