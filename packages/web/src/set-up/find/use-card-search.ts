import { useEffect, useMemo, useState } from 'react'
import type { CardEntry, Library, OwnEntry } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { getEngine, useAnswer } from '../../state/use-engine.ts'
import { findCards, type Hits, plain, plainCreatures } from './search-cards.ts'

/** The loaded cards of each game. */
const libraries = new Map<string, Library>()

/** The cards that match the typed text; null while the cards are loading. */
export type Found = (typed: string) => Hits | null

const NO_CARDS: readonly OwnEntry[] = []

/** The custom cards of a scenario, as last read. */
export function useOwn({ text, document }: Pick<Route, 'text' | 'document'>): readonly OwnEntry[] {
  const given = useMemo(() => ({ text, document }), [text, document])
  return useAnswer('own', given, { keepsLast: true }) ?? NO_CARDS
}

/** A search through the cards that ship with the engine and those that a text brings itself; `there`: the names on the board. */
export function useFound(mine: readonly CardEntry[], game: string, there: () => readonly string[]): Found {
  const [, arrived] = useState(0)
  const library = libraries.get(game)
  useEffect(() => {
    if (libraries.has(game)) return
    getEngine()
      .ask('cards', { game })
      .then((all) => {
        libraries.set(game, all)
        arrived((count) => count + 1)
      })
  }, [game])
  return (typed) => {
    if (library === undefined) return null
    const { cards, keywords } = library
    const creatures = keywords === null ? [] : plainCreatures(typed, keywords, there())
    if (creatures.length > 0) return { hits: creatures.map((card) => ({ card, by: null })), more: 0 }
    const own = mine.filter(({ name }) => cards.every((card) => plain(card.name) !== plain(name)))
    return findCards([...own, ...cards], typed)
  }
}
