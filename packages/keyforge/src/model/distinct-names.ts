import type { PlayerId } from './reference.ts'

/** A card to be told apart from others: `fixed` where its name was given to it alone and stays. */
export interface NamedCard {
  readonly name: string
  /** The player by whom it is told apart: whoever controls it. */
  readonly player: PlayerId
  readonly fixed: boolean
}

/**
 * What cards are called where each is meant alone. Cards of one name are told apart by their player where each has one,
 * else by a number: "Gub (2)", "Troll (Ben)".
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
