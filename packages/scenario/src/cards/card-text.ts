import type { Problem } from '@battleline/language'
import type { Fields } from '../reading/fields.ts'
import { placeInside } from '../yaml/place-inside.ts'
import type { Text } from '../yaml/tree.ts'

/** How a game reads the text of a card of some name. */
type ReadText = (
  text: string,
  name: string,
) => { readonly ok: true } | { readonly ok: false; readonly problems: readonly CardTextProblem[] }

type CardTextProblem = Pick<Problem, 'from' | 'to' | 'message' | 'expected' | 'nearest'>

/** Reports the words of a card text that cannot be read, at their places in the file. */
export function checkCardText(
  fields: Fields,
  source: string,
  readText: ReadText,
  text: Text,
  name: string,
  /** Notes for every problem. */
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
