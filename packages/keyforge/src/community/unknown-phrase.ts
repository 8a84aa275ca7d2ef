import type { TextProblem } from '../text/text.ts'
import { TRAITS } from '../text/words.ts'
import { HOUSES, KEYWORDS } from '../vocabulary.ts'

/** Words before and from the place where reading stopped that tell one unknown phrase from another. */
const BEFORE = 1
const FROM = 2

const anyOf = (words: readonly string[], flags: string): RegExp => {
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  return new RegExp(`(?<![\\p{L}-])(?:${longestFirst.join('|')})s?(?![\\p{L}])`, flags)
}

const capital = (word: string): string => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase())

const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/\([^()]*\)/g, ' '],
  [/[\ue000-\uf8ff\ufeff]/g, ' '],
  [/[’‘]/g, "'"],
  [/[“”]/g, '"'],
  [anyOf(HOUSES, 'giu'), '‹house›'],
  [anyOf(KEYWORDS, 'giu'), '‹keyword›'],
  // Some are ordinary words too; as traits they have a capital.
  [anyOf(TRAITS.map(capital), 'gu'), '‹trait›'],
  [/\d+/g, '#'],
]

const wordsOf = (text: string, name: string): readonly string[] => {
  const own = name === '' ? text : text.replaceAll(name, '‹self›')
  const folded = FOLDED.reduce((so, [from, to]) => so.replace(from, to), own)
  return folded.toLowerCase().match(/[\p{L}'#‹›+-]+|[.,:"•]/gu) ?? []
}

/**
 * The words around the place where reading a text stopped, with numbers, houses, traits, keywords and the card's name
 * folded, so that one phrase is the same in many cards: "creature ‖ that shares".
 */
export function unknownPhrase(text: string, name: string, { from, to, clause }: TextProblem): string {
  const own = ownName(name)
  const start =
    Math.max(...['.', ':', '\n', '\r', '"', '“'].map((mark) => text.lastIndexOf(mark, from - 1))) + 1
  const before = wordsOf(text.slice(Math.min(start, from), from), own)
  const rest = wordsOf(text.slice(from, Math.max(clause?.to ?? text.length, to)), own)
  const lead = before.slice(Math.max(0, before.length - BEFORE))
  const shown = rest.slice(0, BEFORE + FROM - lead.length)
  return [...lead, '‖', ...(shown.length === 0 ? ['the end'] : shown)].join(' ')
}

const ownName = (name: string): string => name.replace(/ \(.*\)$/, '')
