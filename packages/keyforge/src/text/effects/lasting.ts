import { within } from '@battleline/language'
import { alsoTriggers } from '../constants/also-triggers.ts'
import { type Constant, IN_ANY_HOUSE, isBlank, type PlayerRule, VERSATILE } from '../constants/constants.ts'
import { FIGHTERS, mustBeFoughtBy } from '../constants/fighters.ts'
import type { Entry, Predicate } from '../constants/predicates.ts'
import type { Instead } from '../constants/replacements.ts'
import { EACH_ENTERS } from '../events/enters-play.ts'
import type { Awaited } from '../events/event-nodes.ts'
import { include, phrase, phrasesOf } from '../nodes.ts'
import type { Group, Printed } from '../selections/groups.ts'
import type { Subject, Target } from '../selections/target-nodes.ts'
import type { Until } from '../words/listed-words.ts'
import type { Effect } from './effect.ts'

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    lasting: Ongoing
    'next-time': Ongoing
    replacement: Ongoing & Constant
    span: Until
  }
}

const effect = phrasesOf('effect')
const lasting = phrasesOf('lasting')

/** What a lasting effect says while it lasts: something that is true, or something that happens after an event. */
export type Ongoing =
  /** Whom it is about can be chosen as it is made. */
  | { readonly kind: 'about'; readonly who: Subject | Target; readonly does: readonly Predicate[] }
  | PlayerRule
  /** Of the next card that you play, each icon once more. */
  | { readonly kind: 'next icons again' }
  /** The next action card that you play goes to its owner's hand when it has resolved. */
  | { readonly kind: 'next action returns' }
  | Instead
  /** The first of these that enters play: it may enter anywhere, and so. */
  | { readonly kind: 'next enters'; readonly of: Group; readonly how: Entry }
  /** The first of these that you play. */
  | { readonly kind: 'next played'; readonly of: Printed; readonly how: Entry; readonly also?: Entry }
  /** `once`: the next time only (KF-LST-3); `including`: the card with this text is one of the cards played. */
  | {
      readonly kind: 'after'
      readonly event: Awaited
      readonly effects: readonly Effect[]
      readonly once?: true
      readonly including?: true
    }
  /** One of these, which is chosen as it is made. */
  | { readonly kind: 'one of'; readonly who: Target; readonly of: readonly Predicate[] }
  /** Its power and its armor are exchanged. */
  | { readonly kind: 'exchange'; readonly who: Subject | Target }

/** What a lasting effect says while it lasts. */
export const ongoing = [
  lasting('about', '{who:target} {does:predicate~who+" and "|", "|", and "|" and, "|", but "}'),
  lasting('about', '{who:subject} {does:predicate~who+" and "|", "|", and "|" and, "}'),
  lasting('about', '{who:they} {does:predicate~who+" and "|", "|", and "|" and, "}'),
  lasting('one of', '{who:target} (gains/gain) 1 of these of your choice: {of:gained+", or"|" or "}', {
    reads: ['{who:target} (gains/gain) choose one: {of:gained+", or"|" or "}'],
  }),
  isBlank('lasting'),
  ...alsoTriggers('lasting'),
  ...FIGHTERS.map((fighters) => mustBeFoughtBy('lasting', fighters, 'known-card')),
  ...['must', 'cannot'].flatMap((word) => [
    lasting(
      `${word} choose`,
      `your opponent ${word} choose the house of {of:known-card} as their active house`,
      {
        fixed: { whose: 'opponent' },
        reads: [
          `(your opponent|they) ${word} choose {of:known-card}'s house as their active house`,
          `(your opponent|they) ${word} choose the house of {of:known-card} as their active house`,
          `(your opponent|they) ${word} choose the house of {of:known-card}`,
        ],
      },
    ),
    lasting(`${word} choose`, `you ${word} choose the house of {of:known-card} as your active house`, {
      fixed: { whose: 'you' },
    }),
  ]),
  include('lasting', '{it:player-rule}'),
  include('lasting', '{it:replacement}'),
  lasting('next played', 'the next {of:printed-cards~one} you play enters play {how:how}[ and {also:how}]'),
  lasting('after', '{event:event}, {effects:effect+" and "}'),
  lasting('after', '{event:event}, including this one, {effects:effect+" and "}', {
    fixed: { including: true },
    reads: ['{event:event} including this one, {effects:effect+" and "}'],
  }),
  lasting('after', '{effects:simple-effect+" and "} {event:event} including this one', {
    fixed: { including: true },
  }),
  // "Exhaust each creature after it enters play": it is each of them.
  lasting('after', '{effects:act-on-it+" and "} each {event.of.of:group~one} after it enters play', {
    fixed: { event: EACH_ENTERS },
  }),
  lasting('after', '{effects:simple-effect+" and "} {event:event}'),
  lasting('after', 'you {effects:verb+" and "} {event:event}'),
  phrase(
    'next-time',
    'next enters',
    '{of:indefinite} enters play this turn, you may have it enter anywhere in your battleline, {how:how}',
  ),
  phrase('next-time', 'after', '{event:happening} this turn, {effects:effect+" and "}', {
    fixed: { once: true },
  }),
]

