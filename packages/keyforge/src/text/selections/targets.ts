import { include, phrase, within } from '@battleline/language'
import type { Amount, DeedDone } from '../values/amounts.ts'
import type { Who } from '../values/players.ts'
import { CARDS, CREATURES } from '../words/fixed-nodes.ts'
import type { OfPlayer } from './filters.ts'
import { type Group, KINDS, type Noun, OTHERWISE, SUCH, WHAT } from './groups.ts'

/** Which cards. `it` is what an earlier part of the same text spoke of; without `of`, neighbors are the card's own. */
export type Target =
  | { readonly kind: 'self' }
  /** The card itself, in its owner's discard pile. */
  | { readonly kind: 'self lying' }
  | { readonly kind: 'host' }
  /** `many`: said of several, which is the same. */
  | { readonly kind: 'it'; readonly many?: true }
  | { readonly kind: 'fought' }
  /** `any`: where it is enough that one of them is meant. */
  | { readonly kind: 'each'; readonly of: Group; readonly any?: true }
  | { readonly kind: 'choose'; readonly of: Group }
  /** `total`: as long as their powers come to no more than so much; then `nth` tells which of them is chosen. */
  | {
      readonly kind: 'up to' | 'some'
      readonly count: number
      readonly of: Group
      readonly total?: number
      readonly nth?: number
    }
  | { readonly kind: 'any number'; readonly of: Group }
  /** One of each type, of each house; `again`: one that is of several can be chosen for each of them. */
  | { readonly kind: 'one of each'; readonly by: 'type' | 'house'; readonly of: Group; readonly again?: true }
  /** Both halves of one gigantic creature. */
  | { readonly kind: 'halves'; readonly of: Group }
  /** All neighbors, or those of a kind; one of them; the one on a side. */
  | { readonly kind: 'neighbors'; readonly of?: Target; readonly which?: Group }
  | { readonly kind: 'neighbor'; readonly of?: Target; readonly which?: Group }
  | { readonly kind: 'neighbor on side'; readonly of: Target; readonly side: 'left' | 'right' }
  /** The most powerful of so many. */
  | { readonly kind: 'most powerful' | 'least powerful'; readonly of: Group; readonly count?: number }
  | { readonly kind: 'both'; readonly first: Target; readonly second: Target }
  /** The top or bottom cards of a deck, or of the discard pile. */
  | {
      readonly kind: 'top' | 'bottom'
      readonly count: Amount
      readonly whose: Who
      readonly zone?: 'discard'
    }
  /** Of the cards of a group in a discard pile, the one that came there last. */
  | { readonly kind: 'topmost'; readonly of: Group }
  /** So many of the cards that were looked at, revealed or found; all of them that are left. */
  | { readonly kind: 'of those'; readonly count: number }
  | { readonly kind: 'the others' }
  /** What this was done to: "the discarded card". */
  | { readonly kind: 'done'; readonly deed: DeedDone; readonly noun: Noun }
  /** Cards from one of two places: which it is, is chosen. */
  | { readonly kind: 'one of'; readonly first: Target; readonly second: Target }
  /** Who stands on that flank. */
  | { readonly kind: 'on flank'; readonly flank: OfPlayer }
  /** The cards under the card whose text it is. */
  | { readonly kind: 'under' }

/** What a constant text can be about: which cards these are must be clear at any time. */
export type Subject =
  | OneSubject
  | { readonly kind: 'both'; readonly first: OneSubject; readonly second: OneSubject }
type OneSubject = Extract<Target, { readonly kind: 'self' | 'host' | 'it' | 'each' | 'neighbors' }>
/** What an ability can wait for; `it`: in a lasting effect, which is then fixed to that card. */
export type Watched = Extract<
  Target,
  { readonly kind: 'self' | 'host' | 'it' | 'choose' | 'neighbor' | 'neighbors' }
>

