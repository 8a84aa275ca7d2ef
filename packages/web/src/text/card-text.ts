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

/** A part of a line: whether it is among the words that are not understood. */
export interface TextPart {
  readonly text: string
  readonly isInert: boolean
}

/** A line in parts: words that are not understood, and those before and after them. */
export function inertParts(text: string, inert: readonly string[]): readonly TextPart[] {
  // The words may begin before the effect of the line.
  if (inert.some((words) => words.endsWith(`: ${text}`))) return [{ text, isInert: true }]
  const words = inert.find((one) => text.includes(one))
  if (words === undefined) return text === '' ? [] : [{ text, isInert: false }]
  const at = text.indexOf(words)
  const [before, after] = [text.slice(0, at), text.slice(at + words.length)]
  return [...inertParts(before, inert), { text: words, isInert: true }, ...inertParts(after, inert)]
}