/** A moment of a turn that comes, and how long an effect lasts that waits for it. */
const COMING = [
  {
    until: 'end of turn',
    event: { kind: 'turn ends', whose: 'each' },
    when: '(at the end of the turn|at the end of this turn|at end of turn)',
  },
  {
    until: 'end of your next turn',
    event: { kind: 'turn starts', whose: 'you' },
    when: 'at the (start|beginning) of your next turn',
  },
  {
    until: 'end of their turn',
    event: { kind: 'turn starts', whose: 'opponent' },
    when: "at the (start|beginning) of (your opponent's|their) next turn",
  },
  {
    until: 'end of their turn',
    event: { kind: 'turn ends', whose: 'opponent' },
    when: "at the end of (your opponent's|their) next turn",
  },
]

/** Once, at the end of this turn or in the next one. */
export const atTheTurnOfTurns = [
  ...COMING.flatMap(({ until, event, when }) =>
    [`${when}, {is.effects:effect+" and "|", then "}`, `{is.effects:simple-effect+" and "} ${when}`].map(
      (pattern) => effect('lasting', pattern, { fixed: { until, is: { kind: 'after', once: true, event } } }),
    ),
  ),
  // Two things that last as long.
  effect('lasting', '{until:span}, {is:lasting} and {also:lasting}', {
    reads: [
      '{is:lasting} {until:span}, and {also:lasting}',
      '{until:span}, {is:lasting}, and {also:lasting}',
    ],
  }),
  effect('lasting', 'until {self} leaves play, {is:lasting}', {
    fixed: { until: 'this leaves play' },
    reads: [
      '{is:lasting} until {self} leaves play',
      '{is:lasting} (while|as long as|for as long as) {self} is in play',
    ],
  }),
]

export const nextIconsAgain = effect(
  'lasting',
  'the next time you play a card this turn, resolve each of its bonus icons an additional time',
  { fixed: { until: 'end of turn', is: { kind: 'next icons again' } } },
)

export const nextActionReturns = effect(
  'lasting',
  'after you resolve your next action card this turn, return it to your hand instead of placing it in your discard pile',
  {
    fixed: { until: 'end of turn', is: { kind: 'next action returns' } },
    reads: [
      'after you resolve your next action card this turn, return it to your hand instead of putting it (in|into) your discard pile',
    ],
  },
)

/** "Whenever this creature takes damage", of the one that was chosen. */
export const takingMore = effect(
  'lasting',
  '{until:span}, whenever (this creature|that creature) takes damage, it takes an additional {is.does.amount:#} (damage|<D>|)',
  { fixed: { is: { kind: 'about', who: { kind: 'it' }, does: [{ kind: 'takes more' }] } } },
)

/** For as long as the card bears such a counter. */
export const whileCountersLast = [
  ...[
    { who: '{is.who:known-card} has', they: 'it' },
    { who: '{is.who:they-cards} have', they: 'they' },
  ].map(({ who, they }) =>
    effect(
      'lasting',
      `while ${who} a(n) {counter:word} counter, ${they} {is.does:predicate~is.who+" and "}`,
      {
        fixed: { until: 'it leaves play', is: { kind: 'about' } },
        reads: [`as long as ${who} a(n) {counter:word} counter, ${they} {is.does:predicate~is.who+" and "}`],
      },
    ),
  ),
  effect(
    'lasting',
    'while {is.who:known-card} has a(n) {counter:word} counter, its text box is considered blank',
    {
      fixed: { until: 'it leaves play', is: { kind: 'about', does: [{ kind: 'is blank' }] } },
      reads: [
        'as long as {is.who:known-card} has a(n) {counter:word} counter, its text box is considered blank [except for traits]',
      ],
    },
  ),
  phrase('they-cards', 'it', 'those creatures', {
    fixed: { many: true },
    plural: true,
    reads: ['they', '(those|these) (creatures|cards|artifacts)'],
  }),
]

