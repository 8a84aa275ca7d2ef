import { nearest } from '@battleline/language'
import { adapters, type EditionOf, type GameName } from '@battleline/scenario'
import { WrongInput } from '../exit.ts'

/** An edition of one of some games by its name. @throws WrongInput */
export function editionNamed<G extends GameName>(word: string, ...games: readonly G[]): EditionOf<G> {
  const editions = games.flatMap((game) => adapters.of(game).editions)
  const found = editions.find((edition) => edition === word)
  if (found !== undefined) return found as EditionOf<G>
  const near = nearest(word, editions)
  const rest = near === undefined ? `there are ${editions.join(', ')}` : `did you mean ${near}?`
  throw new WrongInput(`there is no edition “${word}”; ${rest}`)
}
