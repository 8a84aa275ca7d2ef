import { words } from '@battleline/language'
import { CARD_TYPES, COUNTERS, ELEMENTS, KEYWORDS, SUPERTYPES, VALUED } from '../vocabulary.ts'

const plain = (list: readonly string[]) => Object.fromEntries(list.map((word) => [word, word]))

/** Subtypes in texts, and those that distinguish weapons and actions. */
export const SUBTYPES = [
  'aetherwing',
  'automaton',
  'bow',
  'bullet',
  'chessman',
  'command',
  'curse',
  'dagger',
  'gun',
  'horse',
  'lash',
  'polearm',
  'potion',
  'reaction',
  'siegeable',
  'skill',
  'slime',
  'specter',
  'spell',
  'sword',
] as const

export const wordSets = [
  words('noun', 'a kind of card', {
    unit: { one: 'unit', many: 'units' },
    champion: { one: 'champion', many: 'champions' },
    ally: { one: 'ally', many: 'allies' },
    weapon: { one: 'weapon', many: 'weapons' },
    item: { one: 'item', many: 'items' },
    domain: { one: 'domain', many: 'domains' },
    phantasia: { one: 'phantasia', many: 'phantasias' },
    object: { one: 'object', many: 'objects' },
    intent: { one: 'intent', many: 'intents' },
    action: { one: 'action', many: 'actions' },
    'attack card': { one: 'attack card', many: 'attack cards' },
    source: { one: 'source', many: 'sources' },
    card: { one: 'card', many: 'cards' },
  }),
  words('side', 'who controls it', { yours: 'you control', theirs: 'an opponent controls' }),
  words('element', 'an element', plain(ELEMENTS)),
  words('supertype', 'a supertype', plain(SUPERTYPES)),
  words('sub', 'a subtype', plain(SUBTYPES)),
  words('sort', 'combat or non-combat', {
    combat: 'combat',
    'non-combat': { one: 'non-combat', reads: ['noncombat'] },
  }),
  words('counter', 'a counter', plain(COUNTERS)),
  words('type', 'a card type', plain(CARD_TYPES)),
  words('keyword', 'a keyword', plain(KEYWORDS.filter((keyword) => !VALUED.has(keyword)))),
  words('valued', 'a keyword with a number', plain([...VALUED])),
  words('until', 'how long', {
    'end of turn': 'until end of turn',
    'your next turn': 'until the beginning of your next turn',
    'the game': 'for the rest of the game',
  }),
  words('trigger', 'a bold word', {
    'on enter': 'On Enter',
    'on attack': 'On Attack',
    'on hit': 'On Hit',
    'on ally hit': 'On Ally Hit',
    'on champion hit': 'On Champion Hit',
    'on kill': 'On Kill',
    'on death': 'On Death',
  }),
]
