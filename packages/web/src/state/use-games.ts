import { useEffect, useState } from 'react'
import type { AppGame } from '../engine/protocol/protocol.ts'
import { getEngine } from './use-engine.ts'

export type AppGames = readonly AppGame[]

let known: AppGames = []

/** The games of the app; none before the engine has named them. */
export function useGames(): readonly AppGame[] {
  const [games, setGames] = useState(known)
  useEffect(() => {
    // They may have come between the first picture and this.
    if (known.length > 0) {
      setGames(known)
      return
    }
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
