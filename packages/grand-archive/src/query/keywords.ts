import type { View } from '@battleline/kernel'
import type { Keyword } from '../vocabulary.ts'
import { effectsGiving } from './active-effects.ts'
import { keywordOf } from './values.ts'

/** The keywords that an object has, with their values. */
export const keywordsOf = (w: View, card: number): Readonly<Partial<Record<Keyword, number>>> => {
  const values: Partial<Record<Keyword, number>> = {}
  for (const { text } of effectsGiving(w, 'gains')) {
    const { keyword } = text.gives
    if (keyword in values) continue
    const value = keywordOf(w, card, keyword)
    if (value > 0) values[keyword] = value
  }
  return values
}
