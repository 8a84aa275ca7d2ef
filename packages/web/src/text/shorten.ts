import { joined } from './clauses.ts'

/** The first words of a list, and how many more there are: the one that would be left stands for itself. */
export function inShort(words: readonly string[], most: number): string {
  const more = words.length - most
  return more > 1 ? `${joined(words.slice(0, most))} and ${more} more` : joined(words)
}
