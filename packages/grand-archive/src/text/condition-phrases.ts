import { include, phrase } from './nodes.ts'

/** States of the card with the text. */
const STATES = ['rested', 'awake', 'fostered', 'retaliating', 'attacking', 'defending', 'distant'] as const

/** How many cards a zone of a player has. */
function piles(who: 'you' | 'opponent', [has = '', ...reads]: readonly string[], whose: string) {
  return PILES.flatMap((place) => [
    phrase('state', 'pile', `${has} no {of:group~many} in ${whose} ${place}`, {
      fixed: { who, place, is: { kind: 'exactly', value: 0 } },
    }),
    phrase('state', 'pile', `${has} {is:limit} {of:group~many} in ${whose} ${place}`, {
      fixed: { who, place },
      reads: reads.map((one) => `${one} {is:limit} {of:group~many} in ${whose} ${place}`),
    }),
  ])
}

/** What a champion did. */
const DID = [
  ['level up', 'leveled up'],
  ['dealt damage', 'taken damage'],
  ['attacks', 'attacked'],
  ['attacked', 'been attacked'],
  ['deals combat damage', 'dealt combat damage'],
] as const

/** What was, and is gone perhaps. */
const WAS = [
  ['that {noun:noun~one}', null],
  ['the hit {noun:noun~one}', { how: 'hit' }],
  ['the killed {noun:noun~one}', { how: 'killed' }],
] as const

const PILES = ['hand', 'memory', 'graveyard', 'banishment'] as const

