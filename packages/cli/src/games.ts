import { duelAdapter } from '@battleline/duel'
import { adapters } from '@battleline/scenario'

/** Registers the games that the libraries do not include. A custom game is one line here. */
export function registerGames(): void {
  adapters.add(duelAdapter)
}
