import { because, type Reason, say } from '@battleline/kernel'
import { type CardProblem, unreadableText } from '@battleline/language'

interface Library<D> {
  find(name: string): D | CardProblem | null
  missing(name: string): string
}

/** The definition of a card on a board, or why there is none. `hint`: help for an unreadable text. */
export function definitionNamed<D extends object>(library: Library<D>, name: string, hint = ''): D | Reason {
  const found = library.find(name)
  if (found === null) return because(library.missing(name))
  return 'problems' in found ? because(say`${unreadableText(found)}${hint}`) : found
}
