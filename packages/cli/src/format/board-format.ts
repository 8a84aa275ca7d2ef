import { type BoardSide, board, page, span } from '@battleline/explain'
import type { Terminal } from '../terminal.ts'

/** One zone of a side, with its cards in the order in which they lie. */
export interface BoardZone {
  readonly name: string
  readonly cards: readonly number[]
  /** Whether endings can differ in the order of these cards. */
  readonly isOrdered?: boolean
}

/** A card as it stands on a board. */
export interface DescribedCard {
  readonly name: string
  /** Where it is; begins with “in play” in play. */
  readonly place: string
  /** What can be seen of it in play: “power 4”, “ward”. */
  readonly marks: readonly string[]
}

/** A position in words, whatever its game. */
export interface BoardDescription {
  readonly sides: readonly {
    readonly player: string
    /** What the player has: “2 Æ”, “20 life”. */
    readonly has: readonly string[]
    readonly zones: readonly BoardZone[]
  }[]
  readonly cards: ReadonlyMap<number, DescribedCard>
  /** What endings can differ in beside the sides, by subject. */
  readonly facts?: ReadonlyMap<string, string>
  /** What a reader should know of the board, a line each. */
  readonly notes?: readonly string[]
  /** From how many on cards that are alike are shown as one entry; left out: never. */
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

/** Cards that only their numbers tell apart stand together where they are many. */
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

/** What endings can differ in beside the places and marks of cards, by subject. */
export function plainFacts({ sides, cards, facts }: BoardDescription): ReadonlyMap<string, string> {
  const plain = new Map<string, string>()
  for (const { player, has, zones } of sides) {
    plain.set(player, has.join(', '))
    for (const { name, cards: lying, isOrdered } of zones)
      if (isOrdered === true)
        plain.set(`${player} ${name}: `, lying.map((card) => cards.get(card)?.name).join(', '))
  }
  return new Map([...plain, ...(facts ?? [])])
}
