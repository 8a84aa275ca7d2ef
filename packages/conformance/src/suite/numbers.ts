import type { Position } from '@battleline/kernel'
import type { Engine } from '@battleline/scenario'

/** The number of each player and card of a board with its name there. */
export function numbersOn(
  game: Engine,
  position: Position,
  players: readonly string[],
): Readonly<Record<string, string>> {
  const named = players.map((name, at) => [at + 1, name] as const)
  const cards = game.cards(position).map((card) => {
    const { name, called } = game.card(position, card)
    return [card, called ?? name] as const
  })
  return Object.fromEntries([...named, ...cards])
}
