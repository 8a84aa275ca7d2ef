import type { PlayerId } from './reference.ts'

/** A card to be named. `fixed`: its distinct name comes from the board and stays. */
export interface NamedCard {
  readonly name: string
  /** The player who distinguishes it: its controller. */
  readonly player: PlayerId
  readonly fixed: boolean
}

/**
 * Distinct names of cards. Cards of one name are distinguished by their player if each has one, else by a number:
 * "Gub (2)", "Troll (Ben)".
 */
export function namesApart(
  cards: readonly NamedCard[],
  players: readonly [string, string],
): readonly string[] {
  const byName = new Map<string, NamedCard[]>()
  for (const card of cards) {
    const namesakes = byName.get(card.name)
    if (namesakes === undefined) byName.set(card.name, [card])
    else namesakes.push(card)
  }
  return cards.map((card) => {
    const namesakes = byName.get(card.name) ?? []
    return card.fixed || namesakes.length < 2 ? card.name : nameApart(card, namesakes, players)
  })
}

function nameApart(
  card: NamedCard,
  namesakes: readonly NamedCard[],
  players: readonly [string, string],
): string {
  const own = namesakes.filter((other) => other.player === card.player)
  const player = own.length < namesakes.length ? players[card.player - 1] : ''
  const number = own.length > 1 ? `${own.indexOf(card) + 1}` : ''
  return `${card.name} (${[player, number].filter((word) => word !== '').join(' ')})`
}
