import { type BoardSide, board, page, span } from '@battleline/explain'
import type { Terminal } from '../terminal.ts'

/** One zone of a side, with its cards in order. */
export interface BoardZone {
  readonly name: string
  readonly cards: readonly number[]
  /** Whether the order of these cards can differ between endings. */
  readonly isOrdered?: boolean
}

/** A card on a board. */
export interface DescribedCard {
  readonly name: string
  readonly place: string
  readonly isInPlay: boolean
  /** Its visible marks in play: “power 4”, “ward”. */
  readonly marks: readonly string[]
}

/** A position in words, in any game. */
export interface BoardDescription {
  readonly sides: readonly {
    readonly player: string
    /** The player's values: “2 Æ”, “20 life”. */
    readonly has: readonly string[]
    readonly zones: readonly BoardZone[]
  }[]
  readonly cards: ReadonlyMap<number, DescribedCard>
  /** Other facts that can differ between endings, by subject. */
  readonly facts?: ReadonlyMap<string, string>
  /** Notes about the board, a line each. */
  readonly notes?: readonly string[]
  /** The number from which equal cards are shown as one entry; default: never. */
  readonly groupsFrom?: number
}

/** A position as text. */
export function boardText(description: BoardDescription, { width, paint }: Terminal): string {
  const { sides, cards, notes = [], groupsFrom = Number.POSITIVE_INFINITY } = description
  const shown = sides.map(
    ({ player, has, zones }): BoardSide => ({
      player,
      has,
      zones: zones.map((zone) => ({
        name: zone.name,
        cards: together(
          zone.cards.flatMap((card) => cards.get(card) ?? []),
          groupsFrom,
        ),
      })),
    }),
  )
  const lines = notes.map((note) => ({ line: [span(note, 'quiet')], hang: 2, cite: [] }))
  return `${board(shown, width, paint)}${page(lines, width, paint)}`
}

const unnumbered = (name: string): string => name.replace(/ \d+$/, '')

/** Groups cards that differ only in their numbers if there are many. */
function together(cards: readonly DescribedCard[], many: number): readonly DescribedCard[] {
  const like = new Map<string, DescribedCard[]>()
  for (const card of cards) {
    const key = `${unnumbered(card.name)} ${card.marks.join()}`
    like.set(key, [...(like.get(key) ?? []), card])
  }
  if (cards.length < many) return cards
  return [...like.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined || same.length < many) return same
    return [{ ...first, name: `${same.length} ${unnumbered(first.name)}` }]
  })
}

/** A fact about an ending: its words, and the names of the cards whose order it is, if it is an order. */
export interface PlainFact {
  readonly is: string
  readonly order?: readonly string[]
}

/** The facts that can differ between endings beside places and marks of cards, by subject. */
export function plainFacts({ sides, cards, facts = new Map() }: BoardDescription): Map<string, PlainFact> {
  const plain = new Map<string, PlainFact>()
  for (const { player, has, zones } of sides) {
    plain.set(player, { is: has.join(', ') })
    for (const { name, cards: lying, isOrdered } of zones) {
      const order = lying.map((card) => cards.get(card)?.name ?? '')
      if (isOrdered === true) plain.set(`${player} ${name}:`, { is: order.join(', '), order })
    }
  }
  for (const [subject, is] of facts) plain.set(subject, { is })
  return plain
}
