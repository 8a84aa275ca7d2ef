/** A number as a bound of power, in other words. */
const bounds = (or: string): readonly string[] => [`with # or ${or} power`, `with # power or ${or}`]

/** "With power greater than 5": in whole numbers, 6 or more. */
const strict = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => at + 1).flatMap((number) => [
    [
      `with power ${number + 1} or more`,
      [
        ...['greater', 'higher', 'more'].flatMap((more) => [
          `with power ${more} than ${number}`,
          `with a power ${more} than ${number}`,
          `with ${more} than ${number} power`,
        ]),
      ],
    ],
    [
      `with power ${number - 1} or fewer`,
      ['less', 'lower', 'fewer'].flatMap((less) => [
        `with power ${less} than ${number}`,
        `with a power ${less} than ${number}`,
        `with ${less} than ${number} power`,
      ]),
    ],
    [
      `has power ${number + 1} or more`,
      [`has more than ${number} power`, `has power greater than ${number}`],
    ],
    [`has power ${number - 1} or fewer`, [`has less than ${number} power`, `has power less than ${number}`]],
  ]),
)

/** Numbers that people write as words. */
export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, at) => [word, at + 1],
  ),
)

/** Words that people write for others, which mean the same wherever they stand: what is read, and how it is printed. */
export const SPELLINGS = {
  "each player's discard pile": ['each discard pile'],
  // The mark of the end within the quotes.
  ...Object.fromEntries(
    ['forge a key', 'choose a house', 'ready cards', 'draw cards'].map((name) => [
      `"${name}" step.`,
      [`"${name} step."`],
    ]),
  ),
  // Short forms.
  cannot: ["can't", 'cant', 'can not'],
  'is not': ["isn't"],
  'are not': ["aren't"],
  'was not': ["wasn't"],
  'were not': ["weren't"],
  'does not': ["doesn't"],
  'do not': ["don't"],
  'did not': ["didn't"],
  'has not': ["hasn't"],
  'have not': ["haven't"],
  'if it is': ["if it's"],
  'while it is': ["while it's"],
  'unless it is': ["unless it's"],
  'there is': ["there's"],
  'they are': ["they're"],
  'you are': ["you're"],
  'you have': ["you've"],
  'each Æ': ['eachA'],
  // There is one opponent.
  'your opponent': ['an opponent', 'the opponent', 'each opponent', 'any opponent', 'your opponents'],
  "your opponent's": ["your opponents'"],
  // Of either player, which is what is meant where no side is named.
  ...Object.fromEntries(
    ['creature', 'artifact', 'upgrade', 'card'].flatMap((noun) => {
      const sides = ['friendly or enemy', 'enemy or friendly']
      const article = /^[au]/.test(noun) ? 'an' : 'a'
      return [
        [`${article} ${noun}`, sides.map((side) => `${side.startsWith('e') ? 'an' : 'a'} ${side} ${noun}`)],
        [`each ${noun}`, sides.map((side) => `each ${side} ${noun}`)],
      ]
    }),
  ),
  // An enemy one: "use an opponent's artifact". What each player has one of is the opponent's.
  "an opponent's": ["an opponent's"],
  ...Object.fromEntries(
    [
      ...[
        'hand',
        'deck',
        'discard pile',
        'archives',
        'pool',
        'battleline',
        'identity card',
        'turn',
        'next turn',
      ],
      ...['previous turn', 'Æ', 'keys', 'houses', 'draw step', 'most', 'least'],
    ].map((own) => [`your opponent's ${own}`, [`an opponent's ${own}`]]),
  ),
  // What was done, or was not.
  'if you do,': [
    'if you do so,',
    'if you did,',
    'if you did so,',
    'if you do this,',
    'when you do,',
    'when you do so,',
    'after you do,',
    'after you do so,',
    'after doing so,',
    'if so,',
    'if that happens,',
  ],
  'if you do not,': [
    'if they cannot,',
    'if they did not,',
    'if unable,',
    'if you are unable to,',
    'if not,',
    'if you cannot,',
    "if you can't,",
    'if you do not do so,',
    'if you did not,',
  ],
  'if it is not destroyed,': [
    'it survives,',
    'that creature survives,',
    'it survived,',
    'that creature survived,',
  ].map((so) => `if ${so}`),
  'you have no cards in your hand': ['your hand is empty'],
  'you have no cards in your discard pile': ['your discard pile is empty'],
  'you have no cards in your deck': ['your deck is empty'],
  'you have no cards in your archives': ['your archives are empty', 'your archives is empty'],
  'your opponent has no cards in their hand': ["your opponent's hand is empty"],
  'your opponent has no cards in their archives': ["your opponent's archives are empty"],
  'heal all damage from': ['remove all damage from', 'remove each damage from'],
  'as if': ['as though'],
  'rearrange the creatures in your battleline': ['rearrange your battleline', 'rearrange your creatures'],
  "rearrange the creatures in your opponent's battleline": ["rearrange your opponent's battleline"],
  'take another turn after this one': ['take an extra turn', 'take an additional turn'],
  'enters play warded': ['enters play with a ward', 'enters play with a ward counter'],
  'enters play stunned': ['enters play with a stun', 'enters play with a stun counter'],
  'enters play enraged': ['enters play with an enrage counter'],
  'for each friendly': ['per friendly'],
  'for each enemy': ['per enemy'],
  'for each creature': ['per creature'],
  'for each card': ['per card'],
  'is used': ['is used for any reason', 'is used in any way'],
  // Comparisons.
  'or fewer': ['or less', 'or lower', 'or smaller'],
  'or more': ['or higher', 'or greater', 'or larger'],
  'the most powerful friendly': ['your most powerful', 'your strongest'],
  'the least powerful friendly': ['your least powerful', 'your weakest'],
  'the most powerful enemy': ["your opponent's most powerful", "your opponent's strongest"],
  'the least powerful enemy': ["your opponent's least powerful", "your opponent's weakest"],
  'most powerful': ['strongest'],
  'least powerful': ['weakest'],
  // "With 3 or less power", "with 3 power or less".
  'with power # or fewer': ['less', 'fewer', 'lower'].flatMap(bounds),
  'with power # or more': ['more', 'higher', 'greater'].flatMap(bounds),
  ...strict,
  'with even power': ['with an even power'],
  'with odd power': ['with an odd power'],
  'with Æ on it': ['with any Æ on it', 'that has Æ on it', 'that has any Æ on it'],
  'with no Æ on it': ['that has no Æ on it', 'that does not have Æ on it', 'without any Æ on it'],
  'you may': ['you may choose to', 'you can'],
  'draw step': ['draw cards step'],
  'houses represented among': ['houses among'],
  'bottom of your deck in any order': ['bottom in any order'],
  'bottom of your deck in a random order': ['bottom in a random order'],
  // One letter more or less.
  'up to': ['upto'],
  on: ['onto'],
  each: ['every'],
  color: ['colour'],
  armor: ['armour'],
  neighbor: ['neighbour'],
  neighbors: ['neighbours'],
  neighboring: ['neighbouring', 'adjacent'],
  artifact: ['artefact'],
  artifacts: ['artefacts'],
  // Words of other times and games.
  'adjacent to': ['next to'],
  'is destroyed': ['dies'],
  'are destroyed': ['die'],
  'enters play': ['comes into play'],
  'enter play': ['come into play'],
  'this creature': [
    'attached creature',
    'the attached creature',
    'the creature this is attached to',
    'the creature this upgrade is attached to',
  ],
} satisfies Readonly<Record<string, readonly string[]>>

