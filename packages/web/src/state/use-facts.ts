import { useMemo } from 'react'
import type { CardFact } from '../engine/protocol/protocol.ts'
import { useAnswer } from './use-engine.ts'

const NONE: readonly CardFact[] = []

/** The facts that a card of this game has; none until they are loaded. */
export function useFacts(game: string): readonly CardFact[] {
  const given = useMemo(() => ({ game }), [game])
  return useAnswer('facts', given, { keepsLast: true }) ?? NONE
}
