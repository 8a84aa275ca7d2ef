import { within } from '@battleline/language'
import type { Trigger } from '../../vocabulary.ts'
import type { Predicate } from '../constants/predicates.ts'
import { phrase } from '../nodes.ts'
import { type Printed, WHAT } from '../selections/groups.ts'
import type { Target } from '../selections/target-nodes.ts'
import type { Amount } from '../values/amounts.ts'
import { CARDS } from '../words/fixed-nodes.ts'
import type { Permitted } from '../words/listed-words.ts'
import { verb } from './verb.ts'

/** How a card enters play. */
export type Entrance = Extract<Predicate, { readonly kind: 'enters' }>['how']

export type TokenPlace = 'left' | 'right' | 'left of it' | 'right of it'

export type PlayingEffect =
  /** `anywhere`: in the battleline, and not only on a flank. `on`: what an upgrade is attached to. */
  | {
      readonly kind: 'play'
      readonly what: Target
      readonly how?: Entrance
      readonly anywhere?: true
      readonly on?: Target
    }
  | { readonly kind: 'enter in place' | 'flip'; readonly what: Target }
  /** Token creatures, to the cards that they are; those that are no creatures leave play (KF-MOV-3). */
  | { readonly kind: 'flip faceup'; readonly what: Target }
  /** The prophecy whose text it is turns to its other side. */
  | { readonly kind: 'flip prophecy' }
  /** Under whose control, where the text says it; else that of the player who does it. */
  | {
      readonly kind: 'put into play'
      readonly what: Target
      readonly how?: Entrance
      readonly under?: 'you' | 'opponent' | 'owner'
      /** Facedown, as its owner's token creature. */
      readonly token?: true
    }
  /** `named`: such a token creature, if it is the one that the player's cards become. */
  | {
      readonly kind: 'make token'
      readonly amount: Amount
      readonly named?: string
      /** Where it enters: on a flank, beside the card whose text it is. */
      readonly at?: TokenPlace
    }
  | { readonly kind: 'resolve icons'; readonly what: Target }
  /** The bold abilities of a card of this kind, without what they wait for. */
  | { readonly kind: 'trigger'; readonly what: Target; readonly trigger: Trigger }
  | { readonly kind: 'raise tide' | 'reset tide' | 'another turn' | 'end turn' }
  /** For this turn; `times`: for so many of these. */
  | { readonly kind: 'permit'; readonly does: Permitted; readonly of: Printed; readonly times?: number }

const FROM_ZONE = within('what.of', `${WHAT} {noun:noun~one}`)

