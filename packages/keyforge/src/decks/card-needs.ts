import { memoize } from '@battleline/language'
import type { CardFacts } from '../model/definition.ts'
import type { Icon } from '../vocabulary.ts'
import { iconNamed } from './icon-words.ts'
import type { SetFeature } from './sets.ts'

const ENHANCE = /^Enhance ([^.]+)\.$/m

const NEEDS: readonly (readonly [SetFeature, RegExp])[] = [
  ['enhance', ENHANCE],
  ['token', /\btoken creatures?\b/i],
  ['tide', /\btide\b/i],
  ['prophecy', /^Fate:|\bprophec(?:y|ies)\b/im],
]

/** What a card needs beside the other cards of its deck. */
export const needsOf = memoize(({ text = '' }: CardFacts): readonly SetFeature[] =>
  NEEDS.flatMap(([feature, words]) => (words.test(text) ? [feature] : [])),
)

/** The bonus icons that a card adds to others of its deck (KF-ENH-1), and the words that are none. */
export function enhanceIcons({ text = '' }: CardFacts): readonly Icon[] {
  const words = (ENHANCE.exec(text)?.[1] ?? '').replace(/star alliance/gi, 'staralliance').split(/[\s,]+/)
  return words.flatMap((word) => iconNamed(word) ?? [])
}
