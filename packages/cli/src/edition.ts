import { EDITIONS, type Edition } from '@battleline/keyforge'
import { nearest } from '@battleline/language'
import { WrongInput } from './exit.ts'

/** An edition by its name. @throws WrongInput */
export function editionNamed(word: string): Edition {
  const found = EDITIONS.find((edition) => edition === word)
  if (found !== undefined) return found
  const near = nearest(word, EDITIONS)
  const rest = near === undefined ? `there are ${EDITIONS.join(', ')}` : `did you mean ${near}?`
  throw new WrongInput(`there is no edition “${word}”; ${rest}`)
}
