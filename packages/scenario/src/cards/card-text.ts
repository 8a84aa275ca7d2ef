import type { Problem } from '@battleline/language'
import type { ProblemKind } from '../problems/kinds.ts'
import type { Fields } from '../reading/fields.ts'
import { placeInside } from '../yaml/place-inside.ts'
import type { Text, Tree } from '../yaml/tree.ts'

/** Reads the text of a card with a name, in one game. */
export type ReadText = (
  text: string,
  name: string,
) => { readonly ok: true } | { readonly ok: false; readonly problems: readonly TextProblem[] }

type TextProblem = Pick<Problem, 'from' | 'to' | 'message' | 'expected' | 'nearest'>

/** A file and the reader of its entries. */
interface Source {
  readonly fields: Fields
  /** The whole file. */
  readonly source: string
}

/** Reads the text of a card. Unreadable words are faults with these notes, or allowed if the notes are null. */
export function readCardText(
  context: Source,
  readText: ReadText,
  tree: Tree,
  name: string,
  notes: readonly string[] | null,
): string | null {
  if (tree.kind === 'text' && tree.text === '' && tree.style !== 'plain') return ''
  const text = context.fields.text(tree, 'the text of the card')
  if (text === null) return null
  const card = text.text.trimEnd()
  const read = readText(card, name)
  if (!read.ok && notes !== null) addTextProblems(context, text, read.problems, notes)
  return card
}

/** Reports the unreadable parts of a text of a card, or of another kind, at their places in the file. */
export function addTextProblems(
  { fields, source }: Source,
  text: Text,
  problems: readonly TextProblem[],
  notes: readonly string[] = [],
  kind: ProblemKind = 'card-text',
): void {
  for (const { from, to, message, expected, nearest } of problems)
    fields.faults.add(kind, placeInside(text, source, from, to), message, { expected, nearest, notes })
}
