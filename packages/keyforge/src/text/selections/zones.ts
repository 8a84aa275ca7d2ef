import { within } from '@battleline/language'
import { include, phrase, phrasesOf } from '../nodes.ts'
import { CARDS } from '../words/fixed-nodes.ts'
import { POWER, WHAT } from './groups.ts'

const zoneCard = phrasesOf('zone-card')
const zoneTarget = phrasesOf('zone-target')
const zoneCards = phrasesOf('zone-cards')
const affected = phrasesOf('affected-cards')

/*
 * Cards out of play: in a player's zone, on top of a deck, under a card, those that were looked at, and those to which
 * something was done.
 */

const SUCH = `${POWER} {chosen:chosen?} {apart:apart?}[ {such:printed-filter+" "|" and "}]`
const FROM = `from {whose:whose} {zone:pile}[ or {orZone:pile}]`
const IN = `in {whose:whose} {zone:pile}[ or {orZone:pile}]`
const AND = `from {whose:whose} {zone:pile}[ and {orZone:pile}]`
const LYING = `{random=random} [non-{unlike:type} ]${WHAT} {noun:noun}${SUCH}`
const ONE = `{random=random} [non-{unlike:type} ]${WHAT} {noun:noun~one}${SUCH}`
const OR_ONE = within('or', `${WHAT} {noun:noun~one}`)
const ONTO = '(grafted onto|faceup under) {self}'
const BELOW = '(under|from under|beneath) {self}'
const ONE_CARD = { kind: 'number', value: 1 } as const
const AMONG = { fixed: { among: true } } as const

/** Cards in hand: what "archive a card" and "discard a card" speak of (KF-ARC-1, KF-DSC-1). */
const YOUR_HAND = { ...CARDS, zone: 'hand', whose: 'you' } as const
const THEIR_HAND = { ...CARDS, zone: 'hand', whose: 'they' } as const

const RANDOM_OF_ARCHIVES = "a random {first.of.noun:noun~one} (from|in) (your opponent's|their) archives"
const TOP_OF_DECK = "the top card of (your opponent's|their) deck"

/** The first or last cards of a deck or a discard pile. */
const ends = ['top', 'bottom'].flatMap((end) =>
  [
    { pile: 'deck', written: 'deck', zone: {} },
    { pile: 'discard pile', written: 'discard [pile]', zone: { zone: 'discard' } },
  ].flatMap(({ pile, written, zone }) => [
    phrase('deck-card', end, `the ${end} card of {whose:whose} ${pile}`, {
      fixed: { ...zone, count: ONE_CARD },
      reads: [
        `the ${end} card (of|in|from) {whose:whose} ${written}`,
        `the ${end} of card of {whose:whose} ${pile}`,
      ],
    }),
    phrase('deck-card', end, `the ${end} {count.value:#} cards of {whose:whose} ${pile}`, {
      fixed: { ...zone, count: { kind: 'number' } },
      plural: true,
      reads: [
        `the ${end} {count.value:#} cards of {whose:whose} ${written}`,
        `{count.value:#} cards from the ${end} of {whose:whose} ${pile}`,
      ],
    }),
  ]),
)

