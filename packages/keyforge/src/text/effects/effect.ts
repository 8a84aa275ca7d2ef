import { include, type KindOf, phrase, within } from '@battleline/language'
import type { Target } from '../selections/targets.ts'
import { CAPPED, type Counted, LIMITED } from '../values/amounts.ts'
import type { Who } from '../values/players.ts'
import { type AemberEffect, aember } from './aember.ts'
import { type CountersEffect, counters } from './counters.ts'
import { type DamageEffect, damage } from './damage.ts'
import { type DistributingEffect, distributing, type RedistributingEffect } from './distributing.ts'
import { type FightingEffect, fighting } from './fighting.ts'
import { type KeysEffect, keys } from './keys.ts'
import type { Ongoing, Until } from './lasting.ts'
import { type MovingEffect, moving } from './moving.ts'
import { type PlayingEffect, playing } from './playing.ts'
import { type StatusEffect, status } from './status.ts'
import { type UnderEffect, under } from './under.ts'
import { verb } from './verb.ts'
import { type ZonesEffect, zones } from './zones.ts'

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
    }
  /** One of these. */
  | { readonly kind: 'either'; readonly of: readonly Effect[] }
  /** Several things with the same cards. */
  | { readonly kind: 'do all'; readonly acts: readonly Act[]; readonly what: Target }
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
  | { readonly kind: 'repeat'; readonly what: 'preceding' | 'this' | 'whole' }
  /** `also`: what lasts as long. */
  | {
      readonly kind: 'lasting'
      readonly until: Until
      readonly is: Ongoing
      readonly also?: Ongoing
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
  include('effect', '{it:simple}', { reads: ['you {it:simple}'] }),
  phrase('effect', 'for each', '{does:verb} for each {of:counted~one}', {
    reads: ['{does:verb} once for each {of:counted~one}', 'you {does:verb} for each {of:counted~one}'],
  }),
  phrase('rounds', 'for each', `for each {of:counted~one}, {does:simple} and {also:simple+${JOINTS}}`, {
    reads: [`for each {of:counted~one}, {does:simple}(,|, and|, then) {also:simple+${JOINTS}}`],
  }),
  phrase('effect', 'for each', `{does:verb} ${within('of', LIMITED)}`, { fixed: { of: CAPPED } }),
  phrase('effect', 'for each', '{does:verb} {of.value:#} times', { fixed: { of: { kind: 'times' } } }),
  phrase('effect', 'for each', '{does:verb} twice', { fixed: { of: { kind: 'times', value: 2 } } }),
  phrase('effect', 'for each', 'for each {of:counted~one}, you may {does:simple}', { fixed: { may: true } }),
  // Who does it is told by each of them: "its controller gains …".
  phrase('effect', 'for each', 'for each {of:counted~one}, {does:others-do}'),
  phrase('effect', 'for each', '{does:simple} for each {of:counted~one}', {
    reads: ['for each {of:counted~one}, {does:simple}'],
  }),
  phrase('effect', 'may', 'you may {does:verb}'),
  phrase('effect', 'lasting', 'the next time {is:next}', { fixed: { until: 'end of turn' } }),
  phrase('effect', 'lasting', "exchange {is.who:bearer}'s power and armor for the remainder of the turn", {
    fixed: { until: 'end of turn', is: { kind: 'exchange' } },
    reads: ["switch {is.who:bearer}'s power and armor for the remainder of the turn"],
  }),
  phrase('effect', 'lasting', "exchange {is.who.of:one}'s power and armor for the remainder of the turn", {
    fixed: { until: 'end of turn', is: { kind: 'exchange', who: { kind: 'choose' } } },
    reads: ["switch {is.who.of:one}'s power and armor for the remainder of the turn"],
  }),
  phrase('effect', 'lasting', '{until:span}, {is:ongoing}', { reads: ['{is:ongoing} {until:span}'] }),
  include('simple', '{it:others-do}'),
  phrase('others-do', 'does', `{who:player} {effects:theirs+${JOINTS}}`),
  phrase('others-do', 'does', `each haunted player {effects:theirs+${JOINTS}}`, {
    fixed: { who: 'each', haunted: true },
  }),
  phrase('others-do', 'does', `each player that is not haunted {effects:theirs+${JOINTS}}`, {
    fixed: { who: 'each', haunted: false },
  }),
  phrase('others-do', 'does', `each player with {least:#}(Æ|) or more ${REDUCED}`, {
    fixed: { who: 'each', effects: LOSES_THE_REST },
  }),
  phrase('others-do', 'does', `each player with more than {above:#}(Æ|) ${REDUCED}`, {
    fixed: { who: 'each', effects: LOSES_THE_REST },
    reads: [`each player (who|that) has more than {above:#} (Æ|) ${REDUCED}`],
  }),
  phrase('others-do', 'does', `each player with {least:#}(Æ|) or more {effects:theirs+${JOINTS}}`, {
    fixed: { who: 'each' },
    reads: [
      `each player who has {least:#} (Æ|) or more {effects:theirs+${JOINTS}}`,
      `each player (with|who has) {least:#} or more (Æ|) {effects:theirs+${JOINTS}}`,
    ],
  }),
  phrase('others-do', 'does', `each player with more than {above:#}(Æ|) {effects:theirs+${JOINTS}}`, {
    fixed: { who: 'each' },
    reads: [`each player (who|that) has more than {above:#} (Æ|) {effects:theirs+${JOINTS}}`],
  }),
  phrase('others-do', 'does', `the player who controls {of:extreme} {effects:theirs+${JOINTS}}`, {
    fixed: { who: 'controller' },
  }),
  // The card that has the ability, or whose text it is: "its" would need something spoken of before.
  ...[
    ['controller', 'controller'],
    ['owner', 'owner'],
    ['opponent', 'its opponent'],
  ].map(([word = '', who = '']) =>
    phrase('others-do', 'does', `{of:bearer}'s ${word} {effects:theirs+${JOINTS}}`, { fixed: { who } }),
  ),
  phrase('others-do', 'does', `you and your opponent [each] {effects:they-all+${JOINTS}}`, {
    fixed: { who: 'each' },
  }),
  phrase('others-do', 'does', `have {who:player} {effects:they-all+${JOINTS}}`),
  phrase('others-do', 'does', `{who:player} must {effects:they-all+${JOINTS}}`),
  // The player whom an earlier part spoke of: printed as "that player".
  phrase('others-do', 'does', 'they {effects:they-all+" and "|", then "|", and "}', {
    fixed: { who: 'that player' },
  }),
  include('they-all', '{it:they-do}'),
  phrase('they-all', 'for each', '{does:they-do} for each {of:counted~one}'),
  include('theirs', '{it:third}'),
  phrase('theirs', 'either', 'chooses to {of:they-do+" or "}', {
    reads: ['chooses to either {of:they-do+" or "}'],
  }),
  phrase('theirs', 'for each', '{does:third} for each {of:counted~one}'),
  include('simple', '{it:verb}'),
  ...distributing,
  ...aember,
  // Wards are no counters by a name.
  ...status,
  ...counters,
  ...damage,
  ...fighting,
  ...keys,
  ...moving,
  ...playing,
  ...zones,
  ...under,
  phrase('effect', 'either', '{of:simple+", or "|" or "}', {
    reads: ['choose one: {of:simple+", or "}'],
  }),
  // Behind the verbs themselves: of one alone, theirs is the node.
  phrase('verb', 'do all', '{acts:act+", and"} {what:target}'),
  phrase('verb', 'do one', '{acts:act+" or "} {what:target}'),
  phrase('third', 'do one', '{acts:acted+" or "} {what:target}'),
  phrase('they-do', 'do one', '{acts:act+" or "} {what:target}'),
  phrase('third', 'do all', '{acts:acted+", and"} {what:target}'),
  phrase('they-do', 'do all', '{acts:act+", and"} {what:target}'),
  // "Each artifact is destroyed."
  ...PASSIVE.map(([kind, done]) => phrase('simple', kind, `{what:target} (is/are) ${done}`)),
  ...verb('choose', 'choose {what:found}'),
  phrase('verb', 'repeat', 'repeat the preceding effect', { fixed: { what: 'preceding' } }),
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
