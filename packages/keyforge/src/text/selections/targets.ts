import { within } from '@battleline/language'
import { include, phrase, phrasesOf } from '../nodes.ts'
import { THAT_MANY } from '../values/amounts.ts'
import { CARDS, CREATURES } from '../words/fixed-nodes.ts'
import { extremes } from './extremes.ts'
import { KINDS, OTHERWISE, SUCH, WHAT } from './groups.ts'

const single = phrasesOf('single-target')
const subject = phrasesOf('single-subject')

/** What an earlier part of the text spoke of, by whatever it is called. */
const ONE = [
  'that [other] (creature|card|artifact|upgrade|token creature)',
  'the (chosen|exhausted|exalted|healed|damaged|stunned) (creature|card|artifact|upgrade|neighbor)',
]
const MANY = [
  '(those|these) (creatures|cards|artifacts|upgrades)',
  'each of (those|these) (creatures|cards|artifacts|upgrades)',
  'the (chosen|exhausted|exalted|healed|damaged|stunned) (creatures|cards)',
  'each chosen creature',
]
const THAT = [...ONE, ...MANY, 'each of them']
const NEIGHBOR = { fixed: { noun: 'neighbor' } } as const
const several = { fixed: { many: true } } as const
const AT_RANDOM = { kind: 'group', random: true } as const
const ALL_EXTREME = within(
  'of',
  'the {such:extreme-filter+" "} {side:side?} {damaged=damaged} {house:house?} {trait:trait?} creatures',
)

/** Of several that are chosen. */
export const TOTAL = 'with [a] (total|combined) power [of] {power:#} or (higher|more)'

