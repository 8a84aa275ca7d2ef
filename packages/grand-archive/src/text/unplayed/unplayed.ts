import { ASIDE, type Node, type Phrase, type PhraseOptions, phrase } from '@battleline/language'

/** The kind of nodes for words that the grammar reads and this version does not play. */
export const UNPLAYED = 'unplayed'

/** Words of a text that are read and not played, and why. */
export interface UnplayedWords {
  readonly node: Node
  readonly why: string
}

type Options = Pick<PhraseOptions, 'plural'>

const phrasesAs =
  (kind: string) =>
  (category: string, patterns: readonly string[], options: Options = {}): readonly Phrase[] =>
    patterns.map((as) => phrase(category, kind, as, { ...options, fixed: { as } }))

/** Phrases of a category whose nodes are read and not played; `as` tells them apart. */
export const unplayed = phrasesAs(UNPLAYED)

/** Phrases of a category whose nodes are set aside: they play no part in fights. */
export const aside = phrasesAs(ASIDE)
