import type {
  CardReading,
  KeyForge,
  Onlooker,
  PlayerId,
  PlayersView,
  PlayerView,
  ZoneView,
} from '@battleline/keyforge'
import { stringify } from 'yaml'

/** A card of which nobody knows which it is. */
export const UNSEEN = '?'

type Marks = Record<string, unknown>
type Written = string | Readonly<Record<string, Marks>>

/** A game of which only the edition and the cards matter. */
type Cards = Pick<KeyForge, 'edition' | 'library'>

/** A card from a hidden hand that everybody has seen since. */
export interface RevealedCard {
  readonly name: string
  /** What it is called on the board. */
  readonly called: string
}

/**
 * The board as a scenario of its own, with what somebody may know of it: unseen cards stay unseen. What happened earlier in the
 * turn, and effects that last, are no part of a board. `revealed`: one of the unseen cards in the hand of the active player.
 */
export function positionText(
  game: Cards,
  view: PlayersView<Onlooker>,
  name: string,
  revealed: RevealedCard | null = null,
): string {
  const { active, table, players, cards } = view
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const names = players.map((side) => side.name)
  const [one, other] = players.map((side, at) => {
    const writer = new PlayerWriter(game, cardOf, names, at + 1 === active ? revealed : null)
    return writer.write(side, (at + 1) as PlayerId, table.tide)
  })
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
    private readonly game: Cards,
    private readonly cards: ReadonlyMap<number, CardReading>,
    /** Of the players. */
    private readonly names: readonly string[],
    private readonly revealed: RevealedCard | null,
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
    const written = PILES.map((pile) => [pile, this.#pile(side[pile], player, pile)] as const)
    return Object.fromEntries(written.filter(([, cards]) => cards.length > 0))
  }

  #pile({ count, cards }: ZoneView, player: PlayerId, pile: string): readonly Written[] {
    if (cards === null) {
      const unseen: Written[] = Array.from({ length: count }, () => UNSEEN)
      if (pile !== 'hand' || this.revealed === null) return unseen
      const { name, called } = this.revealed
      return [called === name ? name : { [name]: { as: called } }, ...unseen.slice(1)]
    }
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
      ...this.#icons(card),
      ...(isInPlay && aember > 0 && { aember }),
      ...(isInPlay && !card.ready && { exhausted: true }),
      ...(isCreature && damage > 0 && { damage }),
      ...(isCreature && powerCounters > 0 && { counters: powerCounters }),
      ...(isInPlay && Object.fromEntries(counters.map(({ name, count }) => [`${name} counters`, count]))),
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

  /** Bonus icons of this copy are below those that every copy has. */
  #icons({ name, icons, facedown }: CardReading): Marks {
    const { aember = 0, icons: printed = [] } = this.game.library.facts(name) ?? {}
    const own = facedown === null ? icons.slice(aember + printed.length) : []
    return own.length > 0 ? { icons: own } : {}
  }

  /** A maverick has another house than its other copies. */
  #house({ name, houses, icons }: CardReading): Marks {
    const usual = this.game.library.facts(name)?.house
    const [house, ...others] = houses
    const isOne = others.every((other) => icons.some((icon) => icon === other))
    return isOne && usual !== undefined && house !== usual ? { house } : {}
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
