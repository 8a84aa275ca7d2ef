import { include, phrase } from '../nodes.ts'
import type { Target } from '../selections/target-nodes.ts'
import { type Amount, NUMBER_OF, THAT_MANY, THAT_MUCH } from '../values/amounts.ts'
import type { Who } from '../values/players.ts'
import { IT } from '../words/fixed-nodes.ts'
import { verb } from './verb.ts'

export type AemberEffect =
  | { readonly kind: 'gain' | 'pay' | 'gain chains' | 'lose chains'; readonly amount: Amount }
  | { readonly kind: 'steal' | 'lose'; readonly amount: Amount; readonly round?: 'up' | 'down' }
  /** By the creature that is named; `own`: from its controller's pool; `of`: from that of "you", of your opponent. */
  | {
      readonly kind: 'capture'
      readonly amount: Amount
      readonly by?: Target
      readonly own?: true
      readonly of?: 'you' | 'opponent'
      /** From the opponent of that player. */
      readonly theirs?: true
      readonly round?: 'up' | 'down'
      /** From each player's pool, or that of each who is haunted. */
      readonly each?: true
      readonly haunted?: true
      /** From both pools, as the active player divides it. */
      readonly combined?: true
    }
  /** `upTo`: the active player says how often, up to so many times. */
  | { readonly kind: 'exalt'; readonly what: Target; readonly times?: number; readonly upTo?: true }
  /** From the common supply onto cards; from the own pool to the opponent's. */
  | { readonly kind: 'place aember'; readonly amount: Amount; readonly to: Target }
  | {
      readonly kind: 'move aember'
      readonly amount: Amount
      readonly from: Target
      readonly to: Target
    }
  | {
      readonly kind: 'move aember away'
      readonly amount: Amount
      readonly from: Target
      readonly to: 'pool' | 'supply' | 'opponent' | 'controller' | 'its opponent' | 'that player' | 'active'
      readonly round?: 'up' | 'down'
    }
  | {
      readonly kind: 'move aember from pool'
      readonly amount: Amount
      readonly whose: Who
      readonly to: Target
    }

const ALL_BUT = { kind: 'all but' } as const

const AWAY = [
  ['pool', 'your pool', []],
  ['supply', 'the common supply', []],
  ['opponent', "your opponent's pool", []],
  ['controller', "its controller's pool", ["their controllers' pools"]],
  ['that player', "that player's pool", []],
  ['active', "the active player's pool", []],
  ['its opponent', "its opponent's pool", ["their opponents' pools"]],
] as const

/** Every way to say that Æmber goes from cards to a place that is no card. */
const moveAway = AWAY.flatMap(([to, words, others]) =>
  verb(
    'move aember away',
    `move {amount:removed-amount}(Æ|) from {from:target} to ${words}[ {round:rounding}]`,
    {
      fixed: { to },
      reads: [
        ...(to === 'pool' ? ['take {amount:removed-amount} (Æ|) from {from:target}[ {round:rounding}]'] : []),
        ...[words, ...others].flatMap((place) => [
          `(move|return) {amount:removed-amount} [of the] (Æ|) from {from:target} to ${place}[ {round:rounding}]`,
          `(move|return) {amount:removed-amount} [of the] (Æ|) on {from:target} to ${place}[ {round:rounding}]`,
        ]),
      ],
    },
  ),
)

