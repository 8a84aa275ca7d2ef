/** A line of a card's text: its trigger, printed bold, and its effect. */
export interface TextLine {
  /** “After Fight”; empty where it waits for nothing. */
  readonly lead: string
  readonly text: string
}

/** The lines of a card's text without those that are only keywords, which cards show by themselves. */
export const linesOf = (text: string, keywords: readonly string[]): readonly TextLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !isOfKeywords(line, keywords))
    .map((line) => {
      const [, lead = '', rest = line] = /^([A-Z][^:.{"“]{2,34}):\s(.*)$/.exec(line) ?? []
      return { lead, text: rest }
    })

/** Whether a line is nothing but keywords: “Taunt. Hazardous 3.”, “Flying, vigilance”, “Ward {2}”. */
const isOfKeywords = (line: string, keywords: readonly string[]): boolean =>
  line
    .toLowerCase()
    .split(/[.,]\s*/)
    .filter((part) => part !== '')
    .every((part) => part.split(' ').length < 5 && keywords.some((word) => part.startsWith(word)))
