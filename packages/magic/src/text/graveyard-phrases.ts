import { phrase } from './nodes.ts'

const plural = { plural: true }
const ONE = { kind: 'number', value: 1 } as const
const NUMBER = { kind: 'number' } as const

/** Whose graveyard the cards are in. */
const FROM = [
  [' from your graveyard', { zone: 'graveyard', whose: 'you' }],
  [" from an opponent's graveyard", { zone: 'graveyard', whose: 'an opponent' }],
  [" from that player's graveyard", { zone: 'graveyard', whose: 'that player' }],
  [" from defending player's graveyard", { zone: 'graveyard', whose: 'defending player' }],
  [' from a graveyard', { zone: 'graveyard' }],
] as const

const MANA_VALUES = [
  ' with mana value {manaMost:#} or less',
  ' with mana value {manaLeast:#} or greater',
] as const

/** Cards in graveyards that can come back as what can fight, or help with it. */
export const graveyardCards = [
  ...FROM.flatMap(([from, fixed]) => [
    phrase(
      'dead-card',
      'which',
      `{legendary=legendary} {color:color?} {nonType:non-type?} [non-{nonSubtype:subtype} ]{nouns:card-noun+" or "} card(s)${from}`,
      { fixed },
    ),
    ...MANA_VALUES.map((mana) =>
      phrase('dead-card', 'which', `{nouns:card-noun+" or "} card(s)${mana}${from}`, { fixed }),
    ),
    phrase('dead-card', 'which', `{type:card-type} {nouns:card-noun} card(s)${from}`, { fixed }),
    phrase('dead-card', 'which', `{subtype:subtype~one} {nouns:card-noun} card(s)${from}`, { fixed }),
    phrase('dead-card', 'which', `{subtype:subtype~one} card(s)${from}`, { fixed }),
    phrase('dead-card', 'which', `{subtype:subtype~one} permanent card(s)${from}`, {
      fixed: { ...fixed, as: 'permanent' },
    }),
  ]),
  phrase('target-card', 'target', 'another target {of:dead-card}', {
    fixed: { other: true, least: 1, most: 1 },
  }),
  phrase('target-card', 'target', 'target {of:dead-card}', { fixed: { least: 1, most: 1 } }),
  phrase('target-card', 'target', 'up to {most:#} target {of:dead-card}', { ...plural, fixed: { least: 0 } }),
  phrase('target-card', 'target', 'two target {of:dead-card}', { ...plural, fixed: { least: 2, most: 2 } }),
  phrase('card-object', 'self', '{self} from your graveyard', { fixed: { as: 'in graveyard' } }),
  phrase('card-object', 'self', '{self}'),
  phrase('card-object', 'it', 'it'),
  phrase('card-object', 'it', 'that card', { fixed: { as: 'that card' } }),
  phrase('card-object', 'it', 'those cards', { fixed: { as: 'those cards' }, ...plural }),
]

/** How it enters. */
const HOW = [
  ['', {}],
  [" under its owner's control", { owner: true }],
  [' face down', { faceDown: true }],
  [' tapped', { tapped: true }],
  [" tapped under its owner's control", { owner: true, tapped: true }],
  [' tapped and attacking', { attacking: true, tapped: true }],
] as const
const COUNTERS = [
  [' with a(n) {which:counter} counter on it', { amount: ONE }],
  [' with {amount.value:#} {which:counter} counters on it', { amount: NUMBER }],
] as const

const UP_TO = { upTo: true } as const
/** How many cards are targets. */
const TARGETS = [
  ['target {of:cards}', {}],
  ['another target {of:cards}', { other: true }],
  ['up to {amount:amount} target {of:cards~many}', UP_TO],
  ['up to {amount:amount} other target {of:cards~many}', { ...UP_TO, other: true }],
  ['{amount:amount} target {of:cards~many}', {}],
  ['any number of target {of:cards~many}', { any: true }],
] as const
/** Where from and where to; `as` tells those apart that only print differently. */
const BURIED = [
  ['return', 'from your graveyard to your hand', { does: 'hand', whose: 'you' }],
  ['exile', 'from your graveyard', { does: 'exile', whose: 'you' }],
  ['exile', 'from a graveyard', { does: 'exile' }],
  ['exile', 'from graveyards', { does: 'exile', as: 'graveyards' }],
  ['put', 'from your graveyard on top of your library', { does: 'library', whose: 'you', as: 'top' }],
  ['put', 'from your graveyard on the bottom of your library', { does: 'library', whose: 'you' }],
  ['put', "from a graveyard on top of its owner's library", { does: 'library', as: 'top' }],
  ['put', "from a graveyard on the bottom of its owner's library", { does: 'library' }],
] as const

/** Effects on cards that are in a graveyard, or were exiled. */
export const graveyardEffects = [
  ...BURIED.flatMap(([verb, where, does]) =>
    TARGETS.map(([targets, how]) =>
      phrase('effect', 'buried', `${verb} ${targets} ${where}`, { fixed: { ...does, ...how } }),
    ),
  ),
  phrase('effect', 'return', 'return {self} from your graveyard to your hand', {
    fixed: { who: { kind: 'self', as: 'in graveyard' }, as: 'own' },
  }),
  phrase(
    'effect',
    'return later',
    "return {who:card-object} to the battlefield under its owner's control at the beginning of the next end step",
    {
      fixed: { at: 'end step' },
      reads: [
        "at the beginning of the next end step, return {who:card-object} to the battlefield under its owner's control",
        "at the beginning of the next end step, return {who:card-object} to the battlefield under their owners' control",
      ],
    },
  ),
  ...HOW.flatMap(([how, fixed]) => [
    ...COUNTERS.map(([counters, more]) =>
      phrase(
        'effect',
        'put onto the battlefield',
        `return {who:card-object} to the battlefield${how}${counters}`,
        {
          fixed: { ...fixed, ...more },
        },
      ),
    ),
    phrase('effect', 'put onto the battlefield', `return {who:card-object} to the battlefield${how}`, {
      fixed,
      ...((how === '' || how === ' face down') && {
        reads: [`return {who:card-object} to the battlefield${how} under your control`],
      }),
    }),
    phrase('effect', 'put onto the battlefield', `return {who:target-card} to the battlefield${how}`, {
      fixed,
    }),
  ]),
  ...COUNTERS.map(([counters, fixed]) =>
    phrase('effect', 'put onto the battlefield', `return {who:target-card} to the battlefield${counters}`, {
      fixed,
    }),
  ),
  phrase(
    'effect',
    'put onto the battlefield',
    'put {who:target-card} onto the battlefield under your control',
    {
      fixed: { as: 'put' },
      reads: ['put {who:target-card} onto the battlefield'],
    },
  ),
  phrase('effect', 'to library', "put {who:object} on top of (its/their~who) owner's library", {
    fixed: { as: 'top' },
  }),
  phrase(
    'effect',
    'to library',
    "{who:object}'s owner puts it on their choice of the top or bottom of their library",
    { fixed: { as: 'either end' } },
  ),
  phrase('effect', 'to library', "put {who:object} on the bottom of (its/their~who) owner's library", {
    fixed: { as: 'bottom' },
  }),
  phrase('effect', 'to library', "shuffle {who:object} into (its/their~who) owner's library"),
]
