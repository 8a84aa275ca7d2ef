import { include, phrase } from '@battleline/language'
import type { PlayerRule } from '../constants/constants.ts'
import type { Entry, Predicate } from '../constants/predicates.ts'
import type { Instead } from '../constants/replacements.ts'
import type { Awaited } from '../events/events.ts'
import type { Printed } from '../selections/groups.ts'
import type { Subject, Target } from '../selections/targets.ts'
import type { Effect } from './effect.ts'

/** When a lasting effect ends by itself; it ends, too, with what it is bound to and with the cards it is fixed to. */
export const UNTIL = [
  'end of turn',
  'start of your turn',
  'end of your next turn',
  'end of their turn',
  'end of their next turn',
  'its ready step',
  'it leaves play',
  'control changes',
  'this leaves play',
] as const
export type Until = (typeof UNTIL)[number]

/** What a lasting effect says while it lasts: something that is true, or something that happens after an event. */
export type Ongoing =
  /** Whom it is about can be chosen as it is made. */
  | { readonly kind: 'about'; readonly who: Subject | Target; readonly does: readonly Predicate[] }
  | PlayerRule
  | Instead
  /** The first of these that you play. */
  | { readonly kind: 'next played'; readonly of: Printed; readonly how: Entry; readonly also?: Entry }
  /** `once`: the next time only (KF-LST-3). */
  | {
      readonly kind: 'after'
      readonly event: Awaited
      readonly effects: readonly Effect[]
      readonly once?: true
    }
  /** Its power and its armor are exchanged. */
  | { readonly kind: 'exchange'; readonly who: Subject | Target }

/** What a lasting effect says while it lasts. */
export const ongoing = [
  phrase('ongoing', 'about', '{who:target} {does:predicate~who+" and "|", "|", and "|" and, "}'),
  phrase('ongoing', 'about', '{who:subject} {does:predicate~who+" and "|", "|", and "|" and, "}'),
  phrase('ongoing', 'about', '{who:they} {does:predicate~who+" and "|", "|", and "|" and, "}'),
  phrase('ongoing', 'about', '{who:boxes} {does:blank+" and "}'),
  phrase('ongoing', 'about', '{does:bound+" and "} {who:one-card}[,] if able'),
  ...['must', 'cannot'].flatMap((word) => [
    phrase(
      'ongoing',
      `${word} choose`,
      `your opponent ${word} choose the house of {of:one-card} as their active house`,
      {
        fixed: { whose: 'opponent' },
        reads: [
          `(your opponent|they) ${word} choose {of:one-card}'s house as their active house`,
          `(your opponent|they) ${word} choose the house of {of:one-card} as their active house`,
          `(your opponent|they) ${word} choose the house of {of:one-card}`,
        ],
      },
    ),
    phrase(
      'ongoing',
      `${word} choose`,
      `you ${word} choose the house of {of:one-card} as your active house`,
      {
        fixed: { whose: 'you' },
      },
    ),
  ]),
  include('ongoing', '{it:player-rule}'),
  include('ongoing', '{it:becoming}'),
  phrase(
    'ongoing',
    'next played',
    'the next {of:printed~one} you play enters play {how:how}[ and {also:how}]',
  ),
  phrase('ongoing', 'after', '{event:event}, {effects:effect+" and "}'),
  // "Exhaust each creature after it enters play": it is each of them.
  phrase('ongoing', 'after', '{effects:deal-it+" and "} {event:entering-one}'),
  phrase('ongoing', 'after', '{effects:simple+" and "} {event:event}'),
  phrase('exchange', 'exchange', "exchange {who:bearer}'s power and armor", {
    reads: ["switch {who:bearer}'s power and armor"],
  }),
  phrase('exchange', 'exchange', "exchange {who:chosen-card}'s power and armor", {
    reads: ["switch {who:chosen-card}'s power and armor"],
  }),
  phrase('chosen-card', 'choose', '{of:one}'),

  phrase('next', 'after', '{event:happening} this turn, {effects:effect+" and "}', { fixed: { once: true } }),
]

