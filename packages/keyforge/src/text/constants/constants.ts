import type { Phrase } from '@battleline/language'
import type { ActingIcon, House, Key, Keyword } from '../../vocabulary.ts'
import type { State } from '../conditions/state-conditions.ts'
import type { Effect } from '../effects/effect.ts'
import { include, phrase, phrasesOf } from '../nodes.ts'
import type { Group, Printed } from '../selections/groups.ts'
import type { Subject, Target, Watched } from '../selections/target-nodes.ts'
import type { Side } from '../values/players.ts'
import { CARDS, CREATURES } from '../words/fixed-nodes.ts'
import { alsoTriggers } from './also-triggers.ts'
import { prices, type Spendable, spending } from './costs.ts'
import { barsOfFights } from './fighters.ts'
import { type OfHiddenZones, ofHiddenZones } from './hidden-zones.ts'
import { type Asking, type BarredDeed, barsOfPlayers, type Undoable } from './player-restrictions.ts'
import { rulesOfPlayers } from './player-rules.ts'
import type { Counting, Entry, Predicate } from './predicates.ts'
import type { Instead } from './replacements.ts'

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    constant: Constant
    'player-rule': PlayerRule
    'player-predicate': PlayerRule
  }
}

const constant = phrasesOf('constant')
const rule = phrasesOf('player-rule')

/** What is true of a player, or of both. */
export type PlayerRule = Extract<
  Constant,
  {
    readonly kind:
      | 'keys cost'
      | 'cannot be stolen'
      | 'is haunted'
      | 'cannot forge'
      | 'skips forging'
      | 'forge limit'
      | 'forges more'
      | 'needs another key'
      | 'cannot use'
      | 'must choose'
      | 'cannot choose'
      | 'refills'
      | 'play limit'
      | 'use limit'
      | 'ready limit'
      | 'cannot do'
      | 'cannot play'
      | 'cannot discard'
      | 'cannot do several'
      | 'may play'
      | 'cannot raise tide'
      | 'skips'
      | 'cannot resolve icons'
      | 'pool captured'
      | 'deed becomes'
      | 'pool becomes'
      | 'taken from supply'
  }
>

