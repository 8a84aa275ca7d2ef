import { duelAdapter } from '@battleline/duel'
import { adapters } from '@battleline/scenario'

/** Lets the command line know the games that do not ship with the libraries. A game of yours is one line here. */
export function registerGames(): void {
  adapters.add(duelAdapter)
}
