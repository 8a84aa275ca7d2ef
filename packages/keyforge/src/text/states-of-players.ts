import { phrase } from '@battleline/language'

const none = { fixed: { most: 0 } }
const least = '{least:#} or more'
const most = '{most:#} or fewer'

/** What can be asked of a player's Æmber, keys, chains and hand. */
export const statesOfPlayers = [
  phrase('one-state', 'has aember', '{whose:has} no Æ', { ...none, reads: ['{whose:has} 0 (Æ|)'] }),
  phrase('one-state', 'has aember', `{whose:has} ${least.replace(' or', 'Æ or')}`, {
    reads: [
      `{whose:has} ${least} (Æ|)`,
      '{whose:has} {least:#} (Æ|) or more [in (your|their) pool]',
      '{whose:has} {least:#} or more (Æ|) (remaining|left|in their pool|in your pool)',
      '{whose:has} {least:#} (Æ|) or more (remaining|left)',
      '{whose:has} at least {least:#} (Æ|)',
    ],
  }),
  phrase('one-state', 'has aember', `{whose:has} ${most.replace(' or', 'Æ or')}`, {
    reads: ['{whose:has} {most:#} (Æ|) or (fewer|less)', '{whose:has} {most:#} or (fewer|less) (Æ|)'],
  }),
  phrase('one-state', 'has aember', '{whose:has} exactly {exactly:#}Æ', {
    reads: ['{whose:has} exactly {exactly:#} (Æ|)'],
  }),
  phrase('one-state', 'has aember', '{whose:has} fewer than {below:#}Æ', {
    reads: ['{whose:has} (fewer|less) than {below:#} (Æ|)'],
  }),
  phrase('one-state', 'has aember', '{whose:has} an {parity:parity} amount of Æ'),
  phrase('one-state', 'has keys', '{whose:has} no forged keys', {
    ...none,
    reads: ['{whose:has} not forged any keys'],
  }),
  phrase('one-state', 'has keys', `{whose:has} ${least} forged keys`, {
    reads: [`{whose:has} forged ${least} keys`, '{whose:has} at least {least:#} forged (key|keys)'],
  }),
  phrase('one-state', 'has keys', `{whose:has} ${most} forged keys`),
  phrase('one-state', 'has keys', '{whose:has} exactly {exactly:#} forged (key/keys)'),
  phrase('one-state', 'has keys', '{whose:has} fewer than {below:#} forged keys'),
  phrase('one-state', 'can pay a key', '{whose:has} Æ equal to or greater than the current key cost', {
    reads: ['{whose:has} Æ in (your|their) pool equal to or greater than the current key cost'],
  }),
  phrase('one-state', 'as many of each', 'each player controls the same number of {of:group~many}', {
    reads: ['each player has the same number of {of:group~many} [in play]'],
  }),
  phrase('one-state', 'has keys', '{whose:has} a forged key', {
    fixed: { least: 1 },
    reads: ['{whose:has} forged a key'],
  }),
  phrase('one-state', 'has chains', '{whose:has} no chains', { ...none, reads: ['{whose:has} 0 chains'] }),
  phrase('one-state', 'has chains', '{whose:has} {least:#} or more chains', {
    reads: ['{whose:has} at least {least:#} chain(s)'],
  }),
  phrase('one-state', 'has chains', '{whose:has} any chains', {
    reads: ['{whose:has} chains', '{whose:has} a chain'],
  }),

  phrase('one-state', 'more aember', 'your opponent has more Æ than you', {
    fixed: { whose: 'opponent' },
    reads: [
      'your opponent [still] has more Æ [in their pool] than you [do]',
      'you have (less|fewer) Æ [in your pool] than your opponent [does]',
    ],
  }),
  phrase('one-state', 'more aember', 'you have more Æ than your opponent', {
    fixed: { whose: 'you' },
    reads: [
      'you [still] have more Æ [in your pool] than your opponent [does]',
      '(your opponent has|they have) (less|fewer) Æ [in their pool] than you [do]',
    ],
  }),
  phrase('one-state', 'more keys', 'your opponent has more forged keys than you', {
    fixed: { whose: 'opponent' },
    reads: ['your opponent has forged more keys than you [have|do]'],
  }),
  phrase('one-state', 'more keys', 'you have more forged keys than your opponent', {
    fixed: { whose: 'you' },
    reads: ['you have forged more keys than your opponent'],
  }),
  phrase('one-state', 'more cards in hand', 'your opponent has more cards in hand than you', {
    fixed: { whose: 'opponent' },
    reads: [
      'your opponent has more cards in their hand than you [do]',
      'you have fewer cards in [your] hand than your opponent [does]',
    ],
  }),
  phrase('one-state', 'more cards in hand', 'you have more cards in hand than your opponent', {
    fixed: { whose: 'you' },
    reads: [
      'you have more cards in your hand than your opponent [does]',
      'your opponent has fewer cards in [their] hand than you [do]',
    ],
  }),
]
