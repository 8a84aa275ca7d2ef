import { include, phrase } from '@battleline/language'
import type { ActingIcon, House, Keyword } from '../vocabulary.ts'
import type { Amount, Counted } from './amounts.ts'
import type { State } from './conditions.ts'
import type { Effect } from './effects/effect.ts'
import type { Group, Printed } from './groups.ts'
import type { Side } from './players.ts'
import type { Bold } from './structure.ts'
import type { Subject, Watched } from './targets.ts'

/** What a constant text gives the cards that it speaks of. */
export type Predicate =
  | ({ readonly kind: 'gains'; readonly keyword: Keyword; readonly value: number } & Counting)
  | { readonly kind: 'gains trait'; readonly trait: string }
  | { readonly kind: 'loses'; readonly keyword: Keyword; readonly also?: Keyword }
  | ({ readonly kind: 'gets power' | 'gets armor'; readonly by: number } & Counting)
  | { readonly kind: 'has power' | 'has armor'; readonly value: number }
  | { readonly kind: 'belongs to'; readonly house: House }
  | { readonly kind: 'belongs to all' }
  | { readonly kind: 'cannot be dealt damage'; readonly by?: readonly Group[] }
  | {
      readonly kind:
        | 'cannot fight'
        | 'cannot reap'
        | 'cannot fight or reap'
        | 'cannot be used'
        /** By anything; in the ready step. */
        | 'cannot ready'
        | 'does not ready'
        /** Whatever the active house is. */
        | 'may fight'
        | 'may reap'
    }
  /** By enemy creatures; by those of a kind. */
  | { readonly kind: 'cannot be fought'; readonly by?: Group }
  /** An artifact that is a creature of this power. */
  | { readonly kind: 'is a creature'; readonly power: number }
  | { readonly kind: 'takes more'; readonly amount: number }
  | { readonly kind: 'grants'; readonly ability: Bold }
  | { readonly kind: 'enters'; readonly how: Entry; readonly also?: Entry }

/** What is true of a player, or of both. */
export type PlayerRule = Extract<
  Constant,
  {
    readonly kind:
      | 'keys cost'
      | 'cannot be stolen'
      | 'cannot forge'
      | 'skips forging'
      | 'cannot use'
      | 'must choose'
      | 'cannot choose'
      | 'refills'
      | 'play limit'
      | 'cannot play'
  }
>

/** How a card enters play. */
export type Entry = 'ready' | 'stunned' | 'exhausted' | 'warded' | 'enraged'

/** So much for each of something that is counted at any time; or so many times a measure, as X. */
export interface Counting {
  readonly each?: Counted
  readonly x?: Amount
}

/** What is true while a card is in play. */
export type Constant =
  /** Of the predicates, at most one grants an ability: reading makes a clause of each. */
  | { readonly kind: 'about'; readonly who: Subject; readonly does: readonly Predicate[] }
  | { readonly kind: 'no damage when fighting' | 'damage doubled' | 'damage copied' }
  | { readonly kind: 'only deals'; readonly amount: number }
  | { readonly kind: 'attack bonus'; readonly amount: number; readonly against: Group }
  | { readonly kind: 'damage becomes'; readonly effects: readonly Effect[] }
  /** You control these cards. */
  | { readonly kind: 'controls'; readonly who: Subject }
  | { readonly kind: 'damage redirected'; readonly without?: string }
  | { readonly kind: 'only fights'; readonly of: Group }
  | { readonly kind: 'ignores'; readonly keywords: readonly Keyword[] }
  | ({ readonly kind: 'keys cost'; readonly amount: number; readonly whose: Side } & Counting)
  | { readonly kind: 'cannot be stolen' | 'cannot forge' | 'skips forging'; readonly whose: Side }
  /** For anything; to fight, to reap. */
  | { readonly kind: 'cannot use'; readonly by: Side; readonly of: Printed; readonly to?: 'fight' | 'reap' }
  /** Without a house: the one that was chosen. */
  | { readonly kind: 'must choose' | 'cannot choose'; readonly house?: House; readonly whose: Side }
  /** What lies on the card itself, or on these. */
  | { readonly kind: 'may be spent'; readonly on: 'keys' | 'anything'; readonly of?: Group }
  | { readonly kind: 'damage instead of readying'; readonly each: number }
  | {
      readonly kind: 'refills'
      readonly by: number
      readonly way: 'additional' | 'less'
      readonly whose: Side
    }
  | { readonly kind: 'play limit'; readonly by: Side; readonly most: number }
  | { readonly kind: 'cannot play'; readonly by: Side; readonly of: Printed }
  | { readonly kind: 'playable'; readonly condition: State }
  /** Each of these icons, or each icon, resolves once more (KF-ICN-4). */
  | { readonly kind: 'icons again'; readonly icon?: ActingIcon }
  /** What players pay or do before they use such a card (KF-USE-4). */
  | { readonly kind: 'costs to use'; readonly by: Side; readonly cost: Effect; readonly of: Watched }
  /** What happens instead of gaining Æmber by reaping (KF-REA-1). */
  | { readonly kind: 'reap becomes'; readonly of: Watched; readonly effects: readonly Effect[] }