/** What is true while a card is in play. */
export type Constant =
  /** Of the predicates, at most one grants an ability: reading makes a clause of each. */
  | { readonly kind: 'about'; readonly who: Subject; readonly does: readonly Predicate[] }
  | { readonly kind: 'no damage when fighting'; readonly attacked?: true }
  | { readonly kind: 'damage doubled' | 'damage copied' }
  | { readonly kind: 'only deals'; readonly amount: number }
  | { readonly kind: 'attack bonus'; readonly amount: number; readonly against: Group }
  | { readonly kind: 'damage becomes'; readonly effects: readonly Effect[] }
  /** What the opponent spends for keys goes to your pool. */
  | { readonly kind: 'keys paid to you' }
  /** You control these cards. */
  | { readonly kind: 'controls'; readonly who: Subject }
  | { readonly kind: 'only fights'; readonly of: Group }
  /** Its taunt protects the neighbors of its neighbors, too. */
  | { readonly kind: 'wider taunt' }
  /** `armor`: its damage ignores armor, too. */
  | { readonly kind: 'ignores'; readonly keywords: readonly Keyword[]; readonly armor?: true }
  | ({
      readonly kind: 'keys cost'
      readonly amount: number
      readonly whose: Side
      readonly nth?: number
      /** Only that of this colour. */
      readonly color?: Key
    } & Counting)
  | { readonly kind: 'cannot be stolen' | 'skips forging' | 'is haunted'; readonly whose: Side }
  /** Keys; the first, second or third one. */
  | { readonly kind: 'cannot forge'; readonly whose: Side; readonly nth?: number }
  /** So many keys in a turn; so many more than one in the step for it; to win, one more than the three. */
  | { readonly kind: 'forge limit'; readonly by: Side; readonly most: number }
  | { readonly kind: 'forges more'; readonly by: Side; readonly more: number }
  | { readonly kind: 'needs another key'; readonly by: Side }
  /** For anything; to fight, to reap. */
  | ({
      readonly kind: 'cannot use'
      readonly by: Side
      readonly of: Printed
      readonly to?: 'fight' | 'reap'
    } & Asking)
  /** Without a house: the one that was chosen. */
  | {
      readonly kind: 'must choose' | 'cannot choose'
      readonly house?: House
      /** The house that the player chose in their previous turn. */
      readonly last?: true
      /** The house of this card, as it is when a lasting effect is made. */
      readonly of?: Target
      readonly whose: Side
    }
  | { readonly kind: 'damage instead of readying'; readonly each: number }
  | ({
      readonly kind: 'refills'
      readonly by: number
      readonly way: 'additional' | 'less'
      readonly whose: Side
    } & Counting)
  /** `each`: of each card type; `of`: of such cards only. */
  | {
      readonly kind: 'play limit'
      readonly by: Side
      readonly most: number
      readonly each?: true
      readonly of?: Printed
    }
  /** So many of these are used in a turn, or become ready in the ready step. */
  | { readonly kind: 'use limit'; readonly by: Side; readonly most: number; readonly of: Printed }
  | { readonly kind: 'ready limit'; readonly by: Side; readonly most: number; readonly of: Printed }
  | { readonly kind: 'cannot do'; readonly by: Side; readonly deed: Undoable }
  /** `flank`: there, and nowhere else. */
  | ({
      readonly kind: 'cannot play'
      readonly by: Side
      readonly of: Printed
      readonly flank?: 'left' | 'right'
    } & Asking)
  | { readonly kind: 'cannot discard'; readonly by: Side; readonly of: Printed }
  /** Several of these; reading makes a rule of each. */
  | {
      readonly kind: 'cannot do several'
      readonly by: Side
      readonly deeds: readonly BarredDeed[]
      readonly of: Printed
    }
  | { readonly kind: 'cannot raise tide'; readonly by: Side }
  | { readonly kind: 'skips'; readonly whose: Side; readonly step: 'ready' | 'draw' }
  /** How the first of these enters play that is played each turn. */
  | {
      readonly kind: 'first played'
      readonly by: Side
      readonly of: Printed
      readonly how: Entry
      readonly every?: true
    }
  /** So many of these each turn, or any number, which the active house does not let you play (KF-TRN-6). */
  | {
      readonly kind: 'may play'
      readonly of: Printed
      readonly most?: number
      /** Of the houses of these. */
      readonly among?: Group
    }
  /** Of an upgrade: what it can be attached to. */
  | { readonly kind: 'attached only'; readonly of: Group }
  /** Of the card itself, before it enters play or resolves. */
  | { readonly kind: 'is a copy as played'; readonly of: Group; readonly house?: House }
  /** Of the card itself; `never`: it comes into play only by effects that put it there. */
  | { readonly kind: 'playable'; readonly condition: State }
  | { readonly kind: 'cannot be played' | 'cannot be discarded' }
  /** Each of these icons, or each icon, resolves once more (KF-ICN-4). */
  | { readonly kind: 'icons again'; readonly icon?: ActingIcon }
  /** A player may resolve such an icon, or any, as one of these; or do something else instead. */
  | { readonly kind: 'icon as'; readonly icon?: ActingIcon; readonly to: readonly ActingIcon[] }
  | { readonly kind: 'icon becomes'; readonly icon?: ActingIcon; readonly effects: readonly Effect[] }
  | { readonly kind: 'cannot resolve icons'; readonly by: Side }
  /** By the card itself; by "this creature". */
  | { readonly kind: 'pool captured'; readonly whose: Side; readonly host?: true }
  /** What players pay or do before they use such a card (KF-USE-4). */
  | { readonly kind: 'costs to use'; readonly by: Side; readonly cost: Effect; readonly of: Watched }
  /** Before such a card is played; without `of`, the card itself. */
  | { readonly kind: 'costs to play'; readonly by: Side; readonly cost: Effect; readonly of?: Printed }
  /** What its player may do in step 3, as often as they like (R-045). */
  | { readonly kind: 'may do'; readonly effects: readonly Effect[] }
  /** What happens instead of gaining Æmber by reaping (KF-REA-1). */
  | { readonly kind: 'reap becomes'; readonly of: Watched; readonly effects: readonly Effect[] }
  | Instead
  | OfHiddenZones
  | Spendable

/** "Its text box is considered blank." */
export const isBlank = (category: string): Phrase =>
  phrase(category, 'about', '{who:text-box} text box is considered blank', {
    fixed: { does: [{ kind: 'is blank' }] },
    reads: [
      '{who:text-box} text box is considered blank[,] except for traits',
      '{who:text-box} text box is blank',
    ],
  })

/** What may be used although its house is not active. */
export const VERSATILE = { kind: 'gains', keyword: 'versatile', value: 1 } as const
export const IN_ANY_HOUSE = 'as (if|though) (it|they) belonged to (the active|your active|any) house'