export const conditions = [
  // Conditions on the card with the text, at any time.
  include('state', '{it:own-state}'),
  ...STATES.map((state) => phrase('own-state', state, `{self} is ${state}`)),
  phrase('own-state', 'paid', '{self} was prepared', { fixed: { as: 'prepared' } }),
  phrase('own-state', 'paid', '{self} is imbued', {
    fixed: { as: 'imbued' },
    reads: ['{self} was imbued'],
  }),
  phrase('own-state', 'paid', '{self} is ephemeral', { fixed: { as: 'ephemeral' } }),
  phrase('own-state', 'paid', '{self} is not ephemeral', {
    fixed: { as: 'ephemeral', not: true },
    reads: ['{self} was not ephemeral'],
  }),
  phrase('own-state', 'paid', '{self} was brewed', { fixed: { as: 'brewed' } }),
  phrase('own-state', 'attacking one', '{self} is attacking {of:one}'),
  phrase('own-state', 'counters on self', '{self} has a(n) {counter:counter} counter on it', {
    fixed: { least: 1 },
  }),
  phrase('own-state', 'counters on self', '{self} has {least:#} or more {counter:counter} counters on it', {
    reads: [
      'there are {least:#} or more {counter:counter} counters on {self}',
      'there were {least:#} or more {counter:counter} counters on {self}',
      '{self} has {least:#} or more {counter:counter} counters on (them|her|him)',
    ],
  }),
  phrase('own-state', 'counters on self', 'there are no {counter:counter} counters on {self}', {
    fixed: { least: 1, not: true },
  }),
  phrase(
    'own-state',
    'counters on self',
    'there are less than {least:#} {counter:counter} counters on {self}',
    {
      fixed: { not: true },
    },
  ),
  phrase('own-state', 'even counters', "there's an even amount of {counter:counter} counters on {self}"),
  phrase('own-state', 'only one', '{self} is the only {of:group~one}'),
  // The same behind words that name the card.
  ...STATES.map((state) => phrase('its-state', state, `it's ${state}`)),
  phrase('its-state', 'attacking one', "it's attacking {of:one}"),
  phrase('its-state', 'counters on self', 'it has a(n) {counter:counter} counter on it', {
    fixed: { least: 1 },
  }),
  phrase('its-state', 'counters on self', 'it has {least:#} or more {counter:counter} counters on it'),
  phrase('state', 'champion distant', 'your champion is distant'),
  phrase('state', 'champion attacking', 'your champion is attacking {of:one}'),
  phrase('state', 'attacker attacking', 'the attacker is attacking {of:one}'),
  phrase(
    'state',
    'counters on champion',
    'your champion has {least:#} or more {counter:counter} counters on it',
    {
      reads: [
        'your champion has {least:#} or more {counter:counter} counters on them',
        'there are {least:#} or more {counter:counter} counters on your champion',
        'you have {least:#} or more {counter:counter} counters on your champion',
      ],
    },
  ),
  phrase('state', 'lineage has', "there's {of:one} in your champion's lineage", {
    fixed: { is: { kind: 'at least', value: 1 } },
  }),
  phrase('state', 'lineage has', "there are {is:limit} {of:group~many} in your champion's lineage"),
  phrase('state', 'less influence', "target opponent's influence is greater than yours", {
    fixed: { than: 'theirs' },
  }),
  phrase('state', 'less influence', 'you are the player with the least influence'),
  phrase('state', 'champion did', "you haven't materialized a card this turn", {
    fixed: { what: 'materialize', not: true },
  }),
  phrase('state', 'influence', 'your influence is {is:limit}'),
  phrase('state', 'graveyard', 'you have {least:#} or more {of:group~many} in your graveyard', {
    reads: ['there are {least:#} or more {of:group~many} in your graveyard'],
  }),
  phrase('state', 'omens', 'you have {least:#} or more {element:element?} [element] omens'),
  phrase('state', 'omens like', 'you have {is:limit} {of.nouns:omen-type+", or"} omens', {
    fixed: { of: { kind: 'group' } },
  }),
  phrase('state', 'omens like', 'you have {is:limit} omens', { fixed: { of: { kind: 'group' } } }),
  phrase('state', 'omens apart', 'you have {is:limit} omens with different reserve costs'),
  phrase('state', 'omens alike', 'you have {is:limit} omens with the same reserve cost'),
  phrase('state', 'omens cost', 'the total reserve cost among your omens is {is:limit}', {
    reads: ['the total reserve cost of your omens is {is:limit}'],
  }),
  phrase('state', 'currents', 'your Shifting Currents face {faces:direction}[ or {or:direction}]'),
  phrase('state', 'champion attacks', 'your champion is attacking'),
  phrase('state', 'somebody attacks', 'a unit is attacking'),
  phrase('state', 'one attacks', '{of:one} is attacking'),
  ...DID.flatMap(([what, did]) => [
    phrase('state', 'champion did', `your champion has ${did} this turn`, { fixed: { what } }),
    phrase('state', 'champion did', `your champion hasn't ${did} this turn`, {
      fixed: { what, not: true },
    }),
  ]),
  phrase('state', 'suppressed this turn', '{of:one} was suppressed this turn', {
    reads: ['{of:one} has been suppressed this turn'],
  }),
  phrase('state', 'activated this turn', "you've activated {of:one} this turn"),
  phrase('state', 'activated this turn', "you've brewed {of:one} this turn", { fixed: { brewed: true } }),
  phrase('state', 'turn player', 'they did not materialize a card this turn', {
    fixed: { is: { kind: 'champion did', what: 'materialize', not: true } },
  }),
  ...(['odd', 'even'] as const).map((as) =>
    phrase('state', 'turn player', `that player has an ${as} amount of cards in their memory`, {
      fixed: { is: { kind: 'memory parity', as } },
    }),
  ),
  phrase('state', 'your turn', "it's not your turn", { fixed: { not: true } }),
  phrase('state', 'your turn', "it's your turn"),
  phrase('state', 'phase', "it's not your {phase:phase} phase", { fixed: { whose: 'yours', not: true } }),
  phrase('state', 'phase', "it's your {phase:phase} phase", { fixed: { whose: 'yours' } }),
  ...piles('you', ['you have', 'there are', 'there is'], 'your'),
  ...piles('opponent', ['an opponent has', 'target opponent has'], 'their'),
  phrase('state', 'intent has', "there are no {of:group~many} in the attacker's intent", {
    fixed: { is: { kind: 'exactly', value: 0 } },
  }),
  phrase('state', 'intent has', "there is {of:one} in the attacker's intent", {
    fixed: { is: { kind: 'at least', value: 1 } },
    reads: ["there is {of:one} in this attacker's intent"],
  }),
  phrase('state', 'intent has', "there are {is:limit} {of:group~many} in the attacker's intent"),
  phrase('state', 'balance', 'the number of cards in your hand and memory are equal', {
    reads: ['the amount of cards in your hand and memory are equal'],
  }),
  phrase(
    'state',
    'level like memory',
    "your champion's level is equal to the number of cards in your memory",
    {
      reads: ["your champion's level is equal to the amount of cards in your memory"],
    },
  ),
  phrase('state', 'does not control', "you don't control {of:one}"),
  phrase('state', 'board', 'you control no {of:group~many}', {
    fixed: { who: 'you', is: { kind: 'exactly', value: 0 } },
  }),
  phrase('state', 'board', 'you control {is.value:#} or fewer {of:group~many}', {
    fixed: { who: 'you', is: { kind: 'at most' } },
  }),
  phrase('state', 'board', 'you control exactly {is.value:#} {of:group~many}', {
    fixed: { who: 'you', is: { kind: 'exactly' } },
  }),
  phrase('state', 'board', 'an opponent controls {is.value:#} or more {of:group~many}', {
    fixed: { who: 'opponent', is: { kind: 'at least' } },
  }),
  phrase('state', 'controls', 'you control {least:#} or more {of:group~many}'),
  phrase('state', 'control', 'you control {of:one}'),
  phrase('state', 'opponent controls', 'an opponent controls {of:one}'),
  phrase('state', 'champion damaged', 'your champion has zero damage counters on it', {
    fixed: { least: 1, not: true },
    reads: ['your champion has zero damage counters on them'],
  }),
  phrase('state', 'champion damaged', 'your champion has {least:#} or more damage counters on it', {
    reads: ['your champion has {least:#} or more damage counters on them'],
  }),
  // Conditions only while an ability resolves.
  phrase('condition', 'both', '{first:simple} and {apart=if} {second:simple}'),
  include('condition', '{it:simple}'),
  include('simple', '{it:state}'),
  ...['it', 'that {noun:noun~one}'].flatMap((it) => [
    phrase('simple', 'it is', `${it} is {of:one}`),
    phrase('simple', 'it is', `${it} is {of.element:element} [element]`, {
      fixed: { of: { kind: 'group' } },
    }),
    phrase('simple', 'it is', `${it} is a(n) {of.kinds.first:sub~one} or a(n) {of.kinds.second:sub~one}`, {
      fixed: { of: { kind: 'group', kinds: { kind: 'or' } } },
    }),
    ...['is:state-word', 'supertype:supertype'].map((what) =>
      phrase('simple', 'it is', `${it} is {of.${what}}`, { fixed: { of: { kind: 'group' } } }),
    ),
  ]),
  ...['it', 'that {noun:noun~one}'].map((it) => phrase('simple', 'it has', `${it} has {what:possession}`)),
  ...['it', 'that {noun:noun~one}'].map((it) =>
    phrase('simple', 'it is', `${it} is attacking`, { fixed: { of: { kind: 'group', attacking: true } } }),
  ),
  ...WAS.flatMap(([it, how]) => [
    phrase('simple', 'it was', `${it} was {of:one}`, {
      fixed: { ...how },
      ...(how && { reads: [`${it} is {of:one}`] }),
    }),
    ...(['odd', 'even'] as const).map((as) =>
      phrase('simple', 'it had', `${it} had an ${as} life stat`, {
        fixed: { ...how, what: { kind: 'parity', as } },
        ...(how && { reads: [`${it} has an ${as} life stat`] }),
      }),
    ),
  ]),
  phrase('simple', 'its pile', "that {noun:noun~one}'s controller has {is:limit} cards in their graveyard"),
  phrase('simple', 'damage counters', 'that {noun:noun~one} has {least:#} or less damage counters on them', {
    fixed: { not: true },
  }),
  phrase('simple', 'it is', 'that {noun:noun~one} is not fire, water, nor wind [element]', {
    fixed: { not: true, of: { kind: 'group', rank: 'basic' } },
  }),
  phrase('simple', 'shares a class', 'your champion shares a class with {self}'),
  phrase('simple', 'did', 'you do'),
  phrase('simple', 'did', "they don't", { fixed: { not: true, they: true } }),
  phrase('simple', 'did', "you don't", { fixed: { not: true } }),
  phrase('simple', 'discarded is', 'the discarded card is {not=not} {of:one}', {
    reads: ['the discarded card was {not=not} {of:one}'],
  }),
  phrase('simple', 'discarded is', '{of:one} was discarded'),
  phrase('simple', 'discarded none', "you didn't discard {of:one}"),
  phrase('simple', 'this way is', '{of:one} was {did:done-word} this way', {
    reads: ['{of:one} was {did:done-word}'],
  }),
  phrase('simple', 'prepared', '{self} is prepared', { reads: ['it is prepared'] }),
  phrase('simple', 'empowered', '{self} is empowered', { reads: ['{self} was empowered'] }),
  phrase('simple', 'damage counters', 'it has {least:#} or more damage counters'),
  phrase('simple', 'damage counters', 'that {noun:noun~one} has {least:#} or more damage counters'),
  phrase(
    'simple',
    'damage counters',
    'there are {least:#} or more damage counters on the hit {noun:noun~one}',
    {
      fixed: { how: 'hit' },
    },
  ),
  phrase('simple', 'dealt', '{least:#} or more damage was dealt'),
]
