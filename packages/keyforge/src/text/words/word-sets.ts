import { words } from '@battleline/language'
import { ACTING_ICONS, CARD_TYPES, HOUSES, KEYS, KEYWORDS, VALUED } from '../../vocabulary.ts'
import { third } from '../effects/verb.ts'
import { CHOSEN, OF_HOUSE } from './chosen-words.ts'
import { prohibitions } from './prohibitions.ts'
import { TRAITS } from './traits.ts'
import { elsewhere } from './where-cards-go.ts'

const capital = (word: string): string => word.replace(/(^|[ -])\p{L}/gu, (letters) => letters.toUpperCase())

/** Every word prints as itself, each with a capital. */
const named = (list: readonly string[]) => Object.fromEntries(list.map((word) => [word, capital(word)]))
const plain = (list: readonly string[]) => Object.fromEntries(list.map((word) => [word, word]))

/** A trait that stands for the cards that have it: "each friendly Shard". */
const inflected = (list: readonly string[]) =>
  Object.fromEntries(list.map((word) => [word, { one: capital(word), many: `${capital(word)}s` }]))

const ACTS = plain([
  'ward',
  'stun',
  'unstun',
  'enrage',
  'ready',
  'exhaust',
  'exalt',
  'fully heal',
  'destroy',
  'use',
  'fight with',
  'reap with',
])
const doing = (act: string): string => third(act)

const MARKS = ['undamaged', 'ready', 'exhausted', 'stunned', 'warded', 'enraged']

