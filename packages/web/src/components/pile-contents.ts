import { grammar } from '../words/grammar.ts'
import { term } from '../words/terms.ts'

/** A card of a pile with its moves. */
export interface PileCard {
  readonly id: number
  readonly called: string
  /** What it is coloured by. */
  readonly look: string
  readonly text: string
  readonly may: readonly { readonly id: string; readonly label: string }[]
  readonly mayNot: readonly {
    readonly id: string
    readonly label: string
    readonly reason: string
    readonly cite: readonly string[]
  }[]
}

export interface PileContents {
  readonly title: string
  readonly cards: readonly PileCard[]
  /** How many more cards lie there that the scenario does not name; left out: none. */
  readonly unnamed?: number
  /** How many cards lie there that the viewer may not see; left out: none. */
  readonly facedown?: number
}

interface PiledCard {
  readonly id: number
  readonly called: string
  readonly text: string
}

/** A pile of a board with sides; `show`: what else a card of it shows. */
export function pileOfSide<C extends PiledCard>(
  board: {
    readonly sides: readonly {
      readonly name: string
      readonly zones: Readonly<Record<string, readonly number[]>>
    }[]
    readonly cards: Readonly<Record<number, C>>
  },
  player: number,
  pile: string,
  show: (card: C) => Pick<PileCard, 'look' | 'may' | 'mayNot'>,
): PileContents {
  const side = board.sides[player - 1]
  const cards = (side?.zones[pile] ?? []).flatMap((id) => board.cards[id] ?? [])
  const shown = cards.map((card) => ({ id: card.id, called: card.called, text: card.text, ...show(card) }))
  return { title: `${grammar.player(side?.name ?? '')}: ${term(pile)}`, cards: shown }
}
