import type { Position } from '@battleline/kernel'

/** So many boards more than twice those of a run are kept. */
const MOST_SPARE = 60

/** Makes boards of positions. What did not change since the last board is the same object in both. */
export abstract class Boards<B> {
  readonly all: B[] = []
  readonly #places = new Map<Position, number>()
  #last: { readonly position: Position; readonly place: number } | null = null
  readonly #kept = new Map<string, { readonly written: string; readonly part: unknown }>()
  /** Cards that rest where they rested on the last board. */
  readonly #resting = new Map<number, { readonly zone: string }>()

  /** The place of a position's board among all. */
  at(position: Position): number {
    const known = this.#places.get(position)
    if (known !== undefined) return known
    const last = this.#last
    const isSame = last !== null && this.looksAs(last.position, position)
    const place = isSame ? last.place : this.all.push(this.board(position)) - 1
    this.#places.set(position, place)
    this.#last = { position, place }
    return place
  }

  /** Whether two positions are sure to have equal boards, known without making them. */
  protected looksAs(_one: Position, _other: Position): boolean {
    return false
  }

  of(position: Position): B {
    return this.all[this.at(position)] as B
  }

  /** Whether it holds far more boards than a run with so many positions has: those of answers that were taken back. */
  isFullFor(positions: number): boolean {
    return this.all.length > 2 * positions + MOST_SPARE
  }

  protected abstract board(position: Position): B

  /**
   * A card: the one of the last board where it rests in the same zone as there. `resting`: the zones of the cards that rest
   * now.
   */
  protected card<C extends { readonly zone: string }>(
    id: number,
    resting: ReadonlyMap<number, string>,
    read: () => C,
  ): C {
    const zone = resting.get(id)
    const known = this.#resting.get(id)
    if (zone !== undefined && known?.zone === zone) return known as C
    const card = this.kept(`card ${id}`, read())
    if (zone === undefined) this.#resting.delete(id)
    else this.#resting.set(id, card)
    return card
  }

  /** The part of the last board, where it is equal; `key` identifies the part. */
  protected kept<P>(key: string, part: P): P {
    const written = JSON.stringify(part)
    const known = this.#kept.get(key)
    if (known?.written === written) return known.part as P
    this.#kept.set(key, { written, part })
    return part
  }
}

interface Side {
  readonly zones: Readonly<Record<string, readonly number[]>>
}

/** The cards in these zones, where nothing about a card changes, each with its zone. */
export function restingIn(sides: readonly Side[], zones: readonly string[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (const side of sides)
    for (const zone of zones) for (const card of side.zones[zone] ?? []) found.set(card, zone)
  return found
}
