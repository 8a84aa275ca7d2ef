import { include, phrase } from './nodes.ts'

const COLORED = '{colors:color+" and "} '
/** What a token has: keywords, abilities, or both. */
const WITH = [
  '[ with {keywords:keyword+", and"}]',
  ' with {keywords:keyword+", "} and "{texts:clause+" "}"',
  ' with "{texts:clause+" "}"',
]

/** A token: "2/2 black Zombie creature token"; several. */
export const tokens = (['token', 'tokens'] as const).flatMap((word) => [
  ...WITH.flatMap((having) =>
    [COLORED, 'colorless '].flatMap((color) => [
      phrase(
        `creature-${word}`,
        'token',
        `{power:#}/{toughness:#} ${color}{subtypes:subtype+" "} creature ${word}${having}`,
      ),
      phrase(
        `creature-${word}`,
        'token',
        `{power:#}/{toughness:#} ${color}{subtypes:subtype+" "} artifact creature ${word}${having}`,
        { fixed: { artifact: true } },
      ),
    ]),
  ),
  phrase(word, 'artifact token', `{name:artifact-token} ${word}`),
])
export const anyTokens = [include('token', '{it:creature-token}'), include('tokens', '{it:creature-tokens}')]
