import { nearest } from '@battleline/language'
import { adapters } from '@battleline/scenario'
import { WrongInput } from '../exit.ts'

/**
 * The name of an edition of these games.
 * @throws WrongInput
 */
export function editionNamed(word: string, ...games: readonly string[]): string {
  const editions = games.flatMap((game) => adapters.of(game).editions)
  const found = editions.find((edition) => edition === word)
  if (found !== undefined) return found
  const near = nearest(word, editions)
  const rest = near === undefined ? `there are ${editions.join(', ')}` : `did you mean ${near}?`
  throw new WrongInput('unknown-edition', `there is no edition “${word}”; ${rest}`)
}
