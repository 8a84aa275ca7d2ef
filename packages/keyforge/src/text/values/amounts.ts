import { within } from '@battleline/language'
import type { House, Icon } from '../../vocabulary.ts'
import { include, type Node, phrase, phrasesOf } from '../nodes.ts'
import { CARDS } from '../words/fixed-nodes.ts'
import type { DoneThisTurn, Who } from './players.ts'

type Group = Node<'group'>
type Printed = Node<'printed-card'>
type Target = Node<'target'>

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    'multiple-of-count': Amount
    'multiple-of-that': Amount
    amount: Amount
    'plain-amount': Amount
    'amount-of': Amount
    'removed-amount': Amount
    number: Amount
    'counter-number': Amount
    measure: Amount
    counted: Counted
    countable: Counted
    'aember-equal': Amount
    'damage-equal': Amount
    'multiple-of-damage': Amount
    deed: DeedDone
    hurt: DeedDone
    'does-deed': DeedDone
  }
}

const countable = phrasesOf('countable')
const measure = phrasesOf('measure')

export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'all but'; readonly value: number }
  /** A half, a third of what is there; of a number. Rounded down where nothing is said. */
  | { readonly kind: 'part'; readonly by: 'half' | 'third' }
  | { readonly kind: 'half of'; readonly of: Amount; readonly round?: 'up' | 'down' }
  | { readonly kind: 'twice'; readonly of: Amount }
  | { readonly kind: 'power of' | 'armor of'; readonly of: Target }
  /** `each`: so many for each of them. */
  | { readonly kind: 'number of'; readonly of: Counted; readonly each?: number }
  | { readonly kind: 'that many' }
  /** As many as the hand of who draws them has fewer than so many. */
  | { readonly kind: 'short of'; readonly value: number }
  /** The active player says how much of what is there: at most so much, or any. */
  | { readonly kind: 'up to'; readonly value: number }
  | { readonly kind: 'any' }

/** What can be counted. */
export type Counted =
  | Group
  | { readonly kind: 'keys' | 'aember in' | 'chains'; readonly whose: Who }
  /** Creatures of a side that were destroyed in a fight this turn. */
  | { readonly kind: 'lost fighting'; readonly side: 'friendly' | 'enemy' }
  | {
      readonly kind: 'aember on' | 'damage on' | 'power counters on'
      readonly of: Target
    }
  | { readonly kind: 'unforged keys'; readonly whose: Who }
  /** The different houses among cards. */
  | { readonly kind: 'houses among'; readonly of: Group; readonly without?: House }
  /** The different houses of certain cards; the different powers among cards. */
  | { readonly kind: 'houses of'; readonly of: Target }
  | { readonly kind: 'powers among'; readonly of: Group }
  /** How many more creatures this player controls than the other one. */
  | { readonly kind: 'excess creatures'; readonly whose: Who; readonly without?: Target }
  | { readonly kind: 'counters on'; readonly counter: string; readonly of: Target }
  | { readonly kind: 'just prevented' | 'spent' }
  | { readonly kind: 'armor on'; readonly of: Group }
  /** The points of armor that the ability took from it. */
  | { readonly kind: 'armor lost'; readonly of: Target }
  /** How many more than so many. */
  | { readonly kind: 'beyond'; readonly of: Counted; readonly over: number }
  /** Once for so many of them. */
  | { readonly kind: 'every'; readonly of: Counted; readonly every: number }
  /** How often this turn something was done to or with cards of a kind. */
  | { readonly kind: 'times befallen'; readonly of: Group; readonly deed: Befallen }
  /** As many, but no more than so many. */
  | { readonly kind: 'capped'; readonly of: Counted; readonly most: number }
  /** How often such cards were played, used or discarded this turn. */
  | { readonly kind: 'times done'; readonly by: Who; readonly deed: DoneThisTurn; readonly of: Printed }
  /** The bonus icons of cards, or those of a kind. */
  | { readonly kind: 'icons on'; readonly of: Target; readonly icon?: Icon }
  /** As many as the last effect moved, healed, removed, lost … */
  | {
      readonly kind: 'so many'
      readonly what: 'Æ' | 'damage' | 'counter'
      readonly done: string
      readonly counter?: string
    }
  /** The cards that were spoken of last; each of them is "it" in its round. */
  | { readonly kind: 'those cards' }
  /** Just so often. */
  | { readonly kind: 'times'; readonly value: number }
  | { readonly kind: 'neighbors of'; readonly of: Target; readonly which?: Group }
  | { readonly kind: 'traits of'; readonly of: Target }

