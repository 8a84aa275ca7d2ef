import {
  type CardReading,
  type Onlooker,
  PILES,
  type PlayersView,
  type PlayerView,
  type ZoneView,
} from '@battleline/keyforge'
import { UNSEEN } from './position-text.ts'

type Seen = PlayersView<Onlooker>

/** Whether two views of a board agree in all that both know, whatever their cards are numbered. */
export function agree(one: Seen, other: Seen): boolean {
  const [cards, others] = [cardsOf(one), cardsOf(other)]
  const isSameSide = (side: PlayerView, another: PlayerView) =>
    PILES.every((pile) => {
      if (side[pile].count !== another[pile].count) return false
      const [here, there] = [inPile(side[pile], cards), inPile(another[pile], others)]
      if (here === null || there === null) return true
      return IN_PLAY.has(pile)
        ? JSON.stringify(here.map((card) => stateOf(card, cards))) ===
            JSON.stringify(there.map((card) => stateOf(card, others)))
        : canBeSame(here.map(nameOf), there.map(nameOf))
    })
  return (
    one.active === other.active &&
    JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other)) &&
    one.players.every((side, at) => isSameSide(side, other.players[at] as PlayerView))
  )
}

type Cards = ReadonlyMap<number, CardReading>

const cardsOf = ({ cards }: Seen): Cards => new Map(cards.map((card) => [card.id, card]))

const inPile = ({ cards }: ZoneView, byId: Cards) => cards?.map((id) => byId.get(id)) ?? null

const nameOf = (card: CardReading | undefined): string => card?.name ?? UNSEEN

const IN_PLAY: ReadonlySet<string> = new Set(['battleline', 'artifacts'])

/** Whether as many cards can be the same ones, where each that is unseen can be any. */
function canBeSame(names: readonly string[], others: readonly string[]): boolean {
  const left = [...others]
  const unmatched = names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at < 0 && name !== UNSEEN
  })
  return unmatched.length <= left.filter((name) => name === UNSEEN).length
}

const valuesOf = ({ table: { house, tide, winner }, players }: Seen) => [
  house,
  tide,
  winner,
  ...players.map(({ aember, keys, chains }) => [aember, keys, chains]),
]

/** What a board shows of a card in play, with its upgrades and the cards under it. */
function stateOf(card: CardReading | undefined, cards: Cards): readonly unknown[] {
  if (card === undefined) return []
  const { name, type, owner, houses, power, armor, armorLeft, keywords } = card
  const { damage, aember, powerCounters, counters, ready, stunned, warded, enraged } = card
  const below = [...card.upgrades, ...card.under].map((id) => nameOf(cards.get(id)))
  return [
    [name, type, owner, houses, power, armor, armorLeft, keywords],
    [damage, aember, powerCounters, counters, ready, stunned, warded, enraged, below],
  ]
}