/** Wordings of other games, or other ways to think of it, and the phrase to write instead. */
export const HINTS: Readonly<Record<string, string>> = {
  'would be destroyed': 'when ‹a card› would be destroyed, ‹what happens› instead',
  killed: 'if ‹the creature it fights› was destroyed, …',
  kills: 'if ‹the creature it fights› was destroyed, …',
  'it destroyed': 'if ‹the creature it fights› was destroyed, …',
  'it destroys': 'if ‹the creature it fights› was destroyed, …',
  kill: 'destroy ‹a target›',
  exile: 'purge ‹a target›',
  bounce: 'return ‹a target› to its owner’s hand',
  mill: 'discard the top card of ‹whose› deck',
  survives: 'After Fight: ‹what happens›, which only a creature that survives has',
  toughness: '‹a creature› with power ‹a number› or lower',
  upkeep: 'at the start of your turn, ‹what happens›',
  'combat damage': '‹a card› deals damage',
  'draw cards until': 'refill your hand',
  unblockable: 'skirmish, or elusive',
  lifelink: 'gain 1Æ',
  untap: 'ready ‹a target›',
  tap: 'exhaust ‹a target›',
  graveyard: 'discard pile',
  library: 'deck',
  'do each of the following': 'sentences one after the other, without bullets',
}