export type Befallen = 'destroyed' | 'reaped' | 'fought' | 'exalted'

/** What an ability can have done to a card (KF-GEN-15). */
export type DeedDone =
  | 'destroyed'
  | 'discarded'
  | 'purged'
  | 'archived'
  | 'returned'
  | 'healed'
  | 'exhausted'
  | 'readied'
  | 'stunned'
  | 'exalted'
  | 'revealed'
  | 'shuffled'
  | 'put into play'
  | 'put into hand'
  | 'made'
  | 'moved'
  | 'damaged'
  | 'fought'
  /** Once for each point of armor. */
  | 'lost armor'
  /** The ones that the rounds of "for each" were about. */
  | 'counted'

/** "That much", which an earlier part of the text told. */
export const THAT_MUCH =
  '(that much|that many|that amount of|an equal amount of|the same amount of|the same number of)'
export const THAT_MANY = { kind: 'that many' } as const

/** "2 damage for each friendly creature": the slots of an amount. */
export const PER = within('amount', '{each:#} (damage|<D>) for each {of:counted~one}')
export const NUMBER_OF = { kind: 'number of' } as const

/** "To a maximum of 5 for each friendly creature". */
export const LIMITED = 'to a maximum of {most:#} for each {of:countable~one}'
export const CAPPED = { kind: 'capped' } as const

