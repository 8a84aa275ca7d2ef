// The page about the language of Grand Archive cards: what it teaches, in order.

export const GAME = 'Grand Archive'

/** Texts as people paste them, and what they show. */
export const LESSONS = [
  [
    'An action says what it does, one sentence after the other.',
    'Deal 2 damage to target unit. Draw a card.',
  ],
  [
    'Case does not count, reminder text in brackets is not read, and LV is the level of one’s champion.',
    'deal 1+LV DAMAGE to target unit. (LV is your level.)',
  ],
  ['A bold word says when.', 'On Champion Hit: Draw a card.'],
  ['Keywords stand for themselves, some with a number.', 'Taunt. Critical 2.'],
  [
    'Brackets before an ability say when there is one at all; an amount can have a bonus.',
    '[Class Bonus] Cleave.\nDeal 2 or [Class Bonus] 4 damage to target unit.',
  ],
  [
    '“You may” leaves it open; “if you do” asks whether the sentence before was carried out.',
    'On Enter: You may deal 1 damage to your champion. If you do, draw a card.',
  ],
  ['An ability can wait for an event.', 'Whenever your champion is dealt 4 or more damage, draw a card.'],
  [
    'Costs stand before a colon.',
    'Rest, remove a durability counter from Brute: Deal 2 damage to target unit.',
  ],
  [
    'Some texts are simply true; they may need a condition.',
    'Each other ally you control gets +1 power while Brute is awake.',
  ],
  [
    'Damage that would be dealt is prevented, made more, or replaced.',
    'If 3 or less damage would be dealt to your champion, prevent it.',
  ],
  [
    'Effects can last.',
    'Prevent the next 3 combat damage that would be dealt to target unit this turn. It gets +2 power until end of turn.',
  ],
  ['Abilities are given in quotation marks.', 'Target ally gains "On Hit: Draw a card." until end of turn.'],
]

/** The parts of the page, and the categories of the grammar that each shows. */
export const SECTIONS = [
  [
    'Whole abilities',
    'A text is made of abilities, one after the other or one a line.',
    ['clause', 'labelled', 'bare', 'triggered', 'sentence', 'plain'],
  ],
  ['Brackets', '', ['brackets', 'bracket']],
  ['What an ability waits for', '', ['event', 'watched']],
  ['What an ability costs', '', ['cost']],
  ['What happens', '', ['effect']],
  ['Conditions', '', ['condition', 'simple', 'state', 'own-state', 'its-state']],
  ['Which objects', '', ['target', 'subject', 'group', 'one']],
  ['How much', '', ['amount', 'count-of', 'quantity', 'count', 'counted']],
  ['What is simply true', '', ['constant', 'would', 'becoming', 'predicate']],
  ['What lasts', '', ['momentary', 'stat', 'instead']],
]

/** Phrases that are listed without examples, by the kind of their nodes. */
export const LISTED = [
  [
    'aside',
    'What is set aside',
    'These words play no part in fights: players pay outside the engine. A card with them can be used, and names them.',
  ],
  [
    'unplayed',
    'What is understood and not played',
    'These words are read and printed, and no card with them can be used on a board yet; the message names them.',
  ],
]

/** A whole text. */
export const UNSHOWN = ['text']

/** Texts in which the card refers to itself; `self` is the card of the examples. */
export const ITSELF = (/** @type {string} */ self) => [
  `A card speaks of itself by its name. The card of these examples is called ${self}; for a card of yours give its name,`,
  `\`npx battleline cards parse --game grand-archive --name ${self} "Rest: ${self} becomes distant."\`.`,
]
