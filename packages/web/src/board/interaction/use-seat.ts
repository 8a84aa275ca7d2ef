import { useEffect, useState } from 'react'
import { isHiddenZone } from '../../engine/protocol/hidden-zones.ts'
import type { PlayerQuestion } from '../../engine/protocol/run.ts'
import type { Route } from '../../state/route.ts'
import { useShared } from '../../state/use-shared.ts'

/** Who looks at the screen. */
export interface Seat {
  /** The player whose cards are shown; 0 until the next one asks for them, null where all lies open. */
  readonly viewer: number | null
  /** The player who decides next and has not asked for their cards yet; null where there is none. */
  readonly awaited: number | null
  /** The player who decides next. */
  readonly decides: number
  /** Shows the cards of the player who decides. */
  sit(): void
}

interface Turn {
  readonly active: number
  /** Null while the game goes on. */
  readonly winner: number | null
}

/**
 * At a screen that several players share, the cards of a player are hidden until that player asks for them. When a game is
 * over, there is nothing left to hide. `asked`: the question that waits; chance is asked as no player.
 */
export function useSeat(
  { text, match }: Route,
  asked: PlayerQuestion | null,
  { active, winner }: Turn,
): Seat {
  const decides = asked !== null && asked.player > 0 ? asked.player : active
  const isShown = useShared(text)
  const isShared = isShown || match !== null
  const [seated, seat] = useState<number | null>(null)
  useEffect(() => {
    if (!isShared) seat(null)
  }, [isShared])
  const others = { decides, awaited: null, sit: () => {} }
  if (!isShared || (match !== null && (winner !== null || match.conceded !== null)))
    return { ...others, viewer: null }
  // Against a bot, the first player always looks.
  if (match?.bot != null) return { ...others, viewer: 1 }
  const isSeated = seated === decides
  return {
    viewer: isSeated ? decides : 0,
    awaited: isSeated ? null : decides,
    decides,
    sit: () => seat(decides),
  }
}

/**
 * Whether the hand of a player lies on the board: that of the viewer; where all lies open, of the nearest player and of the one
 * who decides.
 */
export const showsHand = ({ viewer, decides }: Seat, player: number, nearest: number | undefined): boolean =>
  viewer === player || (viewer === null && (player === nearest || player === decides))

/** Whether the options of a question are cards that only one player may see, or none. */
export const asksHidden = (
  { cards }: { readonly cards: Readonly<Record<number, { readonly zone: string }>> },
  asked: PlayerQuestion | null,
): boolean => asked?.options.some(({ record }) => isHiddenZone(cards[record ?? -1]?.zone ?? '')) === true
