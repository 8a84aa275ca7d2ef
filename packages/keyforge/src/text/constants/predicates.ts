import type { House, Keyword, Trigger } from '../../vocabulary.ts'
import { type Node, phrase, phrasesOf } from '../nodes.ts'
import type { Group } from '../selections/groups.ts'
import type { Target } from '../selections/target-nodes.ts'
import type { Amount, Counted } from '../values/amounts.ts'
import { CREATURES } from '../words/fixed-nodes.ts'

type Granted = Node<'ability'>

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    predicate: Predicate
    gained: Predicate
    'use-bar': Predicate
    form: Predicate
    face: Predicate
    'use-verb': Predicate
    'kept-from': Barred
    how: Entry
  }
}

const predicate = phrasesOf('predicate')

/** What a constant text gives the cards that it speaks of. */
export type Predicate =
  | ({ readonly kind: 'gains'; readonly keyword: Keyword; readonly value: number } & Counting)
  | { readonly kind: 'gains trait'; readonly trait: string }
  | { readonly kind: 'loses'; readonly keyword: Keyword; readonly also?: Keyword }
  /** At least three. */
  | { readonly kind: 'loses several'; readonly never?: true; readonly keywords: readonly Keyword[] }
  | { readonly kind: 'loses traits' | 'cannot gain armor' | 'loses keywords' | 'is a flank creature' }
  /** What cannot be done to it, whoever would do it (KF-GEN-2). */
  | { readonly kind: 'cannot be'; readonly done: readonly Barred[] }
  | { readonly kind: 'cannot capture' }
  | { readonly kind: 'no damage when fighting'; readonly attacked?: true }
  | { readonly kind: 'only deals'; readonly amount: number }
  | { readonly kind: 'attack bonus'; readonly amount: number; readonly against: Group }
  /** Its bold abilities of this kind, gained ones too (KF-GEN-3). */
  | { readonly kind: 'loses abilities'; readonly of: Trigger }
  | { readonly kind: 'loses all abilities' }
  /** All that is printed in its text box, but for its traits. */
  | { readonly kind: 'is blank' }
  | ({ readonly kind: 'gets power' | 'gets armor'; readonly by: number } & Counting)
  /** Both of them for each. */
  | {
      readonly kind: 'gets power and armor'
      readonly power: number
      readonly armor: number
      readonly each: Counted
    }
  | { readonly kind: 'has power' | 'has armor'; readonly value: number }
  /** Measured once, as the effect is made. */
  | { readonly kind: 'power equals'; readonly of: Target }
  /** In addition to its own: what is printed on that card. */
  | { readonly kind: 'gains features'; readonly of: Target }
  /** The house that was chosen, where it names none. */
  | {
      readonly kind: 'belongs to'
      readonly house?: House
      readonly that?: 'house' | 'your choice' | 'active house' | 'own house'
      /** In addition to its other houses. */
      readonly too?: true
    }
  | { readonly kind: 'belongs to all' }
  | { readonly kind: 'cannot be dealt damage'; readonly by?: readonly Group[] }
  | {
      readonly kind:
        | 'cannot fight'
        | 'cannot reap'
        | 'cannot fight or reap'
        /** When it is used, if able. */
        | 'must fight'
        /** It can be used for nothing else. */
        | 'only fights when used'
        /** By anything; in the ready step. */
        | 'cannot ready'
        | 'does not ready'
        /** Whatever the active house is. */
        | 'may fight'
        | 'may reap'
    }
  /** As a card of this house; else as one of the houses of its neighbors. */
  | { readonly kind: 'may be used as'; readonly house?: House }
  /** Its abilities of one kind are abilities of another kind, too; `mutual`: and those of the other, of the first. */
  | { readonly kind: 'also triggers'; readonly of: Trigger; readonly as: Trigger; readonly mutual?: true }
  | { readonly kind: 'cannot be used'; readonly by?: 'opponent' }
  /** If able; by those of a kind. */
  | { readonly kind: 'must be fought'; readonly by?: Group }
  /** By enemy creatures; by those of a kind. */
  | { readonly kind: 'cannot be fought'; readonly by?: Group }
  /** An artifact that is a creature of this power, and of this armor. */
  | { readonly kind: 'is a creature'; readonly power: number; readonly armor?: number }
  /** It has all that another card has; it has the text box of another card beside its own. */
  | { readonly kind: 'is a copy' | 'gains text box'; readonly of: Target }
  /** A creature that is an artifact. */
  | { readonly kind: 'is an artifact' }
  | { readonly kind: 'takes more'; readonly amount: number }
  | { readonly kind: 'grants'; readonly ability: Granted }
  | { readonly kind: 'enters'; readonly how: Entry; readonly also?: Entry }
  /** With so much Æmber on it, from the common supply; with so many +1 power counters. */
  | { readonly kind: 'enters bearing'; readonly amount: number; readonly what?: 'power counters' }

