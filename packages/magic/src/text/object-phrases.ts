import { include, phrase } from './nodes.ts'

const plural = { plural: true }

/** The players and objects in texts. */
export const things = [
  // A filter: "attacking Goblin you control".
  phrase('thing', 'which', '{color:color} {subtype:subtype} {nouns:noun}[ {whose:whose}]'),
  phrase('thing', 'which', '{state:state} {subtype:subtype} {nouns:noun}[ {whose:whose}]'),
  phrase('thing', 'which', '{subtype:subtype} {nouns:noun}[ {whose:whose}]'),
  phrase('thing', 'which', '{state:state} {nouns:noun}[ {whose:whose}]'),
  phrase('thing', 'which', '{state:state} {nouns:noun} with lesser power', { fixed: { lesserPower: true } }),
  phrase('thing', 'which', '{color:color} {nouns:noun}[ {whose:whose}]'),
  phrase('thing', 'which', 'nontoken {nouns:noun}[ {whose:whose}]', { fixed: { nontoken: true } }),
  phrase('thing', 'which', '{nouns:noun+" or "} attacking you', { fixed: { state: 'attacking you' } }),
  phrase('thing', 'which', '{nouns:noun+" or "} that attacked this turn', {
    fixed: { state: 'attacked this turn' },
  }),
  phrase('thing', 'which', 'instant or sorcery spell(s)', { fixed: { spells: true } }),
  phrase('thing', 'which', '{nouns:noun+" or "}[ {whose:whose}] with {with:keyword}'),
  phrase('thing', 'which', '{nouns:noun+" or "}[ {whose:whose}] without {without:keyword}'),
  phrase('thing', 'which', '{nouns:noun+" or "} {whose:whose}'),
  phrase('thing', 'which', '{nouns:noun+" or "}'),
  phrase('thing', 'which', '{state:state} {subtype:subtype}[ {whose:whose}]'),
  phrase('thing', 'which', '{subtype:subtype} or {orSubtype:subtype}[ {whose:whose}]'),
  phrase('thing', 'which', '{subtype:subtype}[ {whose:whose}]'),
]

const ANY = { kind: 'which', nouns: 'any' } as const
const THEIRS = { kind: 'which', nouns: 'creature', whose: 'an opponent' } as const

/** The subject or object of a sentence. */
export const objects = [
  phrase('object', 'self', '{self}'),
  phrase('object', 'it', 'it', {
    reads: ['that creature', 'that permanent', 'that token', 'that artifact creature'],
  }),
  phrase('object', 'it', 'those creatures', {
    ...plural,
    fixed: { as: 'many' },
    reads: ['they', 'them', 'those tokens'],
  }),
  phrase('object', 'dealt this way', 'a creature dealt damage this way', {
    reads: ['creatures dealt damage this way'],
  }),
  phrase('object', 'that player', 'that player', { reads: ['that opponent'] }),
  phrase('object', 'its controller', 'its controller', {
    reads: ["that creature's controller", "that source's controller", "that permanent's controller"],
  }),
  phrase('object', 'defending player', 'defending player'),
  phrase('object', 'attached', 'enchanted creature', { fixed: { as: 'aura' } }),
  phrase('object', 'attached', 'equipped creature', { fixed: { as: 'equipment' } }),
  phrase('object', 'you', 'you'),
  phrase('object', 'attacked', "the player or planeswalker it's attacking", {
    reads: [
      "the player or planeswalker that creature's attacking",
      'the player or planeswalker it is attacking',
    ],
  }),
  phrase('object', 'target', 'any number of targets', {
    ...plural,
    fixed: { of: ANY, least: 0, most: null },
  }),
  phrase('object', 'target', 'one, two, or three targets', {
    ...plural,
    fixed: { of: ANY, least: 1, most: 3 },
  }),
  phrase('object', 'target', 'any number of target {of:thing~many}', {
    ...plural,
    fixed: { least: 0, most: null },
  }),
  phrase('object', 'target', 'up to {most:#} target {of:thing~most}', { ...plural, fixed: { least: 0 } }),
  phrase('object', 'target', 'up to {most:#} targets', { ...plural, fixed: { of: ANY, least: 0 } }),
  phrase('object', 'target', 'any target', { fixed: { of: ANY, least: 1, most: 1 } }),
  phrase('object', 'target', 'another target {of:thing}', { fixed: { other: true, least: 1, most: 1 } }),
  phrase('object', 'target', "target creature of an opponent's choice they control", {
    fixed: { of: THEIRS, theirs: true, least: 1, most: 1 },
  }),
  phrase('object', 'target', 'target {of:thing}', { fixed: { least: 1, most: 1 } }),
  phrase('object', 'each', 'each {of:thing} and each player', {
    fixed: { players: true },
    reads: ['each player and each {of:thing}'],
  }),
  phrase('object', 'each', 'each other {of:thing}', { fixed: { other: true } }),
  phrase('object', 'each', 'each {of:thing}'),
  phrase('object', 'each', 'all other {of:thing~many}', { ...plural, fixed: { other: true, as: 'all' } }),
  phrase('object', 'each', 'all {of:thing~many}', { ...plural, fixed: { as: 'all' } }),
  phrase('object', 'each', 'other {of:thing~many}', { ...plural, fixed: { other: true, as: 'those' } }),
  phrase('object', 'the one', 'the {of:thing}'),
  phrase('object', 'each', '{of:thing~many}', { ...plural, fixed: { as: 'those' } }),
]

export const amounts = [
  phrase('amount', 'number', '{value:#}'),
  phrase('amount', 'X', 'X'),
  phrase('amount', 'that much', 'that much'),
  phrase('measure', 'power of', 'its power', {
    fixed: { who: { kind: 'self' } },
    reads: ["that creature's power"],
  }),
  phrase('measure', 'count', 'the number of {of:thing~many}'),
]

/** A token: "2/2 black Zombie creature token"; several. */
export const tokens = (['token', 'tokens'] as const).flatMap((word) => [
  phrase(
    word,
    'token',
    `{power:#}/{toughness:#} {colors:color+" and "} {subtypes:subtype+" "} creature ${word}[ with {keywords:keyword+" and "}]`,
  ),
  phrase(
    word,
    'token',
    `{power:#}/{toughness:#} colorless {subtypes:subtype+" "} artifact creature ${word}[ with {keywords:keyword+" and "}]`,
    { fixed: { artifact: true } },
  ),
])

export const situations = [
  include('condition', '{it:state-of}'),
  phrase('condition', 'delirium', 'there are {least:#} or more card types among cards in your graveyard'),
  phrase('condition', 'did', 'you do'),
  phrase('condition', 'did not', "you don't"),
  phrase('condition', 'controls', 'you control a(n) {of:thing}'),
  phrase('state-of', 'state', '{self} is {is:state}', { reads: ["it's {is:state}"] }),
]
