import type { Phrase, PhraseOptions } from '@battleline/language'
import { phrase } from '../nodes.ts'

const VOWELS = 'aeiou'

function inflected(word: string): string {
  if (/(s|x|sh|ch)$/.test(word)) return `${word}es`
  if (word.endsWith('y') && !VOWELS.includes(word.at(-2) ?? '')) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** "Gain 1Æ" of somebody else: "gains 1Æ", with "their" for "your". Every verb of "ready and fight" is inflected. */
export const third = (pattern: string): string =>
  pattern
    .replace(/^\(([^)]*)\)/, (_, words: string) => `(${words.split('|').map(inflected).join('|')})`)
    .replace(
      /^(fully |randomly )?([a-z]+)/,
      (_, adverb: string | undefined, word: string) => `${adverb ?? ''}${inflected(word)}`,
    )
    .replace(/^([a-z]+ and )([a-z]+)/, (_, first: string, word: string) => `${first}${inflected(word)}`)
    .replace(YOUR, 'their')
    .replace(YOU_HAVE, 'they have')

/** "Your opponent" stays who it is. */
const YOUR = /\byour\b(?! opponent)/g
const YOU_HAVE = /\byou have\b/g
const theirs = (pattern: string): string => pattern.replace(YOUR, 'their').replace(YOU_HAVE, 'they have')

interface VerbOptions extends PhraseOptions {
  /** Further ways to say it that fit "you" alone. */
  readonly readsOfYou?: readonly string[]
}

/** One thing that a player does: as it is said to "you", of another player, and of "they". */
export const verb = (
  kind: string,
  pattern: string,
  { readsOfYou = [], ...options }: VerbOptions = {},
): readonly Phrase[] => {
  const { reads = [] } = options
  const said = (category: string, how: (one: string) => string, more: readonly string[] = []) => {
    const all = [...reads.map(how), ...more]
    return phrase(category, kind, how(pattern), { ...options, ...(all.length > 0 && { reads: all }) })
  }
  return [said('verb', (one) => one, readsOfYou), said('third-person', third), said('they-verb', theirs)]
}