export const wordSets = [
  words('side', 'friendly or enemy', {
    friendly: 'friendly',
    enemy: { one: 'enemy', reads: ["opponent's", "your opponent's"] },
  }),
  words('noun', 'a kind of card', {
    creature: { one: 'creature', many: 'creatures', reads: ['creature card', 'creature cards'] },
    artifact: { one: 'artifact', many: 'artifacts', reads: ['artifact card', 'artifact cards'] },
    upgrade: { one: 'upgrade', many: 'upgrades', reads: ['upgrade card', 'upgrade cards'] },
    action: { one: 'action card', many: 'action cards', reads: ['action', 'actions'] },
    card: { one: 'card', many: 'cards' },
    'creature or artifact': {
      one: 'creature or artifact',
      many: 'creatures and artifacts',
      reads: [
        'creature and artifact',
        'artifact and creature',
        'creatures or artifacts',
        'creatures and/or artifacts',
        'artifact or creature',
      ],
    },
    'token creature': { one: 'token creature', many: 'token creatures' },
    'non-token creature': { one: 'non-token creature', many: 'non-token creatures' },
  }),
  words('nouns', 'kinds of cards', {
    card: 'cards',
    creature: 'creatures',
    artifact: 'artifacts',
    upgrade: 'upgrades',
    'creature or artifact': 'creatures and artifacts',
    'token creature': 'token creatures',
    'non-token creature': 'non-token creatures',
  }),
  words('which-flank', 'a flank', {
    'your left': 'your left',
    'your right': 'your right',
    'their left': { one: "your opponent's left", reads: ['their left'] },
    'their right': { one: "your opponent's right", reads: ['their right'] },
  }),
  words('part', 'a part', {
    half: { one: 'half', reads: ['one half'] },
    third: { one: 'one third', reads: ['a third'] },
  }),
  words('rounding', 'rounded up or down', {
    up: { one: 'rounded up', reads: ['rounding up', 'rounding up the loss', 'rounding up the gain'] },
    down: {
      one: 'rounded down',
      reads: ['rounding down', 'rounding down the loss', 'rounding down the gain'],
    },
  }),
  words('left-or-right', 'left or right', plain(['left', 'right'])),
  words('alike', 'what is the same', plain(['name', 'power', 'type'])),
  words('more-or-less', 'more or less', plain(['more', 'less'])),
  words('marked', 'ready, exhausted or the like', plain(MARKS)),
  words('whose', 'whose', {
    you: 'your',
    opponent: { one: "your opponent's", reads: ["an opponent's"] },
    they: 'their',
    each: { one: "each player's", reads: ["both players'", "both player's"] },
    any: { one: "a player's", reads: ['a', 'any', "any player's", "either player's"] },
    'that player': { one: "that player's", reads: ["the chosen player's"] },
    controller: "its controller's",
    owner: { one: "its owner's", reads: ["that creature's owner's"] },
    'its opponent': "its opponent's",
    haunted: { one: "a haunted player's", reads: ["any haunted player's", "each haunted player's"] },
  }),
  words('pile', 'a zone', {
    hand: 'hand',
    discard: { one: 'discard pile', reads: ['discard'] },
    archives: { one: 'archives', reads: ['archive'] },
    deck: 'deck',
    purged: { one: 'purged zone', reads: ['purged cards'] },
  }),
  words('player', 'a player', {
    opponent: 'your opponent',
    each: 'each player',
    controller: { one: 'its controller', reads: ["the creature's controller", "that creature's controller"] },
    owner: 'its owner',
    'its opponent': 'its opponent',
    'that player': 'that player',
    'their opponent': 'their opponent',
    active: 'the active player',
    fewest: {
      one: 'the player with the fewest creatures',
      reads: ['the player with the fewest creatures in play'],
    },
  }),
  words('has', 'who has it', {
    you: 'you have',
    opponent: { one: 'your opponent has' },
    'that player': { one: 'that player has', reads: ['they have'] },
    controller: { one: 'its controller has', reads: ["that creature's controller has"] },
    'their opponent': 'their opponent has',
  }),
  words('controls', 'who controls it', {
    you: { one: 'you control', reads: ['you have'] },
    opponent: { one: 'your opponent controls', reads: ['your opponent has'] },
    'that player': { one: 'that player controls', reads: ['they control', 'that player has', 'they have'] },
    controller: { one: 'its controller controls', reads: ["that creature's controller controls"] },
    'their opponent': { one: 'their opponent controls', reads: ['their opponent has'] },
  }),
  words('controls-no', 'who does not control it', {
    you: { one: 'you do not control', reads: ['you do not have'] },
    opponent: { one: 'your opponent does not control', reads: ['your opponent does not have'] },
    'that player': {
      one: 'that player does not control',
      reads: ['they do not control', 'they do not have'],
    },
  }),
  words('are', 'who is it', {
    you: 'you are',
    opponent: 'your opponent is',
    'that player': { one: 'that player is', reads: ['they are'] },
    controller: { one: 'its controller is', reads: ["that creature's controller is"] },
  }),
  words('have-done', 'who has done it', {
    you: { one: 'you have', reads: ['you'] },
    opponent: { one: 'your opponent has', reads: ['your opponent'] },
    'that player': { one: 'that player has', reads: ['they have', 'they', 'that player'] },
    controller: { one: 'its controller has', reads: ['its controller'] },
    any: { one: 'a player has', reads: ['a player'] },
  }),
  words('have-not-done', 'who has not done it', {
    you: { one: 'you have not', reads: ['you did not', "you haven't", "you didn't"] },
    opponent: { one: 'your opponent has not', reads: ['your opponent did not'] },
    'that player': {
      one: 'that player has not',
      reads: ['they have not', 'they did not', 'that player did not'],
    },
    controller: { one: 'its controller has not', reads: ['its controller did not'] },
  }),
  words('done', 'what was done', {
    played: { one: 'played', reads: ['play'] },
    used: { one: 'used', reads: ['use'] },
    discarded: { one: 'discarded', reads: ['discard'] },
  }),
  words('key', 'a colour of a key', plain(KEYS)),
  words('being', 'what a card is', {
    'on a flank': 'on a flank',
    centered: {
      one: "in the center of its controller's battleline",
      reads: ['in the center of your battleline', 'in the center of the battleline'],
    },
    'in a battleline': { one: 'in a battleline', reads: ['in the battleline', 'in your battleline'] },
    damaged: 'damaged',
    ...plain(MARKS),
  }),
  words('borne', 'what lies on a card', { aember: 'Æ', damage: 'damage' }),
  ...prohibitions,
  words('bearable', 'what lies on a card', {
    aember: 'Æ',
    damage: 'damage',
    'power counters': '+1 power counters',
  }),
  words('did', 'what it did', {
    'fought or reaped': {
      one: 'fought or reaped',
      reads: [
        'has fought or reaped',
        'was used to fight or reap',
        'reaped or fought',
        'has reaped or fought',
      ],
    },
    fought: {
      one: 'fought',
      reads: ['has fought', 'has been used to fight', 'was used to fight', 'attacked', 'has attacked'],
    },
    reaped: { one: 'reaped', reads: ['has reaped', 'has been used to reap', 'was used to reap'] },
    used: { one: 'was used', reads: ['has been used', 'were used'] },
    played: { one: 'was played', reads: ['has been played', 'you played', 'you have played'] },
  }),
  words('did-not', 'what it did not', {
    'fought or reaped': {
      one: 'did not fight or reap',
      reads: ['did not reap or fight', 'has not fought or reaped', 'was not used to fight or reap'],
    },
    fought: {
      one: 'did not fight',
      reads: ['has not fought', 'was not used to fight', 'did not attack', 'has not attacked'],
    },
    reaped: { one: 'did not reap', reads: ['has not reaped', 'was not used to reap'] },
    used: { one: 'was not used', reads: ['has not been used', 'were not used'] },
    played: { one: 'was not played', reads: ['has not been played'] },
  }),
  words('act', 'what is done to a card', ACTS),
  words(
    'acted',
    'what is done to a card',
    Object.fromEntries(Object.keys(ACTS).map((act) => [act, doing(act)])),
  ),
  words('moved', 'what was done', {
    ...plain(['moved', 'healed', 'removed', 'lost', 'captured', 'gained', 'placed']),
    stolen: { one: 'stolen', reads: ['stole'] },
  }),
  words('swapped', 'what lies on creatures', plain(['Æ', 'damage', 'counters', 'upgrades'])),
  words('chosen', 'what was chosen', CHOSEN),
  words('apart', 'how they differ', {
    house: 'of different houses',
    name: 'with different names',
    type: 'of different types',
  }),
  words('of-house', 'of which house', OF_HOUSE),
  words('deed', 'what was done', {
    destroyed: { one: 'destroyed', reads: ['sacrificed'] },
    'put into hand': {
      one: 'put into your hand',
      reads: ["put into (their|its owner's|their owners') (hand|hands)"],
    },
    ...plain([
      'discarded',
      'purged',
      'archived',
      'returned',
      'revealed',
      'shuffled',
      'put into play',
      'made',
      'moved',
      'healed',
      'exhausted',
      'readied',
      'stunned',
      'exalted',
    ]),
  }),
  // Without “this way” these are creatures with damage on them.
  words('hurt', 'what was done', { damaged: 'damaged' }),
  words('does-deed', 'what is done', {
    destroyed: { one: 'destroy', reads: ['sacrifice'] },
    discarded: { one: 'discard', reads: ['discarded'] },
    purged: 'purge',
    archived: 'archive',
    returned: 'return',
    revealed: 'reveal',
  }),
  words('type', 'a card type', plain(CARD_TYPES)),
  words('house', 'a house', named(HOUSES), capital),
  words('trait', 'a trait', named(TRAITS), capital),
  words('trait-card', 'a card of a trait', inflected(TRAITS), (trait) => ({
    one: capital(trait),
    many: `${capital(trait)}s`,
  })),
  words('control', 'whose control', {
    you: 'your',
    opponent: "your opponent's",
    owner: { one: "its owner's", reads: ["their owner's", "their owners'"] },
  }),
  words('parity', 'even or odd', plain(['even', 'odd'])),
  words(
    'icon',
    'a bonus icon',
    {
      ...plain(ACTING_ICONS),
      aember: 'Æ',
      ...named(HOUSES),
      // As one sign.
      'star alliance': { one: 'Star Alliance', reads: ['staralliance'] },
    },
    capital,
  ),
  words('a-player', 'a player', { you: 'you', opponent: 'your opponent', each: 'a player' }),
  words('doable', 'what somebody would do', {
    steal: { one: 'steal Æ', reads: ['steal 1 or more Æ', 'steal any amount of Æ', 'steal Æ from you'] },
    forge: 'forge a key',
    gain: { one: 'gain Æ', reads: ['gain any Æ', 'gain 1 or more Æ', 'gain any amount of Æ'] },
    lose: { one: 'lose Æ', reads: ['lose any Æ', 'lose 1 or more Æ', 'lose any amount of Æ'] },
    'gain by reaping': { one: 'gain Æ by reaping', reads: ['gain Æ from reaping', 'gain any Æ by reaping'] },
    draw: 'draw a card',
    'raise tide': 'raise the tide',
  }),
  words('taken-so', 'how Æ is taken', plain(['stolen', 'captured'])),
  elsewhere,
  words('tide', 'high or low', plain(['high', 'low'])),
  words('keyword', 'a keyword', plain(KEYWORDS.filter((keyword) => !VALUED.has(keyword)))),
  words('valued', 'a keyword with a number', plain([...VALUED])),
  words('span', 'how long it lasts', {
    'control changes': 'while under your control',
    'end of turn': {
      one: 'for the remainder of the turn',
      reads: [
        'for the rest of the turn',
        'for the remainder of that turn',
        'until the end of the turn',
        'until the end of your turn',
        'until end of turn',
        'for the remainder of your turn',
        'for the rest of your turn',
        'for the turn',
        'until the end of this turn',
        'this turn',
        'this turn including this one',
      ],
    },
    'end of your next turn': 'until the end of your next turn',
    'end of their next turn': {
      one: "until the end of your opponent's next turn",
      reads: ['until the end of their next turn', "until your opponent's next turn ends"],
    },
    'start of your turn': {
      one: 'until the start of your next turn',
      reads: ['until your next turn', 'until the beginning of your next turn'],
    },
    'end of their turn': {
      one: "during your opponent's next turn",
      reads: [
        "on your opponent's next turn",
        'on their next turn',
        'during their next turn',
        'during their next "choose a house" step',
        'next turn',
      ],
    },
  }),
  words('way', 'additional or less', { additional: 'additional', less: { one: 'less', reads: ['fewer'] } }),
  words('how', 'ready, stunned …', plain(['ready', 'stunned', 'exhausted', 'warded', 'enraged'])),
  words('kind', 'a kind of card', {
    creature: { one: 'creature', many: 'creatures' },
    artifact: { one: 'artifact', many: 'artifacts' },
    upgrade: { one: 'upgrade', many: 'upgrades' },
    action: { one: 'action card', many: 'action cards', reads: ['action', 'actions'] },
    card: { one: 'card', many: 'cards' },
  }),
  words('subject-player', 'a player', {
    you: 'you',
    opponent: { one: 'your opponent', reads: ['they'] },
    each: { one: 'each player', reads: ['a player', 'players'] },
  }),
  words('acting-icon', 'a bonus icon', {
    ...plain(ACTING_ICONS),
    aember: 'Æ',
    // Their letters.
    draw: { one: 'draw', reads: ['R'] },
    capture: { one: 'capture', reads: ['PT'] },
    damage: { one: 'damage', reads: ['D'] },
  }),
  words('trigger', 'a bold word', {
    play: 'Play',
    'before fight': 'Before Fight',
    'after fight': { one: 'After Fight', reads: ['Fight'] },
    'before reap': 'Before Reap',
    'after reap': { one: 'After Reap', reads: ['Reap'] },
    action: 'Action',
    omni: 'Omni',
    destroyed: 'Destroyed',
    scrap: 'Scrap',
    fate: 'Fate',
  }),
]
