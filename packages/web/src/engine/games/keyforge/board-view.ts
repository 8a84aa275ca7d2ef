import type { Position } from '@battleline/kernel'
import {
  type CardReading,
  inPlayZone,
  KEYWORDS,
  type KeyForge,
  PILES,
  type PlayerId,
  VALUED,
  type Zone,
} from '@battleline/keyforge'
import type { Board, Card, Side } from '../../protocol/keyforge-board.ts'
import { Boards } from '../../session/board-cache.ts'

/** Piles in which cards have no state. */
const RESTING: readonly Zone[] = ['deck', 'discard', 'purged', 'archives']

/** Boards of KeyForge. */
export class KeyForgeBoards extends Boards<Board> {
  readonly #game: KeyForge
  /** Cards out of play that lie where they lay on the last board: nothing about them changes there. */
  readonly #resting = new Map<number, Card>()

  constructor(game: KeyForge) {
    super()
    this.#game = game
  }

  protected board(position: Position): Board {
    const game = this.#game
    const pending = game.pending(position)
    const sides = [this.#side(position, 1), this.#side(position, 2)] as const
    const resting = new Map<number, Zone>()
    for (const { zones } of sides)
      for (const zone of RESTING) for (const id of zones[zone] ?? []) resting.set(id, zone)
    const cards = game.cards(position).map((id) => {
      const zone = resting.get(id)
      const known = this.#resting.get(id)
      if (zone !== undefined && known?.zone === zone) return known
      const card = this.kept(`card ${id}`, cardOf(game, position, id, pending.get(id) ?? 0))
      if (zone === undefined) this.#resting.delete(id)
      else this.#resting.set(id, card)
      return card
    })
    return {
      active: game.active(position),
      ...game.table(position),
      sides,
      cards: Object.fromEntries(cards.map((card) => [card.id, card])),
    }
  }

  #side(position: Position, player: PlayerId): Side {
    const { name, aember, keys, chains, houses, ...piles } = this.#game.player(position, player)
    const zones = Object.fromEntries(PILES.map((pile) => [pile, piles[pile]]))
    return this.kept(`side ${player}`, { name, aember, keys, chains, houses, zones })
  }
}

function cardOf(game: KeyForge, position: Position, id: number, pending: number): Card {
  const reading = game.card(position, id)
  return {
    ...reading,
    name: reading.facedown === null ? reading.name : reading.called,
    house: reading.houses[0] ?? null,
    pending,
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
