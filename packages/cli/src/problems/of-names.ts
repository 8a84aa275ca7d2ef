import type { ProblemKind } from '@battleline/scenario'
import { asked, type Explanation, question } from './explanation.ts'

type NameKind =
  | 'player-count'
  | 'player-name'
  | 'unknown-player'
  | 'unknown-card'
  | 'card-not-there'
  | 'ambiguous-name'
  | 'duplicate-name'
  | 'card-name'
  | 'card-needed'
  | 'unknown-step'
  | 'unknown-rule'
  | 'unknown-bot'
  | 'wrong-card-type'
  | 'card-facts'
  | 'card-text'
  | 'file-unreadable'
  | 'deck-problem'
  | 'deck-count'
  | 'illegal-deck'

const OGRE = 'cards: { Ogre: { type: creature, house: dis, power: 5'

/** A scenario of whole decks. */
const dealt = (deck: string): string =>
  `name: A game\ngame: keyforge\nplayers:\n  me: { deck: mine.yaml }\n  you: { deck: [${deck}] }\n`

/** Problems of names, cards and decks. */
export const OF_NAMES: Readonly<Record<NameKind & ProblemKind, Explanation>> = {
  'player-count': {
    title: 'A scenario has another number of players',
    text: 'KeyForge has two players, the other games as many as the message says.',
    example: asked(
      question('').replace(/ {2}you: .*\n/, ''),
      '[Troll] }\n',
      '[Troll] }\n  you: { battleline: [Urchin] }\n',
    ),
  },
  'player-name': {
    title: 'No player can be called this',
    text: 'The word has a meaning in “expect”, or there is no letter and no digit in it.',
    example: asked(question('').replace('you:', 'winner:'), 'winner:', 'you:'),
  },
  'unknown-player': {
    title: 'No player has this name',
    text: 'Use the names under “players”.',
    example: asked(question('expect: { active: mee }\n'), 'mee', 'me'),
  },
  'unknown-card': {
    title: 'No card has this name',
    text: '“battleline cards list” has the cards that ship. Any other card is described by its facts and its text under “cards:”, or comes from a file that “battleline cards import” makes.',
    example: asked(question('', '[Trol]'), 'Trol', 'Troll'),
  },
  'card-not-there': {
    title: 'The card is not on this board',
    text: 'The name is that of a card, or nearly, but no card here has it. Moves and expectations speak of cards on the board.',
    example: asked(question('play: [fight: Troll -> Dextre]\n'), 'Dextre', 'Urchin'),
  },
  'ambiguous-name': {
    title: 'Several cards have this name here',
    text: 'Give one of them a name of its own with “as”, or write the number after the second: Urchin 2.',
    example: asked(
      question('play: [fight: Troll -> Urchin]\n', '[Troll]', '[Urchin, Dextre, Urchin]'),
      '-> Urchin',
      '-> Urchin 2',
    ),
  },
  'duplicate-name': {
    title: 'Two things have the same name',
    text: 'Case, accents and punctuation do not distinguish names.',
    example: asked(question('').replace('you:', 'Me:'), 'Me:', 'you:'),
  },
  'card-name': {
    title: 'No card can be called this',
    text: '“?” is a card that nobody knows; a name has a letter or a digit.',
    example: asked(question('cards: { "?": { type: creature, house: dis, power: 5 } }\n'), '"?"', 'Ogre'),
  },
  'card-needed': {
    title: 'This card cannot stay unknown',
    text: '“?” stands for a card that nobody has seen. Everybody sees which cards are in play and in the discard pile.',
    example: asked(question('', '["?"]'), '"?"', 'Troll'),
  },
  'unknown-step': {
    title: 'There is no such step',
    text: '“battleline rules” lists the charts and their steps. An unknown step is an error, because “not steps” with one would always hold.',
    example: asked(question('expect: { steps: [damage.4-armour] }\n'), 'armour', 'armor'),
  },
  'unknown-rule': {
    title: 'There is no such rule or ruling',
    text: '“battleline rules” lists the rules, and “battleline rules WORD” finds those with a word.',
    example: asked(question('cite: [KF-DMG]\n'), 'KF-DMG', 'KF-DMG-6'),
  },
  'unknown-bot': {
    title: 'There is no such bot',
    text: 'docs/bots.md describes the bots: random, greedy, planner and search.',
    example: { run: 'arena gredy random --games 2', instead: 'arena greedy random --games 2' },
  },
  'wrong-card-type': {
    title: 'A card of this type cannot be there',
    text: 'The battleline has only creatures, “artifacts” only artifacts, and upgrades are on creatures.',
    example: asked(
      question('', '[Dust Imp, Way of the Bear]'),
      'Dust Imp, Way of the Bear',
      'Dust Imp: { upgrades: [Way of the Bear] }',
    ),
  },
  'card-facts': {
    title: 'The facts of this card are missing or impossible',
    text: 'A card that does not ship needs its type, its house and, as a creature, its power.',
    example: asked(
      question('cards: { Ogre: { type: creature, house: dis } }\n'),
      'house: dis',
      'house: dis, power: 5',
    ),
  },
  'card-text': {
    title: 'Words of a card are not understood',
    text: 'The message shows where reading stops, and which words could follow. docs/language.md has all constructions. With “unknown: allow” on the card, abilities with these words do nothing.',
    example: asked(question(`${OGRE}, text: "Destroyed: Staele 1." } }\n`), 'Staele', 'Steal'),
  },
  'file-unreadable': {
    title: 'A file that is named here cannot be used',
    text: 'Scenarios reach regular files below their own folder, and below folders that “--cards-below” names. Files of cards are tables of cards by name in JSON, as “battleline cards import” writes them.',
    example: asked(question('cards: mine.json\n'), 'cards: mine.json', 'cite: []'),
  },
  'deck-problem': {
    title: 'Something in a deck file cannot be read',
    text: 'The message names the line of the deck file. “battleline deck check FILE” lists all of these lines.',
    example: {
      files: { 'mine.yaml': 'name: Mine\ndis:\n  - Trol\n', 'question.yaml': dealt('Urchin') },
      run: 'resolve question.yaml',
      instead: ['Trol', 'Troll'],
    },
  },
  'deck-count': {
    title: 'Another number of decks is needed',
    text: 'A file can have several decks, with a line “---” between them. Here exactly one is needed.',
    example: {
      files: {
        'mine.yaml': 'name: Mine\ndis:\n  - Troll\n---\nname: Yours\ndis:\n  - Urchin\n',
        'question.yaml': dealt('Urchin'),
      },
      run: 'resolve question.yaml',
      instead: ['---\nname: Yours\ndis:\n  - Urchin\n', ''],
    },
  },
  'illegal-deck': {
    title: 'This deck is not legal',
    text: 'Games between decks need legal ones. “battleline deck check FILE” lists everything that is wrong, with the rules.',
    example: {
      files: {
        'mine.yaml': 'name: Mine\ndis:\n  - Gub\n',
        'study.yaml': 'study: Mine\ngames: 2\ndecks: [mine.yaml]\nagainst: [mine.yaml]\n',
      },
      run: 'simulate study.yaml',
      instead: 'deck check mine.yaml',
    },
  },
}
