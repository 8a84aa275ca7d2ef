// Texts of files can be cut: at a length, or where a line of the file ended. The rest may read well, but says less than
// the card.

/** What stands where a text is cut: no ability that ends so is read as a whole. */
export const CUT_MARK = ' …'

/** Whole texts end with a sign or a word; a comma, or reminder text without its end, is the middle of one. */
const CUT = /(?: +|—|,|\s*\([^()]*)\s*$/

/** The text of a file, its end marked if it is cut. Reminder text is no loss, but there may have been an ability behind it. */
export function withCutMarked(text: string): string {
  if (!CUT.test(text)) return text
  return `${text.replace(/\s*\([^()]*$/, '').trimEnd()}${CUT_MARK}`
}
