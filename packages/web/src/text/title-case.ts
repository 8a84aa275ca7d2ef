/** A house or a keyword as it is written on a card. */
export const titled = (word: string): string =>
  word.replace(/(^|[\s-])[a-z]/g, (letter) => letter.toUpperCase())
