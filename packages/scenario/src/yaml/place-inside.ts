import type { Place } from '../problems/faults.ts'
import type { Text } from './tree.ts'

/**
 * The place in the file of a part of a text. `from` and `to` are offsets in the text as YAML reads it: without quotes
 * and escapes, its lines folded. Every character but white space has its exact place.
 */
export function placeInside({ text, at, style }: Text, source: string, from: number, to: number): Place {
  const places = align(text, source, style === 'block' ? firstLine(source, at) : at.from, at.to, style)
  const first = places[Math.min(from, text.length)] ?? at.to
  const last = to > from ? places[to - 1] : undefined
  return { from: first, to: last === undefined ? first : Math.max(first, last + 1) }
}

/** A block's text begins on the line after its sign. */
function firstLine(source: string, { from }: Place): number {
  const end = source.indexOf('\n', from)
  return end < 0 ? source.length : end + 1
}

/** The offset of each character in the file, and one more for the end. */
function align(
  text: string,
  source: string,
  start: number,
  end: number,
  style: Text['style'],
): readonly number[] {
  const places: number[] = []
  let at = style === 'single' || style === 'double' ? start + 1 : start
  let owed = 0
  for (const letter of text.split('')) {
    const previous = places.at(-1) ?? start
    if (isLowSurrogate(letter) && source.startsWith('\\U', previous)) {
      places.push(previous)
      continue
    }
    if (style === 'double' && owed === 0) {
      at = behindFolds(source, at)
      const blanks = blanksAt(source, at)
      const breaks = blanks.split('\n').length - 1
      // A line break in quotes is read as a blank; further ones as line breaks.
      if (breaks > 0) {
        owed = Math.max(1, breaks - 1)
        at += blanks.length
      }
    }
    if (owed > 0) {
      owed--
      places.push(Math.min(at, end))
    } else if (isBlank(letter) && source[at] === letter) {
      places.push(at++)
    } else if (isBlank(letter) && !(style === 'double' && source[at] === '\\')) {
      places.push(Math.min(at, end))
    } else {
      while (isBlank(source[at]) && at < end) at++
      places.push(Math.min(at, end))
      at += written(source, at, style)
    }
  }
  places.push(Math.min(at, end))
  return places
}

function blanksAt(source: string, at: number): string {
  const blanks = /\s*/y
  blanks.lastIndex = at
  return blanks.exec(source)?.[0] ?? ''
}

/** The second half of a character written as one escape. */
const isLowSurrogate = (letter: string): boolean => letter >= '\udc00' && letter <= '\udfff'

const isBlank = (letter: string | undefined): boolean => letter !== undefined && /\s/.test(letter)

/** The offset after backslashes at line ends, which join lines. */
function behindFolds(source: string, at: number): number {
  const folds = /(?:\\\r?\n\s*)*/y
  folds.lastIndex = at
  return at + (folds.exec(source)?.[0].length ?? 0)
}

const ESCAPES: Readonly<Record<string, number>> = { x: 4, u: 6, U: 10 }

/** How many characters of the file encode one of the text. */
function written(source: string, at: number, style: Text['style']): number {
  if (style === 'double' && source[at] === '\\') return ESCAPES[source[at + 1] ?? ''] ?? 2
  return style === 'single' && source.startsWith("''", at) ? 2 : 1
}
