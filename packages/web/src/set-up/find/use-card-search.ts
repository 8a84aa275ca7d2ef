import { useEffect, useMemo, useState } from 'react'
import type { CardEntry, Library, OwnEntry } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { getEngine, useAnswer } from '../../state/use-engine.ts'
import { findCards, type Hits, plain, plainCreatures } from './search-cards.ts'

/** The loaded cards of each game. */
const libraries = new Map<string, Library>()

/** The custom cards of a scenario, as last read; undefined before that. */
export function useOwn({
  text,
  document,
}: Pick<Route, 'text' | 'document'>): readonly OwnEntry[] | undefined {
  const given = useMemo(() => ({ text, document }), [text, document])
  return useAnswer('own', given, { keepsLast: true })
}

/** What a search for cards goes through, beside the cards that ship with the engine. */
export interface Searched {
  readonly game: string
  /** The custom cards of the text. */
  readonly mine: readonly CardEntry[]
  /** The names on the board. */
  readonly there: () => readonly string[]
}

const NO_HITS: Hits = { hits: [], more: 0 }

/** The cards that match the typed text; null while the cards are loading, which begins with the first letter. */
export function useHits({ game, mine, there }: Searched, typed: string): Hits | null {
  const [, arrived] = useState(0)
  const library = libraries.get(game)
  const isWanted = typed !== '' && library === undefined
  useEffect(() => {
    if (!isWanted) return
    getEngine()
      .ask('cards', { game })
      .then((all) => {
        libraries.set(game, all)
        arrived((count) => count + 1)
      })
  }, [game, isWanted])
  if (typed === '') return NO_HITS
  if (library === undefined) return null
  const { cards, keywords } = library
  const creatures = keywords === null ? [] : plainCreatures(typed, keywords, there())
  if (creatures.length > 0) return { hits: creatures.map((card) => ({ card, by: null })), more: 0 }
  const own = mine.filter(({ name }) => cards.every((card) => plain(card.name) !== plain(name)))
  return findCards([...own, ...cards], typed)
}
