import { include, phrase } from '@battleline/language'
import { POWER, WHAT } from './groups.ts'

/*
 * Cards out of play: in a player's zone, on top of a deck, under a card, those that were looked at, and those to which
 * something was done.
 */

const SUCH = `${POWER} {chosen:chosen?}[ {such:comparison+" "|" and "}]`
const FROM = `from {whose:whose} {zone:pile}[ or {orZone:pile}]`
const IN = `in {whose:whose} {zone:pile}[ or {orZone:pile}]`
const AND = `from {whose:whose} {zone:pile}[ and {orZone:pile}]`
const LYING = `{random=random} [non-{unlike:type} ]${WHAT} {noun:noun}${SUCH}`
const ONE = `{random=random} [non-{unlike:type} ]${WHAT} {noun:noun~one}${SUCH}`
const ONTO = '(grafted onto|faceup under) {self}'
const BELOW = '(under|from under|beneath) {self}'
const AMONG = { fixed: { among: true } }

/** Cards in hand: what "archive a card" and "discard a card" speak of (KF-ARC-1, KF-DSC-1). */
const inHand = (whose: 'you' | 'they') => ({ fixed: { noun: 'card', zone: 'hand', whose } })

export const lying = [
  // Groups of such cards.
  phrase('lying', 'group', `${LYING} ${FROM}`, {
    reads: [`${LYING} ${IN}`, `${LYING} ${AND}`, `${WHAT} {noun:noun} {random=at random} ${FROM}`],
  }),
  phrase('lying', 'group', `(copy/copies) of {named:title} ${FROM}`, {
    fixed: { noun: 'card' },
    reads: [`of {named:title} ${FROM}`, `{named:title} ${FROM}`, `(copy/copies) of {named:title} ${IN}`],
  }),
  phrase('lying', 'group', `{side:side} ${LYING} from {whose:whose} {zone:pile} {orPlay=and from play}`),
  phrase('one-lying', 'group', `a(n) ${ONE} ${FROM}`, {
    reads: [`a(n) ${ONE} ${IN}`, `a(n) ${WHAT} {noun:noun~one} {random=at random} ${FROM}`],
  }),
  phrase('one-lying', 'group', `{named:other-title} ${FROM}`, { fixed: { noun: 'card' } }),
  phrase('one-lying', 'group', `a(n) {named:title} {orPlay=from play or} ${FROM}`, {
    fixed: { noun: 'card' },
    reads: [`a copy of {named:title} {orPlay=from play or} ${FROM}`],
  }),
  phrase('one-lying', 'group', `a(n) ${ONE} or {or:kind-lying~one} ${FROM}`, {
    reads: [`a(n) ${ONE} or a(n) {or:kind-lying~one} ${FROM}`],
  }),
  phrase('kind-lying', 'group', `${WHAT} {noun:noun}`),
  phrase('in-zone', 'group', `${LYING} ${IN}`),
  phrase('in-zone', 'group', `(copy/copies) of {named:title} ${IN}`, {
    fixed: { noun: 'card' },
    reads: [`of {named:title} ${IN}`],
  }),
  phrase('lying', 'group', `(copy/copies) of the named card ${FROM}`, {
    fixed: { noun: 'card', chosen: 'name' },
  }),
  phrase('among', 'group', '(copy/copies) of the named card [from among them]', {
    fixed: { noun: 'card', chosen: 'name', among: true },
  }),
  phrase('in-zone', 'group', '{noun:noun} in hand', { fixed: { zone: 'hand', whose: 'you' } }),
  phrase('in-zone', 'group', 'archived {noun:noun} you have', { fixed: { zone: 'archives', whose: 'you' } }),
  phrase('one-lying', 'group', 'an archived {noun:noun~one}', {
    fixed: { zone: 'archives', whose: 'you' },
    reads: ['(1|one) of your archived {noun:noun~many}'],
  }),
  phrase('one-lying', 'group', `another ${ONE} ${FROM}`, {
    fixed: { other: true },
    reads: [`a different ${ONE} ${FROM}`],
  }),
  phrase('lying', 'group', 'your archived {noun:noun}', {
    fixed: { zone: 'archives', whose: 'you' },
    reads: ['of your archived {noun:noun}'],
  }),
  phrase('lying', 'group', 'their archived {noun:noun}', {
    fixed: { zone: 'archives', whose: 'they' },
    reads: ['of their archived {noun:noun}'],
  }),
  phrase('in-zone', 'group', 'purged {noun:noun}', { fixed: { zone: 'purged', whose: 'any' } }),
  phrase('one-lying', 'group', 'a purged {noun:noun~one} you own', {
    fixed: { zone: 'purged', whose: 'you' },
  }),
  phrase('one-lying', 'group', 'a purged {noun:noun~one}', { fixed: { zone: 'purged', whose: 'any' } }),
  // Under the card itself (KF-UND-1).
  phrase('in-zone', 'group', `${LYING} ${ONTO}`, { fixed: { zone: 'grafted' } }),
  phrase('in-zone', 'group', `${LYING} ${BELOW}`, { fixed: { zone: 'under' } }),
  phrase('lying', 'group', `${LYING} ${ONTO}`, { fixed: { zone: 'grafted' } }),
  phrase('lying', 'group', `${LYING} ${BELOW}`, { fixed: { zone: 'under' } }),
  phrase('one-lying', 'group', `a(n) ${ONE} ${ONTO}`, { fixed: { zone: 'grafted' } }),
  phrase('one-lying', 'group', `a(n) ${ONE} ${BELOW}`, { fixed: { zone: 'under' } }),
  phrase('one-lying', 'group', `{named:other-title} or a(n) {or:called} ${FROM}`, {
    fixed: { noun: 'card' },
  }),
  phrase('one-lying', 'group', `a(n) {named:title} or a(n) {or:called} ${FROM}`, { fixed: { noun: 'card' } }),
  phrase('dealt-with', 'group', `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:deed} this way`, {
    reads: [
      `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:deed} in this way`,
      `{side:side?} ${WHAT} {noun:noun}${SUCH} that (was|were) {way:deed} this way`,
      `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:deed}`,
      `{way:deed} {side:side?} ${WHAT} {noun:noun}${SUCH}`,
    ],
  }),
  phrase(
    'dealt-with',
    'group',
    `{side:side?} ${WHAT} {noun:noun}${POWER} {such:theirs-then+" "} that (was/were) {way:deed} this way`,
  ),
  phrase('dealt-with', 'group', `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:hurt} this way`, {
    reads: [
      `{side:side?} ${WHAT} {noun:noun}${SUCH} {way:hurt} in this way`,
      `{side:side?} ${WHAT} {noun:noun}${SUCH} that (was|were) {way:hurt} this way`,
    ],
  }),
  phrase('dealt-with', 'group', `${WHAT} {noun:noun} shuffled into {such:into-deck+" "} this way`, {
    fixed: { way: 'shuffled' },
  }),
  phrase('dealt-with', 'group', 'one {way:deed} this way', { fixed: { noun: 'card' } }),
  phrase('theirs-then', 'controlled', 'they controlled', { fixed: { by: 'they' } }),
  phrase('one-done', 'group', `a(n) {side:side?} ${WHAT} {noun:noun~one}${POWER} {way:deed} this way`, {
    reads: [`(a|1|one) of the {way:deed} {noun:noun~many}`],
  }),
  phrase('whole-zone', 'group', '{whose:whose} {zone:pile}[ and {orZone:pile}]', {
    fixed: { noun: 'card' },
    reads: ['{whose:whose} {zone:pile}[ and (your|their) {orZone:pile}]'],
  }),
  phrase('one-among', 'group', `a(n) ${ONE} from among them`, {
    ...AMONG,
    reads: [`a(n) ${ONE} from it`, `a(n) ${ONE} in it`, `a(n) ${ONE} from that (hand|deck)`],
  }),
  phrase('among', 'group', `${LYING} from among them`, {
    ...AMONG,
    reads: [`${LYING} from it`, `${LYING} in it`],
  }),
  phrase('one-sought', 'group', `a(n) ${WHAT} {noun:noun~one}${SUCH}`),
  phrase('one-sought', 'group', 'a(n) {named:title}', {
    fixed: { noun: 'card' },
    reads: ['a copy of {named:title}', 'a card named {named:title}', 'a card named "{named:title}"'],
  }),
  phrase('sought', 'group', `${WHAT} {noun:noun}${SUCH}`),
  phrase('sought', 'group', '(copy/copies) of {named:title}', {
    fixed: { noun: 'card' },
    reads: ['of {named:title}', '{named:title}'],
  }),

  // In hand.
  phrase('hand-card', 'group', 'a(n) {random=random} card', {
    ...inHand('they'),
    reads: ['a card {random=at random}'],
  }),
  phrase('hand-cards', 'group', '{random=random} card(s)', {
    ...inHand('they'),
    reads: ['card(s) {random=at random}'],
  }),
  phrase('own-hand-card', 'group', 'a(n) {random=random} card from your hand', inHand('you')),
  phrase('from-hand', 'choose', '{of:hand-card}'),
  phrase('from-hand', 'some', '{count:#} {of:hand-cards~count}', { plural: 'count' }),
  phrase('from-hand', 'up to', 'up to {count:#} {of:hand-cards~count}', { plural: true }),
  phrase('from-hand', 'any number', 'any number of {of:hand-cards~many}', { plural: true }),
  phrase('from-own-hand', 'choose', '{of:own-hand-card}'),

  // "Play a creature": from hand.
  phrase('hand-play', 'choose', '{of:one-in-hand}'),
  phrase('one-in-hand', 'group', `a(n) ${ONE}`, {
    fixed: { zone: 'hand', whose: 'you' },
    reads: [`another ${ONE}`],
  }),

  phrase('their-hand-play', 'choose', '{of:one-in-their-hand}'),
  phrase('one-in-their-hand', 'group', `a(n) ${ONE}`, { fixed: { zone: 'hand', whose: 'they' } }),

  // What an instruction can find anywhere.
  phrase('found', 'both', '{first:found-part} and {second:found-part}', { plural: true }),
  include('found', '{it:target}'),
  include('found', '{it:lies}'),
  include('found', '{it:goal}'),
  phrase('found', 'one of', '{first:deck-card} or {second:deck-card}'),
  // "From your opponent's archives or the top card of their deck."
  phrase('found', 'one of', '{first:theirs-hidden} or {second:their-top}', {
    reads: ['{second:their-top} or {first:theirs-hidden}'],
  }),
  phrase('theirs-hidden', 'choose', '{of:of-archives}'),
  phrase('of-archives', 'group', "a random {noun:noun~one} (from|in) your opponent's archives", {
    fixed: { random: true, zone: 'archives', whose: 'opponent' },
    reads: [
      "a random {noun:noun~one} in your opponent's archives",
      'a random {noun:noun~one} (from|in) their archives',
    ],
  }),
  phrase('their-top', 'top', "the top {count:one-of} of your opponent's deck", {
    fixed: { whose: 'opponent' },
    reads: ['the top {count:one-of} of their deck'],
  }),
  include('found-part', '{it:single}'),
  include('found-part', '{it:lies}'),
  phrase('found-part', 'choose', '{of:own-hand-card}'),
  phrase('found-part', 'up to', 'up to {count:#} {of:own-hand-cards~count}', { plural: true }),
  phrase('own-hand-cards', 'group', '{random=random} card(s) from your hand', inHand('you')),

  // What it can find out of play.
  phrase('lies', 'each', '{of:whole-zone}'),
  phrase('lies', 'one of each', '{of:each-kind}', { fixed: { by: 'type' } }),
  phrase('each-kind', 'group', `a(n) {noun:noun~one} of each type ${FROM}`, {
    reads: [`(1|one) {noun:noun~one} of each type ${FROM}`],
  }),
  phrase('lies', 'self lying', '{self} from your discard pile'),
  phrase('lies', 'choose', '{of:one-lying}'),
  phrase('lies', 'choose', '{of:one-done}'),
  phrase('lies', 'choose', '{of:one-among}'),
  ...several('lying'),
  ...several('dealt-with'),
  ...several('among'),
  include('lies', '{it:deck-card}'),
  phrase('lies', 'topmost', 'the topmost {of:lying~one}'),
  phrase('lies', 'under', 'the card under {self}', {
    reads: ['the card under it', 'the card beneath {self}'],
  }),
  phrase('lies', 'the others', 'the others', {
    reads: [
      'the other',
      'the rest',
      'the other cards',
      'the other revealed cards',
      'the other card',
      'the remaining cards',
    ],
  }),
  phrase('lies', 'of those', '{count:#} of those cards', {
    plural: 'count',
    reads: ['{count:#} of (them|these cards|the cards)', '{count:#}'],
  }),

  phrase('deck-card', 'top', 'the top {count:one-of} of {whose:whose} deck', {
    reads: [
      'the top {count:one-of} in {whose:whose} deck',
      'the top of {count:one-of} of {whose:whose} deck',
      'the top {count:one-of} from {whose:whose} deck',
    ],
  }),
  phrase('deck-card', 'top', 'the top {count:number-of} of {whose:whose} deck', {
    plural: true,
    reads: ['{count:number-of} from the top of {whose:whose} deck'],
  }),
  phrase('deck-card', 'bottom', 'the bottom {count:one-of} of {whose:whose} deck', {
    reads: ['the bottom {count:one-of} from {whose:whose} deck'],
  }),
  phrase('deck-card', 'bottom', 'the bottom {count:number-of} of {whose:whose} deck', {
    plural: true,
    reads: ['{count:number-of} from the bottom of {whose:whose} deck'],
  }),
  phrase('deck-card', 'bottom', 'the bottom {count:one-of} of {whose:whose} discard pile', {
    fixed: { zone: 'discard' },
  }),
  phrase('deck-card', 'bottom', 'the bottom {count:number-of} of {whose:whose} discard pile', {
    plural: true,
    fixed: { zone: 'discard' },
    reads: ['the bottom {count:number-of} of {whose:whose} discard'],
  }),
  phrase('deck-card', 'top', 'the top {count:one-of} of {whose:whose} discard pile', {
    fixed: { zone: 'discard' },
    reads: ['the top {count:one-of} (in|of|from) {whose:whose} discard [pile]'],
  }),
  phrase('deck-card', 'top', 'the top {count:number-of} of {whose:whose} discard pile', {
    plural: true,
    fixed: { zone: 'discard' },
  }),
  phrase('one-of', 'number', 'card', { fixed: { value: 1 } }),
  phrase('number-of', 'number', '{value:#} cards'),
]

/** Several of a kind of cards. */
function several(kind: 'lying' | 'dealt-with' | 'among') {
  return [
    phrase('lies', 'each', `each {of:${kind}~one}`, {
      reads: [`all {of:${kind}~many}`, `every {of:${kind}~one}`],
    }),
    phrase('lies', 'up to', `up to {count:#} {of:${kind}~count}`, { plural: true }),
    phrase('lies', 'any number', `any number of {of:${kind}~many}`, {
      plural: true,
      reads: [`any (number of the|of the|) {of:${kind}~many}`],
    }),
    phrase('lies', 'some', `{count:#} {of:${kind}~count}`, { plural: 'count' }),
  ]
}