export const amounts = [
  phrase('number', 'number', '{value:#}', {
    reads: ['an additional {value:#}', '{value:#} (additional|more)', 'another {value:#}'],
  }),
  phrase('number', 'number', 'a(n)', { fixed: { value: 1 } }),
  phrase('counter-number', 'number', 'a(n)', { fixed: { value: 1 }, reads: ['another'] }),
  include('counter-number', '{it:number}'),
  // Nothing defines X: it is 0 (KF-GEN-13).
  phrase('number', 'number', 'X', { fixed: { value: 0 } }),
  include('amount', '{it:plain-amount}'),
  phrase('amount', 'part', '{by:part} the', {
    plural: true,
    reads: ['{by:part} [of]', '{by:part} of the'],
  }),
  // Of what was compared: "if there are more … than …".
  measure('that many', 'the difference'),
  measure('twice', 'twice {of:measure}', { reads: ['double {of:measure}'] }),
  measure('half of', 'half {of:measure}[ {round:rounding}]', {
    reads: ['half [of] {of:measure}, {round:rounding}', 'half [of] {of:measure}[ {round:rounding}]'],
  }),
  phrase('amount', 'all but', 'all but {value:#} [of]', { plural: true }),
  phrase('amount', 'all', 'all', { plural: true, reads: ['each', 'the remaining', 'all remaining'] }),
  phrase('amount-of', 'part', '{by:part} of', { plural: true }),
  phrase('amount-of', 'all but', 'all but {value:#} of', { plural: true }),
  phrase('amount-of', 'all', 'all of', { plural: true, reads: ['all'] }),
  phrase('amount-of', 'number', '{value:#} of'),
  include('removed-amount', '{it:amount}'),
  phrase('removed-amount', 'up to', 'up to {value:#}', { plural: true }),
  phrase('removed-amount', 'any', 'any number of', { plural: true, reads: ['any amount of'] }),
  include('plain-amount', '{it:number}'),
  phrase('multiple-of-count', 'number of', 'triple the amount of {of:counted~many}', {
    fixed: { each: 3 },
    reads: ['triple the (amount of|amountof) {of:counted~many}'],
  }),
  phrase('multiple-of-count', 'number of', 'twice the amount of {of:counted~many}', { fixed: { each: 2 } }),
  phrase('plain-amount', 'that many', 'that many', {
    plural: true,
    reads: ['that much', 'that amount of', 'an equal amount of', 'the same amount of', 'the same number of'],
  }),
  // What "equal to" is followed by.
  measure('power of', '{of:possessive} power'),
  measure('power of', "{of:known-card}'s power"),
  measure('power of', '{of:affected-card} power'),
  measure('power of', 'the power of {of:measured-card}', { reads: ["{of:measured-card}'s power"] }),
  phrase('measured-card', 'choose', '{of:indefinite}'),
  phrase('measured-card', 'choose', '{of:zone-card}'),
  include('measured-card', '{it:extreme-card}'),

  measure('armor of', '{of:possessive} armor'),
  measure('armor of', "{of:known-card}'s armor"),
  measure('power of', 'the combined power of {of:single-target}', {
    reads: ['the total power of {of:single-target}'],
  }),
  measure('number of', 'the number of {of:counted~many}', {
    reads: [
      'the (combined|) total of {of:counted~many}',
      'the amount of {of:counted~many}',
      'the {of:counted~many}',
    ],
  }),
  measure('number of', '{of.whose:whose} Æ', { fixed: { of: { kind: 'aember in' } } }),

  phrase('counted', 'capped', '{of:countable}, to a maximum of {most:#}', {
    reads: ['{of:countable} to a maximum of {most:#}', '{of:countable}, to a maximum of {most:#} Æ'],
  }),
  include('counted', '{it:countable}'),
  phrase('counted', 'beyond', '{of:countable} in excess of {over:#}', {
    reads: ['{of:countable} beyond {over:#}'],
  }),
  ...['first', 'second', 'third'].map((word, at) =>
    phrase('counted', 'beyond', `{of:countable} beyond the ${word}`, { fixed: { over: at + 1 } }),
  ),
  phrase('counted', 'every', '{every:#} {of:countable~many}'),
  phrase('counted', 'every', 'pair of {of:countable~many}', { fixed: { every: 2 } }),
  include('countable', '{it:group}'),
  include('countable', '{it:counted-in-zone}'),
  include('countable', '{it:affected-cards}'),
  countable('lost fighting', '{side:side} creature(s) destroyed in a fight this turn', {
    reads: ['{side:side} creature(s) that (was|were) destroyed in a fight this turn'],
  }),
  countable('keys', 'forged (key/keys) {whose:has}', { reads: ['(key/keys) {whose:has} forged'] }),
  countable('chains', 'chain(s) {whose:has}'),
  countable('group', '(copy/copies) of {named:title} [in play]', { fixed: { noun: 'card' } }),
  countable('unforged keys', 'unforged (key/keys) {whose:has}'),
  countable('houses among', 'house(s) represented among {of:affected-cards~many}', {
    reads: ['[different] house(s) represented among the {of:affected-cards~many}'],
  }),
  countable('houses among', 'house(s) represented among {of:group~many}[, except for {without:house}]', {
    reads: ['[different] house(s) represented among {of:group~many} in play[, except for {without:house}]'],
  }),
  countable('houses among', '[different] house(s) represented among {of:owned-cards}'),
  countable('houses among', '[different] house(s) represented (in it|in that hand)', {
    fixed: { of: { ...CARDS, way: 'revealed' } },
  }),
  countable(
    'houses of',
    '[different] house(s) represented among {of.first:own-card} and {of.second:its-neighbors}',
    {
      fixed: { of: { kind: 'both' } },
    },
  ),
  phrase('its-neighbors', 'neighbors', '{of:possessive} neighbors', {
    reads: ['each of {of:possessive} neighbors'],
  }),
  countable('powers among', 'different power value(s) among {of:group~many}'),
  countable(
    'excess creatures',
    'creature(s) you control in excess of your opponent[, not counting {without:own-card}]',
    {
      fixed: { whose: 'you' },
      reads: [
        'creature(s) you have in excess of your opponent',
        'friendly creature(s) you (control|have) in excess of your opponent',
      ],
    },
  ),
  countable(
    'excess creatures',
    'creature(s) your opponent controls in excess of you[, not counting {without:own-card}]',
    {
      fixed: { whose: 'opponent' },
      reads: [
        'creature(s) your opponent has in excess of you',
        'enemy creature(s) your opponent (controls|has) in excess of you',
      ],
    },
  ),
  countable('aember in', "Æ between both players' pools", {
    fixed: { whose: 'each' },
    reads: ["Æ between each player's (pool|pools)"],
  }),
  countable('aember in', 'Æ in {whose:whose} pool'),
  countable('aember in', 'Æ {whose:has}'),
  countable('aember on', 'Æ on {of:single-target}'),
  // Of the key that an ability waits for.
  countable('spent', 'Æ spent to forge that key'),
  countable('armor on', 'armor on {of:several}', {
    reads: ['(point|points) of armor on {of:several}'],
  }),
  countable('armor lost', 'armor it lost this way', {
    fixed: { of: { kind: 'it' } },
    reads: ['(point|points) of armor (it|that creature) lost [this way]'],
  }),
  countable('damage on', 'damage on {of:single-target}'),
  countable('times done', '{of:printed-cards} {by:have-done} {deed:done} this turn', {
    // A card counts as played from the moment it is revealed.
    reads: ['{of:printed-cards} {by:have-done} {deed:done} this turn including this one'],
  }),
  countable('times done', 'time(s) {by:have-done} {deed:done} {of:printed-card} this turn'),
  ...[
    ['destroyed', 'destroyed this turn', ['that (was|were|has been|have been) destroyed this turn']],
    ['exalted', 'exalted this turn', ['that (was|were|has been|have been) exalted this turn']],
  ].map(([deed, words, reads]) =>
    countable('times befallen', `{of:group} ${String(words)}`, {
      fixed: { deed: String(deed) },
      reads: (reads as readonly string[]).map((one) => `{of:group} ${one}`),
    }),
  ),
  ...[
    ['destroyed', 'was destroyed', 'has been destroyed'],
    ['reaped', 'reaped', 'has reaped'],
    ['fought', 'fought', 'has fought'],
    ['exalted', 'was exalted', 'has been exalted'],
  ].map(([deed = '', words = '', other = '']) =>
    countable('times befallen', `time {of:indefinite} ${words} this turn`, {
      fixed: { deed },
      reads: [`time {of:indefinite} ${other} this turn`],
    }),
  ),
  countable('just prevented', 'damage just prevented'),
  countable('icons on', '{icon:icon?} bonus icon(s) on {of:known-card}'),
  countable('icons on', '{icon:icon?} bonus icon(s) on the {of.of:affected-cards~many}', {
    fixed: { of: { kind: 'each' } },
  }),
  countable('so many', 'Æ {done:moved} this way', {
    fixed: { what: 'Æ' },
    reads: ['Æ {done:moved}', 'Æ you {done:moved} [this way]'],
  }),
  countable('so many', 'damage {done:moved} this way', {
    fixed: { what: 'damage' },
    reads: ['damage {done:moved}'],
  }),
  countable('so many', '{counter:word} counter(s) {done:moved} this way', { fixed: { what: 'counter' } }),
  countable('so many', '[+1 power] counter(s) {done:moved} this way', {
    fixed: { what: 'counter' },
    reads: ['[+1 power] counter(s) {done:moved}'],
  }),
  countable('power counters on', '+1 power counter(s) on {of:single-target}'),
  countable('counters on', '{counter:word} counter(s) on {of:single-target}'),
  countable('traits of', 'trait(s) {of:known-card} has'),
  countable('neighbors of', "of {of:known-card}'s neighbors", {
    reads: ["{of:known-card}'s neighbors", 'neighbor(s) of {of:known-card}'],
  }),
  countable('neighbors of', "of {of:known-card}'s {which:neighbor-kind} neighbors"),
  countable('neighbors of', 'of {of:possessive} neighbors {which:neighbor-filter}'),
  countable('neighbors of', "of {of:known-card}'s neighbors {which:neighbor-filter}"),
  countable('neighbors of', 'of {of:possessive} neighbors'),
  countable('neighbors of', 'of {of:possessive} {which:neighbor-kind} neighbors'),
]
