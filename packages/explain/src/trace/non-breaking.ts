/** A text whose spaces are not broken at the end of a line. */
export const nonBreaking = (text: string): string => text.replaceAll(' ', '\u00a0')