export const playing = [
  ...verb('play', 'play {what:moved-card}. It enters play {how:how}', {
    reads: ['play {what:moved-card}. That (creature|card|artifact) enters play {how:how}'],
  }),
  phrase('verb', 'play', 'play {what:play-from-hand}. It enters play {how:how}', {
    reads: ['play {what:play-from-hand}. That (creature|card|artifact) enters play {how:how}'],
  }),
  // What an effect plays may be of any house (KF-TRN-6).
  phrase('verb', 'play', 'play {what:play-from-hand}', {
    reads: [
      'play {what:play-from-hand} [from your hand] as (if|though) it (belonged to|were of|was of) the active house',
    ],
  }),
  phrase('third-person', 'play', 'plays {what:play-from-their-hand}'),
  phrase('they-verb', 'play', 'play {what:play-from-their-hand}'),
  ...verb('play', 'play {what:moved-card} {anywhere=anywhere in your battleline}'),
  phrase('verb', 'play', 'play {what:play-from-hand} {anywhere=anywhere in your battleline}'),
  ...verb('play', 'play {what:moved-card} on {on:known-card}'),
  phrase('verb', 'play', 'play {what:play-from-hand} on {on:known-card}'),
  ...verb('play', 'play {what:moved-card}', {
    reads: [
      'play {what:moved-card} (as if it were yours|as if it were in your hand|as if it was in your hand|as if they were in your hand|one at a time)',
      'play {what:moved-card} one at a time as if they were in your hand',
      'play {what:moved-card} as if it belonged to the active house and was in your hand',
      'play {what:moved-card} as if it were in your hand and in the active house',
      'play {what:moved-card}, one at a time',
      'play {what:moved-card}, one at a time as if they were in your hand',
    ],
  }),
  ...verb('put into play', 'put {what:moved-card} into play {how:how?}[ under {under:control} control]', {
    reads: [
      'return {what:moved-card} to play {how:how?}[ under {under:control} control]',
      'return to play {what:moved-card} {how:how?}[ and under {under:control} control]',
    ],
  }),
  ...verb(
    'put into play',
    'put {what:moved-card} into play[ under {under:control} control]. (It|That creature|They) (enters|enter) play {how:how}',
  ),
  ...verb('put into play', 'return to play all cards purged by {self}', {
    fixed: { what: { kind: 'each', of: { ...CARDS, way: 'purged' } }, under: 'owner' },
  }),
  // Where it comes from, behind that.
  ...verb('put into play', `put a(n) ${FROM_ZONE} into play from {what.of.whose:whose} {what.of.zone:pile}`, {
    fixed: { what: { kind: 'choose', of: { kind: 'group' } } },
  }),
  ...verb('put into play', 'put {what:moved-card} into play {token=as a token creature}', {
    reads: [
      'put {what:moved-card} into play facedown {token=as a token creature}',
      'make {what:moved-card} {token=a token creature} as if the card was on top of your deck',
    ],
  }),
  ...verb('enter in place', "put {what:pronoun} into play in {self}'s position in the battleline", {
    reads: ["put {what:pronoun} into play in {self}'s (place|position)"],
  }),
  ...verb('flip', 'flip {what:target} facedown'),
  ...verb(
    'flip faceup',
    "flip {what:target} faceup. Put each non-creature card flipped this way into its owner's discard pile",
  ),
  phrase('verb', 'flip prophecy', 'flip {self}'),
  ...verb('make token', 'make {amount:number} token creature(s) on your {at:left-or-right} flank'),
  ...verb('make token', "make {amount:number} token creature(s) immediately to {self}'s left", {
    fixed: { at: 'left of it' },
  }),
  ...verb('make token', "make {amount:number} token creature(s) immediately to {self}'s right", {
    fixed: { at: 'right of it' },
  }),
  ...verb('make token', 'make {amount:plain-amount} token creature(s)'),
  ...verb('make token', 'make token creatures equal to {amount:measure}', {
    reads: ['make a number of token creatures equal to {amount:measure}'],
  }),
  ...verb('make token', 'make {amount:number} {named:title}'),
  ...verb('resolve icons', 'resolve {what:possessive} bonus icons as if you had played it', {
    reads: ['resolve (each of|) {what:possessive} bonus icons as if you had played (it|that card)'],
  }),
  ...verb('resolve icons', "resolve {what:known-card}'s bonus icons as if you had played it"),
  ...verb('trigger', 'trigger {what:possessive} {trigger:trigger} effect', {
    reads: [
      'trigger {what:possessive} {trigger:trigger} effect an additional time',
      'resolve {what:possessive} {trigger:trigger} (effect|ability) as if you had just played it',
    ],
  }),
  ...verb('trigger', 'trigger the {trigger:trigger} effect of {what:any-target}', {
    reads: [
      'trigger the {trigger:trigger} effect of {what:any-target} as if you controlled (it|that creature)',
      'trigger the "{trigger:trigger}:" effect of {what:any-target}',
      'trigger the {trigger:trigger} ability of {what:any-target}',
      'resolve the {trigger:trigger} (effect|ability) of {what:any-target} as if you had just played it',
    ],
  }),
  ...verb('raise tide', 'raise the tide', { reads: ['raise it'] }),
  ...verb('reset tide', 'reset the tide'),
  ...verb('end turn', 'end your turn', { reads: ['end the turn'] }),
  ...verb('another turn', 'take another turn after this one', { reads: ['take another turn'] }),
  ...[
    ['play', 'play'],
    ['play or use', 'play or use'],
    ['use', 'use'],
    ['fight', 'fight with'],
    ['reap', 'reap with'],
  ].flatMap(([does = '', how = '']) => [
    phrase('simple-effect', 'permit', `you may ${how} {of:printed-card} this turn`, {
      fixed: { does },
      reads: [
        `for the remainder of the turn, you may ${how} {of:printed-card}`,
        `you may ${how} {of:printed-card} this turn as (if|though) it belonged to (the|your) active house`,
        `you may ${how} {of:printed-card} as (if|though) it belonged to (the|your) active house this turn`,
      ],
    }),
    phrase('simple-effect', 'permit', `you may ${how} up to {times:#} {of:other-printed~times} this turn`, {
      fixed: { does },
    }),
  ]),
]
