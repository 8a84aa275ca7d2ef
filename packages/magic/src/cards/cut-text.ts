import { place } from '@battleline/language'
import { type ReadText, readText } from '../text/grammar.ts'

// Texts of files can be cut: at a length, or where a line of the file ended. What is left may read well, but says less than
// the card.

/** Reminder text that the end of a text cuts off tells nothing. */
export const withoutCutReminder = (text: string): string => text.replace(/\s*\([^()]*$/, '')

/** Whole texts end with a sign or a word. */
const CUT = /( +|—)\s*$/

export const isCut = (text: string): boolean => CUT.test(text)

/** Reads the text of a card of a file; one that goes on cannot be read. */
export function readWhole(text: string, name: string, brief = false): ReadText {
  const read = readText(text, name, brief)
  const [, blank] = CUT.exec(text) ?? []
  if (!read.ok || blank === undefined) return read
  const from = text.length - blank.length
  const message = 'the text is cut here'
  return { ok: false, problems: [{ from, to: text.length, ...place(text, from), message, expected: [] }] }
}
