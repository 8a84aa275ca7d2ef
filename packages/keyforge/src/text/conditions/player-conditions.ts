import { phrasesOf } from '../nodes.ts'

const state = phrasesOf('simple-state')

const none = { fixed: { most: 0 } }
const least = '{least:#} or more'
const most = '{most:#} or fewer'

/** Who has more of something; `reads`: other wordings of the two. */
const more = (
  what: 'aember' | 'keys' | 'cards in hand',
  words: string,
  reads: Readonly<Record<'opponent' | 'you', readonly string[]>>,
) => [
  state(`more ${what}`, `your opponent has more ${words} than you`, {
    fixed: { whose: 'opponent' },
    reads: reads.opponent,
  }),
  state(`more ${what}`, `you have more ${words} than your opponent`, {
    fixed: { whose: 'you' },
    reads: reads.you,
  }),
]

/** What can be asked of a player's Æmber, keys, chains and hand. */
export const statesOfPlayers = [
  state('has aember', '{whose:has} no Æ', { ...none, reads: ['{whose:has} 0 (Æ|)'] }),
  state('has aember', `{whose:has} ${least.replace(' or', 'Æ or')}`, {
    reads: [
      `{whose:has} ${least} (Æ|)`,
      '{whose:has} {least:#} (Æ|) or more [in (your|their) pool]',
      '{whose:has} {least:#} or more (Æ|) (remaining|left|in their pool|in your pool)',
      '{whose:has} {least:#} (Æ|) or more (remaining|left)',
      '{whose:has} at least {least:#} (Æ|)',
    ],
  }),
  state('has aember', `{whose:has} ${most.replace(' or', 'Æ or')}`, {
    reads: ['{whose:has} {most:#} (Æ|) or (fewer|less)', '{whose:has} {most:#} or (fewer|less) (Æ|)'],
  }),
  state('has aember', '{whose:has} exactly {exactly:#}Æ', {
    reads: ['{whose:has} exactly {exactly:#} (Æ|)'],
  }),
  state('has aember', '{whose:has} fewer than {below:#}Æ', {
    reads: ['{whose:has} (fewer|less) than {below:#} (Æ|)'],
  }),
  state('has aember', '{whose:has} an {parity:parity} amount of Æ'),
  state('has keys', '{whose:has} no forged keys', {
    ...none,
    reads: ['{whose:has} not forged any keys'],
  }),
  state('has keys', `{whose:has} ${least} forged keys`, {
    reads: [`{whose:has} forged ${least} keys`, '{whose:has} at least {least:#} forged (key|keys)'],
  }),
  state('has keys', `{whose:has} ${most} forged keys`),
  state('has keys', '{whose:has} exactly {exactly:#} forged (key/keys)'),
  state('has keys', '{whose:has} fewer than {below:#} forged keys'),
  state('can pay a key', '{whose:has} Æ equal to or greater than the current key cost', {
    reads: ['{whose:has} Æ in (your|their) pool equal to or greater than the current key cost'],
  }),
  state('as many of each', 'each player controls the same number of {of:group~many}', {
    reads: ['each player has the same number of {of:group~many} [in play]'],
  }),
  state('equal keys', 'you and your opponent have the same number of forged keys', {
    reads: [
      'each player has the same number of forged keys',
      'you and your opponent have as many forged keys',
    ],
  }),
  state('has keys', '{whose:has} a forged key', {
    fixed: { least: 1 },
    reads: ['{whose:has} forged a key'],
  }),
  state('has chains', '{whose:has} no chains', { ...none, reads: ['{whose:has} 0 chains'] }),
  state('has chains', '{whose:has} {least:#} or more chains', {
    reads: ['{whose:has} at least {least:#} chain(s)'],
  }),
  state('has chains', '{whose:has} any chains', { reads: ['{whose:has} chains', '{whose:has} a chain'] }),

  ...more('aember', 'Æ', {
    opponent: [
      'your opponent [still] has more Æ [in their pool] than you [do]',
      'they have more Æ [in their pool] than you [do]',
      'you have (less|fewer) Æ [in your pool] than your opponent [does]',
    ],
    you: [
      'you [still] have more Æ [in your pool] than your opponent [does]',
      '(your opponent has|they have) (less|fewer) Æ [in their pool] than you [do]',
    ],
  }),
  ...more('keys', 'forged keys', {
    opponent: [
      'your opponent has forged more keys than you [have|do]',
      'your opponent has more keys than you [do]',
      'you have fewer [forged] keys than your opponent [does]',
      'you have forged fewer keys than your opponent [has]',
    ],
    you: [
      'you have forged more keys than your opponent',
      'you have more keys than your opponent [does]',
      'your opponent has fewer [forged] keys than you [do]',
      'your opponent has forged fewer keys than you [have]',
    ],
  }),
  ...more('cards in hand', 'cards in hand', {
    opponent: [
      'your opponent has more cards in their hand than you [do]',
      'you have fewer cards in [your] hand than your opponent [does]',
    ],
    you: [
      'you have more cards in your hand than your opponent [does]',
      'your opponent has fewer cards in [their] hand than you [do]',
    ],
  }),
]
