import type { Wire } from '../../components/wires.tsx'
import type { MagicBoard, Pairs } from '../../engine/protocol/magic-board.ts'
import type { Declaration } from './use-declaration.ts'

/** What has been declared on a board. */
export const declared = (board: MagicBoard): readonly Wire[] =>
  Object.values(board.cards).flatMap(({ id, attacks, blocks, blocked }): readonly Wire[] => [
    ...(attacks > 0 && !blocked && isDrawn(board, attacks)
      ? [{ from: id, to: attacks, kind: 'attack' as const }]
      : []),
    ...blocks.map((goal): Wire => ({ from: id, to: goal, kind: 'block' })),
  ])

/** Attacks on the only attacked player need no arrow: the labels of the attackers name the player. */
const isDrawn = ({ players }: MagicBoard, goal: number): boolean =>
  players.length > 2 || players.every(({ id }) => id !== goal)

/** Who deals damage to whom while it is dealt. These arrows replace those of attacks and blocks. */
export function dealt({ dealing }: MagicBoard): readonly Wire[] {
  return dealing.flatMap(({ from, to }): readonly Wire[] => (from === to ? [] : [{ from, to, kind: 'deal' }]))
}

/** The targets of abilities on the stack whose source is a permanent. */
export const aimed = ({ stack, cards }: MagicBoard): readonly Wire[] =>
  stack.flatMap(({ source, targets }) =>
    cards[source]?.zone === 'battlefield'
      ? targets.map(({ record }): Wire => ({ from: source, to: record, kind: 'back' }))
      : [],
  )

/** The declaration in progress, and the differences of a better one. */
export function drafted(board: MagicBoard, { pairs, verdict }: Declaration): readonly Wire[] {
  const kind = verdict?.action === 'attack' ? 'attack' : 'block'
  const wire = (all: Pairs, of: Wire['kind']) => all.map(([from, to]): Wire => ({ from, to, kind: of }))
  const has = ([creature, goal]: readonly [number, number]) =>
    pairs.some(([one, other]) => one === creature && other === goal)
  const better = verdict?.better?.pairs.filter((pair) => !has(pair)) ?? []
  const others = verdict?.action === 'attack' ? declared(board).filter(({ kind: of }) => of === 'block') : []
  const drawn = [...wire(pairs, kind), ...wire(better, 'better')].filter(({ to }) => isDrawn(board, to))
  return [...others, ...drawn]
}
