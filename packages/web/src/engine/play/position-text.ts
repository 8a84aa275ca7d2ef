import type {
  CardReading,
  KeyForge,
  KeyForgePosition,
  PlayerId,
  PlayerView,
  ZoneView,
} from '@battleline/keyforge'
import { stringify } from 'yaml'

/** A card of which nobody knows which it is. */
const UNSEEN = '?'

type Marks = Record<string, unknown>
type Written = string | Readonly<Record<string, Marks>>

/**
 * The board as a scenario of its own, with what a player may know of it: unseen cards stay unseen. What happened earlier in the
 * turn, and effects that last, are no part of a board.
 */
export function positionText(
  game: KeyForge,
  position: KeyForgePosition,
  player: PlayerId,
  name: string,
): string {
  const { active, table, players, cards } = game.view(position, player)
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const names = players.map((side) => side.name)
  const writer = new PlayerWriter(game, cardOf, names)
  const [one, other] = players.map((side, at) => writer.write(side, (at + 1) as PlayerId, table.tide))
  const [first = '', second = ''] = names
  const document = {
    name,
    game: 'keyforge',
    ...(game.edition !== 'current' && { edition: game.edition }),
    ...(table.house !== null && { house: table.house }),
    active: active === 1 ? first : second,
    players: { [first]: one, [second]: other },
  }
  return stringify(document, { lineWidth: 120, flowCollectionPadding: false })
}

class PlayerWriter {
  constructor(
    private readonly game: KeyForge,
    private readonly cards: ReadonlyMap<number, CardReading>,
    /** Of the players. */
    private readonly names: readonly string[],
  ) {}

  write(side: PlayerView, player: PlayerId, tide: PlayerId | null): Readonly<Record<string, unknown>> {
    const { aember, forged, chains, houses, token } = side
    return {
      ...(aember > 0 && { aember }),
      ...(forged.length > 0 && { keys: forged.length }),
      ...(chains > 0 && { chains }),
      ...(tide === player && { tide: 'high' }),
      ...(houses.length > 0 && { houses }),
      ...(token !== null && { token }),
      ...this.#piles(side, player),
    }
  }

  #piles(side: PlayerView, player: PlayerId) {
    const written = PILES.map((pile) => [pile, this.#pile(side[pile], player)] as const)
    return Object.fromEntries(written.filter(([, cards]) => cards.length > 0))
  }

  #pile({ count, cards }: ZoneView, player: PlayerId): readonly Written[] {
    if (cards === null) return Array.from({ length: count }, () => UNSEEN)
    return cards.map((id) => this.#card(id, player))
  }

  #card(id: number, player: PlayerId): Written {
    const card = this.cards.get(id)
    if (card === undefined) return UNSEEN
    const name = card.facedown ?? card.name
    const marks = this.#marks(card, player)
    return Object.keys(marks).length === 0 ? name : { [name]: marks }
  }

  #marks(card: CardReading, player: PlayerId): Marks {
    const { zone, owner, damage, aember, powerCounters, counters, fought, armor, armorLeft } = card
    const isCreature = zone === 'battleline'
    const isInPlay = isCreature || zone === 'artifacts'
    const lists = (word: string, ids: readonly number[]) =>
      ids.length > 0 ? { [word]: ids.map((one) => this.#card(one, player)) } : {}
    return {
      // Its label is the same as in the game.
      ...(card.called !== (card.facedown ?? card.name) && card.facedown === null && { as: card.called }),
      ...(owner !== player && { owner: this.names[owner - 1] }),
      ...this.#house(card),
      ...(isInPlay && aember > 0 && { aember }),
      ...(isInPlay && !card.ready && { exhausted: true }),
      ...(isCreature && damage > 0 && { damage }),
      ...(isCreature && powerCounters > 0 && { counters: powerCounters }),
      ...(isCreature && Object.fromEntries(counters.map(({ name, count }) => [`${name} counters`, count]))),
      ...(isCreature && fought > 0 && { fought }),
      ...(isCreature && armor > armorLeft && { 'armor used': armor - armorLeft }),
      ...(isCreature && card.warded && { ward: true }),
      ...(isCreature && card.stunned && { stun: true }),
      ...(isCreature && card.enraged && { enrage: true }),
      ...(isCreature && card.facedown !== null && { facedown: true }),
      ...lists('upgrades', card.upgrades),
      ...lists('grafted', card.grafted),
      ...lists(
        'under',
        card.under.filter((one) => !card.grafted.includes(one)),
      ),
    }
  }

  /** A maverick has another house than its other copies. */
  #house({ name, houses }: CardReading): Marks {
    const usual = this.game.library.facts(name)?.house
    const [house] = houses
    return houses.length === 1 && usual !== undefined && house !== usual ? { house } : {}
  }
}

/** The piles in the order in which boards list them. */
const PILES = [
  'battleline',
  'artifacts',
  'hand',
  'deck',
  'discard',
  'archives',
  'purged',
  'prophecies',
  'powers',
] as const
