import type { View } from '@battleline/kernel'
import { keywordOf, levelOf } from '../read.ts'
import { cardOf } from '../state.ts'

/** Pride: an ally obeys only a champion of that level; one that does not, does not attack for its controller (GA-KW-PRIDE). */
export const obeys = (w: View, card: number): boolean =>
  levelOf(w, cardOf(w, card).controller) >= keywordOf(w, card, 'pride') || keywordOf(w, card, 'pride') === 0
