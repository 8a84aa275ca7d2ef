import { useMemo } from 'react'
import type { DeckReading, PlayedGame } from '../engine/protocol/protocol.ts'
import { useAnswer } from '../state/use-engine.ts'

/** A deck in writing. */
export interface WrittenSource {
  readonly kind: 'ready' | 'own'
  readonly name: string
  readonly text: string
}

/** A deck by chance; `set`: null for cards of all sets. */
export interface RandomSource {
  readonly kind: 'random'
  readonly seed: number
  readonly set: string | null
}

/** Where a deck comes from. */
export type DeckSource = WrittenSource | RandomSource

/** The deck of a source; undefined while it is read. */
export function useDeck(game: PlayedGame, source: DeckSource | null): DeckReading | undefined {
  const written = useMemo(
    () =>
      source === null || source.kind === 'random' ? null : { game, text: source.text, name: source.name },
    [game, source],
  )
  const wanted = useMemo(
    () => (source?.kind === 'random' ? { game, seed: source.seed, set: source.set } : null),
    [game, source],
  )
  const decks = useAnswer('decks', written)
  const random = useAnswer('randomDeck', wanted)
  return written === null ? random : decks?.[0]
}