/** What cards can be kept from. */
export type Barred =
  | 'destroyed'
  | 'stunned'
  | 'warded'
  | 'enraged'
  | 'exhausted'
  | 'exalted'
  | 'healed'
  | 'returned'
  | 'archived'
  | 'purged'

/** How a card enters play. */
export type Entry = 'ready' | 'stunned' | 'exhausted' | 'warded' | 'enraged'

/** So much for each of something that is counted at any time; or so many times a measure, as X. */
export interface Counting {
  readonly each?: Counted
  readonly x?: Amount
}

/** What is gained, without the verb. */
export const gained = [
  phrase('gained', 'gets power', '{by:+#} power'),
  phrase('gained', 'gets armor', '{by:+#} armor'),
  phrase('gained', 'gains', '{keyword:valued} {value:#}'),
  phrase('gained', 'gains', '{keyword:keyword}', { fixed: { value: 1 } }),
  phrase('gained', 'grants', '"{ability:ability}"'),
]

/** What can be true of cards. */
export const predicates = [
  predicate('cannot be dealt damage', 'cannot be dealt damage by {by:group~many+" or "}'),
  predicate('cannot be dealt damage', 'cannot be dealt damage'),
  predicate('cannot fight or reap', 'cannot fight or reap', {
    reads: ['cannot reap or fight', 'cannot be used to (fight or reap|reap or fight)'],
  }),
  predicate('cannot be', 'cannot be {done:kept-from+" or "}', {
    reads: ['cannot become {done:kept-from+" or "}'],
  }),
  predicate('cannot capture', 'cannot capture Æ', { reads: ['cannot capture'] }),
  predicate('no damage when fighting', '(deals/deal) no damage when fighting'),
  predicate('no damage when fighting', '(deals/deal) no damage when attacked', { fixed: { attacked: true } }),
  predicate('only deals', 'only (deals/deal) {amount:#} damage when fighting', {
    reads: ['only (deals|deal) {amount:#} (damage|<D>|) when fighting'],
  }),
  predicate('attack bonus', '(deals/deal) {amount:+#} damage while attacking {against:indefinite}', {
    reads: ['(deals|deal) {amount:+#} (damage|<D>|) while attacking {against:indefinite}'],
  }),
  predicate('attack bonus', '(deals/deal) {amount:+#} damage while attacking', {
    fixed: { against: CREATURES },
    reads: [
      '(deals|deal) {amount:+#} (damage|<D>|) (while attacking|when attacking|while attacking a creature)',
    ],
  }),
  predicate('cannot be fought', 'cannot be (fought|attacked) by {by:group~many}', {
    reads: ['cannot be (fought|attacked) by {by:group~one}'],
  }),
  predicate('cannot be fought', 'cannot be (fought|attacked)'),
  predicate('cannot fight', 'cannot fight', { reads: ['cannot be used to fight'] }),
  predicate('cannot reap', 'cannot reap', { reads: ['cannot be used to reap'] }),
  predicate('cannot be used', 'cannot be used by your opponent', { fixed: { by: 'opponent' } }),
  predicate('cannot be used', 'cannot be used'),
  predicate('must fight', 'must fight when used[,] if able', {
    reads: [
      'must (fight|attack|be used to fight)[,] [if able]',
      '(when used,|) must fight [when used] [if able]',
    ],
  }),
  predicate('only fights when used', 'can only be used to fight', {
    reads: [
      '(can|may) only fight',
      '(can|may) only be used to (fight|attack)',
      'cannot be used except to fight',
    ],
  }),
  predicate('must be fought', 'must be fought[,] if able', {
    reads: [
      'must be (fought|attacked) [first][,] [if able]',
      'must be chosen (when fighting|as the target of an attack|as the defender|to be fought|when an enemy creature fights)[,] [if able]',
    ],
  }),
  predicate('must be fought', 'must be fought by {by:group~many}[,] if able', {
    reads: ['must be (fought|attacked|chosen) by {by:group~many} [when they fight][,] [if able]'],
  }),
  predicate('cannot ready', 'cannot ready', { reads: ['cannot (be readied|become ready)'] }),
  predicate(
    'does not ready',
    "(does not/do not) ready during (its controller's|your|their controller's|the) ready step",
    {
      reads: [
        '(does not/do not) ready during (its controller\'s|your|their controller\'s|the) "ready cards" step',
      ],
    },
  ),
  predicate('may fight', 'may fight', {
    reads: ['may be used to fight', 'may fight as (if|though) (it|they) belonged to the active house'],
  }),
  predicate('may reap', 'may reap', {
    reads: ['may be used to reap', 'may reap as (if|though) (it|they) belonged to the active house'],
  }),
  predicate(
    'takes more',
    '(takes/take) {amount:#} additional damage (each time it is dealt damage|when it is dealt damage|)',
    {
      reads: [
        '(takes|take) an additional {amount:#} (damage|<D>|) [(each time it is dealt damage|when it is dealt damage)]',
      ],
    },
  ),
  predicate('has power', '(has/have) power {value:#}', {
    reads: [
      '(is/are) considered to have power {value:#}',
      '(is/are) considered to have {value:#} power',
      '(has/have) {value:#} power',
    ],
  }),
  predicate('has armor', '(has/have) armor {value:#}', {
    reads: ['(has/have) {value:#} armor', '(is/are) considered to have {value:#} armor', '{value:#} armor'],
  }),
  predicate('has armor', '(loses/lose) all [(of its|of their)] armor', {
    fixed: { value: 0 },
    reads: ['all [(of its|of their)] armor', '(has|have) no armor'],
  }),
  predicate('belongs to', '(belongs/belong) to house {house:house}', {
    reads: [
      '(belongs/belong) to house {house:house} instead of its other houses',
      '(is/are) considered to (belong to|be of|be in) house {house:house}',
    ],
  }),
  predicate('belongs to', '(belongs/belong) to house {house:house} in addition to its other houses', {
    fixed: { too: true },
  }),
  predicate(
    'belongs to',
    '(belongs/belong) to the house of your choice in addition to (its|their) other houses',
    { fixed: { that: 'your choice', too: true } },
  ),
  predicate('belongs to', '(belongs/belong) to that house', {
    fixed: { that: 'house' },
    reads: [
      '(belongs/belong) to (that|the chosen|the named) house [instead of its other houses]',
      '(becomes/become) (of that house|a member of that house)',
    ],
  }),
  predicate('belongs to', "(belongs/belong) to {self}'s house", { fixed: { that: 'own house' } }),
  predicate('belongs to', '(belongs/belong) to the active house', { fixed: { that: 'active house' } }),
  predicate('loses', '(loses/lose) {keyword:keyword} and {also:keyword}'),
  predicate('loses', '(loses/lose) {keyword:keyword}'),
  predicate('loses', '(loses/lose) {keyword:valued}'),
  predicate('loses several', '(loses/lose) {never=and cannot gain} {keywords:keyword+", and"}'),
  predicate('loses keywords', '(loses/lose) all keywords', {
    reads: ['(loses/lose) (each of its|all of its|all of their) keywords'],
  }),
  predicate('loses traits', '(loses/lose) all traits', {
    reads: ['(loses/lose) (each of its|all of its|all of their) traits'],
  }),
  predicate('loses abilities', '(loses/lose) all {of:trigger} abilities', {
    reads: [
      '(loses/lose) all {of:trigger} effects',
      '(loses/lose) (each of its|all of its|all of their) {of:trigger} (abilities|effects)',
    ],
  }),
  predicate('loses all abilities', '(loses/lose) all abilities', {
    reads: ['(loses/lose) (each of its|all of its|all of their) abilities'],
  }),
  predicate('cannot gain armor', 'cannot gain armor'),
  predicate(
    'gets power and armor',
    '(gets/get) {power:+#} power and {armor:+#} armor for each {each:counted~one}',
  ),
  ...['power', 'armor'].flatMap((value) => [
    predicate(`gets ${value}`, `(gets/get) {by:+#} ${value}[ for each {each:counted~one}]`, {
      reads: [
        `{by:+#} ${value}[ for each {each:counted~one}]`,
        `(gets|get|gains|gain) an additional {by:+#} ${value}[ for each {each:counted~one}]`,
        `(gains|gain|has|have) {by:+#} ${value}[ for each {each:counted~one}]`,
      ],
    }),
    predicate(`gets ${value}`, `(gets/get) +X ${value}, where X is {x:measure}`, { fixed: { by: 1 } }),
    predicate(`gets ${value}`, `(gets/get) -X ${value}, where X is {x:measure}`, { fixed: { by: -1 } }),
  ]),
  predicate('gains', '(gains/gain) {keyword:valued} {value:#}[ for each {each:counted~one}]', {
    reads: ['{keyword:valued} {value:#}', '(gets/get) {keyword:valued} {value:#}'],
  }),
  predicate('gains', '(gets/get) +{value:#} {keyword:valued}[ for each {each:counted~one}]'),
  predicate('gains', '(gains/gain) {keyword:valued} X, where X is {x:measure}', {
    fixed: { value: 1 },
    reads: ['{keyword:valued} X, where X is {x:measure}', '{keyword:valued} X. X is {x:measure}'],
  }),
  predicate('gains trait', '(gains/gain) the {trait:trait} trait', { reads: ['the {trait:trait} trait'] }),
  predicate('belongs to all', '(belongs/belong) to all houses', {
    reads: ['(belongs/belong) to every house', '(is/are) considered to belong to (all houses|every house)'],
  }),
  predicate('gains', '(gains/gain) {keyword:keyword}', {
    reads: ['{keyword:keyword}', '(gets|get|has|have) {keyword:keyword}'],
    fixed: { value: 1 },
  }),
  // Other words for keywords.
  predicate('gains', 'may be used as (if|though) (it|they) belonged to (the active house|any house)', {
    fixed: { keyword: 'versatile', value: 1 },
    reads: [
      'may be used',
      'can be used as (if|though) (it|they) belonged to (the active house|any house)',
      'may be used as (if|though) (it|they) belonged to your active house',
      'can be used as (if|though) (it|they) were in the active house',
    ],
  }),
  predicate('may be used as', 'may be used as if (it/they) belonged to house {house:house}', {
    reads: ['(may|can) be used as (if|though) (it|they) belonged to house {house:house}'],
  }),
  predicate('may be used as', 'may be used as if (it/they) belonged to the house of a neighbor', {
    reads: [
      "(may|can) be used as (if|though) (it|they) belonged to (either|any) of (its|their) neighbor's houses",
    ],
  }),
  predicate('gains', '(cannot be dealt damage or destroyed|cannot be destroyed or dealt damage)', {
    fixed: { keyword: 'invulnerable', value: 1 },
  }),
  predicate('is a creature', '(is/are) a creature with power {power:#}', {
    reads: [
      '(is/are) considered (a|to be a) creature with power {power:#}',
      '(is/are) (considered|) (a|to be a) creature with {power:#} power',
    ],
  }),
  predicate('is a flank creature', '(is/are) considered a flank creature', {
    reads: [
      '(is/are) considered (to be a flank creature|to be on a flank|flank creatures)',
      '(is/are) a flank creature',
    ],
  }),
  predicate('is an artifact', '(is/are) an artifact', {
    reads: ['(is/are) considered (an|to be an) artifact'],
  }),
  predicate('enters bearing', '(enters/enter) play with {amount:#}Æ on it', {
    reads: [
      '(enters|enter) play with {amount:#} (Æ|) on (it|them) [from the common supply]',
      '(enters|enter) play with {amount:#} (Æ|) from the common supply on (it|them)',
    ],
  }),
  predicate('enters bearing', '(enters/enter) play with {amount:#} +1 power counter(s)', {
    fixed: { what: 'power counters' },
    reads: ['(enters|enter) play with {amount:#} +1 power counter(s) on (it|them)'],
  }),
  predicate('enters bearing', '(enters/enter) play with a +1 power counter [on (it|them)]', {
    fixed: { what: 'power counters', amount: 1 },
  }),
  predicate('enters', '(enters/enter) play {how:how}[ and {also:how}]'),
  predicate('grants', '(gains/gain), "{ability:ability}"', {
    reads: [
      '"{ability:ability}"',
      '(gains/gain): "{ability:ability}"',
      '(gains/gain) "{ability:ability}"',
      '(gains/gain):\\n"{ability:ability}"',
    ],
  }),
]
