import { grammar } from '../words/grammar.ts'
import { joined } from './clauses.ts'

/** The first words of a list and how many more there are; a single word that would be left is named instead. */
export function inShort(words: readonly string[], most: number): string {
  const more = words.length - most
  return more > 1 ? joined(words.slice(0, most)) + grammar.and + grammar.more(more) : joined(words)
}

/** The first changes of a list: “Troll takes 1 damage; 2 other changes”. */
export function changesInShort(changes: readonly string[], most: number): string {
  if (changes.length <= most) return joined(changes)
  const named = changes.slice(0, most - 1)
  return `${joined(named)}; ${grammar.otherChanges(changes.length - named.length)}`
}

/** The first letters of a name, with its number: “CA2” for “Champion Anaphiel (Ada 2)”, “Tro1” for “Troll (1)”. */
export function initials(name: string): string {
  const words = name.replace(/ \(.*\)$/, '').split(/[\s-]+/)
  const [only = ''] = words
  const number = / (\d+)\)$|\((\d+)\)$/.exec(name)
  const letters = words.length === 1 ? only.slice(0, 3) : words.map((word) => word.charAt(0)).join('')
  return `${letters.slice(0, 3)}${number?.[1] ?? number?.[2] ?? ''}`
}
