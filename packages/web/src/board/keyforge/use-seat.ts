import { useEffect, useState } from 'react'
import type { Board } from '../../engine/protocol/keyforge-board.ts'
import type { PlayerQuestion } from '../../engine/protocol/protocol.ts'
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

/** At a screen that two players share, the cards of a player are hidden until that player asks for them. */
export function useSeat(text: string, { active }: Board, asked: PlayerQuestion | null): Seat {
  const isShared = useShared(text)
  const decides = asked?.player === 1 || asked?.player === 2 ? asked.player : active
  const [seated, seat] = useState<1 | 2 | null>(null)
  useEffect(() => {
    if (!isShared) seat(null)
  }, [isShared])
  if (!isShared) return { viewer: null, awaited: null, sit: () => {} }
  const isSeated = seated === decides
  return {
    viewer: isSeated ? decides : 0,
    awaited: isSeated ? null : decides,
    sit: () => seat(decides),
  }
}
