import { useEffect, useState } from 'react'
import type { Route } from '../../state/route.ts'
import { useShared } from '../../state/use-shared.ts'

/** Who looks at the screen. */
export interface Seat {
  /** The player whose cards are shown; 0 until the next one asks for them, null where all lies open. */
  readonly viewer: number | null
  /** The player who decides next and has not asked for their cards yet; null where there is none. */
  readonly awaited: number | null
  /** Shows the cards of the player who decides. */
  sit(): void
}

/** Against a bot, the first player always looks. */
const FIRST: Seat = { viewer: 1, awaited: null, sit: () => {} }
const ALL: Seat = { viewer: null, awaited: null, sit: () => {} }

/**
 * At a screen that several players share, the cards of a player are hidden until that player asks for them. `decides`: the player who
 * decides next; `isOver`: when a game is over, there is nothing left to hide.
 */
export function useSeat({ text, match }: Route, decides: number, isOver: boolean): Seat {
  const isShown = useShared(text)
  const isShared = isShown || match !== null
  const [seated, seat] = useState<number | null>(null)
  useEffect(() => {
    if (!isShared) seat(null)
  }, [isShared])
  if (!isShared || (match !== null && (isOver || match.conceded !== null))) return ALL
  if (match?.bot != null) return FIRST
  const isSeated = seated === decides
  return {
    viewer: isSeated ? decides : 0,
    awaited: isSeated ? null : decides,
    sit: () => seat(decides),
  }
}