/** Until one of these is used, in this turn. */
export const untilNextUse = effect(
  'lasting',
  'the next time {is.who.of:indefinite} is used this turn, it {is.does:use-bar+" and "}',
  {
    fixed: { until: 'next use', is: { kind: 'about', who: { kind: 'each' } } },
    reads: ['the next time {is.who.of:indefinite} is used that turn, it {is.does:use-bar+" and "}'],
  },
)
export const useBars = ['cannot reap', 'cannot fight'].map((kind) => phrase('use-bar', kind, kind))

/** Where nothing says how long: for this turn. Within a span, “and it gains” belongs to the span. */
export const withoutEnd = [
  phrase('gain-without-end', 'lasting', '{is.who:pronoun} (gains/gain) {is.does:gained+" and "}', {
    fixed: { until: 'end of turn', is: { kind: 'about' } },
  }),
  phrase('plain-sentence', 'do', '{effects:gain-without-end+" and "}'),
  phrase('plain-sentence', 'if', 'if {condition:condition}, {effects:gain-without-end+" and "}'),
]

/** Said of all that will be played this turn: they gain it in time for their Play: abilities. */
export const asTheyArePlayed = [
  effect(
    'lasting',
    within(
      'is',
      'for the remainder of the turn, each {event.of:printed-cards~one} you play {effects:gain-as-played+" and "}',
    ),
    {
      fixed: {
        until: 'end of turn',
        is: { kind: 'after', event: { kind: 'played', by: 'you', moment: 'before' } },
      },
    },
  ),
  phrase('gain-as-played', 'lasting', '{is.does:predicate+" and "}', {
    fixed: { until: 'end of turn', is: { kind: 'about', who: { kind: 'it' } } },
  }),
]

/** The same with the span in the middle. */
export const inThisTurn = [
  effect(
    'lasting',
    within('is', 'the next {of:printed-cards~one} you play this turn enters play {how:how}[ and {also:how}]'),
    { fixed: { until: 'end of turn', is: { kind: 'next played' } } },
  ),
]

/** Of certain cards only: each of them misses the next ready step of whoever controls it then. */
export const inReadyStep = [
  ...[
    { who: '{is.who:known-card}', does: "does not ready during its controller's", target: {} },
    {
      who: '{is.who.of:indefinite}',
      does: "does not ready during its controller's",
      target: { who: { kind: 'choose' } },
    },
    { who: '{is.who:they}', does: "do not ready during their controller's", target: {} },
  ].map(({ who, does, target }) =>
    effect('lasting', `${who} ${does} next ready step`, {
      fixed: {
        until: 'its ready step',
        is: { kind: 'about', ...target, does: [{ kind: 'does not ready' }] },
      },
      reads: [
        `${who} (does not|do not) ready during (its controller's|their controller's|their controllers') next (ready step|"ready cards" step)`,
      ],
    }),
  ),
]

/** What you may use is used whatever the active house is. */
export const uses = [
  effect('lasting', 'you may use {is.who:known-card} this turn', {
    fixed: { until: 'end of turn', is: { kind: 'about', does: [VERSATILE] } },
  }),
  lasting('about', `you may use {who:subject} ${IN_ANY_HOUSE}`, { fixed: { does: [VERSATILE] } }),
  lasting('about', 'you may {does:use-verb+" and "} {who:subject}'),
  lasting('about', 'you may {does:use-verb+" and "} {who:pronoun}'),
  phrase('use-verb', 'gains', 'use', { fixed: { keyword: 'versatile', value: 1 } }),
  phrase('use-verb', 'may fight', 'fight with'),
  phrase('use-verb', 'may reap', 'reap with'),
]
