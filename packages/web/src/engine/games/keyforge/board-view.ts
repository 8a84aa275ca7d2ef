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
import { Boards, restingIn } from '../../session/board-cache.ts'

/** Piles in which cards have no state. */
const RESTING: readonly Zone[] = ['deck', 'discard', 'purged', 'archives']

/** Boards of KeyForge. */
export class KeyForgeBoards extends Boards<Board> {
  readonly #game: KeyForge

  constructor(game: KeyForge) {
    super()
    this.#game = game
  }

  protected board(position: Position): Board {
    const game = this.#game
    const pending = game.pending(position)
    const sides = [this.#side(position, 1), this.#side(position, 2)] as const
    const resting = restingIn(sides, RESTING)
    const cards = game
      .cards(position)
      .map((id) => this.card(id, resting, () => cardOf(game, position, id, pending.get(id) ?? 0)))
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
