// The page about the language of KeyForge cards: what it teaches, in order.

export const GAME = 'KeyForge'

/** Texts as people paste them, and what they show. */
export const LESSONS = [
  ['A bold word says when, a sentence what.', 'Play: Gain 1Æ.'],
  [
    'Symbols may be lost or written otherwise, case does not count, older words are read.',
    'fight: steal 1. DEAL 3D to a creature.',
  ],
  ['Several bold words share what follows.', 'Play/Fight/Reap: Draw a card.'],
  [
    'Keywords stand for themselves; reminder text in brackets is not read.',
    'Elusive. (The first time …) Hazardous 2.',
  ],
  [
    'Sentences follow one another; “if you do” asks whether the one before was carried out.',
    'Action: You may exalt a friendly creature. If you do, deal 2 damage to an enemy creature.',
  ],
  [
    'Any effect can have a condition, and another one can happen otherwise.',
    'Play: If the tide is high, draw 2 cards. Otherwise, raise the tide.',
  ],
  [
    'Targets are put together from what is asked of the cards.',
    'Reap: Ward each other undamaged friendly Dis creature with power 3 or higher on a flank.',
  ],
  ['What can be counted can be counted everywhere.', 'Play: Gain 1 for each friendly Knight creature.'],
  [
    'Whatever “you” do, other players can do.',
    'Play: Your opponent discards a random card from their hand and loses 1.',
  ],
  ['An ability can wait for an event.', 'After an enemy creature is destroyed fighting Brute, steal 1.'],
  [
    'Some texts are simply true; they may need a condition.',
    'While the tide is low, each friendly creature gets +1 power and gains taunt.',
  ],
  [
    'Abilities are given in quotation marks.',
    'This creature gains, “Destroyed: Return this creature to its owner’s hand.”',
  ],
  ['Effects can last.', 'Play: For the remainder of the turn, each friendly creature gains skirmish.'],
]

/** The parts of the page, and the categories of the grammar that each shows. */
export const SECTIONS = [
  [
    'Whole clauses',
    'A text is made of clauses, one after the other or one a line.',
    ['clause', 'bold-ability', 'replacement-sentence', 'sentence', 'option', 'plain-sentence'],
  ],
  ['What an ability waits for', '', ['event', 'happening', 'during']],
  [
    'What you do',
    'Each of these can also be done by another player: “your opponent steals 1Æ”, “each player draws a card”.',
    ['verb'],
  ],
  ['What happens', '', ['effect', 'simple-effect', 'they-verb', 'they-clause']],
  [
    'Conditions',
    '',
    ['condition', 'simple-condition', 'state', 'simple-state', 'while', 'simple-while', 'trailing-condition'],
  ],
  [
    'Which cards',
    '',
    [
      'target',
      'single-target',
      'any-target',
      'from-hand',
      'zone-target',
      'deck-card',
      'subject',
      'watched',
      'known-card',
      'moving-creature',
    ],
  ],
  [
    'What is asked of cards',
    '',
    [
      'group',
      'indefinite',
      'filter',
      'printed-filter',
      'neighbor-kind',
      'zone-cards',
      'zone-card',
      'counted-in-zone',
      'printed-cards',
      'printed-card',
    ],
  ],
  ['How much', '', ['amount', 'plain-amount', 'number', 'counter-number', 'measure', 'counted']],
  ['What is simply true', '', ['constant', 'predicate', 'player-rule']],
  ['What lasts', '', ['lasting']],
]

/** A whole text, and the forms that repeat “What you do” for others. */
export const UNSHOWN = ['text', 'third-person', 'third-person-clause']

/** Texts in which the card refers to itself; `self` is the card of the examples. */
export const ITSELF = (/** @type {string} */ self) => [
  `A card speaks of itself by its name. The card of these examples is called ${self}; for a card of yours give its name,`,
  `\`npx battleline cards parse --name ${self} "Play: Ward ${self}."\`, or write “this card”, “this artifact”, “this upgrade”,`,
  'which are the card itself as well. On a creature “this creature” is the card, on an upgrade the creature that it is',
  'attached to, and in quotation marks the card that gets the ability.',
]
