import { include, phrase } from '@battleline/language'

const WHAT = `[non-{without:trait} ][non-{outside:house} ]{house:house?} {trait:trait?}`
const KINDS = `{marked:marked?} {damaged=damaged} {side:side?} {neighboring=neighboring} {flank=flank} ${WHAT}`
const POWER = `[ with {parity:parity} power][ with power {least:#} or higher][ with power {most:#} or lower][ with {power:#} power]`
const SUCH = `${POWER} {bearing=with Æ on it} {chosen:chosen?}`
const LYING = `${WHAT} {noun:noun}${POWER}`
const FROM = `from {whose:whose} {zone:pile}`

const PRINTED = '[non-{without:trait} ][non-{outside:house} ]{house:house?} {trait:trait?} {type:kind}'

/** Which cards a text means. "Another" is the other of one; elsewhere the word is "other". */
export const targets = [
  phrase('group', 'group', `{other=other} ${KINDS} {noun:noun}${SUCH}`),
  phrase('one', 'group', `another ${KINDS} {noun:noun~one}${SUCH}`, { fixed: { other: true } }),
  phrase('one', 'group', `a(n) ${KINDS} {noun:noun~one}${SUCH}`, {
    reads: [`1 ${KINDS} {noun:noun~one}${SUCH}`],
  }),
  phrase('one', 'group', `a(n) {side:side?} {neighboring=neighboring} {named:title}`, {
    fixed: { noun: 'card' },
  }),

  phrase('printed', 'printed', `${PRINTED}`),
  phrase('one-printed', 'printed', `another ${PRINTED.replace('kind}', 'kind~one}')}`, {
    fixed: { other: true },
  }),
  phrase('one-printed', 'printed', `a(n) ${PRINTED.replace('kind}', 'kind~one}')}`, {
    reads: [`one ${PRINTED.replace('kind}', 'kind~one}')}`],
  }),

  // Out of play.
  phrase('lying', 'group', `${LYING} ${FROM}`),
  phrase('one-lying', 'group', `a(n) {random=random} ${WHAT} {noun:noun~one}${POWER} ${FROM}`),
  phrase('one-lying', 'group', `a(n) {named:title} {orPlay=from play or} ${FROM}`, {
    fixed: { noun: 'card' },
  }),
  phrase('in-zone', 'group', `${LYING} in {whose:whose} {zone:pile}`),
  phrase('from-hand', 'choose', '{of:hand-card}'),
  phrase('from-hand', 'some', '{count:#} {of:hand-cards}', { plural: 'count' }),
  phrase('from-hand', 'each', '{of:whole-hand}'),
  phrase('hand-card', 'group', 'a(n) {random=random} card', { fixed: inHand('you') }),
  phrase('hand-cards', 'group', '{random=random} card(s)', { fixed: inHand('you') }),
  phrase('whole-hand', 'group', 'your hand', { fixed: inHand('you') }),
  phrase('from-own-hand', 'choose', '{of:one-of-hand}'),
  phrase('one-of-hand', 'group', 'a(n) {random=random} card from your hand', { fixed: inHand('you') }),
  phrase('from-theirs', 'choose', '{of:their-card}'),
  phrase('from-theirs', 'some', '{count:#} {of:their-cards}', { plural: 'count' }),
  phrase('from-theirs', 'each', '{of:their-hand}'),
  phrase('their-card', 'group', 'a(n) {random=random} card', {
    fixed: inHand('their'),
    reads: ['a(n) {random=random} card from their hand'],
  }),
  phrase('their-cards', 'group', '{random=random} card(s)', {
    fixed: inHand('their'),
    reads: ['{random=random} card(s) from their hand'],
  }),
  phrase('their-hand', 'group', 'their hand', { fixed: inHand('their') }),

  include('target', '{it:single}'),
  phrase('target', 'both', '{first:single} and {second:single}', { plural: true }),
  phrase('single', 'self', '{self}'),
  phrase('single', 'host', 'this creature'),
  phrase('single', 'it', 'it', {
    reads: ['that creature', 'them', 'those creatures', 'that card', 'that neighbor', 'that artifact'],
  }),
  phrase('single', 'fought', 'the creature {self} fights', {
    reads: [
      'the creature it fights',
      'the creature this creature fights',
      'the attacked creature',
      'the creature it is fighting',
    ],
  }),
  phrase('single', 'neighbors', 'each neighboring creature'),
  phrase('single', 'neighbors', 'each neighbor of {of:one-card}', {
    reads: [
      "each of {of:one-card}'s neighbors",
      "{of:one-card}'s neighbors",
      "each of {of:one-card}' neighbors",
    ],
  }),
  phrase('single', 'neighbors', 'each of {of:its} neighbors'),
  phrase('single', 'neighbor', 'a neighboring creature'),
  phrase('single', 'neighbor', 'a neighbor of {of:one-card}', {
    reads: ["(one|1) of {of:one-card}'s neighbors"],
  }),
  phrase('single', 'most powerful', 'the most powerful {of:group~one}'),
  phrase('single', 'least powerful', 'the least powerful {of:group~one}'),
  phrase('single', 'each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  phrase('single', 'up to', 'up to {count:#} {of:group~count}', {
    plural: true,
    reads: ['each of up to {count:#} {of:group~count}'],
  }),
  phrase('single', 'any number', 'any number of {of:group~many}', { plural: true }),
  phrase('single', 'some', '{count:#} {of:group~count}', { plural: 'count' }),
  phrase('single', 'choose', '{of:one}'),
  phrase('single', 'choose', '(1|one) of {of:group~many}'),

  // What can lie out of play.
  include('found', '{it:target}'),
  phrase('found', 'choose', '{of:one-lying}'),
  phrase('found', 'each', 'each {of:lying~one}', { reads: ['all {of:lying~many}'] }),
  phrase('found', 'up to', 'up to {count:#} {of:lying~count}', { plural: true }),
  phrase('found', 'any number', 'any number of {of:lying~many}', { plural: true }),
  phrase('found', 'some', '{count:#} {of:lying~count}', { plural: 'count' }),
  include('found', '{it:deck-card}'),
  phrase('found', 'under', 'the card under {self}', { reads: ['the card under it'] }),
  phrase('deck-card', 'top', 'the top {count:one-of} of {whose:whose} deck'),
  phrase('deck-card', 'top', 'the top {count:number-of} of {whose:whose} deck', { plural: true }),
  phrase('deck-card', 'bottom', 'the bottom card of {whose:whose} deck'),
  phrase('one-of', 'number', 'card', { fixed: { value: 1 } }),
  phrase('number-of', 'number', '{value:#} cards'),

  // What a constant text can be about, and what an ability can wait for.
  phrase('subject', 'self', '{self}'),
  phrase('subject', 'host', 'this creature'),
  phrase('subject', 'it', 'it'),
  phrase('subject', 'neighbors', 'each neighboring creature'),
  phrase('subject', 'neighbors', 'each neighbor of {of:bearer}', {
    reads: ["each of {of:bearer}'s neighbors", "{of:bearer}'s neighbors", "each of {of:bearer}' neighbors"],
  }),
  phrase('subject', 'each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  phrase('watched', 'self', '{self}'),
  phrase('watched', 'host', 'this creature'),
  phrase('watched', 'neighbor', 'a neighboring creature'),
  phrase('watched', 'neighbor', 'a neighbor of {of:bearer}', {
    reads: ["(one|1) of {of:bearer}'s neighbors"],
  }),
  phrase('watched', 'neighbors', 'each neighboring creature'),
  phrase('watched', 'neighbors', 'each neighbor of {of:bearer}'),
  phrase('watched', 'choose', '{of:one}'),
  phrase('bearer', 'self', '{self}'),
  phrase('bearer', 'host', 'this creature'),

  phrase('its', 'it', 'its'),
  phrase('pronoun', 'it', 'it', { reads: ['that creature', 'them', 'those creatures', 'that card'] }),

  // A single creature that moves.
  include('mover', '{it:one-card}'),
  phrase('mover', 'choose', '{of:one}'),

  phrase('one-card', 'self', '{self}'),
  phrase('one-card', 'host', 'this creature'),
  phrase('one-card', 'fought', 'the creature {self} fights', {
    reads: ['the creature it fights', 'the attacked creature', 'the creature this creature fights'],
  }),
  phrase('one-card', 'it', 'that creature', { reads: ['it'] }),
]

/** Cards in hand: what "archive a card" and "discard a card" speak of (KF-ARC-1, KF-DSC-1). */
function inHand(whose: 'you' | 'their') {
  return { noun: 'card', zone: 'hand', whose }
}

export const amounts = [
  phrase('number', 'number', '{value:#}'),
  phrase('number', 'number', 'a(n)', { fixed: { value: 1 } }),
  include('amount', '{it:number}'),
  phrase('amount', 'all', 'all', { plural: true }),
  include('gained', '{it:number}'),
  include('amount', '{it:that-many}'),
  include('gained', '{it:that-many}'),
  phrase('that-many', 'that many', 'that many', { plural: true, reads: ['that much'] }),
  // What "equal to" is followed by.
  phrase('measure', 'power of', "{of:one-card}'s power"),
  phrase('measure', 'power of', '{of:its} power'),
  phrase('measure', 'number of', 'the number of {of:counted~many}'),

  include('counted', '{it:group}'),
  include('counted', '{it:in-zone}'),
  phrase('counted', 'this way', '{noun:noun} {deed:deed} this way'),
  phrase('counted', 'lost fighting', '{side:side} creature(s) destroyed in a fight this turn', {
    reads: ['{side:side} creature(s) that (was|were) destroyed in a fight this turn'],
  }),
  phrase('counted', 'keys', 'forged (key/keys) {whose:has}', { reads: ['(key/keys) {whose:has} forged'] }),
  phrase('counted', 'aember in', 'Æ in {whose:whose} pool'),
  phrase('counted', 'aember on', 'Æ on {of:one-card}'),
  phrase('counted', 'damage on', 'damage on {of:one-card}'),
  phrase('counted', 'just prevented', 'damage just prevented'),
]
