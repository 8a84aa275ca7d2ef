import { type KindOf, within } from '@battleline/language'
import { include, type Node, phrase, phrasesOf } from '../nodes.ts'
import type { Target } from '../selections/target-nodes.ts'
import { type Amount, CAPPED, type Counted, LIMITED } from '../values/amounts.ts'
import type { Who } from '../values/players.ts'
import { type AemberEffect, aember } from './aember.ts'
import { becoming } from './becoming.ts'
import { type CountersEffect, counters } from './counters.ts'
import { type DamageEffect, damage } from './damage.ts'
import { type DistributingEffect, distributing, type RedistributingEffect } from './distributing.ts'
import { type FightingEffect, fighting } from './fighting.ts'
import { type KeysEffect, keys } from './keys.ts'
import { type MovingEffect, moving } from './moving.ts'
import { type PlayingEffect, playing } from './playing.ts'
import { type StatusEffect, status } from './status.ts'
import { type UnderEffect, under } from './under.ts'
import { verb } from './verb.ts'
import { type ZonesEffect, zones } from './zones.ts'

type Ongoing = Node<'lasting'>
type Until = Node<'span'>

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    effect: Effect
    'simple-effect': Effect
    verb: Effect
    'third-person': Effect
    'third-person-clause': Effect
    'they-verb': Effect
    'may-clause': Effect
    'cards-last': Effect
    'dealt-to-them': Effect
    'they-clause': Effect
    'player-clause': Effect
    'leaving-effect': Effect
    'act-on-it': Effect
    'passive-capture': Effect
    'opponent-cost': Effect
    'for-each-several': Effect
    'gain-without-end': Effect
    'gain-as-played': Effect
    'step-title': Effect
    'unless-they': Effect
    act: Act
    acted: Act
  }
}

const clause = phrasesOf('player-clause')
const effect = phrasesOf('effect')

/** One thing that a text does. */
export type Effect =
  | AemberEffect
  | CountersEffect
  | DamageEffect
  | DistributingEffect
  | RedistributingEffect
  | StatusEffect
  | ZonesEffect
  | UnderEffect
  | FightingEffect
  | KeysEffect
  | MovingEffect
  | PlayingEffect
  /** What "it" then means. `more`: beside what was chosen before; no text says so. */
  | { readonly kind: 'choose'; readonly what: Target; readonly more?: true }
  /** Another player does it: "their" is theirs. */
  | {
      readonly kind: 'does'
      readonly who: Who
      readonly effects: readonly Effect[]
      /** Only those who are haunted, or who are not; who have so much Æmber. */
      readonly haunted?: boolean
      readonly least?: number
      /** More than so much. */
      readonly above?: number
      /** What is chosen first: they are told by it. */
      readonly of?: Target
      /** "You have them do it": whether they do is "you" to decide. */
      readonly caused?: true
    }
  /** One of these. */
  | { readonly kind: 'either'; readonly of: readonly Effect[] }
  /** Several things with the same cards. */
  | { readonly kind: 'do all'; readonly acts: readonly Act[]; readonly what: Target }
  /** What X is from here on. */
  | { readonly kind: 'x is'; readonly amount: Amount }
  /** With each creature in one half of each battleline. */
  | { readonly kind: 'halve battlelines'; readonly act: Act }
  /** One of several things with the cards that were chosen for it. */
  | { readonly kind: 'do one'; readonly acts: readonly Act[]; readonly what: Target }
  /** `also`: what else is done for each; `may`: each is asked for. */
  | {
      readonly kind: 'for each'
      readonly does: Effect
      readonly of: Counted
      readonly also?: readonly Effect[]
      readonly may?: true
    }
  /** One thing among others that may be declined. */
  | { readonly kind: 'may'; readonly does: Effect }
  /** `on`: with that player as "you", and "you" as their opponent; its sentence, with what that asks of as "it". */
  | {
      readonly kind: 'repeat'
      readonly what: 'preceding' | 'this' | 'whole' | 'sentence'
      readonly on?: 'opponent'
    }
  /** `also`: what lasts as long. */
  | {
      readonly kind: 'lasting'
      readonly until: Until
      readonly is: Ongoing
      /** Only of those that bear a counter by this name. */
      readonly counter?: string
      /** Of whom it speaks as "your opponent". */
      readonly player?: 'controller' | 'their opponent'
      readonly also?: Ongoing
      /** Where in its controller's battleline it goes as it becomes a creature. */
      readonly to?: 'flank' | 'anywhere'
    }

/** What can be done to cards in one breath with other things: "exalt, ready, and use". */
export type Act =
  | 'ward'
  | 'stun'
  | 'unstun'
  | 'enrage'
  | 'ready'
  | 'exhaust'
  | 'exalt'
  | 'fully heal'
  | 'destroy'
  | 'use'
  | 'fight with'
  | 'reap with'

/** The effect of a kind. */
export type EffectOf<K extends Effect['kind']> = KindOf<Effect, K>

