import type { Problem } from '@battleline/language'
import { placeInside } from '../yaml/inside.ts'
import type { Text } from '../yaml/tree.ts'
import type { Fields } from './fields.ts'

/** How a game reads the text of a card of some name. */
type ReadText = (
  text: string,
  name: string,
) => { readonly ok: true } | { readonly ok: false; readonly problems: readonly CardTextProblem[] }

type CardTextProblem = Pick<Problem, 'from' | 'to' | 'message' | 'expected' | 'nearest'>

/** What cannot be read of a text is shown where it stands in the file. */
export function checkCardText(
  fields: Fields,
  source: string,
  readText: ReadText,
  text: Text,
  name: string,
  /** What is said beside every problem. */
  notes?: readonly string[],
): void {
  const read = readText(text.text.trimEnd(), name)
  if (read.ok) return
  for (const { from, to, message, expected, nearest } of read.problems)
    fields.faults.add(placeInside(text, source, from, to), message, {
      expected,
      nearest,
      ...(notes !== undefined && { notes }),
    })
}
