import { useEffect, useState } from 'react'
import type { AppGame } from '../engine/protocol/protocol.ts'
import { getEngine } from './use-engine.ts'

let known: readonly AppGame[] = []

/** The games of the app; none before the engine has named them. */
export function useGames(): readonly AppGame[] {
  const [games, setGames] = useState(known)
  useEffect(() => {
    if (known.length > 0) return
    getEngine()
      .ask('games', {})
      .then((all) => {
        known = all
        setGames(all)
      })
  }, [])
  return games
}

/** What players call a game; its name where it is not known yet. */
export const titleOf = (games: readonly AppGame[], game: string): string =>
  games.find(({ name }) => name === game)?.title ?? game