const your = { fixed: { whose: 'you' } }
const opponent = { fixed: { whose: 'opponent' } }

/** What is true while a card is in play. */
export const constants = [
  phrase('constant', 'no damage when fighting', '{self} deals no damage when fighting'),
  phrase('constant', 'only deals', '{self} only deals {amount:#} (damage|<D>|) when fighting'),
  phrase('constant', 'attack bonus', '{self} deals {amount:+#} (damage|<D>|) while attacking {against:one}'),
  phrase('constant', 'damage becomes', 'when {self} would deal damage, {effects:effect+" and "} instead'),
  phrase('constant', 'damage doubled', 'double all damage dealt to {self}', {
    reads: ['all damage dealt to {self} is doubled', 'damage dealt to {self} is doubled'],
  }),
  phrase(
    'constant',
    'damage redirected',
    'damage dealt to [non-{without:trait} ]neighbors is dealt to {self} instead',
  ),
  phrase(
    'constant',
    'damage copied',
    "damage dealt to {self}'s neighbors during fights is also dealt to {self}",
  ),
  phrase('constant', 'only fights', '{self} can only (fight|attack) {of:group~many}'),
  phrase('constant', 'ignores', 'while {self} is attacking, ignore {keywords:keyword+" and "}'),
  ...[
    { ...your, keys: 'your keys cost', one: 'each of your keys costs' },
    {
      ...opponent,
      keys: "your opponent's keys cost",
      one: "(their keys cost|each of your opponent's keys costs)",
    },
    { fixed: { whose: 'each' }, keys: 'keys cost', one: "each (player's keys cost|key costs)" },
  ].flatMap(({ fixed, keys, one }) => [
    phrase('player-rule', 'keys cost', `${keys} {amount:+#}(Æ|)[ for each {each:counted~one}]`, {
      fixed,
      reads: [`${one} {amount:+#}(Æ|)`],
    }),
    phrase('player-rule', 'keys cost', `for each {each:counted~one}, ${keys} {amount:+#}(Æ|)`, { fixed }),
    phrase('player-rule', 'keys cost', `${keys} +X, where X is {x:measure}`, {
      reads: [`${keys} +X Æ, where X is {x:measure}`],
      fixed: { ...fixed, amount: 1 },
    }),
  ]),
  phrase('player-rule', 'cannot be stolen', 'your Æ cannot be stolen', your),
  phrase('player-rule', 'cannot be stolen', "your opponent's Æ cannot be stolen", opponent),
  phrase('player-rule', 'cannot be stolen', 'Æ cannot be stolen', { fixed: { whose: 'each' } }),
  ...[
    { ...your, player: 'you', skip: 'you skip your', reads: ['skip your'] },
    {
      ...opponent,
      player: 'your opponent',
      skip: 'your opponent skips their',
      reads: ['your opponent skips the'],
    },
    {
      fixed: { whose: 'each' },
      player: 'players',
      skip: 'players skip their',
      reads: ['each player skips their'],
    },
  ].flatMap(({ fixed, player, skip, reads }) => [
    phrase('player-rule', 'cannot forge', `${player} cannot forge keys`, {
      fixed,
      reads: [`${player.replace('players', 'each player')} cannot forge a key`],
    }),
    phrase('player-rule', 'skips forging', `${skip} forge a key step`, {
      fixed,
      reads: [skip, ...reads].flatMap((one) => [`${one} "forge a key" step`, `${one} forge step`]),
    }),
  ]),
  phrase('player-rule', 'cannot use', '{by:subject-player} cannot use {of:printed~many} to fight', {
    fixed: { to: 'fight' },
  }),
  phrase('player-rule', 'cannot use', '{by:subject-player} cannot use {of:printed~many} to reap', {
    fixed: { to: 'reap' },
  }),
  phrase('player-rule', 'cannot use', '{by:subject-player} cannot use {of:printed~many}'),
  ...['must', 'cannot'].flatMap((word) => [
    phrase('player-rule', `${word} choose`, `you ${word} choose that house as your active house`, your),
    phrase(
      'player-rule',
      `${word} choose`,
      `your opponent ${word} choose that house as their active house`,
      opponent,
    ),
  ]),
  phrase('player-rule', 'must choose', 'you must choose {house:house} as your active house', {
    ...your,
    reads: ['while {self} is in play, you must choose {house:house} as your active house'],
  }),
  phrase(
    'player-rule',
    'must choose',
    'your opponent must choose {house:house} as their active house',
    opponent,
  ),
  phrase('player-rule', 'cannot choose', 'you cannot choose {house:house} as your active house', your),
  phrase(
    'player-rule',
    'cannot choose',
    'your opponent cannot choose {house:house} as their active house',
    opponent,
  ),
  phrase('constant', 'may be spent', 'you may spend Æ on {of:many-cards} as if it were in your pool', {
    fixed: { on: 'anything' },
  }),
  phrase('constant', 'may be spent', 'you may spend Æ on {of:many-cards} when forging keys', {
    fixed: { on: 'keys' },
  }),
  phrase('constant', 'may be spent', 'you may spend Æ on {self} when forging keys', {
    fixed: { on: 'keys' },
  }),
  phrase('constant', 'may be spent', 'you may spend Æ on {self} as if it were in your pool', {
    fixed: { on: 'anything' },
  }),
  phrase(
    'constant',
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
    { ...opponent, refill: 'your opponent refills their hand', own: 'their', who: 'your opponent' },
    { fixed: { whose: 'each' }, refill: 'each player refills their hand', own: 'their', who: 'each player' },
  ].flatMap(({ fixed, refill, own, who }) =>
    ['{by:#} {way:way} card(s)'].map((cards) =>
      phrase('player-rule', 'refills', `during ${own} draw step, ${refill} to ${cards}`, {
        fixed,
        reads: [
          `during ${own} "draw cards" step, ${refill} to ${cards}`,
          `${refill} to ${cards} during (your|their|the) "draw cards" step`,
          `${who === '' ? 'you draw' : `${who} draws`} ${cards} during (your|their|the) "draw cards" step`,
        ],
      }),
    ),
  ),
  phrase('player-rule', 'play limit', '{by:subject-player} cannot play more than {most:#} card(s) each turn'),
  phrase('player-rule', 'cannot play', '{by:subject-player} cannot play {of:printed~many}'),
  include('constant', '{it:player-rule}'),
  phrase('constant', 'playable', '{self} cannot be played unless {condition:state}', {
    reads: ['you cannot play {self} unless {condition:state}', 'play only if {condition:state}'],
  }),
  phrase(
    'constant',
    'icons again',
    'each time you resolve a(n) {icon:acting-icon?} bonus icon, resolve it an additional time',
    { reads: ['after you resolve a(n) {icon:acting-icon?} bonus icon, resolve it again'] },
  ),
  phrase('constant', 'costs to use', 'you must {cost:verb} in order to use {of:watched}', {
    fixed: { by: 'you' },
  }),
  phrase('constant', 'costs to use', 'your opponent must {cost:their-cost} in order to use {of:watched}', {
    fixed: { by: 'opponent' },
  }),
  phrase('their-cost', 'pay', 'pay you {amount:number}(Æ|)'),
  phrase('their-cost', 'lose', 'lose {amount:amount}(Æ|)'),
  phrase(
    'constant',
    'reap becomes',
    'when {of:watched} reaps, {effects:effect+" and "} instead of gaining Æ',
  ),
  phrase('constant', 'controls', 'you control {who:subject}'),
  phrase('constant', 'about', '{who:subject} {does:predicate+" and "|", "|", and "|" and, "}'),
  // What may be used may be used by its controller.
  phrase('constant', 'about', 'you may use {who:subject} {does:as-active+" and "}'),
  phrase('constant', 'about', '{does:barred+" and "} (fight|attack) {who:subject-one}'),
  phrase('barred', 'cannot be fought', '{by:many-cards} cannot'),
  phrase('as-active', 'gains', 'as (if|though) (it|they) belonged to the active house', {
    fixed: { keyword: 'versatile', value: 1 },
  }),

  phrase('predicate', 'cannot be dealt damage', 'cannot be dealt damage by {by:group~many+" or "}'),
  phrase('predicate', 'cannot be dealt damage', 'cannot be dealt damage'),
  phrase('predicate', 'cannot fight or reap', 'cannot fight or reap', {
    reads: ['cannot reap or fight', 'cannot be used to (fight or reap|reap or fight)'],
  }),
  phrase('predicate', 'cannot be fought', 'cannot be (fought|attacked) by {by:group~many}', {
    reads: ['cannot be (fought|attacked) by {by:group~one}'],
  }),
  phrase('predicate', 'cannot be fought', 'cannot be (fought|attacked)'),
  phrase('predicate', 'cannot fight', 'cannot fight', { reads: ['cannot be used to fight'] }),
  phrase('predicate', 'cannot reap', 'cannot reap', { reads: ['cannot be used to reap'] }),
  phrase('predicate', 'cannot be used', 'cannot be used'),
  phrase('predicate', 'cannot ready', 'cannot ready', { reads: ['cannot (be readied|become ready)'] }),
  phrase(
    'predicate',
    'does not ready',
    "(does not/do not) ready during (its controller's|your|their controller's|the) ready step",
    {
      reads: [
        '(does not/do not) ready during (its controller\'s|your|their controller\'s|the) "ready cards" step',
      ],
    },
  ),
  phrase('predicate', 'may fight', 'may fight', {
    reads: ['may be used to fight', 'may fight as (if|though) (it|they) belonged to the active house'],
  }),
  phrase('predicate', 'may reap', 'may reap', {
    reads: ['may be used to reap', 'may reap as (if|though) (it|they) belonged to the active house'],
  }),
  phrase(
    'predicate',
    'takes more',
    '(takes/take) {amount:#} additional damage (each time it is dealt damage|when it is dealt damage|)',
  ),
  phrase('predicate', 'has power', '(has/have) power {value:#}', {
    reads: ['(is/are) considered to have power {value:#}', '(has/have) {value:#} power'],
  }),
  phrase('predicate', 'has armor', '(has/have) armor {value:#}', {
    reads: ['(has/have) {value:#} armor', '(is/are) considered to have {value:#} armor'],
  }),
  phrase('predicate', 'belongs to', '(belongs/belong) to house {house:house}', {
    reads: [
      '(belongs/belong) to house {house:house} instead of its other houses',
      '(is/are) considered to (belong to|be of) house {house:house}',
    ],
  }),
  phrase('predicate', 'loses', '(loses/lose) {keyword:keyword} and {also:keyword}'),
  phrase('predicate', 'loses', '(loses/lose) {keyword:keyword}'),
  phrase('predicate', 'loses', '(loses/lose) {keyword:valued}'),
  ...['power', 'armor'].flatMap((value) => [
    phrase('predicate', `gets ${value}`, `(gets/get) {by:+#} ${value}[ for each {each:counted~one}]`, {
      reads: [`{by:+#} ${value}[ for each {each:counted~one}]`],
    }),
    phrase('predicate', `gets ${value}`, `(gets/get) +X ${value}, where X is {x:measure}`, {
      fixed: { by: 1 },
    }),
    phrase('predicate', `gets ${value}`, `(gets/get) -X ${value}, where X is {x:measure}`, {
      fixed: { by: -1 },
    }),
  ]),
  phrase('predicate', 'gains', '(gains/gain) {keyword:valued} {value:#}[ for each {each:counted~one}]', {
    reads: ['{keyword:valued} {value:#}'],
  }),
  phrase('predicate', 'gains', '(gets/get) +{value:#} {keyword:valued}[ for each {each:counted~one}]'),
  phrase('predicate', 'gains', '(gains/gain) {keyword:valued} X, where X is {x:measure}', {
    fixed: { value: 1 },
  }),
  phrase('predicate', 'gains trait', '(gains/gain) the {trait:trait} trait'),
  phrase('predicate', 'belongs to all', '(belongs/belong) to all houses', {
    reads: ['(belongs/belong) to every house'],
  }),
  phrase('predicate', 'gains', '(gains/gain) {keyword:keyword}', {
    reads: ['{keyword:keyword}'],
    fixed: { value: 1 },
  }),
  // Other words for keywords.
  phrase(
    'predicate',
    'gains',
    'may be used as (if|though) (it|they) belonged to (the active house|any house)',
    {
      fixed: { keyword: 'versatile', value: 1 },
      reads: [
        'may be used',
        'can be used as (if|though) (it|they) belonged to (the active house|any house)',
        'may be used as (if|though) (it|they) belonged to your active house',
      ],
    },
  ),
  phrase('predicate', 'gains', '(cannot be dealt damage or destroyed|cannot be destroyed or dealt damage)', {
    fixed: { keyword: 'invulnerable', value: 1 },
  }),
  phrase('predicate', 'is a creature', '(is/are) a creature with power {power:#}', {
    reads: ['(is/are) considered (a|to be a) creature with power {power:#}'],
  }),
  phrase('predicate', 'enters', '(enters/enter) play {how:how}[ and {also:how}]'),
  phrase('predicate', 'grants', '(gains/gain), "{ability:bold}"', {
    reads: ['"{ability:bold}"', '(gains/gain): "{ability:bold}"'],
  }),
]