export const aember = [
  ...verb('steal', 'steal {amount:amount}(Æ|)[ {round:rounding}]', {
    reads: [
      "steal {amount:amount} of (your opponent's|their) Æ[ {round:rounding}]",
      'steal {amount:amount} (your opponent’s|their) Æ[ {round:rounding}]',
    ],
    readsOfYou: ['steal {amount:amount}(Æ|) from your opponent[ {round:rounding}]'],
  }),
  // "If your opponent has exactly 1Æ, steal it."
  ...verb('steal', 'steal it', { fixed: { amount: { kind: 'all' } }, reads: ['steal all of it'] }),
  ...verb('capture', 'capture all but {amount.value:#} of it', { fixed: { amount: ALL_BUT } }),
  ...verb('gain chains', 'gain {amount:number} chain(s)'),
  ...verb('gain chains', 'gain chains equal to {amount:measure}', {
    reads: ['gain a number of chains equal to {amount:measure}'],
  }),
  ...verb('lose chains', 'lose {amount:number} chain(s)', {
    reads: ['(shed|remove) {amount:number} chain(s)'],
  }),
  ...verb('gain', 'gain {amount:plain-amount}(Æ|)', {
    reads: ['gain {amount:plain-amount} (Æ|) from the common supply'],
  }),
  // In each of the ways to say so much.
  ...['gain', 'lose', 'steal', 'capture'].flatMap((kind) => [
    ...verb(kind, `${kind} {amount:multiple-of-that}`),
    ...verb(kind, `${kind} {amount:aember-equal}`),
  ]),
  phrase('simple-effect', 'capture', '{by:target} (captures/capture) {amount:multiple-of-that}'),
  // Of Æmber that an event or an earlier effect told.
  phrase('simple-effect', 'capture', '{by:target} (captures/capture) that Æ {theirs=from their opponent}', {
    fixed: { amount: THAT_MANY },
    reads: ['{by:target} (captures|capture) it'],
  }),
  phrase('simple-effect', 'capture', '{by:target} (captures/capture) {amount:aember-equal}'),
  phrase('multiple-of-that', 'half of', `half ${THAT_MUCH} Æ[ {round:rounding}]`, {
    fixed: { of: THAT_MANY },
  }),
  phrase('multiple-of-that', 'twice', `(twice|double) ${THAT_MUCH} Æ`, { fixed: { of: THAT_MANY } }),
  include('aember-equal', 'Æ equal to {it:measure}', {
    reads: [
      '(an amount of|a number of) Æ equal to {it:measure}',
      'X Æ, where X is {it:measure}',
      'X Æ where X is {it:measure}',
    ],
  }),
  ...verb('lose', 'lose {amount:amount}(Æ|)[ {round:rounding}]', {
    reads: [
      'lose {amount:amount} of your [remaining] Æ[ {round:rounding}]',
      'lose {amount:amount} your Æ[ {round:rounding}]',
      '(spend|pay) {amount:amount} (Æ|)[ {round:rounding}]',
    ],
  }),
  ...verb('lose', 'lose {amount:multiple-of-count}'),
  ...verb('gain', 'gain {amount:multiple-of-count}'),
  ...verb('lose', 'lose Æ until you have {amount.value:#}(Æ|)', { fixed: { amount: ALL_BUT } }),
  phrase('verb', 'pay', 'pay your opponent {amount:number}(Æ|)', {
    reads: ['give your opponent {amount:number}(Æ|)'],
  }),
  phrase('third-person', 'pay', 'pays you {amount:number}(Æ|)', {
    reads: ['gives you {amount:number}(Æ|)', '(pays|gives) their opponent {amount:number}(Æ|)'],
  }),
  phrase('they-verb', 'pay', 'pay you all their Æ', {
    fixed: { amount: { kind: 'all' } },
    reads: ['(pay|give) you [all] their [remaining] Æ', '(pay|give) you all of their [remaining] Æ'],
  }),
  phrase('they-verb', 'pay', 'pay you {amount:number}(Æ|)', {
    reads: ['give you {amount:number}(Æ|)', '(pay|give) their opponent {amount:number}(Æ|)'],
  }),
  ...verb('capture', "capture {amount:amount-of} your opponent's (Æ|)[ {round:rounding}]", {
    fixed: { of: 'opponent' },
    reads: ["capture {amount:amount-of} your opponent's (Æ|), {round:rounding}"],
  }),
  ...verb('capture', 'capture {amount:amount}(Æ|) from your opponent', { fixed: { of: 'opponent' } }),
  ...[
    ['opponent', "your opponent's", 'your opponent'],
    ['you', 'your', 'you'],
  ].flatMap(([of = '', whose = '', from = '']) => [
    phrase(
      'simple-effect',
      'capture',
      `{by:target} (captures/capture) {amount:amount-of} ${whose} (Æ|)[ {round:rounding}]`,
      {
        fixed: { of },
        reads: [
          `{by:target} each (captures|capture) {amount:amount-of} ${whose} (Æ|)[ {round:rounding}]`,
          `{by:target} (captures|capture) {amount:amount-of} ${whose} (Æ|), {round:rounding}`,
        ],
      },
    ),
    phrase('simple-effect', 'capture', `{by:target} (captures/capture) {amount:amount}(Æ|) from ${from}`, {
      fixed: { of },
      reads: [`{by:target} each (captures|capture) {amount:amount} (Æ|) from ${from}`],
    }),
  ]),
  phrase(
    'simple-effect',
    'capture',
    '{by:target} (captures/capture) {amount:amount}(Æ|) {own=from its own side}[ {round:rounding}]',
    {
      reads: [
        '{by:target} (captures|capture) {amount:amount} (Æ|) {own=from their own side}',
        '{by:target} [each] (captures|capture) {amount:amount} (Æ|) [from (its|their) opponent]',
        '{by:target} (captures|capture) {amount:amount} (Æ|) each',
        '{by:target} (captures|capture) {amount:amount} [of] their Æ, {round:rounding}',
        'choose {by:target} to capture {amount:amount} (Æ|) {own=from its own side}',
        'choose {by:target} to capture {amount:amount} (Æ|) {own=from their own side}',
      ],
    },
  ),
  phrase('simple-effect', 'capture', '{by:target} (captures/capture) {amount:amount}(Æ|) from each player', {
    fixed: { each: true },
  }),
  // One for each, and no creature twice.
  phrase(
    'simple-effect',
    'capture',
    'for each {by.amount.of:counted~one}, a(n) {by.of:bare-group~one} captures 1(Æ|). Each creature cannot capture more than 1(Æ|) this way',
    {
      fixed: { by: { kind: 'as many', amount: NUMBER_OF }, amount: { kind: 'number', value: 1 } },
    },
  ),
  phrase(
    'simple-effect',
    'capture',
    '{by:target} (captures/capture) {amount:amount}(Æ|) from each haunted player',
    {
      fixed: { each: true, haunted: true },
    },
  ),
  // "Brute heals 2 damage and captures 1Æ."
  phrase('simple-effect', 'capture', '(captures|capture) {amount:amount}(Æ|)', { fixed: { by: IT } }),
  ...verb('capture', 'capture {amount:amount}(Æ|) from each player', { fixed: { each: true } }),
  ...verb('capture', 'capture {amount:amount}(Æ|) from each haunted player', {
    fixed: { each: true, haunted: true },
  }),
  ...verb('capture', 'capture {amount:amount}(Æ|) {own=from its own side}[ {round:rounding}]', {
    reads: [
      'capture {amount:amount} (Æ|) {own=from your own side}',
      'capture {amount:amount} (Æ|) from its opponent',
    ],
  }),
  ...verb('capture', 'capture {amount:number}(Æ|) from any combination of players', {
    fixed: { combined: true },
  }),
  ...verb('capture', 'capture it', { fixed: { amount: { kind: 'all' } }, reads: ['capture all of it'] }),
  ...verb('exalt', 'exalt {what:target} {upTo=up to} {times:#} times'),
  ...verb('exalt', 'exalt {what:target} twice', { fixed: { times: 2 } }),
  ...verb('exalt', 'exalt {what:target}'),
  ...verb('place aember', 'place {amount:aember-equal} on {to:target} from the common supply', {
    reads: ['(put|place) {amount:aember-equal} from the common supply on {to:target}'],
  }),
  ...verb('place aember', 'place {amount:number}(Æ|) from the common supply on {to:target}', {
    reads: [
      '(put|place) {amount:number} (Æ|) from the common supply on {to:target}',
      '(put|place) {amount:number} (Æ|) on {to:target} from the common supply',
      '(put|place) {amount:number} Æ on {to:target}',
    ],
  }),
  ...verb('move aember from pool', 'move {amount:amount}(Æ|) from {whose:whose} pool to {to:target}', {
    reads: [
      'move {amount:amount} of {whose:whose} Æ to {to:target}',
      '(put|place) {amount:amount} (Æ|) from {whose:whose} pool on {to:target}',
    ],
  }),
  ...verb('move aember from pool', 'move {amount:amount}(Æ|) from {whose:whose} pool to {to:named-target}'),
  ...verb('move aember', 'move {amount:removed-amount}(Æ|) from {from:target} to {to:target}', {
    reads: [
      'move {amount:removed-amount} [of the] (Æ|) on {from:target} to {to:target}',
      'move {amount:removed-amount} [of the] (Æ|) from {from:target} (onto|to) {to:target}',
    ],
  }),
  ...moveAway,
  phrase('simple-effect', 'move aember away', '{from:single-target} (loses/lose) {amount:amount}(Æ|)', {
    fixed: { to: 'supply' },
  }),
  ...verb('move aember away', 'discard {amount:amount} Æ from {from:target}', { fixed: { to: 'supply' } }),
]
