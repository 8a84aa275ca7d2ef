import { useRef, useState } from 'react'
import type { CardEntry, Change, Spot } from '../engine/protocol.ts'
import type { Looking } from '../state/question.ts'
import { theEngine } from '../state/use-engine.ts'
import type { Look } from '../state/use-looking.ts'
import { plateAt } from './marks-bar.tsx'
import type { Seats } from './seats.tsx'

/** Where the next card goes, what is chosen, and how the board is changed. */
export interface Placing {
  readonly place: Spot
  readonly chosen: Spot | null
  /** True while an upgrade for the chosen card is looked for. */
  readonly attaching: boolean
  attach(attaching: boolean): void
  /** True while the chosen card is to be moved to the place that is touched next. */
  readonly moving: boolean
  move(moving: boolean): void
  make(change: Change): Promise<void>
  /** Places a card, or puts it on the chosen one. */
  put(card: Pick<CardEntry, 'name' | 'attaches'>): void
  pick(spot: Spot | null): void
  /** The next card goes there. */
  go(spot: Spot): void
}

/** The board is its text: each change is made there. */
export function usePlacing({ text, document }: Looking, look: Look, board: Seats | null): Placing {
  const row = board?.row ?? 'battleline'
  const [meant, setPlace] = useState<Spot>({ player: 1, pile: row, at: 0 })
  // Another game has other piles.
  const isThere = board === null || meant.pile === row || board.piles.includes(meant.pile)
  const place = isThere ? meant : { player: 1, pile: row, at: 0 }
  const [chosen, choose] = useState<Spot | null>(null)
  const [attaching, attach] = useState(false)
  const [moving, move] = useState(false)
  const make = useChanges({ text, document }, look)
  const pick = (spot: Spot | null) => {
    choose(spot)
    attach(false)
    move(false)
  }
  return {
    place,
    chosen,
    attaching,
    attach,
    moving,
    move,
    make,
    pick,
    put: ({ name: card, attaches }) => {
      const host = chosen === null || board === null ? null : plateAt(board, chosen)
      if (chosen !== null && host?.takes != null && (attaching || attaches)) {
        const { list } = host.takes
        if (list !== null) make({ kind: 'attach', of: chosen, card, list })
        else {
          const at = board?.seats[chosen.player - 1]?.row.length ?? 0
          make({ kind: 'place', card, to: { ...chosen, at }, marks: { attached: host.called } })
        }
        attach(false)
        return
      }
      make({ kind: 'place', card, to: place })
      setPlace({ ...place, at: place.at + 1 })
    },
    go: (spot) => {
      if (moving && chosen !== null) {
        make({ kind: 'move', of: chosen, to: spot })
        pick(null)
        return
      }
      setPlace(spot)
      pick(null)
    },
  }
}

/** Makes changes in the text. */
function useChanges({ text, document }: Pick<Looking, 'text' | 'document'>, look: Look) {
  // Changes that are made faster than the engine answers are made one after the other, each to what came of the last.
  const queue = useRef({ text: Promise.resolve(text), length: 0 })
  if (queue.current.length === 0) queue.current.text = Promise.resolve(text)
  return async (change: Change): Promise<void> => {
    const { current } = queue
    current.length++
    current.text = current.text.then((before) =>
      theEngine().ask('change', { text: before, document, change }),
    )
    const next = await current.text
    current.length--
    look({ text: next, answers: null, at: null })
  }
}