/** What an earlier part of the text spoke of, by whatever it is called. */
const ONE = [
  'that [other] (creature|card|artifact|upgrade|neighbor|token creature)',
  'the (chosen|exhausted|exalted|healed|damaged|stunned) (creature|card|artifact|upgrade|neighbor)',
]
const MANY = [
  '(those|these) (creatures|cards|artifacts|upgrades)',
  'each of (those|these) (creatures|cards|artifacts|upgrades)',
  'the (chosen|exhausted|exalted|healed|damaged|stunned) (creatures|cards)',
  'each chosen creature',
]
const THAT = [...ONE, ...MANY, 'each of them']
const several = { fixed: { many: true } }
const AT_RANDOM = { kind: 'group', random: true } as const
const ALL_EXTREME = within(
  'of',
  'the {such:extremes+" "} {side:side?} {damaged=damaged} {house:house?} {trait:trait?} creatures',
)

/** Which cards a text means. */
export const targets = [
  // Before two of them: "each creature except the most powerful enemy creature and the least powerful friendly creature".
  include('target', '{it:single}'),
  phrase('target', 'both', '{first:single} and {second:single}', { plural: true }),
  phrase('target', 'both', '{first:single}, {second.first:single}, and {second.second:single}', {
    fixed: { second: { kind: 'both' } },
    plural: true,
  }),
  phrase('single', 'self', '{self}'),
  // Outside quotation marks these are words for the card itself.
  phrase('single', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  include('single', '{it:done-card}'),
  phrase('done-card', 'done', 'the {deed:deed} {noun:noun~one}'),
  phrase('single', 'it', 'each of them', { ...several, reads: ['them', ...MANY] }),
  phrase('single', 'it', 'it', { reads: ONE }),
  include('single', '{it:fought-one}'),
  phrase('fought-one', 'fought', 'the creature it fights', {
    reads: [
      '(the creature|the enemy creature) [that] (it|this creature) (fought|fights|is fighting|was fighting|has fought|attacked|attacks|is attacking)',
      '(the creature|the enemy creature) [that] {self} (fought|fights|is fighting|was fighting|has fought|attacked|attacks|is attacking)',
      'the (attacked|fought|defending) creature',
    ],
  }),
  phrase('single', 'neighbors', 'each neighboring creature', { reads: ['each neighbor'] }),
  phrase('single', 'neighbors', 'each neighbor of {of:one-card}', {
    reads: [
      "each of {of:one-card}'s neighbors",
      "{of:one-card}'s neighbors",
      "each of {of:one-card}' neighbors",
      "(both|all) [of] {of:one-card}'s neighbors",
    ],
  }),
  phrase('single', 'neighbors', 'each of {of:its} neighbors', {
    reads: ['{of:its} neighbors', '(both|all) [of] {of:its} neighbors'],
  }),
  phrase('single', 'neighbors', "each of {of:one-card}'s {which:which} neighbors", {
    reads: ['each {which:which} neighbor of {of:one-card}', "{of:one-card}'s {which:which} neighbors"],
  }),
  phrase('single', 'neighbors', 'each of {of:its} {which:which} neighbors'),
  phrase('single', 'neighbor', 'a neighboring creature', { reads: ['a neighbor'] }),
  phrase('single', 'neighbor', 'a neighbor of {of:one-card}', {
    reads: ["(one|1) of {of:one-card}'s neighbors"],
  }),
  phrase('single', 'neighbor', '(1|one) of {of:its} neighbors', { reads: ['{of:its} neighbor'] }),
  phrase('single', 'neighbor', "(1|one) of {of:one-card}'s {which:which} neighbors", {
    reads: ['a {which:which} neighbor of {of:one-card}'],
  }),
  phrase('single', 'neighbor', '(1|one) of {of:its} {which:which} neighbors'),
  phrase('single', 'neighbor on side', "{of:one-card}'s {side:left-or-right} neighbor", {
    reads: [
      "the creature to {of:one-card}'s {side:left-or-right}",
      'the creature (to|on) the {side:left-or-right} of {of:one-card}',
    ],
  }),
  phrase('single', 'neighbor on side', '{of:its} {side:left-or-right} neighbor', {
    reads: ['the creature to {of:its} {side:left-or-right}'],
  }),
  phrase('single', 'each', 'the {of.side:side?} creature {of.such:centered+" "}', {
    fixed: { of: CREATURES },
  }),
  // "Destroy all upgrades on a creature": on the one that is chosen.
  phrase('single', 'each', 'each {of.side:side?} upgrade attached to {of.such.host.of:one}', {
    fixed: {
      of: { kind: 'group', noun: 'upgrade', such: [{ kind: 'attached to', host: { kind: 'choose' } }] },
    },
    reads: ['(each|all) {of.side:side?} upgrade(s) (attached to|on) {of.such.host.of:one}'],
  }),
  phrase('single', 'each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  phrase('single', 'each', 'each {of:called}'),
  // Said of several: every one that is tied (KF-GEN-14).
  phrase('single', 'each', ALL_EXTREME, { fixed: { of: CREATURES }, reads: [`each of ${ALL_EXTREME}`] }),
  phrase('single', 'most powerful', 'the most powerful {of:group~one}', {
    reads: ['the {of:group~one} with the (highest|most) power'],
  }),
  phrase('single', 'least powerful', 'the least powerful {of:group~one}', {
    reads: ['the {of:group~one} with the (lowest|least) power'],
  }),
  phrase(
    'single',
    'choose',
    'the {of.side:side?} {of.noun:noun~one} with the most {of.such.what:bearable} [on it]',
    {
      fixed: { of: { kind: 'group', such: [{ kind: 'bears most' }] } },
    },
  ),
  ...['most powerful', 'least powerful'].map((extreme) =>
    phrase('single', extreme, `{self}'s ${extreme} neighbor`, {
      fixed: { of: { ...CREATURES, neighboring: true } },
    }),
  ),
  phrase('single', 'most powerful', 'the {count:#} most powerful {of:group~many}', { plural: true }),
  phrase('single', 'least powerful', 'the {count:#} least powerful {of:group~many}', { plural: true }),
  phrase('single', 'each', 'each {of:dealt-with~one}', {
    reads: ['all {of:dealt-with~many}', 'the {of:dealt-with~one}'],
  }),
  phrase('single', 'each', '{of:several}', { plural: true }),
  phrase('single', 'on flank', 'the creature on {flank:which-flank} flank', {
    reads: ['the (friendly|enemy) creature on {flank:which-flank} flank'],
  }),
  phrase('single', 'neighbors', 'each neighbor of {of:one-card} {which:which-such}', {
    reads: [
      "each of {of:one-card}'s neighbors {which:which-such}",
      "{of:one-card}'s neighbors {which:which-such}",
    ],
  }),
  phrase('single', 'neighbors', 'each of {of:its} neighbors {which:which-such}', {
    reads: ['{of:its} neighbors {which:which-such}'],
  }),
  phrase('single', 'up to', 'up to {count:#} {of:group~count}', {
    plural: true,
    reads: [
      'each of up to {count:#} [different] {of:group~count}',
      '(up to|upto) {count:#} [different] {of:group~count}',
    ],
  }),
  phrase('single', 'up to', 'up to {count:#} {of:group~count} with total power {total:#} or lower', {
    plural: true,
    reads: [
      'up to {count:#} {of:group~count} with (a total power of|total power of|a combined power of|combined power) {total:#} or (lower|fewer)',
    ],
  }),
  phrase('single', 'any number', 'any number of {of:group~many}', { plural: true }),
  phrase('single', 'some', '{count:#} [different] {of:group~count}', {
    plural: 'count',
    reads: ['each of {count:#} [different] {of:group~count}'],
  }),
  phrase('single', 'one of each', 'a(n) {of:kin~one} of each house', { fixed: { by: 'house' } }),
  phrase('single', 'choose', '{of:one}'),
  // Nobody chooses: only where something is done with it.
  phrase('single', 'choose', `a random ${within('of', `${KINDS} {noun:noun~one}${SUCH}`)}`, {
    fixed: { of: AT_RANDOM },
    reads: [`a random ${within('of', `${OTHERWISE} {noun:noun~one}${SUCH}`)}`],
  }),
  phrase('single', 'some', `{count:#} random ${within('of', `${KINDS} {noun:noun}${SUCH}`)}`, {
    fixed: { of: AT_RANDOM },
    plural: 'count',
    reads: [`{count:#} random ${within('of', `${OTHERWISE} {noun:noun}${SUCH}`)}`],
  }),
  phrase('single', 'choose', '(1|one) of {of:group~many}'),
  phrase('single', 'choose', '(1|one) of {of:owned}'),
  phrase('single', 'each', 'each of {of:owned}'),
  ...[
    ['choose', '(1|one)'],
    ['each', 'each'],
  ].map(([kind = '', which = '']) =>
    phrase('single', kind, `${which} of their ${within('of', `${WHAT} {noun:nouns}`)}`, {
      fixed: { of: { kind: 'group', such: [{ kind: 'controlled', by: 'they' }] } },
    }),
  ),
  phrase('single', 'choose', 'your remaining creature', {
    fixed: { of: { ...CREATURES, side: 'friendly' } },
  }),
  // A card by its name, where nothing else could begin so.
  phrase('goal', 'choose', '{of.named:other-title}', { fixed: { of: CARDS } }),

  // What a constant text can be about, and what an ability can wait for.
  include('subject', '{it:subject-one}'),
  phrase('subject', 'both', '{first:subject-one} and {second:subject-one}', { plural: true }),
  phrase('subject-one', 'self', '{self}'),
  phrase('subject-one', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  phrase('subject-one', 'it', 'it'),
  // The one neighbor that stands on a side.
  phrase('subject-one', 'neighbors', "{which.such.of:bearer}'s {which.such.side:left-or-right} neighbor", {
    fixed: { which: { ...CREATURES, such: [{ kind: 'beside' }] } },
    reads: [
      "the creature to {which.such.of:bearer}'s {which.such.side:left-or-right}",
      'the creature (to|on) the {which.such.side:left-or-right} of {which.such.of:bearer}',
    ],
  }),
  phrase('subject-one', 'neighbors', 'each neighboring creature', { reads: ['each neighbor'] }),
  phrase('subject-one', 'neighbors', 'each neighbor of {of:bearer}', {
    reads: ["each of {of:bearer}'s neighbors", "{of:bearer}'s neighbors", "each of {of:bearer}' neighbors"],
  }),
  phrase('subject-one', 'neighbors', 'each of {of:its} neighbors'),
  phrase('subject-one', 'neighbors', 'each neighboring creature {which:which-such}'),
  phrase('subject-one', 'neighbors', 'each neighbor of {of:bearer} {which:which-such}', {
    reads: ["each of {of:bearer}'s neighbors {which:which-such}"],
  }),
  phrase('subject-one', 'neighbors', 'each of {of:its} neighbors {which:which-such}'),
  phrase('subject-one', 'neighbors', "each of {of:bearer}'s {which:which} neighbors", {
    reads: ['each {which:which} neighbor of {of:bearer}', "{of:bearer}'s {which:which} neighbors"],
  }),
  phrase('subject-one', 'neighbors', 'each of {of:its} {which:which} neighbors'),
  phrase('subject-one', 'each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  phrase('subject-one', 'each', '{of:many-cards}'),
  // Every one that is tied (KF-GEN-14).
  phrase(
    'subject-one',
    'each',
    within(
      'of',
      'the {such:extremes+" "} {side:side?} {marked:marked?} {damaged=damaged} {flank=flank} {house:house?} {trait:trait?} {noun:noun~one} [in play]',
    ),
    { fixed: { of: { kind: 'group' } } },
  ),
  phrase('subject-one', 'each', '{of:owned}'),
  phrase('watched', 'self', '{self}'),
  phrase('watched', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  phrase('watched', 'it', 'that creature', { reads: ['it', 'that card'] }),
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
  phrase('pronoun', 'it', 'them', { ...several, reads: [...MANY, 'each of them'] }),
  phrase('pronoun', 'it', 'it', { reads: ONE }),
  phrase('they', 'it', 'they', several),

  // A single creature that moves.
  include('mover', '{it:one-card}'),
  phrase('mover', 'choose', '{of:one}'),

  phrase('one-card', 'self', '{self}'),
  phrase('one-card', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  include('one-card', '{it:fought-one}'),
  include('one-card', '{it:done-card}'),
  phrase('one-card', 'it', 'that creature', { reads: ['it', 'them', ...THAT] }),
  phrase('one-card', 'neighbor on side', "{of:bearer}'s {side:left-or-right} neighbor", {
    reads: ["the creature to {of:bearer}'s {side:left-or-right}"],
  }),
  phrase('one-card', 'neighbor on side', '{of:its} {side:left-or-right} neighbor'),
]
