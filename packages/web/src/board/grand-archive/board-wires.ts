import type { Wire } from '../../components/wires.tsx'
import type { GrandArchiveBoard } from '../../engine/protocol/grand-archive-board.ts'

/** The arrows of attacks and retaliations. */
export const wiresOf = ({ combat }: GrandArchiveBoard): readonly Wire[] =>
  combat === null
    ? []
    : [
        ...combat.defenders.map((to): Wire => ({ from: combat.attacker, to, kind: 'attack' })),
        ...combat.retaliators.map((from): Wire => ({ from, to: combat.attacker, kind: 'back' })),
      ]