const your = { fixed: { whose: 'you' } }
const opponent = { fixed: { whose: 'opponent' } }

/** Who plays something, as a text says it. */
const PLAYS = [
  ['you play', 'you'],
  ['your opponent plays', 'opponent'],
] as const

/** To be read behind all else that players may do: "you may use Brute as if it belonged to the active house". */
export const mayDo = constant('may do', 'you may {effects:verb+" and "}')

export const constants = [
  ...rulesOfPlayers,
  ...barsOfPlayers,
  ...ofHiddenZones,
  constant('no damage when fighting', '{self} deals no damage when fighting'),
  constant('no damage when fighting', '{self} deals no damage when attacked', { fixed: { attacked: true } }),
  constant('only deals', '{self} only deals {amount:#} (damage|<D>|) when fighting'),
  constant('attack bonus', '{self} deals {amount:+#} (damage|<D>|) while attacking {against:indefinite}'),
  constant('damage becomes', 'when {self} would deal damage, {effects:effect+" and "} instead'),
  constant('damage doubled', 'double all damage dealt to {self}', {
    reads: ['all damage dealt to {self} is doubled', 'damage dealt to {self} is doubled'],
  }),
  constant('damage copied', "damage dealt to {self}'s neighbors during fights is also dealt to {self}"),
  constant('only fights', '{self} can only (fight|attack) {of:group~many}', {
    reads: ['when {self} is used to fight, it can only (fight|attack) {of:group~many}'],
  }),
  constant('wider taunt', "{self}'s taunt also applies to its neighbors' neighbors", {
    reads: ["{self}'s taunt applies to its neighbors' neighbors, too"],
  }),
  constant('ignores', 'while {self} is attacking, ignore {keywords:keyword+" and "}'),
  constant('ignores', 'while {self} is attacking, ignore armor and {keywords:keyword+" and "}', {
    fixed: { armor: true },
  }),
  ...spending,
  constant(
    'damage instead of readying',
    'instead of readying creatures during their ready step, your opponent deals {each:#} (damage|<D>|) to {self} for each exhausted creature they control',
    {
      reads: [
        'instead of readying creatures they control during their "ready cards" step, your opponent deals {each:#} (damage|<D>|) to {self} for each exhausted creature they control',
      ],
    },
  ),
  ...[
    { ...your, refill: 'refill your hand', own: 'your', who: '' },
    {
      ...opponent,
      refill: '(your opponent refills|they refill) their hand',
      own: 'their',
      who: 'your opponent',
    },
    { fixed: { whose: 'each' }, refill: 'each player refills their hand', own: 'their', who: 'each player' },
  ].flatMap(({ fixed, refill, own, who }) =>
    ['{by:#} {way:way} card(s)'].map((cards) =>
      rule('refills', `during ${own} draw step, ${refill} to ${cards}`, {
        fixed,
        reads: [
          `during ${own} "draw cards" step, ${refill} to ${cards}`,
          `${refill} to ${cards}[ during (your|their|the) "draw cards" step]`,
          `${who === '' ? 'you draw' : `${who} draws`} ${cards} during (your|their|the) "draw cards" step`,
        ],
      }),
    ),
  ),
  rule(
    'refills',
    'for each {each:counted~one}, refill your hand to {by:#} {way:way} card(s) during your draw step',
    {
      fixed: { whose: 'you' },
      reads: [
        'for each {each:counted~one}, refill your hand to {by:#} {way:way} card(s) during your "draw cards" step',
      ],
    },
  ),
  rule(
    'play limit',
    '{by:subject-player} cannot play more than {most:#} card(s) of each [card] type each turn',
    { fixed: { each: true } },
  ),
  ...[
    ['{self}', {}],
    ['this creature', { host: true }],
  ].map(([by, host]) =>
    constant(
      'pool captured',
      `Æ that would be added to your opponent's pool is captured by ${String(by)} instead`,
      {
        fixed: { whose: 'opponent', ...(host as object) },
        reads: [`each Æ that would be added to your opponent's pool is captured by ${String(by)} instead`],
      },
    ),
  ),
  rule('cannot raise tide', '{by:subject-player} cannot raise the tide'),
  rule('cannot raise tide', 'the tide cannot be raised by your opponent', { fixed: { by: 'opponent' } }),
  phrase('player-predicate', 'cannot play', 'cannot play {of:printed-cards~many}', { fixed: { by: 'each' } }),
  phrase('player-predicate', 'cannot forge', 'cannot forge keys', { fixed: { whose: 'each' } }),
  phrase('player-predicate', 'skips forging', '(skips/skip) their forge a key step', {
    fixed: { whose: 'each' },
    reads: ['(skips/skip) their "forge a key" step'],
  }),
  phrase('player-predicate', 'refills', '(refills/refill) their hand to {by:#} {way:way} card(s)', {
    fixed: { whose: 'each' },
    reads: ['(refills/refill) their hand to {by:#} {way:way} card(s) during their "draw cards" step'],
  }),
  include('constant', '{it:player-rule}'),
  constant('playable', '{self} cannot be played unless {condition:state}', {
    reads: [
      'you cannot play {self} unless {condition:state}',
      'unless {condition:state}, {self} cannot be played',
      'play only if {condition:state}',
    ],
  }),
  ...PLAYS.map(([plays, by]) =>
    constant('first played', `each {of:printed-cards~one} ${plays} enters play {how:how}`, {
      fixed: { by, every: true },
    }),
  ),
  ...PLAYS.map(([plays, by]) =>
    constant('first played', `{of:printed-cards~many} ${plays} enter play {how:how}`, {
      fixed: { by, every: true },
    }),
  ),
  ...([...PLAYS, ['played', 'each']] as const).map(([played, by]) =>
    constant('first played', `the first {of:printed-cards~one} ${played} each turn enters play {how:how}`, {
      fixed: { by },
    }),
  ),
  constant('cannot be played', '{self} cannot be played', { reads: ['you cannot play {self}'] }),
  constant('cannot be discarded', '{self} cannot be discarded from your hand except through card abilities'),
  constant(
    'may play',
    'you may play {most:#} {of:printed-cards~most} each turn that the active house does not allow',
    {
      reads: [
        'you may play {most:#} {of:printed-cards~most} that (does not belong to your|is not of the) active house each turn',
        'you may play {most:#} {of:printed-cards~most} that (does not belong to your|is not of the) active house during your turn',
        'you may play {most:#} {of:printed-cards~most} each turn',
      ],
    },
  ),
  ...prices,
  constant('reap becomes', 'when {of:watched} reaps, {effects:effect+" and "} instead of gaining Æ'),
  include('constant', '{it:replacement}'),
  constant('keys paid to you', 'you get all Æ spent by your opponent when forging keys'),
  constant('controls', 'you control {who:subject}'),
  constant('about', 'while a player is haunted, their {who.of.noun:nouns} {does:predicate~many+" and "}', {
    fixed: { who: { kind: 'each', of: { kind: 'group', such: [{ kind: 'controlled', by: 'haunted' }] } } },
  }),
  constant('about', '{does.of:trigger} effects cannot resolve', {
    fixed: { who: { kind: 'each', of: CARDS }, does: [{ kind: 'loses abilities' }] },
  }),
  constant('about', '{who:subject} {does:predicate~who+" and "|", "|", and "|" and, "}'),
  // "While attacking Brute, enemy creatures gain …": each of them that does.
  constant(
    'about',
    'while attacking {who.of.such.whom:own-card}, {who.of.side:side?} creatures {does:predicate~many+" and "}',
    {
      fixed: {
        who: { kind: 'each', of: { ...CREATURES, such: [{ kind: 'attacking' }] } },
      },
    },
  ),
  // What may be used may be used by its controller.
  constant('about', `you may use {who:subject} ${IN_ANY_HOUSE}`, { fixed: { does: [VERSATILE] } }),
  constant('about', 'you cannot use {who:single-subject}', { fixed: { does: [{ kind: 'cannot be used' }] } }),
  // "X is the combined power of its neighbors.": of a card whose printed power is X.
  constant('about', 'X is {does.x:measure}', {
    fixed: { who: { kind: 'self' }, does: [{ kind: 'gets power', by: 1 }] },
  }),
  constant('attached only', 'attach only to {of:indefinite}', {
    reads: ['{self} enters play attached to {of:indefinite} [instead of a creature]'],
  }),
  constant(
    'is a copy as played',
    '{self} enters play as a copy of {of:indefinite}[, except it belongs to house {house:house}]',
  ),
  constant('is a copy as played', 'when you play {self}, treat it as a copy of {of:zone-card}'),
  ...alsoTriggers('constant'),
  isBlank('constant'),
  phrase('text-box', 'self', "{self}'s"),
  phrase('text-box', 'host', "this creature's"),
  phrase('text-box', 'it', 'its', { reads: ["that creature's", "that card's"] }),
  phrase('text-box', 'each', "each {of:group~one}'s"),
  ...barsOfFights,
]
