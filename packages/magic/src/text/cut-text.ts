// Texts of files can be cut: at a length, or where a line of the file ended. The rest may read well, but says less than
// the card.

/** What stands where a text is cut: no ability that ends so is read as a whole. */
export const CUT_MARK = ' …'

/** Whole texts end with a sign or a word. */
const CUT = /( +|—)\s*$/

/** The text of a file, its end marked if it is cut. Reminder text that is cut off tells nothing. */
export function withCutMarked(text: string): string {
  const said = text.replace(/\s*\([^()]*$/, '')
  return CUT.test(said) ? `${said.trimEnd()}${CUT_MARK}` : said
}
