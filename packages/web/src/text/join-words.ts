/** What there is of these, in a line. */
export const inWords = (parts: readonly (string | false | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(', ')
