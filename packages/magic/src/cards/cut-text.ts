import { place } from '@battleline/language'
import { type ReadText, readText } from '../text/grammar.ts'

// Texts of files can be cut: at a length, or where a line of the file ended. What is cut within a sentence may read as a
// sentence, but says less than the card.

/** Reminder text that the end of a text cuts off tells nothing. */
export const withoutCutReminder = (text: string): string => text.replace(/\s*\([^()]*$/, '')

const CUT = /[^\s.!?)"”’'\]:—]( +)$/

/** Reads the text of a card of a file; one that ends within a sentence cannot be read. */
export function readWhole(text: string, name: string, brief = false): ReadText {
  const read = readText(text, name, brief)
  const [, blank] = CUT.exec(text) ?? []
  if (!read.ok || blank === undefined) return read
  const from = text.length - blank.length
  const message = 'the text ends within a sentence'
  return { ok: false, problems: [{ from, to: text.length, ...place(text, from), message, expected: [] }] }
}
