import type { Position } from '@battleline/kernel'
import type { Declared, Magic } from '@battleline/magic'
import { BoardNames, boardOf, type NamedBoard } from '../names/board-names.ts'
import type { Declaration } from './scenario.ts'

/** The players and cards of a position by their names. */
export const namedBoard = (game: Magic, position: Position): NamedBoard => {
  const players = game.players(position).map((one) => [one, game.player(position, one).name] as const)
  return boardOf(game, position, new Map(players), 'nothing')
}

/** Finds the players and cards of a position by their names. */
export const boardNames = (game: Magic, position: Position): BoardNames =>
  new BoardNames(namedBoard(game, position))

/** A declaration in records, sorted by number; null if a name is not found. */
export function declaredOn(names: BoardNames, { choices }: Declaration): Declared | null {
  const used = new Set<number>()
  const pairs: (readonly [number, number])[] = []
  for (const { creature, goals } of choices) {
    const creatures = names.several(creature, used)
    const chosen = goals.map((goal) => names.one(goal))
    for (const one of creatures) {
      used.add(one)
      for (const goal of chosen) if (goal !== null) pairs.push([one, goal])
    }
  }
  return names.faults.length > 0 ? null : pairs.sort(([a, b], [c, d]) => a - c || b - d)
}
