import { useEffect, useState } from 'react'
import type { Board } from '../../engine/protocol/keyforge-board.ts'
import type { PlayerQuestion } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { useShared } from '../../state/use-shared.ts'

/** Who looks at the screen. */
export interface Seat {
  /** The player whose cards are shown; 0 until the next one asks for them, null where all lies open. */
  readonly viewer: 0 | 1 | 2 | null
  /** The player who decides next and has not asked for their cards yet; null where there is none. */
  readonly awaited: 1 | 2 | null
  /** Shows the cards of the player who decides. */
  sit(): void
}

/** Against a bot, the first player always looks. */
const FIRST: Seat = { viewer: 1, awaited: null, sit: () => {} }
const ALL: Seat = { viewer: null, awaited: null, sit: () => {} }

/** At a screen that two players share, the cards of a player are hidden until that player asks for them. */
export function useSeat(
  { text, match }: Route,
  { active, winner }: Board,
  asked: PlayerQuestion | null,
): Seat {
  const isShown = useShared(text)
  const isShared = isShown || match !== null
  const decides = asked?.player === 1 || asked?.player === 2 ? asked.player : active
  const [seated, seat] = useState<1 | 2 | null>(null)
  useEffect(() => {
    if (!isShared) seat(null)
  }, [isShared])
  // When a game is over, there is nothing left to hide.
  if (!isShared || (match !== null && (winner !== null || match.conceded !== null))) return ALL
  if (match?.bot != null) return FIRST
  const isSeated = seated === decides
  return {
    viewer: isSeated ? decides : 0,
    awaited: isSeated ? null : decides,
    sit: () => seat(decides),
  }
}