/** What is done to cards, said of the cards. */
const PASSIVE = [
  ['stun', 'stunned'],
  ['destroy', 'destroyed'],
  ['exhaust', 'exhausted'],
  ['ready', 'readied'],
  ['ward', 'warded'],
  ['enrage', 'enraged'],
  ['exalt', 'exalted'],
  ['fully heal', 'fully healed'],
] as const

/** A player loses what is more than so much. */
const REDUCED = 'is reduced to {effects.amount.value:#}(Æ|)'
const LOSES_THE_REST = [{ kind: 'lose', amount: { kind: 'all but' } }] as const

const JOINTS = '", and"|", then "'

/**
 * What a text does. "verb": what "you" do; "third": the same of another player; "simple": either, or something that no
 * player does. The first phrase of a kind that fits is the one that is printed.
 */
export const effects = [
  include('effect', '{it:simple-effect}', { reads: ['you {it:simple-effect}'] }),
  effect('for each', 'for each of those cards, {does:simple-effect}', {
    fixed: { of: { kind: 'those cards' } },
    // What cannot be done is skipped anyway (KF-GEN-5).
    reads: ['for each of (those cards|the discarded cards), {does:simple-effect}[, if able]'],
  }),
  effect('for each', '{does:verb} for each {of:counted~one}', {
    reads: ['{does:verb} once for each {of:counted~one}', 'you {does:verb} for each {of:counted~one}'],
  }),
  phrase(
    'for-each-several',
    'for each',
    `for each {of:counted~one}, {does:simple-effect} and {also:simple-effect+${JOINTS}}`,
    {
      reads: [
        `for each {of:counted~one}, {does:simple-effect}(,|, and|, then) {also:simple-effect+${JOINTS}}`,
      ],
    },
  ),
  effect('for each', `{does:verb} ${within('of', LIMITED)}`, { fixed: { of: CAPPED } }),
  effect('for each', '{does:verb} {of.value:#} times', { fixed: { of: { kind: 'times' } } }),
  effect('for each', '{does:verb} twice', { fixed: { of: { kind: 'times', value: 2 } } }),
  effect('for each', 'for each {of:counted~one}, you may {does:simple-effect}', { fixed: { may: true } }),
  // Who does it is told by each of them: "its controller gains …".
  effect('for each', 'for each {of:counted~one}, {does:player-clause}'),
  effect('for each', '{does:simple-effect} for each {of:counted~one}', {
    reads: ['for each {of:counted~one}, {does:simple-effect}'],
  }),
  effect('may', 'you may {does:verb}'),
  effect('may', `they may {does.effects:they-clause+" and "}`, {
    fixed: { does: { kind: 'does', who: 'that player' } },
  }),
  effect('lasting', 'the next time {is:next-time}', { fixed: { until: 'end of turn' } }),
  effect('lasting', "exchange {is.who:own-card}'s power and armor for the remainder of the turn", {
    fixed: { until: 'end of turn', is: { kind: 'exchange' } },
    reads: [
      "switch {is.who:own-card}'s power and armor for the remainder of the turn",
      "(exchange|switch) {is.who:own-card}'s power and armor (until the end of the turn|this turn)",
    ],
  }),
  effect('lasting', "exchange {is.who.of:indefinite}'s power and armor for the remainder of the turn", {
    fixed: { until: 'end of turn', is: { kind: 'exchange', who: { kind: 'choose' } } },
    reads: [
      "switch {is.who.of:indefinite}'s power and armor for the remainder of the turn",
      "(exchange|switch) {is.who.of:indefinite}'s power and armor (until the end of the turn|this turn)",
    ],
  }),
  effect('lasting', '{until:span}, {is:lasting}', { reads: ['{is:lasting} {until:span}'] }),
  include('simple-effect', '{it:player-clause}'),
  clause('does', `{who:player} {effects:third-person-clause+${JOINTS}}`),
  // Printed where another player was spoken of just before; reading leaves the player out.
  clause('does', 'you {effects:verb+" and "}', { fixed: { who: 'you' } }),
  clause('does', `each haunted player {effects:third-person-clause+${JOINTS}}`, {
    fixed: { who: 'each', haunted: true },
  }),
  clause('does', `each player that is not haunted {effects:third-person-clause+${JOINTS}}`, {
    fixed: { who: 'each', haunted: false },
  }),
  clause('does', `each player with {least:#}(Æ|) or more ${REDUCED}`, {
    fixed: { who: 'each', effects: LOSES_THE_REST },
  }),
  clause('does', `each player with more than {above:#}(Æ|) ${REDUCED}`, {
    fixed: { who: 'each', effects: LOSES_THE_REST },
    reads: [`each player (who|that) has more than {above:#} (Æ|) ${REDUCED}`],
  }),
  clause('does', `each player with {least:#}(Æ|) or more {effects:third-person-clause+${JOINTS}}`, {
    fixed: { who: 'each' },
    reads: [
      `each player who has {least:#} (Æ|) or more {effects:third-person-clause+${JOINTS}}`,
      `each player (with|who has) {least:#} or more (Æ|) {effects:third-person-clause+${JOINTS}}`,
    ],
  }),
  clause('does', `each player with more than {above:#}(Æ|) {effects:third-person-clause+${JOINTS}}`, {
    fixed: { who: 'each' },
    reads: [`each player (who|that) has more than {above:#} (Æ|) {effects:third-person-clause+${JOINTS}}`],
  }),
  clause('does', `the player who controls {of:extreme-card} {effects:third-person-clause+${JOINTS}}`, {
    fixed: { who: 'controller' },
  }),
  // The card that has the ability, or whose text it is: "its" would need something spoken of before.
  ...[
    ['controller', 'controller'],
    ['owner', 'owner'],
    ['opponent', 'its opponent'],
  ].map(([word = '', who = '']) =>
    clause('does', `{of:own-card}'s ${word} {effects:third-person-clause+${JOINTS}}`, { fixed: { who } }),
  ),
  clause('does', `you and your opponent [each] {effects:they-clause+${JOINTS}}`, { fixed: { who: 'each' } }),
  clause('does', `have {who:player} {effects:they-clause+${JOINTS}}`, { fixed: { caused: true } }),
  clause('does', `{who:player} must {effects:they-clause+${JOINTS}}`),
  // The player whom an earlier part spoke of: printed as "that player".
  clause('does', `they must {effects:they-clause+${JOINTS}}`, { fixed: { who: 'that player' } }),
  clause('does', 'they {effects:they-clause+" and "|", then "|", and "}', { fixed: { who: 'that player' } }),
  include('they-clause', '{it:they-verb}'),
  phrase('they-clause', 'for each', '{does:they-verb} for each {of:counted~one}'),
  include('third-person-clause', '{it:third-person}'),
  phrase('third-person-clause', 'either', 'chooses to {of:they-verb+" or "}', {
    reads: ['chooses to either {of:they-verb+" or "}'],
  }),
  phrase('third-person-clause', 'for each', '{does:third-person} for each {of:counted~one}'),
  include('simple-effect', '{it:verb}'),
  ...distributing,
  ...aember,
  // Wards are no counters by a name.
  ...status,
  ...counters,
  ...damage,
  ...fighting,
  ...keys,
  ...becoming,
  ...moving,
  ...playing,
  ...zones,
  ...under,
  effect('either', '{of:simple-effect+", or "|" or "}', {
    reads: ['choose one: {of:simple-effect+", or "}'],
  }),
  // Behind the verbs themselves: of one alone, theirs is the node.
  phrase('verb', 'do all', '{acts:act+", and"} {what:target}'),
  phrase('verb', 'do one', '{acts:act+" or "} {what:target}'),
  phrase(
    'verb',
    'halve battlelines',
    "divide each player's battleline in half as evenly as possible without changing the order of creatures. For each battleline, {act:act} each creature in 1 of the halves",
    {
      reads: [
        "divide each player's battleline in half as evenly as possible without changing the order of creatures. For each battleline, {act:act} each creature in one of the halves",
      ],
    },
  ),
  phrase('third-person', 'do one', '{acts:acted+" or "} {what:target}'),
  phrase('they-verb', 'do one', '{acts:act+" or "} {what:target}'),
  phrase('third-person', 'do all', '{acts:acted+", and"} {what:target}'),
  phrase('they-verb', 'do all', '{acts:act+", and"} {what:target}'),
  // "Each artifact is destroyed."
  ...PASSIVE.map(([kind, done]) => phrase('simple-effect', kind, `{what:target} (is/are) ${done}`)),
  ...verb('choose', 'choose {what:any-target}'),
  phrase('simple-effect', 'x is', 'X is equal to {amount:measure}', { reads: ['X is {amount:measure}'] }),
  phrase('verb', 'repeat', 'repeat the preceding effect', { fixed: { what: 'preceding' } }),
  phrase('verb', 'repeat', 'repeat the preceding effect on your opponent', {
    fixed: { what: 'preceding', on: 'opponent' },
  }),
  phrase('simple-effect', 'repeat', 'your opponent repeats the preceding effect [on you]', {
    fixed: { what: 'preceding', on: 'opponent' },
  }),
  phrase('verb', 'repeat', 'repeat this effect on that creature', {
    fixed: { what: 'sentence' },
    reads: ['repeat this effect on that neighbor'],
  }),
  phrase('verb', 'repeat', 'repeat this effect', {
    fixed: { what: 'this' },
    reads: ['trigger this effect again', "repeat this card's effect"],
  }),
  phrase('verb', 'repeat', 'repeat this effect as long as it is possible to repeat the entire effect', {
    fixed: { what: 'whole' },
    reads: [
      'repeat this effect as many times as you like, as long as it is possible to repeat the entire effect',
    ],
  }),
]