/** Once, at the end of this turn or in the next one. */
export const atTheTurnOfTurns = [
  ...(
    [
      ['coming-end', 'end of turn'],
      ['coming-start', 'end of your next turn'],
      ['their-coming', 'end of their turn'],
    ] as const
  ).flatMap(([when, until]) => [
    phrase('effect', 'lasting', `{is:${when}}`, { fixed: { until } }),
    phrase(when, 'after', `{event:at-${when}}, {effects:effect+" and "|", then "}`, {
      fixed: { once: true },
    }),
    phrase(when, 'after', `{effects:simple+" and "} {event:at-${when}}`, { fixed: { once: true } }),
  ]),
  phrase('at-coming-end', 'turn ends', 'at the end of the turn', {
    fixed: { whose: 'each' },
    reads: ['at the end of this turn', 'at end of turn'],
  }),
  phrase('at-coming-start', 'turn starts', 'at the start of your next turn', {
    fixed: { whose: 'you' },
    reads: ['at the beginning of your next turn'],
  }),
  phrase('at-their-coming', 'turn starts', "at the start of your opponent's next turn", {
    fixed: { whose: 'opponent' },
    reads: ['at the (start|beginning) of their next turn'],
  }),
  phrase('at-their-coming', 'turn ends', "at the end of your opponent's next turn", {
    fixed: { whose: 'opponent' },
    reads: ['at the end of their next turn'],
  }),
  // Two things that last as long.
  phrase('effect', 'lasting', '{until:span}, {is:ongoing} and {also:ongoing}', {
    reads: ['{is:ongoing} {until:span}, and {also:ongoing}'],
  }),
  phrase('effect', 'lasting', 'until {self} leaves play, {is:ongoing}', {
    fixed: { until: 'this leaves play' },
    reads: [
      '{is:ongoing} until {self} leaves play',
      '{is:ongoing} (while|as long as|for as long as) {self} is in play',
    ],
  }),
]

/** The same with the span in the middle. */
export const inThisTurn = [
  phrase('effect', 'lasting', '{is:next-this-turn}', { fixed: { until: 'end of turn' } }),
  phrase(
    'next-this-turn',
    'next played',
    'the next {of:printed~one} you play this turn enters play {how:how}[ and {also:how}]',
  ),
]

/** Of certain cards only: each of them misses the next ready step of whoever controls it then. */
export const inReadyStep = [
  phrase('effect', 'lasting', '{is:missed-readying}', { fixed: { until: 'its ready step' } }),
  ...['one-card', 'chosen-card'].map((who) =>
    phrase('missed-readying', 'about', `{who:${who}} {does:missed-step~one+" "}`),
  ),
  phrase('missed-readying', 'about', '{who:they} {does:missed-step~many+" "}'),
  phrase(
    'missed-step',
    'does not ready',
    "(does not/do not) ready during (its controller's/their controller's) next ready step",
    {
      reads: [
        "(does not/do not) ready during (its controller's|their controller's|their controllers') next (ready step|\"ready cards\" step)",
      ],
    },
  ),
]

/** The same of the opponent's next turn. */
export const onTheirTurn = [
  phrase('effect', 'lasting', '{is:no-readying} of their next turn', {
    fixed: { until: 'end of their turn' },
  }),
  phrase('no-readying', 'skips', 'your opponent cannot ready cards during the "ready cards" step', {
    fixed: { whose: 'opponent', step: 'ready' },
  }),
  phrase('effect', 'lasting', 'if {is:next-turn}', { fixed: { until: 'end of their turn' } }),
  phrase('next-turn', 'after', '{event:their-choice} on their next turn, {effects:effect+", and"}', {
    reads: ['{event:their-choice} during their next turn, {effects:effect+", and"}'],
  }),
  phrase('their-choice', 'house chosen', 'your opponent chooses that house as their active house', {
    fixed: { whose: 'opponent', that: 'house' },
    reads: ['they choose that house as their active house'],
  }),
  phrase('their-choice', 'house chosen', 'your opponent does not choose that house as their active house', {
    fixed: { whose: 'opponent', that: 'other house', none: true },
    reads: ['they do not choose that house as their active house'],
  }),
]

/** What you may use is used whatever the active house is. */
export const uses = [
  phrase('effect', 'lasting', '{is:used-this-turn}', { fixed: { until: 'end of turn' } }),
  phrase('used-this-turn', 'about', 'you may use {who:one-card} {does:this-turn+" "}'),
  phrase('this-turn', 'gains', 'this turn', { fixed: { keyword: 'versatile', value: 1 } }),
  phrase('ongoing', 'about', 'you may use {who:subject} {does:as-active+" and "}'),
  phrase('ongoing', 'about', 'you may {does:may-use+" and "} {who:subject}'),
  phrase('ongoing', 'about', 'you may {does:may-use+" and "} {who:pronoun}'),
  phrase('may-use', 'gains', 'use', { fixed: { keyword: 'versatile', value: 1 } }),
  phrase('may-use', 'may fight', 'fight with'),
  phrase('may-use', 'may reap', 'reap with'),
]