/** Which cards a text means. */
export const targets = [
  // Before two of them: "each creature except the most powerful enemy creature and the least powerful friendly creature".
  include('target', '{it:single-target}'),
  ...(['up', 'down'] as const).map((round) =>
    phrase(
      'target',
      'both',
      `{first.amount.by:part} of all {first.of:group~many} and {second.amount.by:part} of all {second.of:group~many} (rounded|rounding) ${round} each time`,
      {
        fixed: {
          first: { kind: 'as many', amount: { kind: 'part' }, round },
          second: { kind: 'as many', amount: { kind: 'part' }, round },
        },
        plural: true,
      },
    ),
  ),
  phrase('target', 'both', '{first:single-target} and {second:single-target}', { plural: true }),
  phrase(
    'target',
    'both',
    '{first:single-target}, {second.first:single-target}, and {second.second:single-target}',
    {
      fixed: { second: { kind: 'both' } },
      plural: true,
    },
  ),
  // "A creature and each neighbor that shares a house with it."
  phrase('target', 'both', '{first.of:indefinite} and each neighbor {second.which:neighbor-filter}', {
    fixed: { first: { kind: 'choose' }, second: { kind: 'neighbors', of: { kind: 'it' } } },
    plural: true,
  }),
  single('self', '{self}'),
  // Outside quotation marks these are words for the card itself.
  single('host', 'this creature', { reads: ['this (card|artifact)'] }),
  include('single-target', '{it:affected-card}'),
  phrase('affected-card', 'done', 'the {deed:deed} {noun:noun~one}'),
  phrase('affected-card', 'done', 'their {deed:deed} {noun:noun~one}', { fixed: { by: 'they' } }),
  include('single-target', '{it:chosen-card}'),
  include('known-card', '{it:chosen-card}'),
  phrase('chosen-card', 'chosen', 'the same (creature|card|artifact)', { fixed: { nth: 'last' } }),
  phrase('chosen-card', 'chosen', 'the first (creature|artifact)', { fixed: { nth: 'first' } }),
  phrase('chosen-card', 'chosen', 'the second (creature|artifact)', { fixed: { nth: 'second' } }),
  phrase('chosen-card', 'chosen', 'the other chosen (creature|card|artifact)', { fixed: { nth: 'other' } }),
  phrase('chosen-card', 'chosen', 'the friendly creature', { fixed: { nth: 'friendly' } }),
  phrase('chosen-card', 'chosen', 'the enemy creature', { fixed: { nth: 'enemy' } }),
  single('it', 'each of them', { ...several, reads: ['them', ...MANY] }),
  single('it', 'that neighbor', NEIGHBOR),
  single('it', 'it', { reads: ONE }),
  include('single-target', '{it:fought-creature}'),
  phrase('fought-creature', 'fought', 'the creature it fights', {
    reads: [
      '(the creature|the enemy creature) [that] (it|this creature) (fought|fights|is fighting|was fighting|has fought|attacked|attacks|is attacking)',
      '(the creature|the enemy creature) [that] {self} (fought|fights|is fighting|was fighting|has fought|attacked|attacks|is attacking)',
      'the (attacked|fought|defending) creature',
    ],
  }),
  single('neighbors', 'each neighboring creature', { reads: ['each neighbor'] }),
  single('neighbors', 'each neighbor of {of:known-card}', {
    reads: [
      "each of {of:known-card}'s neighbors",
      "{of:known-card}'s neighbors",
      "each of {of:known-card}' neighbors",
      "(both|all) [of] {of:known-card}'s neighbors",
    ],
  }),
  single('neighbors', 'each of {of:possessive} neighbors', {
    reads: ['{of:possessive} neighbors', '(both|all) [of] {of:possessive} neighbors'],
  }),
  single('neighbors', "each of {of:known-card}'s {which:neighbor-kind} neighbors", {
    reads: [
      'each {which:neighbor-kind} neighbor of {of:known-card}',
      "{of:known-card}'s {which:neighbor-kind} neighbors",
    ],
  }),
  single('neighbors', 'each of {of:possessive} {which:neighbor-kind} neighbors'),
  single('neighbor', 'a neighboring creature', { reads: ['a neighbor'] }),
  single('neighbor', 'a neighbor of {of:known-card}', { reads: ["(one|1) of {of:known-card}'s neighbors"] }),
  single('neighbor', '(1|one) of {of:possessive} neighbors', { reads: ['{of:possessive} neighbor'] }),
  single('neighbor', "{of:known-card}'s other neighbor", {
    fixed: { which: { ...CREATURES, different: true } },
  }),
  single('neighbor', "(1|one) of {of:known-card}'s {which:neighbor-kind} neighbors", {
    reads: ['a {which:neighbor-kind} neighbor of {of:known-card}'],
  }),
  single('neighbor', '(1|one) of {of:possessive} {which:neighbor-kind} neighbors'),
  single('neighbor on side', "{of:known-card}'s {side:left-or-right} neighbor", {
    reads: [
      "the creature to {of:known-card}'s {side:left-or-right}",
      'the creature (to|on) the {side:left-or-right} of {of:known-card}',
    ],
  }),
  single('neighbor on side', '{of:possessive} {side:left-or-right} neighbor', {
    reads: ['the creature to {of:possessive} {side:left-or-right}'],
  }),
  single('each', 'the {of.side:side?} creature {of.such:center-filter+" "}', { fixed: { of: CREATURES } }),
  // "Destroy all upgrades on a creature": on the one that is chosen.
  single('each', 'each {of.side:side?} upgrade attached to {of.such.host.of:indefinite}', {
    fixed: {
      of: { kind: 'group', noun: 'upgrade', such: [{ kind: 'attached to', host: { kind: 'choose' } }] },
    },
    reads: ['(each|all) {of.side:side?} upgrade(s) (attached to|on) {of.such.host.of:indefinite}'],
  }),
  single('each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  single('each', 'each {of:named-card}'),
  // Said of several: every one that is tied (KF-GEN-14).
  single('each', ALL_EXTREME, {
    fixed: { of: CREATURES },
    reads: [`each of ${ALL_EXTREME}`],
  }),
  ...extremes,
  single('each', 'each {of:affected-cards~one}', {
    reads: ['all {of:affected-cards~many}', 'the {of:affected-cards~one}'],
  }),
  single('each', '{of:several}', { plural: true }),
  single('on flank', 'the creature on {flank:which-flank} flank', {
    reads: ['the (friendly|enemy) creature on {flank:which-flank} flank'],
  }),
  single('neighbors', 'each neighbor of {of:known-card} {which:neighbor-filter}', {
    reads: [
      "each of {of:known-card}'s neighbors {which:neighbor-filter}",
      "{of:known-card}'s neighbors {which:neighbor-filter}",
    ],
  }),
  single('neighbors', 'each of {of:possessive} neighbors {which:neighbor-filter}', {
    reads: ['{of:possessive} neighbors {which:neighbor-filter}'],
  }),
  single('up to', 'up to {count:#} {of:group~count}', {
    plural: true,
    reads: [
      'each of up to {count:#} [different] {of:group~count}',
      '(up to|upto) {count:#} [different] {of:group~count}',
    ],
  }),
  single('up to', 'up to {count:#} {of:group~count} with total power {total:#} or lower', {
    plural: true,
    reads: [
      'up to {count:#} {of:group~count} with (a total power of|total power of|a combined power of|combined power) {total:#} or (lower|fewer)',
    ],
  }),
  single('any number', 'any number of {of:group~many}', { plural: true }),
  single('any number', `any number of {of:group~many} ${TOTAL}`, { plural: true }),
  single('any number', '{least:#} or more {of:group~many}', { plural: true }),
  single('as many', '{amount.by:part} of (all|) {of:group~many}[ {round:rounding}]', {
    fixed: { amount: { kind: 'part' } },
    plural: true,
  }),
  single('as many', 'that many {of:group~many}', {
    fixed: { amount: THAT_MANY },
    plural: true,
    reads: ['X {of:group~many}'],
  }),
  single('one of each', 'a(n) {of:bare-group~one} of each power', {
    fixed: { by: 'power' },
    reads: ['a(n) {of:bare-group~one} of each power value'],
  }),
  single('some', '{count:#} [different] {of:group~count}', {
    plural: 'count',
    reads: ['each of {count:#} [different] {of:group~count}'],
  }),
  single('one of each', 'a(n) {of:bare-group~one} of each house', { fixed: { by: 'house' } }),
  single('choose', '{of:indefinite}'),
  // Nobody chooses: only where something is done with it.
  single('choose', `a random ${within('of', `${KINDS} {noun:noun~one}${SUCH}`)}`, {
    fixed: { of: AT_RANDOM },
    reads: [`a random ${within('of', `${OTHERWISE} {noun:noun~one}${SUCH}`)}`],
  }),
  single('some', `{count:#} random ${within('of', `${KINDS} {noun:noun}${SUCH}`)}`, {
    fixed: { of: AT_RANDOM },
    plural: 'count',
    reads: [`{count:#} random ${within('of', `${OTHERWISE} {noun:noun}${SUCH}`)}`],
  }),
  single('choose', '(1|one) of {of:group~many}'),
  single('choose', '(1|one) of {of:owned-cards}'),
  single('each', 'each of {of:owned-cards}'),
  ...[
    ['choose', '(1|one)'],
    ['each', 'each'],
  ].map(([kind = '', which = '']) =>
    single(kind, `${which} of their ${within('of', `${WHAT} {noun:nouns}`)}`, {
      fixed: { of: { kind: 'group', such: [{ kind: 'controlled', by: 'they' }] } },
    }),
  ),
  single('choose', 'your remaining creature', { fixed: { of: { ...CREATURES, side: 'friendly' } } }),
  // A card by its name, where nothing else could begin so.
  phrase('named-target', 'choose', '{of.named:other-title}', { fixed: { of: CARDS } }),

  // What a constant text can be about, and what an ability can wait for.
  include('subject', '{it:single-subject}'),
  phrase('subject', 'both', '{first:single-subject} and {second:single-subject}', { plural: true }),
  subject('self', '{self}'),
  subject('host', 'this creature', { reads: ['this (card|artifact)'] }),
  subject('it', 'it'),
  // The one neighbor that stands on a side.
  subject('neighbors', "{which.such.of:own-card}'s {which.such.side:left-or-right} neighbor", {
    fixed: { which: { ...CREATURES, such: [{ kind: 'beside' }] } },
    reads: [
      "the creature to {which.such.of:own-card}'s {which.such.side:left-or-right}",
      'the creature (to|on) the {which.such.side:left-or-right} of {which.such.of:own-card}',
    ],
  }),
  subject('neighbors', 'each neighboring creature', { reads: ['each neighbor'] }),
  subject('neighbors', 'each neighbor of {of:own-card}', {
    reads: [
      "each of {of:own-card}'s neighbors",
      "{of:own-card}'s neighbors",
      "each of {of:own-card}' neighbors",
    ],
  }),
  subject('neighbors', 'each of {of:possessive} neighbors'),
  subject('neighbors', 'each neighboring creature {which:neighbor-filter}'),
  subject('neighbors', 'each neighbor of {of:own-card} {which:neighbor-filter}', {
    reads: ["each of {of:own-card}'s neighbors {which:neighbor-filter}"],
  }),
  subject('neighbors', 'each of {of:possessive} neighbors {which:neighbor-filter}'),
  subject('neighbors', "each of {of:own-card}'s {which:neighbor-kind} neighbors", {
    reads: [
      'each {which:neighbor-kind} neighbor of {of:own-card}',
      "{of:own-card}'s {which:neighbor-kind} neighbors",
    ],
  }),
  subject('neighbors', 'each of {of:possessive} {which:neighbor-kind} neighbors'),
  subject('each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  subject('each', '{of:plural-cards}'),
  // Every one that is tied (KF-GEN-14).
  subject(
    'each',
    within(
      'of',
      'the {such:extreme-filter+" "} {side:side?} {marked:marked?} {damaged=damaged} {flank=flank} {house:house?} {trait:trait?} {noun:noun~one} [in play]',
    ),
    { fixed: { of: { kind: 'group' } } },
  ),
  subject('each', '{of:owned-cards}'),
  phrase('watched', 'self', '{self}'),
  phrase('watched', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  phrase('watched', 'it', 'that creature', { reads: ['it', 'that card'] }),
  phrase('watched', 'neighbor', 'a neighboring creature'),
  phrase('watched', 'neighbor', 'a neighbor of {of:own-card}', {
    reads: ["(one|1) of {of:own-card}'s neighbors"],
  }),
  phrase('watched', 'neighbors', 'each neighboring creature'),
  phrase('watched', 'neighbors', 'each neighbor of {of:own-card}'),
  phrase('watched', 'choose', '{of:indefinite}'),
  phrase('own-card', 'self', '{self}'),
  phrase('own-card', 'host', 'this creature'),

  phrase('possessive', 'it', 'its'),
  phrase('pronoun', 'it', 'them', { ...several, reads: [...MANY, 'each of them'] }),
  phrase('pronoun', 'it', 'that neighbor', NEIGHBOR),
  phrase('pronoun', 'it', 'it', { reads: ONE }),
  phrase('they', 'it', 'they', several),

  // A single creature that moves.
  include('moving-creature', '{it:known-card}'),
  phrase('moving-creature', 'choose', '{of:indefinite}'),
  phrase('moving-creature', 'neighbor', '(1|one) of {of:possessive} neighbors'),
  phrase('moving-creature', 'neighbor', 'a neighbor of {of:known-card}'),

  phrase('known-card', 'self', '{self}'),
  phrase('known-card', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  include('known-card', '{it:fought-creature}'),
  include('known-card', '{it:affected-card}'),
  phrase('known-card', 'it', 'that neighbor', NEIGHBOR),
  phrase('known-card', 'it', 'that creature', { reads: ['it', 'them', ...THAT] }),
  phrase('those-cards', 'it', 'those creatures', { ...several, reads: ['them', ...MANY] }),
  phrase('known-card', 'neighbor on side', "{of:own-card}'s {side:left-or-right} neighbor", {
    reads: ["the creature to {of:own-card}'s {side:left-or-right}"],
  }),
  phrase('known-card', 'neighbor on side', '{of:possessive} {side:left-or-right} neighbor'),
]
