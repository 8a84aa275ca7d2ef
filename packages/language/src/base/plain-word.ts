/**
 * A value of a file as a word: a text as it is, a number by its digits, a list of these with commas. Any other list or record
 * is named by its kind, because its own `toString` can be anything.
 */
export const plainWord = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value)
  if (!Array.isArray(value)) return 'a record'
  return value.every((one) => typeof one !== 'object') ? value.map(String).join(',') : 'a list'
}
