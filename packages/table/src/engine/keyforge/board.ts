import type { Position } from '@battleline/kernel'
import {
  type CardReading,
  inPlayZone,
  KEYWORDS,
  type KeyForge,
  PILES,
  type PlayerId,
  VALUED,
} from '@battleline/keyforge'
import type { Board, Card, Side } from '../protocol.ts'

/** Makes boards of positions. What did not change since the last board is the same object in both. */
export class Boards {
  readonly all: Board[] = []
  readonly #game: KeyForge
  readonly #places = new Map<Position, number>()
  readonly #cards = new Map<number, { readonly written: string; readonly card: Card }>()
  readonly #sides = new Map<PlayerId, { readonly written: string; readonly side: Side }>()

  constructor(game: KeyForge) {
    this.#game = game
  }

  /** The place of a position's board among all. */
  at(position: Position): number {
    const known = this.#places.get(position)
    if (known !== undefined) return known
    const place = this.all.push(this.#board(position)) - 1
    this.#places.set(position, place)
    return place
  }

  #board(position: Position): Board {
    const game = this.#game
    const { house, winner, tide } = game.table(position)
    const pending = game.pending(position)
    const cards = game
      .cards(position)
      .map((id) => this.#kept(cardOf(game, position, id, pending.get(id) ?? 0)))
    return {
      active: game.active(position),
      house,
      winner,
      tide,
      sides: [this.#side(position, 1), this.#side(position, 2)],
      cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    }
  }

  #kept(card: Card): Card {
    const written = JSON.stringify(card)
    const known = this.#cards.get(card.id)
    if (known?.written === written) return known.card
    this.#cards.set(card.id, { written, card })
    return card
  }

  #side(position: Position, player: PlayerId): Side {
    const { name, aember, keys, chains, houses, ...piles } = this.#game.player(position, player)
    const zones = Object.fromEntries(PILES.map((pile) => [pile, piles[pile]]))
    const side = { name, aember, keys, chains, houses, zones }
    const written = JSON.stringify(side)
    const known = this.#sides.get(player)
    if (known?.written === written) return known.side
    this.#sides.set(player, { written, side })
    return side
  }
}

function cardOf(game: KeyForge, position: Position, id: number, pending: number): Card {
  const reading = game.card(position, id)
  const { called, type, text, zone, owner, controller, host, upgrades, under, houses } = reading
  const { power, armor, armorLeft, damage, aember, powerCounters, counters } = reading
  const { ready, stunned, warded, enraged, tagged } = reading
  const known = { id, name: reading.facedown === null ? reading.name : called, called, type, text }
  const [house = null] = houses
  const place = { house, zone, owner, controller, host, upgrades, under: under.length }
  const values = { power, armor, armorLeft, damage, pending, aember, powerCounters, counters }
  const marks = { ready, stunned, warded, enraged, tagged }
  return {
    ...known,
    ...place,
    ...values,
    ...marks,
    keywords: keywordsOf(game, reading),
    abilities: abilitiesOf(game, position, reading),
  }
}

function keywordsOf(game: KeyForge, { name, keywords }: CardReading): Card['keywords'] {
  const definition = game.library.find(name)
  const printed = definition === null || 'problems' in definition ? [] : definition.keywords
  return KEYWORDS.flatMap((word, at) => {
    const value = keywords[word]
    if (value === undefined) return []
    return [{ word, value: VALUED.has(word) ? value : null, gained: printed[at] !== value }]
  })
}

function abilitiesOf(game: KeyForge, position: Position, { id, zone }: CardReading): Card['abilities'] {
  if (!inPlayZone(zone)) return []
  const abilities = game.abilities(position, id).map(({ trigger, from }) => ({
    trigger: trigger.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    gained: from !== id,
  }))
  return abilities.filter(
    ({ trigger, gained }, at) =>
      abilities.findIndex((one) => one.trigger === trigger && one.gained === gained) === at,
  )
}
