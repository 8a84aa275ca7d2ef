import { useRef, useState } from 'react'
import type { Change, Spot } from '../engine/protocol.ts'
import type { Looking } from '../state/question.ts'
import { theEngine } from '../state/use-engine.ts'
import type { Look } from '../state/use-looking.ts'

/** Where the next card goes, what is chosen, and how the board is changed. */
export interface Placing {
  readonly place: Spot
  readonly chosen: Spot | null
  /** True while an upgrade for the chosen card is looked for. */
  readonly attaching: boolean
  attach(attaching: boolean): void
  make(change: Change): Promise<void>
  /** Places a card, or attaches it to the chosen one. */
  put(card: string, isUpgrade: boolean): void
  pick(spot: Spot | null): void
  /** The next card goes there. */
  go(spot: Spot): void
}

const FIRST: Spot = { player: 1, pile: 'battleline', at: 0 }

/** The board is its text: each change is made there. */
export function usePlacing({ text, document }: Looking, look: Look): Placing {
  const [place, setPlace] = useState<Spot>(FIRST)
  const [chosen, choose] = useState<Spot | null>(null)
  const [attaching, attach] = useState(false)
  // Changes that are made faster than the engine answers are made one after the other, each to what came of the last.
  const queue = useRef({ text: Promise.resolve(text), length: 0 })
  if (queue.current.length === 0) queue.current.text = Promise.resolve(text)
  const make = async (change: Change) => {
    const { current } = queue
    current.length++
    current.text = current.text.then((before) =>
      theEngine().ask('change', { text: before, document, change }),
    )
    const next = await current.text
    current.length--
    look({ text: next, answers: null, at: null })
  }
  const pick = (spot: Spot | null) => {
    choose(spot)
    attach(false)
  }
  return {
    place,
    chosen,
    attaching,
    attach,
    make,
    pick,
    put: (card, isUpgrade) => {
      if (chosen !== null && (attaching || isUpgrade)) {
        make({ kind: 'attach', of: chosen, card })
        attach(false)
        return
      }
      make({ kind: 'place', card, to: place })
      setPlace({ ...place, at: place.at + 1 })
    },
    go: (spot) => {
      setPlace(spot)
      pick(null)
    },
  }
}
