import type { Position } from '@battleline/kernel'
import type { Declared, Magic } from '@battleline/magic'
import { BoardNames } from '../names/board-names.ts'
import type { Declaration } from './scenario.ts'

/** The names of the players and cards of a position. */
export const boardNames = (game: Magic, position: Position): BoardNames => {
  const players = game.players(position)
  return new BoardNames({
    players,
    cards: game.cards(position),
    name: (record) =>
      players.includes(record) ? game.player(position, record).name : game.card(position, record).called,
    plainName: (card) => game.card(position, card).name,
  })
}

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
