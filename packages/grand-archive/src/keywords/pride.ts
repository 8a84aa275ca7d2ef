import type { View } from '@battleline/kernel'
import { cardOf } from '../model/state.ts'
import { keywordOf, levelOf } from '../query/values.ts'

/**
 * Pride: an ally obeys only a champion of that level; a disobedient ally does not attack for its controller
 * (GA-KW-PRIDE).
 */
export const obeys = (w: View, card: number): boolean =>
  levelOf(w, cardOf(w, card).controller) >= keywordOf(w, card, 'pride') || keywordOf(w, card, 'pride') === 0
