import { useRef, useState } from 'react'
import type { CardEntry, Change, Spot } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { getEngine } from '../../state/use-engine.ts'
import type { Navigate } from '../../state/use-route.ts'
import { setUpWords } from '../../words/set-up.ts'
import type { Seats } from '../seats/seats.ts'
import { describeSpot, type Host, hostOf, placed, type Shift, shifted, spotFor } from './spots.ts'

/** Where the next card goes, what is selected, and how the board changes. */
export interface Placing {
  readonly place: Spot
  readonly chosen: Spot | null
  /** The selected player, counted from 1; null for none. */
  readonly seat: number | null
  /** True while the reader looks for a card to attach to the selected one. */
  readonly attaching: boolean
  attach(attaching: boolean): void
  /** True while the next click moves the selected card. */
  readonly moving: boolean
  move(moving: boolean): void
  make(change: Change): Promise<void>
  /** Places a card, or attaches it to the selected one. Gives its spot; null for an attached card. */
  put(card: CardEntry): Spot | null
  /** Where that would be, in words; of no card in particular: where the next one goes. */
  describeTarget(card: CardEntry | null): string
  select(spot: Spot | null): void
  /** Chooses a player. */
  selectPlayer(player: number | null): void
  /** The next card goes one place to the side, or to the next player. */
  shift(by: Shift): void
  /** The next card goes there. False where the chosen one was moved there instead. */
  go(spot: Spot): boolean
}

/** The board is its text: every change edits the text. */
export function usePlacing({ text, document }: Route, navigate: Navigate, board: Seats | null): Placing {
  const row = board?.row ?? 'battleline'
  const [meant, setPlace] = useState<Spot>({ player: 1, pile: row, at: 0 })
  // Another game has other piles.
  const isThere = board === null || meant.pile === row || board.piles.includes(meant.pile)
  const place = isThere ? meant : { player: 1, pile: row, at: 0 }
  const [chosen, choose] = useState<Spot | null>(null)
  const [seat, seated] = useState<number | null>(null)
  const [attaching, attach] = useState(false)
  const [moving, move] = useState(false)
  const make = useChanges({ text, document }, navigate)
  const select = (spot: Spot | null) => {
    choose(spot)
    seated(null)
    attach(false)
    move(false)
  }
  return {
    place,
    chosen,
    seat,
    attaching,
    attach,
    moving,
    move,
    make,
    select,
    selectPlayer: (player) => {
      select(null)
      seated(player)
    },
    describeTarget: (card) => (board === null ? '' : goesTo(board, { place, chosen, attaching }, card)),
    put: (card) => {
      const { name, marks } = card
      const host = board === null ? null : hostOf(board, chosen, attaching, card)
      if (board !== null && chosen !== null && host !== null) {
        make(putOn(board, chosen, host, name))
        attach(false)
        return null
      }
      const to = board === null ? place : spotFor(card, place, board)
      make(placed(name, to, marks))
      if (to === place) setPlace({ ...place, at: place.at + 1 })
      return to
    },
    shift: (by) => {
      if (board !== null) setPlace(shifted(board, place, by))
    },
    go: (spot) => {
      if (moving && chosen !== null) {
        make({ kind: 'move', of: chosen, to: spot })
        select(null)
        return false
      }
      setPlace(spot)
      select(null)
      return true
    },
  }
}

/** Where a card would go, in words; of no card in particular: the next one. */
function goesTo(
  board: Seats,
  { place, chosen, attaching }: Pick<Placing, 'place' | 'chosen' | 'attaching'>,
  card: CardEntry | null,
): string {
  const host = hostOf(board, chosen, attaching, card)
  if (host !== null) return host.called
  if (card === null) return describeSpot(board, place)
  return (
    describeSpot(board, spotFor(card, place, board)) + (card.attaches ? setUpWords.sides.selectFirst : '')
  )
}

/** A card put on another: into a list of it, or beside it as one that names it. */
function putOn(board: Seats, of: Spot, { takes, called }: Host, card: string): Change {
  if (takes.list !== null) return { kind: 'attach', of, card, list: takes.list }
  const at = board.seats[of.player - 1]?.row.length ?? 0
  return { kind: 'place', card, to: { ...of, at }, marks: { attached: called } }
}

/** Makes changes in the text. */
function useChanges({ text, document }: Pick<Route, 'text' | 'document'>, navigate: Navigate) {
  // Changes are queued, each on the result of the last, because the engine answers later.
  const queue = useRef({ text: Promise.resolve(text), length: 0 })
  if (queue.current.length === 0) queue.current.text = Promise.resolve(text)
  return async (change: Change): Promise<void> => {
    const { current } = queue
    current.length++
    current.text = current.text.then((before) =>
      getEngine().ask('change', { text: before, document, change }),
    )
    const next = await current.text
    current.length--
    navigate({ text: next, answers: null, at: null })
  }
}
