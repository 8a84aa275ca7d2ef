import type { CardReading, PlayersView, PlayerView, ZoneView } from '@battleline/keyforge'
import type { BoardDescription, DescribedCard } from '../board/board-format.ts'
import { marksOf } from './board-format.ts'

/** The zones that are shown card by card, as far as the player may look at them. */
const LISTED = ['battleline', 'artifacts', 'prophecies', 'powers', 'hand', 'archives'] as const
/** The zones whose size a player knows, and what is counted there. */
const COUNTED = { deck: 'in deck', discard: 'discarded', purged: 'purged' } as const

/** The zones that are listed when a player wants to see everything. */
const PILES_TOO = [...LISTED, 'discard', 'purged'] as const

/** A board as one player may know it, the other player above. `all`: with the discard piles card by card. */
export function describeView(view: PlayersView, all = false): BoardDescription {
  const listed: readonly (typeof PILES_TOO)[number][] = all ? PILES_TOO : LISTED
  const cards = new Map(view.cards.map((card) => [card.id, card]))
  const name = (id: number): string => cards.get(id)?.called ?? 'a hidden card'
  const seats = view.players.map((player, at) => ({ player, number: at + 1 }))
  const ordered = [...seats].sort((one) => (one.number === view.player ? 1 : -1))
  return {
    sides: ordered.map(({ player, number }) => ({
      player: player.name,
      has: [...numbersOf(player), ...(view.table.tide === number ? ['high tide'] : [])],
      zones: listed
        .filter((zone) => zone === 'battleline' || (player[zone].cards ?? []).length > 0)
        .map((zone) => ({ name: zone, cards: player[zone].cards ?? [] })),
    })),
    cards: new Map(view.cards.map((card) => [card.id, describeCard(card, name)])),
  }
}

function numbersOf({ aember, keys, forged, chains, ...zones }: PlayerView): readonly string[] {
  const count = (zone: ZoneView, what: string) => (zone.count === 0 ? [] : [`${zone.count} ${what}`])
  return [
    `${aember} Æ`,
    `${keys === 1 ? '1 key' : `${keys} keys`}${keys === 0 ? '' : ` (${forged.join(', ')})`}`,
    ...(chains > 0 ? [chains === 1 ? '1 chain' : `${chains} chains`] : []),
    ...(zones.hand.cards === null ? count(zones.hand, 'in hand') : []),
    ...(zones.archives.cards === null ? count(zones.archives, 'archived') : []),
    ...Object.entries(COUNTED).flatMap(([zone, what]) => count(zones[zone as keyof typeof COUNTED], what)),
  ]
}

const describeCard = (card: CardReading, name: (id: number) => string): DescribedCard => ({
  name: card.called,
  place: card.zone,
  isInPlay: false,
  marks:
    card.zone === 'battleline' || card.zone === 'artifacts'
      ? marksOf(card, name)
      : card.houses.length > 0
        ? [`${card.houses.join(', ')} ${card.type}`]
        : [],
})
