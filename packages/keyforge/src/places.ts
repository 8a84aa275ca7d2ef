import type { View } from '@battleline/kernel'
import type { Definition } from './definition.ts'
import { cardOf } from './state.ts'
import { KEYWORD } from './vocabulary.ts'

/** The places in a battleline: each has one word, which speaks of cards by their numbers, and a label for people. */

/** Every place where a creature can come to stand in this line. */
export const placesIn = (line: readonly number[]): readonly string[] =>
  line.length === 0
    ? ['left']
    : ['left', ...line.slice(1).map((right, at) => `between ${line[at]} ${right}`), 'right']

/** How many creatures of the line stand to the left of a place. */
export function placeNamed(line: readonly number[], word: string): number {
  if (word === 'left') return 0
  const [, , right] = word.split(' ')
  return right === undefined ? line.length : line.indexOf(Number(right))
}

export function placeLabel(w: View, word: string): string {
  const [, left, right] = word.split(' ')
  if (left === undefined || right === undefined) return `${word} flank`
  return `between ${cardOf(w, Number(left)).name} and ${cardOf(w, Number(right)).name}`
}

const PLACE_KEYWORDS = ['taunt', 'splash-attack', 'deploy'] as const

/** What a structure says where it asks where creatures stand, or moves them: values, and fields that are there. */
const PLACE_WORDS: ReadonlySet<string> = new Set([
  ...PLACE_KEYWORDS,
  'neighbor',
  'neighbors',
  'neighbor on side',
  'neighbors of',
  'neighbor with',
  'without neighbors',
  'shares with neighbors',
  'shares with none',
  'on flank',
  'on a flank',
  'not on a flank',
  'on that flank',
  'in the center',
  'centered',
  'beside',
  'adjacent to',
  'to flank',
  'move anywhere',
  'swap',
  'swap control',
  'rearrange',
  'damage redirected',
  'damage copied',
])
const PLACE_FIELDS: ReadonlySet<string> = new Set(['flank', 'neighboring', 'beside'])

/** Whether a text reads or changes where a creature stands: by its keywords, or by anything in its structure. */
export const readsPlaces = ({ keywords, abilities }: Definition): boolean =>
  PLACE_KEYWORDS.some((keyword) => (keywords[KEYWORD[keyword]] ?? 0) > 0) ||
  abilities.some(({ clause }) => speaksOfPlaces(clause))

function speaksOfPlaces(said: unknown): boolean {
  if (typeof said === 'string') return PLACE_WORDS.has(said)
  if (typeof said !== 'object' || said === null) return false
  return Object.entries(said).some(([field, part]) => PLACE_FIELDS.has(field) || speaksOfPlaces(part))
}
