import type { Named } from '../names/board-names.ts'
import type { Place } from '../problems/faults.ts'
import type { Text, Tree } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

/** The name of a card or player; null if there is none. */
export function readName(fields: Fields, tree: Tree, what = 'a name'): Named | null {
  const text = fields.text(tree, what)
  return text === null ? null : { text: text.text, at: text.at }
}

/** The names of a list, or one name. */
export function namesIn(fields: Fields, tree: Tree, what = 'a name'): readonly Named[] {
  if (tree.kind === 'list') return fields.each(tree, 'names', (one) => readName(fields, one, what))
  const name = readName(fields, tree, what)
  return name === null ? [] : [name]
}

/** A card in a file: its name, or a table with its name as the only key and its marks as the value. */
export function nameAndMarks(
  fields: Fields,
  tree: Tree,
  what: string,
): { readonly name: Text; readonly marks: Tree | null } | null {
  if (tree.kind !== 'table') {
    const name = fields.text(tree, `the name of ${what}`)
    return name === null ? null : { name, marks: null }
  }
  const [first, second] = tree.entries
  if (first === undefined) fields.faults.add('missing-value', tree.at, `the name of ${what} is missing`)
  else if (second !== undefined) {
    fields.faults.add(
      'misplaced-key',
      second.key.at,
      `${what} is a name with its marks below it: indent “${second.key.text}” further than “${first.key.text}”`,
    )
  } else return { name: first.key, marks: first.value }
  return null
}

/** One side of an arrow. */
export interface ArrowSide {
  readonly text: string
  /** Its offset in the whole text. */
  readonly from: number
}

const ARROW = /->|→/

/** The sides of `X -> Y`, without the spaces around them. */
export function arrowSides(text: string): readonly ArrowSide[] {
  const sides: ArrowSide[] = []
  let from = 0
  for (const side of text.split(ARROW)) {
    sides.push({ text: side.trim(), from: from + side.length - side.trimStart().length })
    from += side.length
    from += text.startsWith('->', from) ? 2 : 1
  }
  return sides
}

/** The names between commas in a text. */
export const commaNames = (text: string, at: Place): readonly Named[] =>
  text.split(',').flatMap((name) => (name.trim() === '' ? [] : [{ text: name.trim(), at }]))
