import { fold } from '@battleline/language'
import { ACTING_ICONS, HOUSES, type Icon } from '../vocabulary.ts'

/** Other words and letters for bonus icons, as card texts and deck files write them. */
const WORDS: Readonly<Record<string, Icon>> = {
  a: 'aember',
  ae: 'aember',
  amber: 'aember',
  pt: 'capture',
  c: 'capture',
  d: 'damage',
  r: 'draw',
  dr: 'draw',
  ds: 'discard',
  x: 'discard',
  p: 'power',
}

const KNOWN = new Map<string, Icon>([
  ...Object.entries(WORDS),
  ...[...ACTING_ICONS, ...HOUSES].flatMap((icon): (readonly [string, Icon])[] => [
    [fold(icon), icon],
    [fold(icon).replaceAll(' ', ''), icon],
  ]),
])

/** The bonus icon of a word; null for another word. */
export function iconNamed(word: string): Icon | null {
  const folded = fold(word.replace(/^bonus[-_ ]?/i, ''))
  return KNOWN.get(folded) ?? KNOWN.get(folded.replaceAll(' ', '')) ?? null
}

/** The words of bonus icons, for suggestions. */
export const ICON_WORDS: readonly Icon[] = [...ACTING_ICONS, ...HOUSES]
