import { type Phrase, within } from '@battleline/language'
import type { House, Key, Pile } from '../../vocabulary.ts'
import { phrase, phrasesOf } from '../nodes.ts'
import { type Group, type Printed, WHAT } from '../selections/groups.ts'
import type { Target } from '../selections/target-nodes.ts'
import type { Counted } from '../values/amounts.ts'
import type { Bounds } from '../values/bounds.ts'
import type { DoneThisTurn, Who } from '../values/players.ts'
import { CARDS, CREATURES, IT } from '../words/fixed-nodes.ts'
import { countersOnCards } from './counter-conditions.ts'
import { statesOfPlayers } from './player-conditions.ts'
import { remembered } from './this-turn.ts'
import { itsOwn, whiles } from './while-clauses.ts'

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    state: State
    while: State
    'trailing-condition': State
    'subject-condition': State
    'subject-state': State
    during: State
    'any-player-condition': State
    'simple-state': State
    'simple-while': State
    being: CardStatus
  }
}

const state = phrasesOf('simple-state')

/** What a card in play can be asked to be. */
export type CardStatus =
  | 'on a flank'
  | 'centered'
  | 'in a battleline'
  | 'damaged'
  | 'undamaged'
  | 'ready'
  | 'exhausted'
  | 'stunned'
  | 'warded'
  | 'enraged'

/** What can be asked of a card in play at any time. */
export type State =
  | { readonly kind: 'tide'; readonly is: 'low' | 'high'; readonly whose?: Who }
  | { readonly kind: 'is'; readonly who: Target; readonly not?: true; readonly being: CardStatus }
  | { readonly kind: 'control host' | 'your turn' | 'not your turn' | 'same key' | 'equal keys' }
  /** Of the creatures of such a kind that a player controls, taken together. */
  | { readonly kind: 'total power'; readonly whose: Who; readonly of: Group; readonly least: number }
  /** The card itself takes part in the fight that goes on; as the attacker, against such a defender. */
  | { readonly kind: 'in a fight'; readonly attacking?: true; readonly against?: Group }
  | { readonly kind: 'active house'; readonly house: House; readonly not?: true }
  | { readonly kind: 'haunted'; readonly whose: Who; readonly not?: true }
  | { readonly kind: 'there is' | 'there is no'; readonly of: Group }
  /** A player controls so many of these; at least one where nothing is said. */
  | ({ readonly kind: 'controls'; readonly whose: Who; readonly of: Group } & Bounds)
  /** The card itself lies in such a zone. */
  | { readonly kind: 'lies'; readonly whose: Who; readonly zone: Pile }
  | ({ readonly kind: 'there are'; readonly of: Counted } & Bounds)
  | ({ readonly kind: 'has aember' | 'has keys' | 'has chains'; readonly whose: Who } & Bounds)
  | ({ readonly kind: 'bears'; readonly of: Target; readonly what: 'aember' | 'damage' } & Bounds)
  | ({ readonly kind: 'has counters'; readonly of: Target; readonly counter: string } & Bounds)
  | { readonly kind: 'key forged'; readonly whose: Who; readonly key: Key }
  | { readonly kind: 'can pay a key'; readonly whose: Who }
  /** Both players control as many of these. */
  | { readonly kind: 'as many of each'; readonly of: Group }
  /** More of something than the other player. */
  | {
      readonly kind: 'more aember' | 'more keys' | 'more cards in hand'
      readonly whose: Who
    }
  | { readonly kind: 'more creatures'; readonly whose: Who; readonly of: Group }
  | { readonly kind: 'more of'; readonly of: Counted; readonly than: Counted }
  /** What was done this turn; by anybody where nobody is named. */
  | ({
      readonly kind: 'done this turn'
      readonly by: Who
      readonly deed: DoneThisTurn
      readonly of: Printed
      /** In their previous turn instead. */
      readonly last?: true
    } & Bounds)
  | ({ readonly kind: 'has stolen'; readonly by: Who; readonly last?: true } & Bounds)
  | ({
      readonly kind:
        | 'destroyed this turn'
        | 'killed this turn'
        | 'exalted this turn'
        | 'fought this turn'
        | 'reaped this turn'
      readonly of: Group
    } & Bounds)
  | { readonly kind: 'forged this turn'; readonly by: Who; readonly not?: true; readonly last?: true }
  /** Of what an earlier part spoke of, or of another card. */
  | { readonly kind: 'is a'; readonly of: Group; readonly not?: true; readonly who?: Target }
  /** There is no other of these. */
  | { readonly kind: 'only one'; readonly who: Target; readonly of: Group }
  /** Of each of these at least one. */
  | { readonly kind: 'controls each'; readonly whose: Who; readonly of: readonly Group[] }
  /** The other way round. */
  | { readonly kind: 'not'; readonly of: State }
  | { readonly kind: 'all of' | 'any of'; readonly of: readonly State[] }

