import { type Phrase, type PhraseOptions, phrase } from '@battleline/language'

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
      /^(fully )?([a-z]+)/,
      (_, adverb: string | undefined, word: string) => `${adverb ?? ''}${inflected(word)}`,
    )
    .replace(/^([a-z]+ and )([a-z]+)/, (_, first: string, word: string) => `${first}${inflected(word)}`)
    .replace(YOURS, 'their')

const YOURS = /\byour\b(?! opponent)/g

/** One thing that a player does: as it is said to "you", of another player, and of one whom an earlier part spoke of ("they gain 1Æ"). */
export const verb = (kind: string, pattern: string, options: PhraseOptions = {}): readonly Phrase[] => [
  phrase('verb', kind, pattern, options),
  phrase('third', kind, third(pattern), {
    ...options,
    ...(options.reads === undefined ? {} : { reads: options.reads.map(third) }),
  }),
  phrase('they-do', kind, pattern.replace(YOURS, 'their'), {
    ...options,
    ...(options.reads === undefined
      ? {}
      : { reads: options.reads.map((one) => one.replace(YOURS, 'their')) }),
  }),
]
