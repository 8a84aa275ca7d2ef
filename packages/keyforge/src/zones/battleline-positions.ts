import { type Message, say, type View, word } from '@battleline/kernel'
import { cardOf } from '../model/state.ts'

/** Places in a battleline: each has a word with card numbers, and a label for people. */

/** Every place in this line where a creature can be put. */
export const placesIn = (line: readonly number[]): readonly string[] =>
  line.length === 0
    ? ['left']
    : ['left', ...line.slice(1).map((right, at) => `between ${line[at]} ${right}`), 'right']

/** The number of creatures to the left of a place. */
export function placeNamed(line: readonly number[], word: string): number {
  if (word === 'left') return 0
  const [, , right] = word.split(' ')
  return right === undefined ? line.length : line.indexOf(Number(right))
}

export function placeLabel(w: View, place: string): Message {
  const [, left, right] = place.split(' ')
  if (left === undefined || right === undefined) return say`${word(place)} flank`
  return say`between ${cardOf(w, Number(left)).name} and ${cardOf(w, Number(right)).name}`
}
