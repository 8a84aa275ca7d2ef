import { type Phrase, phrase } from '@battleline/language'

/** Phrases of one category whose nodes are set aside; `about` says what they are about, `as` tells them apart. */
export const asides = (category: string, about: string, patterns: readonly string[]): readonly Phrase[] =>
  patterns.map((as) => phrase(category, 'aside', as, { fixed: { about, as } }))
