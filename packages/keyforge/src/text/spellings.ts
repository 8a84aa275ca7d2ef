/** A number as a bound of power, in other words. */
const bounds = (or: string): readonly string[] => [`with # or ${or} power`, `with # power or ${or}`]

/** Words that people write for others, which mean the same wherever they stand: what is read, and how it is printed. */
export const SPELLINGS = {
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
  // There is one opponent.
  'your opponent': ['an opponent', 'the opponent', 'each opponent', 'any opponent', 'your opponents'],
  "your opponent's": ["your opponents'"],
  // An enemy one: "use an opponent's artifact".
  "an opponent's": ["an opponent's"],
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
  'with even power': ['with an even power'],
  'with odd power': ['with an odd power'],
  'with Æ on it': ['with any Æ on it'],
  'draw step': ['draw cards step'],
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
