import { excerpt, type Node } from '../src/index.ts'
import { tavern } from './tavern-grammar.ts'

const named = (self: string | undefined) => (self === undefined ? {} : { self })

/** What a text of the example says; `self` is the name of its card. Throws where it cannot be read. */
export function read(text: string, self?: string): Node {
  const parsed = tavern.parse(text, named(self))
  if (!parsed.ok) throw new Error(parsed.problems.map((problem) => excerpt(text, problem)).join('\n'))
  return parsed.node
}

/** The text as the example prints it. */
export const canon = (text: string, self?: string): string => tavern.print(read(text, self), named(self))
