// The page about the language of Magic cards: what it teaches, in order.

export const GAME = 'Magic'

/** Texts as people paste them, and what they show. */
export const LESSONS = [
  [
    'Keywords stand for themselves, in a row with commas or one a line.',
    'Flying, First strike\nProtection from red',
  ],
  [
    'Case does not count, reminder text in brackets is not read, and a card says “this creature” or its name.',
    'brute MUST be blocked if able. (Whoever blocks chooses.)',
  ],
  [
    'What a creature must or cannot do, alone, with others or against some.',
    'Brute attacks each combat if able.\nBrute can’t be blocked by more than one creature.',
  ],
  [
    'As much can be said of others.',
    'Other creatures you control get +1/+1.\nCreatures with power 2 or less can’t block.',
  ],
  [
    'Abilities wait for an event.',
    'Whenever Brute deals combat damage to a player, draw a card.\nWhen Brute dies, it deals 2 damage to any target.',
  ],
  [
    'Costs stand before a colon; mana itself is not counted.',
    '{2}{R}, {T}: Brute deals 1 damage to any target.',
  ],
  [
    'A spell says what it does, one sentence after the other.',
    'Target creature gets +3/+3 and gains trample until end of turn.',
  ],
  [
    'Damage can be divided, prevented, doubled, redirected.',
    'Brute deals 4 damage divided as you choose among any number of targets. Prevent the next 3 damage that would be dealt to you this turn.',
  ],
]

/** The parts of the page, and the categories of the grammar that each shows. */
export const SECTIONS = [
  ['Whole abilities', 'A text is made of abilities, one a line.', ['clause', 'sentence', 'inner']],
  ['What creatures must, can and cannot do', '', ['predicate', 'subject', 'quality', 'guard', 'companion']],
  ['When it is so', '', ['situation', 'unless', 'condition', 'state-of']],
  ['What an ability waits for', '', ['event', 'trigger']],
  ['What an ability costs', '', ['cost', 'mana', 'symbol']],
  ['What happens', '', ['effect']],
  ['What lasts', '', ['momentary', 'this-turn']],
  ['How much', '', ['amount', 'measure']],
  ['Which objects', '', ['object', 'thing', 'token', 'tokens', 'source', 'damaged']],
]

/** A whole text. */
export const UNSHOWN = ['text']

/** Texts in which the card refers to itself; `self` is the card of the examples. */
export const ITSELF = (/** @type {string} */ self) => [
  `A card speaks of itself by its name, or as “this creature”. The card of these examples is called ${self}; for a card of yours`,
  `give its name, \`npx battleline cards parse --game magic --name ${self} "${self} must be blocked if able."\`.`,
]
