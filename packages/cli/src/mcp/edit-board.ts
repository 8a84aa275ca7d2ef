import { isCollection, parseDocument } from 'yaml'

/** A change of a scenario: the value at a path, or its removal. */
export interface BoardChange {
  /** Keys and, in lists, numbers from 0: `['players', 'me', 'aember']`. */
  readonly at: readonly (string | number)[]
  /** Left out to remove the value at the path. */
  readonly value?: unknown
}

/** A scenario with changes; its comments stay. Or why a change cannot be made, with what there is instead. */
export function editBoard(
  text: string,
  changes: readonly BoardChange[],
): { readonly text: string } | { readonly wrong: string } {
  const document = parseDocument(text)
  const [error] = document.errors
  if (error !== undefined) return { wrong: error.message }
  for (const { at, value } of changes) {
    const last = at.length - 1
    const above = at.slice(0, last)
    const holder = above.length === 0 ? document.contents : document.getIn(above)
    if (!isCollection(holder)) return { wrong: `there is nothing at ${pathText(above)}` }
    if (value !== undefined) document.setIn(at, document.createNode(value))
    else if (!document.deleteIn(at)) return { wrong: `there is nothing at ${pathText(at)} to remove` }
  }
  return { text: document.toString() }
}

const pathText = (path: readonly (string | number)[]): string => `“${path.join('.')}”`