const none = { fixed: { most: 0 } }
const least = '{least:#} or more'
const most = '{most:#} or fewer'
const EXTREME = within('of', 'the {such:extreme-filter+" "} {side:side?} {noun:noun~one}')

/** What can be asked of a card in play, or of a player, at any time. */
const ofBoard = [
  state('tide', 'the tide is {is:tide} for {whose:player}'),
  state('tide', 'the tide is {is:tide}'),
  state('is', '{who:known-card} is {not=not} {being:being}', {
    reads: [
      '{who:known-card} was [already] {not=not} {being:being}',
      '{who:known-card} is now {not=not} {being:being}',
    ],
  }),
  // "While not on a flank, it gets …": where its own place is meant.
  state('is', 'on a flank', { fixed: { who: IT, being: 'on a flank' } }),
  state('is', 'not on a flank', { fixed: { who: IT, being: 'on a flank', not: true } }),
  state('in a fight', '{self} is attacking {against:indefinite}', { fixed: { attacking: true } }),
  state('in a fight', '{self} is attacking', { fixed: { attacking: true } }),
  state('control host', 'you control this creature'),
  state('haunted', '{whose:are} {not=not} haunted'),
  state('key forged', '{whose:whose} {key:key} key is forged'),
  state('active house', '{house:house} is {not=not} your active house'),
  state('total power', '{whose:controls} {of:several} with total power {least:#} or higher', {
    reads: [
      '{whose:controls} {of:several} with (a total power of|a total of|total power) {least:#} (or more|power or more)',
    ],
  }),
  state('same key', '2 keys of the same color are forged', {
    reads: ['two keys of the same color are forged'],
  }),
  state('your turn', 'it is your turn'),
  state('not your turn', 'it is not your turn', { reads: ["it is your opponent's turn"] }),

  state('bears', '{of:known-card} has no {what:borne} on it', {
    ...none,
    reads: [
      'there (is|are) no {what:borne} (left|remaining|) on {of:known-card}',
      '{of:known-card} had no {what:borne} on it',
    ],
  }),
  state('bears', '{of:known-card} has {what:borne} on it', {
    fixed: { least: 1 },
    reads: ['there is {what:borne} on {of:known-card}', '{of:known-card} had {what:borne} on it'],
  }),
  state('bears', `{of:known-card} has ${least} {what:borne} on it`, {
    reads: [
      `there is ${least} {what:borne} on {of:known-card}`,
      `{of:known-card} had ${least} {what:borne} on it`,
      'there is at least {least:#} {what:borne} on {of:known-card}',
      '{of:known-card} has {least:#} {what:borne} or more on it',
    ],
  }),

  state('bears', '{of:known-card} has fewer than {below:#} {what:borne} on it', {
    reads: ['{of:known-card} has less than {below:#} {what:borne} on it'],
  }),
  state('bears', '{of:known-card} has fewer than {below:#} Æ on it', {
    fixed: { what: 'aember' },
    reads: ['{of:known-card} has (less|fewer) than {below:#} (Æ|) on it'],
  }),
  state('bears', '{of:known-card} has {least:#} or more Æ on it', {
    fixed: { what: 'aember' },
    reads: [
      'there (is|are) {least:#} or more (Æ|) on {of:known-card}',
      'there (is|are) {least:#} (Æ|) or more on {of:known-card}',
    ],
  }),
  ...countersOnCards,
  state('more creatures', 'your opponent controls more {of:group~many} than you', {
    fixed: { whose: 'opponent' },
    reads: [
      'your opponent [still] (has|controls) more {of:group~many} [in play] than you [do]',
      'you (have|control) fewer {of:group~many} [in play] than your opponent [does]',
    ],
  }),
  state('more creatures', 'you control more {of:group~many} than your opponent', {
    fixed: { whose: 'you' },
    reads: [
      'you [still] (have|control) more {of:group~many} [in play] than your opponent [does]',
      'your opponent (has|controls) fewer {of:group~many} [in play] than you [do]',
    ],
  }),
  // Of a player who was spoken of.
  ...[
    ['aember', 'Æ', []],
    ['keys', 'forged keys', ['have forged more keys than their opponent']],
    ['cards in hand', 'cards in hand', ['have more cards in their hand than their opponent']],
  ].map(([what, words, reads]) =>
    state(`more ${String(what)}`, `they have more ${String(words)} than their opponent`, {
      fixed: { whose: 'that player' },
      reads: (reads as readonly string[]).map((one) => `they ${one}`),
    }),
  ),
  state('more creatures', 'they control more {of:group~many} than their opponent', {
    fixed: { whose: 'that player' },
    reads: ['they (have|control) more {of:group~many} [in play] than their opponent [does]'],
  }),
  phrase(
    'any-player-condition',
    'more creatures',
    'a player controls more {of:group~many} than their opponent',
    {
      fixed: { whose: 'that player' },
      reads: ['a player (has|controls) more {of:group~many} [in play] than their opponent [does]'],
    },
  ),
  phrase('any-player-condition', 'haunted', 'a player is haunted', { fixed: { whose: 'that player' } }),
  state('more creatures', 'you are overwhelmed', { fixed: { whose: 'opponent', of: CREATURES } }),
  state('more of', 'there are more {of:counted~many} than {than:counted~many}'),

  // How many there are, anywhere or on one side; of those that are tied for it, one is enough.
  state('controls', '{whose:controls} no {of:group~many}', {
    ...none,
    reads: ['{whose:controls} no {of:group~many} [in play]'],
  }),
  state('controls', `{whose:controls} ${least} {of:named-card}`),
  state('controls', '{whose:controls-no} {of:indefinite} [in play]', none),
  state('there is no', 'there are no {of:named-card}'),
  state('controls', `{whose:controls} ${least} {of:group~many}`, {
    reads: [
      `{whose:controls} ${least} {of:group~many} [in play]`,
      `{whose:controls} at least {least:#} {of:group~many} [in play]`,
    ],
  }),
  state('controls', `{whose:controls} ${most} {of:group~many}`, {
    reads: [`{whose:controls} ${most} {of:group~many} [in play]`],
  }),
  state('controls', '{whose:controls} fewer than {below:#} {of:group~many}', {
    reads: ['{whose:controls} fewer than {below:#} {of:group~many} [in play]'],
  }),
  state('controls', '{whose:controls} exactly {exactly:#} {of:group~exactly}', {
    reads: ['{whose:controls} exactly {exactly:#} {of:group~exactly} [in play]'],
  }),
  state('controls', `{whose:controls} ${EXTREME}`, {
    fixed: { of: { kind: 'group' } },
    reads: [`{whose:controls} ${EXTREME} or a creature tied for most powerful`],
  }),
  // A card by its name, of which there is one.
  state('controls', '{whose:controls} {of:named-card}', {
    reads: ['{whose:controls} {of:named-card} [in play]'],
  }),
  state('controls', '{whose:controls} {of:indefinite}', {
    reads: ['{whose:controls} {of:indefinite} [in play]'],
  }),
  state('controls', '{whose:controls} any {of:group~many}', {
    reads: ['{whose:controls} any {of:group~many} in play'],
  }),
  // What somebody has in a zone.
  state('there are', 'you have no {of:cards-you-have~many}', none),
  state('there are', `you have ${least} {of:cards-you-have~many}`),
  state('there are', `you have ${most} {of:cards-you-have~many}`),
  state('there are', 'you have fewer than {below:#} {of:cards-you-have~many}'),
  phrase('cards-you-have', 'group', `${WHAT} {noun:noun} in your {zone:pile}`, { fixed: { whose: 'you' } }),
  phrase('cards-you-have', 'group', `${WHAT} {noun:noun} in hand`, { fixed: { zone: 'hand', whose: 'you' } }),
  state('there is', 'there is {of:indefinite}', {
    reads: ['there is {of:indefinite} in play', '{of:indefinite} is in play', '{self} has {of:indefinite}'],
  }),
  // "If any flank creature shares a house with another flank creature."
  state(
    'there is',
    within(
      'of',
      'any {side:side?} {flank=flank} {house:house?} {trait:trait?} {noun:noun~one} {such:does-filter+" and "}',
    ),
    { fixed: { of: { kind: 'group' } } },
  ),
  state('there is', 'there are any {of:group~many}', { reads: ['there are any {of:group~many} in play'] }),
  state('there is', 'there is a(n) {of.such.counter:word} counter in play', {
    fixed: { of: { ...CARDS, such: [{ kind: 'with counter' }] } },
  }),
  state('there are', '{of.of:own-card-or-it} has no {of.which:neighbor-kind} neighbors', {
    fixed: { most: 0, of: { kind: 'neighbors of' } },
  }),
  state('there is no', 'there are no {of:group~many}', {
    reads: ['there are no {of:group~many} in play', 'there is no {of:group~one} [in play]'],
  }),
  state('there is no', '{of:indefinite} is not in play'),
  state(
    'there is no',
    within('of', 'no {side:side?} {house:house?} {trait:trait?} {noun:nouns} have {such:has-filter+" and "}'),
    { fixed: { of: { kind: 'group' } } },
  ),
  state('there are', '{of.named:title} has not been purged', {
    fixed: { most: 0, of: { ...CARDS, zone: 'purged', whose: 'any' } },
    reads: ['{of.named:title} is not purged'],
  }),
  state('there are', 'there are no {of:counted-in-zone~many}', none),
  state('there are', '{of.of:own-card-or-it} has a(n) {of.which:neighbor-kind} neighbor', {
    fixed: { least: 1, of: { kind: 'neighbors of' } },
    reads: ['{of.of:own-card-or-it} is adjacent to a(n) {of.which:neighbor-kind} creature'],
  }),
  state('there are', "there are {least:#}Æ or more between both players' pools", {
    fixed: { of: { kind: 'aember in', whose: 'each' } },
    reads: [
      "there is a (combined|) total of {least:#} (Æ|) or more between (each player's|both players') (pool|pools)",
    ],
  }),
  state('there are', 'it enters play adjacent to a(n) {of.which:neighbor-kind} creature', {
    fixed: { least: 1, of: { kind: 'neighbors of', of: IT } },
    reads: [
      '(it|that creature|that token creature) (enters|entered) play adjacent to a(n) {of.which:neighbor-kind} creature',
    ],
  }),
  state('there are', `there are ${least} {of:counted~many}`, {
    reads: [
      `there is a (combined|) total of ${least} {of:counted~many}`,
      `there are ${least} {of:counted~many} in play`,
      'there (are|is) at least {least:#} {of:counted~many} [in play]',
    ],
  }),
  state('lies', '{self} is in {whose:whose} {zone:pile}'),
  state('there are', '{of.named:title} is in {of.whose:whose} {of.zone:pile}', {
    fixed: { least: 1, of: CARDS },
  }),
  ...[
    { player: 'your opponent has', whose: 'opponent', reads: [] },
    // Of a player who was spoken of.
    { player: 'that player has', whose: 'that player', reads: ['they have'] },
  ].flatMap(({ player, whose, reads }) =>
    ['no', least, most, 'fewer than {below:#}'].map((many) =>
      state('there are', `${player} ${many} {of.noun:noun~many} in their {of.zone:pile}`, {
        fixed: { ...(many === 'no' && { most: 0 }), of: { kind: 'group', whose } },
        reads: [player, ...reads].map(
          (has) => `${has} ${many} {of.noun:noun~many} in [their] {of.zone:pile}`,
        ),
      }),
    ),
  ),
  state('there are', 'there are {least:#} to {most:#} {of:counted~many}', {
    reads: [
      'there are exactly {least:#} or exactly {most:#} {of:counted~many}',
      'there are exactly {least:#} or exactly {most:#} {of:counted~many} in play',
    ],
  }),
  state('there are', 'there are fewer than {below:#} {of:counted~many}', {
    reads: ['there are fewer than {below:#} {of:counted~many} in play'],
  }),
  // Of how many houses they are.
  ...[
    ['you control', '{least:#}', 'friendly'],
    ['you do not control', '{below:#}', 'friendly'],
    ['your opponent controls', '{least:#}', 'enemy'],
    ['your opponent does not control', '{below:#}', 'enemy'],
  ].map(([controls = '', many = '', side = '']) =>
    state('there are', `${controls} creatures from ${many} or more different houses`, {
      fixed: { of: { kind: 'houses among', of: { ...CREATURES, side } } },
      reads: [`${controls} creatures from ${many} different houses`],
    }),
  ),
  state('there are', `there are ${most} {of:counted~many}`, {
    reads: [`there are ${most} {of:counted~many} in play`],
  }),
  state('there are', 'there (is/are) exactly {exactly:#} {of:counted~exactly}', {
    reads: ['there (is/are) exactly {exactly:#} {of:counted~exactly} in play'],
  }),
]

/** "Fewer than 3" is also asked as "more than 3". */
function eitherWay(one: Phrase): readonly Phrase[] {
  if (!one.pattern.includes('{below:#}')) return [one]
  const more = (words: string) =>
    words.replace(/(?:fewer|less|\(fewer\|less\)|\(less\|fewer\)) than \{below:#\}/, 'more than {above:#}')
  if (more(one.pattern) === one.pattern) return [one]
  return [one, { ...one, pattern: more(one.pattern), reads: (one.reads ?? []).map(more) }]
}

export const states: readonly Phrase[] = [
  ...[...ofBoard, ...statesOfPlayers].flatMap(eitherWay),
  ...remembered,
  ...whiles,
  ...itsOwn,
]