export const lying = [
  phrase('counted-in-zone', 'group', 'purged {noun:noun}', { fixed: { zone: 'purged', whose: 'any' } }),
  zoneCard('group', 'a purged {noun:noun~one} you own', { fixed: { zone: 'purged', whose: 'you' } }),
  zoneCard('group', 'a purged {noun:noun~one}', { fixed: { zone: 'purged', whose: 'any' } }),
  // Groups of such cards.
  zoneCard('group', 'a card from your discard pile or a purged card you own', {
    fixed: { noun: 'card', zone: 'discard', orZone: 'purged', whose: 'you' },
    reads: ['a card in your discard pile or a purged card you own'],
  }),
  zoneCards('group', `${LYING} ${FROM}`, {
    reads: [`${LYING} ${IN}`, `${LYING} ${AND}`, `${WHAT} {noun:noun} {random=at random} ${FROM}`],
  }),
  zoneCards('group', `(copy/copies) of {named:title} ${FROM}`, {
    fixed: { noun: 'card' },
    reads: [`of {named:title} ${FROM}`, `{named:title} ${FROM}`, `(copy/copies) of {named:title} ${IN}`],
  }),
  zoneCards('group', `{side:side} ${LYING} from {whose:whose} {zone:pile} {orPlay=and from play}`),
  zoneCards(
    'group',
    `{side:side} ${LYING} from {whose:whose} {zone:pile}, {orZone:pile}, {orPlay=or battleline}`,
  ),
  zoneCard('group', `a(n) {side:side?} ${ONE} ${FROM}`, {
    reads: [`a(n) ${ONE} ${IN}`, `a(n) ${WHAT} {noun:noun~one} {random=at random} ${FROM}`],
  }),
  zoneCard('group', `{named:other-title} ${FROM}`, { fixed: { noun: 'card' } }),
  zoneCard('group', `a(n) {named:title} ${FROM}`, { fixed: { noun: 'card' } }),
  zoneCard('group', `a(n) {named:title} {orPlay=from play or} ${FROM}`, {
    fixed: { noun: 'card' },
    reads: [`a copy of {named:title} {orPlay=from play or} ${FROM}`],
  }),
  zoneCard('group', `a(n) ${ONE} or ${OR_ONE} ${FROM}`, {
    fixed: { or: { kind: 'group' } },
    reads: [`a(n) ${ONE} or a(n) ${OR_ONE} ${FROM}`],
  }),
  phrase('counted-in-zone', 'group', `${LYING} ${IN}`, {
    reads: [`${LYING} between {whose:whose} {zone:pile} and {orZone:pile}`],
  }),
  phrase('counted-in-zone', 'group', `(copy/copies) of {named:title} ${IN}`, {
    fixed: { noun: 'card' },
    reads: [`of {named:title} ${IN}`],
  }),
  zoneCards('group', `(copy/copies) of the named card ${FROM}`, { fixed: { noun: 'card', chosen: 'name' } }),
  phrase('revealed-cards', 'group', '(copy/copies) of the named card [from among them]', {
    fixed: { noun: 'card', chosen: 'name', among: true },
  }),
  phrase('counted-in-zone', 'group', '{noun:noun} in hand', { fixed: { zone: 'hand', whose: 'you' } }),
  phrase('counted-in-zone', 'group', 'archived {noun:noun} you have', {
    fixed: { zone: 'archives', whose: 'you' },
  }),
  zoneCard('group', 'an archived {noun:noun~one}', {
    fixed: { zone: 'archives', whose: 'you' },
    reads: ['(1|one) of your archived {noun:noun~many}'],
  }),
  zoneCard('group', `another ${ONE} ${FROM}`, {
    fixed: { other: true },
    reads: [`a different ${ONE} ${FROM}`],
  }),
  zoneCards('group', 'your archived {noun:noun}', {
    fixed: { zone: 'archives', whose: 'you' },
    reads: ['of your archived {noun:noun}'],
  }),
  zoneCards('group', 'their archived {noun:noun}', {
    fixed: { zone: 'archives', whose: 'they' },
    reads: ['of their archived {noun:noun}'],
  }),
  // Under the card itself (KF-UND-1).
  phrase('counted-in-zone', 'group', `${LYING} ${ONTO}`, { fixed: { zone: 'grafted' } }),
  phrase('counted-in-zone', 'group', `${LYING} ${BELOW}`, { fixed: { zone: 'under' } }),
  zoneCards('group', `${LYING} ${ONTO}`, { fixed: { zone: 'grafted' } }),
  zoneCards('group', `${LYING} ${BELOW}`, { fixed: { zone: 'under' } }),
  zoneCard('group', `a(n) ${ONE} ${ONTO}`, { fixed: { zone: 'grafted' } }),
  zoneCard('group', `a(n) ${ONE} ${BELOW}`, { fixed: { zone: 'under' } }),
  zoneCard('group', `{named:other-title} or a(n) {or:named-card} ${FROM}`, { fixed: { noun: 'card' } }),
  zoneCard('group', `a(n) {named:title} or a(n) {or:named-card} ${FROM}`, { fixed: { noun: 'card' } }),
  zoneCard('group', `a random unrevealed {noun:noun~one} ${FROM}`, {
    fixed: { random: true, unrevealed: true },
  }),
  affected('group', `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:deed} this way`, {
    reads: [
      `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:deed} in this way`,
      `{side:side?} ${WHAT} {noun:noun}${SUCH} that (was|were) {way:deed} this way`,
      `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:deed}`,
      `{way:deed} {side:side?} ${WHAT} {noun:noun}${SUCH}`,
    ],
  }),
  affected(
    'group',
    `{side:side?} ${WHAT} {noun:noun}${POWER} they controlled that (was/were) {way:deed} this way`,
    { fixed: { such: [{ kind: 'controlled', by: 'they' }] } },
  ),
  affected('group', `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:hurt} this way`, {
    reads: [
      `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:hurt} in this way`,
      `{side:side?} ${WHAT} {noun:noun}${SUCH} that (was|were) {way:hurt} this way`,
    ],
  }),
  // Each card goes to the deck of its owner.
  ...[
    ['your', 'you'],
    ['their', 'they'],
  ].map(([whose = '', by = '']) =>
    affected('group', `${WHAT} {noun:noun} shuffled into ${whose} deck this way`, {
      fixed: { way: 'shuffled', such: [{ kind: 'owned', by }] },
    }),
  ),
  affected('group', 'one {way:deed} this way', { fixed: { noun: 'card' } }),
  phrase('revealed-cards', 'group', `${LYING} from among them`, {
    ...AMONG,
    reads: [`${LYING} from it`, `${LYING} in it`],
  }),
  phrase('sought-card', 'group', `a(n) {side:side?} ${WHAT} {noun:noun~one}${SUCH}`),
  phrase('sought-card', 'group', 'a(n) {named:title}', {
    fixed: { noun: 'card' },
    reads: ['a copy of {named:title}', 'a card named {named:title}', 'a card named "{named:title}"'],
  }),
  phrase('sought-cards', 'group', '(copy/copies) of the named card', {
    fixed: { noun: 'card', chosen: 'name' },
    reads: ['the named (card|cards)'],
  }),
  phrase('sought-cards', 'group', `${WHAT} {noun:noun}${SUCH}`),
  phrase('sought-cards', 'group', '(copy/copies) of {named:title}', {
    fixed: { noun: 'card' },
    reads: ['of {named:title}', '{named:title}'],
  }),

  // In hand.
  // A card of a kind too: "discard a Mars card" (KF-DSC-1).
  phrase('from-hand', 'choose', `a(n) ${within('of', ONE)}`, {
    fixed: { of: { kind: 'group', zone: 'hand', whose: 'they' } },
    reads: ['a(n) {of.noun:noun~one} {of.random=at random}'],
  }),
  phrase('from-hand', 'some', '{count:#} {of.random=random} card(s)', {
    fixed: { of: THEIR_HAND },
    plural: 'count',
    reads: ['{count:#} card(s) {of.random=at random}'],
  }),
  phrase('from-hand', 'up to', 'up to {count:#} {of.random=random} card(s)', {
    fixed: { of: THEIR_HAND },
    plural: true,
    reads: ['up to {count:#} card(s) {of.random=at random}'],
  }),
  phrase('from-hand', 'any number', 'any number of {of.random=random} cards', {
    fixed: { of: THEIR_HAND },
    plural: true,
    reads: ['any number of {of.random=random} card', 'any number of card(s) {of.random=at random}'],
  }),
  phrase(
    'from-hand',
    'as many',
    '{amount.by:part} of the {of.random=random} cards in their hand[ {round:rounding}]',
    {
      fixed: { of: THEIR_HAND, amount: { kind: 'part' } },
      plural: true,
    },
  ),
  phrase('from-own-hand', 'choose', 'a(n) {of.random=random} card from your hand', {
    fixed: { of: YOUR_HAND },
  }),

  // "Play a creature": from hand.
  phrase('play-from-hand', 'choose', `a(n) ${within('of', ONE)}`, {
    fixed: { of: { kind: 'group', zone: 'hand', whose: 'you' } },
    reads: [`another ${within('of', ONE)}`],
  }),
  phrase('play-from-their-hand', 'choose', `a(n) ${within('of', ONE)}`, {
    fixed: { of: { kind: 'group', zone: 'hand', whose: 'they' } },
  }),

  // What an instruction can find anywhere.
  phrase('any-target', 'both', '{first:any-single-target} and {second:any-single-target}', { plural: true }),
  include('any-target', '{it:target}'),
  include('any-target', '{it:zone-target}'),
  include('any-target', '{it:named-target}'),
  phrase('any-target', 'one of', '{first:deck-card} or {second:deck-card}'),
  phrase(
    'any-target',
    'one of',
    "the top {first.count.value:#} cards of a player's deck or {second.count:#} random cards from a player's archives",
    {
      fixed: {
        first: { kind: 'top', whose: 'any', count: { kind: 'number' } },
        second: { kind: 'some', of: { ...CARDS, random: true, zone: 'archives', whose: 'any' } },
      },
      plural: true,
    },
  ),
  // "From your opponent's archives or the top card of their deck."
  phrase('any-target', 'one of', `${RANDOM_OF_ARCHIVES} or ${TOP_OF_DECK}`, {
    fixed: {
      first: { kind: 'choose', of: { kind: 'group', random: true, zone: 'archives', whose: 'opponent' } },
      second: { kind: 'top', whose: 'opponent', count: ONE_CARD },
    },
    reads: [`${TOP_OF_DECK} or ${RANDOM_OF_ARCHIVES}`],
  }),
  include('any-single-target', '{it:single-target}'),
  include('any-single-target', '{it:zone-target}'),
  include('any-single-target', '{it:from-own-hand}'),
  phrase('any-single-target', 'up to', 'up to {count:#} {of.random=random} card(s) from your hand', {
    fixed: { of: YOUR_HAND },
    plural: true,
  }),

  // What it can find out of play.
  zoneTarget('each', within('of', '{whose:whose} {zone:pile}[ and {orZone:pile}]'), {
    fixed: { of: CARDS },
    reads: [within('of', '{whose:whose} {zone:pile}[ and (your|their) {orZone:pile}]')],
  }),
  zoneTarget('one of each', within('of', `a(n) {noun:noun~one} of each type ${FROM}`), {
    fixed: { by: 'type', of: { kind: 'group' } },
    reads: [within('of', `(1|one) {noun:noun~one} of each type ${FROM}`)],
  }),
  zoneTarget('self lying', '{self} from your discard pile'),
  zoneTarget('choose', '{of:zone-card}'),
  zoneTarget(
    'choose',
    within('of', `a(n) {side:side?} ${WHAT} {noun:noun~one}${POWER} {way:deed} this way`),
    {
      fixed: { of: { kind: 'group' } },
      reads: [within('of', '(a|1|one) of the {way:deed} {noun:noun~many}')],
    },
  ),
  zoneTarget('choose', within('of', `a(n) ${ONE} from among them`), {
    fixed: { of: { kind: 'group', among: true } },
    reads: ['from it', 'in it', 'from that (hand|deck)'].map((place) => within('of', `a(n) ${ONE} ${place}`)),
  }),
  ...several('zone-cards'),
  ...several('affected-cards'),
  ...several('revealed-cards'),
  include('zone-target', '{it:deck-card}'),
  zoneTarget('topmost', 'the topmost {of:zone-cards~one}'),
  zoneTarget('under', 'the card under {self}', { reads: ['the card under it', 'the card beneath {self}'] }),
  zoneTarget('the others', 'the others', {
    reads: [
      'the other',
      'the rest',
      'the other cards',
      'the other revealed cards',
      'the other card',
      'the remaining cards',
    ],
  }),
  zoneTarget('last revealed', 'the last revealed card'),
  zoneTarget('of those', '{count:#} of those cards', {
    plural: 'count',
    reads: ['{count:#} of (them|these cards|the cards)', '{count:#}'],
  }),

  ...ends,
]

/** Several of a kind of cards. */
function several(kind: 'zone-cards' | 'affected-cards' | 'revealed-cards') {
  return [
    zoneTarget('each', `each {of:${kind}~one}`, {
      reads: [`all {of:${kind}~many}`, `every {of:${kind}~one}`],
    }),
    zoneTarget('up to', `up to {count:#} {of:${kind}~count}`, { plural: true }),
    zoneTarget('any number', `any number of {of:${kind}~many}`, {
      plural: true,
      reads: [`any (number of the|of the|) {of:${kind}~many}`],
    }),
    zoneTarget('some', `{count:#} {of:${kind}~count}`, { plural: 'count' }),
  ]
}
