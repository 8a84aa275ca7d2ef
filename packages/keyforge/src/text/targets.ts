import { include, phrase } from '@battleline/language'
import type { Amount, DeedDone } from './amounts.ts'
import type { Group, Noun } from './groups.ts'
import type { Who } from './players.ts'

/** Which cards. `it` is what an earlier part of the same text spoke of; without `of`, neighbors are the card's own. */
export type Target =
  | { readonly kind: 'self' }
  | { readonly kind: 'host' }
  | { readonly kind: 'it' }
  | { readonly kind: 'fought' }
  | { readonly kind: 'each'; readonly of: Group }
  | { readonly kind: 'choose'; readonly of: Group }
  | { readonly kind: 'up to' | 'some'; readonly count: number; readonly of: Group }
  | { readonly kind: 'any number'; readonly of: Group }
  /** All neighbors, or those of a kind; one of them; the one on a side. */
  | { readonly kind: 'neighbors'; readonly of?: Target; readonly which?: Group }
  | { readonly kind: 'neighbor'; readonly of?: Target; readonly which?: Group }
  | { readonly kind: 'neighbor on side'; readonly of: Target; readonly side: 'left' | 'right' }
  /** The most powerful of so many. */
  | { readonly kind: 'most powerful' | 'least powerful'; readonly of: Group; readonly count?: number }
  | { readonly kind: 'both'; readonly first: Target; readonly second: Target }
  /** What the text has done something to (KF-GEN-15). */
  | { readonly kind: 'done'; readonly noun: Noun; readonly deed: DeedDone }
  /** The top cards of a deck; its bottom card. */
  | { readonly kind: 'top'; readonly count: Amount; readonly whose: Who }
  | { readonly kind: 'bottom'; readonly whose: Who }
  /** The cards under the card whose text it is. */
  | { readonly kind: 'under' }

/** What a constant text can be about: which cards these are must be clear at any time. */
export type Subject = Extract<Target, { readonly kind: 'self' | 'host' | 'it' | 'each' | 'neighbors' }>
/** What an ability can wait for. */
export type Watched = Extract<
  Target,
  { readonly kind: 'self' | 'host' | 'choose' | 'neighbor' | 'neighbors' }
>

/** What an earlier part of the text spoke of, by whatever it is called. */
const THAT = [
  'that (creature|card|artifact|upgrade|neighbor|token creature)',
  '(those|these) (creatures|cards|artifacts|upgrades)',
  'each of (them|those creatures|those cards)',
  'the (chosen|destroyed|purged|exhausted|discarded|returned|archived|revealed|exalted|healed|damaged|stunned) (creature|card|artifact|upgrade|creatures|cards|neighbor)',
  'each chosen creature',
]

/** Which cards a text means. */
export const targets = [
  // In hand.
  phrase('from-hand', 'choose', '{of:hand-card}'),
  phrase('from-hand', 'some', '{count:#} {of:hand-cards}', { plural: 'count' }),
  phrase('from-hand', 'each', '{of:whole-hand}'),
  phrase('from-own-hand', 'choose', '{of:one-of-hand}'),

  phrase('target', 'both', '{first:single} and {second:single}', { plural: true }),
  include('target', '{it:single}'),
  phrase('single', 'self', '{self}'),
  phrase('single', 'host', 'this creature'),
  phrase('single', 'it', 'it', { reads: ['them', ...THAT] }),
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
  phrase('single', 'neighbors', 'each of {of:its} neighbors', { reads: ['{of:its} neighbors'] }),
  phrase('single', 'neighbors', "each of {of:one-card}'s {which:which} neighbors"),
  phrase('single', 'neighbors', 'each of {of:its} {which:which} neighbors'),
  phrase('single', 'neighbor', 'a neighboring creature'),
  phrase('single', 'neighbor', 'a neighbor of {of:one-card}', {
    reads: ["(one|1) of {of:one-card}'s neighbors"],
  }),
  phrase('single', 'neighbor', '1 of {of:its} neighbors', { reads: ['{of:its} neighbor'] }),
  phrase('single', 'neighbor', "1 of {of:one-card}'s {which:which} neighbors", {
    reads: ['a {which:which} neighbor of {of:one-card}'],
  }),
  phrase('single', 'neighbor', '1 of {of:its} {which:which} neighbors'),
  phrase('single', 'neighbor on side', "{of:one-card}'s {side:left-or-right} neighbor"),
  phrase('single', 'neighbor on side', '{of:its} {side:left-or-right} neighbor'),
  phrase('single', 'most powerful', 'the most powerful {of:group~one}'),
  phrase('single', 'least powerful', 'the least powerful {of:group~one}'),
  phrase('single', 'most powerful', 'the {count:#} most powerful {of:group~many}', { plural: true }),
  phrase('single', 'least powerful', 'the {count:#} least powerful {of:group~many}', { plural: true }),
  phrase('single', 'each', 'each {of:group~one}', { reads: ['all {of:group~many}'] }),
  phrase('single', 'each', 'each {of:called}'),
  phrase('single', 'done', 'each {noun:noun} {deed:deed} this way'),
  phrase('an-upgrade', 'choose', '{of:one-upgrade}'),
  phrase('single', 'up to', 'up to {count:#} {of:group~count}', {
    plural: true,
    reads: ['each of up to {count:#} [different] {of:group~count}'],
  }),
  phrase('single', 'any number', 'any number of {of:group~many}', { plural: true }),
  phrase('single', 'some', '{count:#} [different] {of:group~count}', { plural: 'count' }),
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
  phrase('subject', 'neighbors', "each of {of:bearer}'s {which:which} neighbors"),
  phrase('subject', 'neighbors', 'each of {of:its} {which:which} neighbors'),
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
  phrase('pronoun', 'it', 'it', { reads: ['them', ...THAT] }),

  // A single creature that moves.
  include('mover', '{it:one-card}'),
  phrase('mover', 'choose', '{of:one}'),

  phrase('one-card', 'self', '{self}'),
  phrase('one-card', 'host', 'this creature'),
  phrase('one-card', 'fought', 'the creature {self} fights', {
    reads: ['the creature it fights', 'the attacked creature', 'the creature this creature fights'],
  }),
  phrase('one-card', 'it', 'that creature', { reads: ['it', ...THAT] }),
  phrase('one-card', 'neighbor on side', "{of:bearer}'s {side:left-or-right} neighbor"),
  phrase('one-card', 'neighbor on side', '{of:its} {side:left-or-right} neighbor'),
]
