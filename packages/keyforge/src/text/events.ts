import { include, type Phrase, type PhraseOptions, phrase } from '@battleline/language'
import type { ActingIcon, House } from '../vocabulary.ts'
import type { Printed } from './groups.ts'
import type { Side } from './players.ts'
import type { Watched } from './targets.ts'

/** What happens to a card. */
export type CardEvent =
  /** `fighting`: this card, or with `host` "this creature"; `inFight`: any creature. */
  | {
      readonly kind: 'destroyed'
      readonly of: Watched
      readonly fighting?: true
      readonly host?: true
      readonly inFight?: true
      readonly attacked?: true
      /** With whom in a fight, where it is neither. */
      readonly against?: Watched
    }
  | {
      readonly kind:
        | 'dealt damage'
        | 'fights'
        | 'readied'
        | 'armor prevents'
        | 'enters'
        | 'reaps'
        | 'used'
        | 'leaves play'
        | 'dealt icon damage'
        | 'exalted'
        | 'stunned'
        | 'warded'
        | 'enraged'
        | 'exhausted'
        | 'healed'
        | 'captures'
      readonly of: Watched
      /** Who used it. */
      readonly user?: Side
      /** So that it is a neighbor of the card that waits for it. */
      readonly beside?: true
    }
  /** An upgrade, to a creature. */
  | { readonly kind: 'attached'; readonly of: Watched; readonly to: Watched }

/** What happens to a player, or what they do. */
export type PlayerEvent =
  | {
      readonly kind:
        | 'turn starts'
        | 'turn ends'
        | 'key forged'
        | 'tide raised'
        | 'draws'
        | 'stolen'
        | 'archives'
        | 'shuffles'
        | 'token made'
      readonly whose: Side
      /** In the turn of that player. */
      readonly own?: true
      /** The discard pile went into it. */
      readonly discard?: true
    }
  /** A bonus icon; any. */
  | { readonly kind: 'icon resolved'; readonly whose: Side; readonly icon?: ActingIcon }
  /** A house; another one than `outside`; any. */
  | {
      readonly kind: 'house chosen'
      readonly whose: Side
      readonly house?: House
      readonly outside?: House
      /** The house that an earlier part of the text chose, or another one. */
      readonly that?: 'house' | 'other house'
      /** Also where no house is chosen at all. */
      readonly none?: true
    }

/** What a player does with a card; `beside`: so that it is a neighbor of the card that waits for it. */
export type DeedEvent =
  | {
      readonly kind: 'played'
      readonly of: Printed
      readonly by: Side
      readonly beside?: true
      readonly flank?: 'left' | 'right'
      /** The so manieth of these that this player plays in a turn. */
      readonly nth?: number
    }
  | { readonly kind: 'discarded'; readonly of: Printed; readonly by: Side }

export type Event = CardEvent | PlayerEvent | DeedEvent

/** "Each time", "when" and the like are the same moment as "after" (KF-ABL-4). */
const ALIKE = '(each time|when|whenever|every time)'

/** What happens, without the word that says when. */
const after = (kind: string, happens: string, options: PhraseOptions = {}): Phrase =>
  phrase('happening', kind, happens, options)

const INFLECTED: Readonly<Record<string, string>> = {
  stun: 'stunned',
  ward: 'warded',
  enrage: 'enraged',
  exhaust: 'exhausted',
}

/** Which of those that a player plays in a turn. */
const DIGITS = ['1st', '2nd', '3rd', '4th', '5th', '6th']
const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

type By = 'whose' | 'by' | 'user'

/**
 * What you, your opponent, or any player does: "you forge a key", "your opponent forges a key". `rest` is the same for
 * all of them, but for "your", which is theirs.
 */
function players(kind: string, field: By, [you, they]: readonly [string, string], rest: string, also = {}) {
  const theirs = rest.replace(/\byour\b/g, 'their')
  const inTurn = (what: string) =>
    what.endsWith(' each turn') ? [what.replace(/each turn$/, '(in a turn|during a turn|this turn)')] : []
  return [
    after(kind, `you ${you} ${rest}`, {
      fixed: { [field]: 'you', ...also },
      reads: inTurn(`you ${you} ${rest}`),
    }),
    after(kind, `your opponent ${they} ${theirs}`, {
      fixed: { [field]: 'opponent', ...also },
      reads: [`they ${you} ${theirs}`, ...inTurn(`your opponent ${they} ${theirs}`)],
    }),
    after(kind, `a player ${they} ${theirs}`, {
      fixed: { [field]: 'each', ...also },
      reads: inTurn(`a player ${they} ${theirs}`),
    }),
  ]
}

const turn = (category: string, kind: string, at: string) => [
  phrase(category, kind, `at the ${at} of your turn`, {
    fixed: { whose: 'you' },
    reads: [`at the ${at} your turn`],
  }),
  phrase(category, kind, `at the ${at} of your opponent's turn`, { fixed: { whose: 'opponent' } }),
  phrase(category, kind, `at the ${at} of each player's turn`, {
    fixed: { whose: 'each' },
    reads: [`at the ${at} of (each|every) turn`, `at the ${at} of a player's turn`],
  }),
]

const DESTROYED = '{of:watched} is destroyed'

export const events = [
  include('event', 'after {it:happening}', { reads: [`${ALIKE} {it:happening}`] }),
  after('destroyed', '{self} attacks and destroys {of:watched}', {
    fixed: { fighting: true, attacked: true },
  }),
  after('destroyed', `${DESTROYED} fighting {self}`, {
    fixed: { fighting: true },
    reads: ['{self} destroys {of:watched} (in a fight|while fighting)'],
  }),
  after('destroyed', `${DESTROYED} fighting this creature`, {
    fixed: { fighting: true, host: true },
    reads: ['this creature destroys {of:watched} (in a fight|while fighting)'],
  }),
  after('destroyed', `${DESTROYED} fighting {against:watched}`, {
    fixed: { inFight: true },
    reads: ['{against:watched} destroys {of:watched} (in a fight|while fighting)'],
  }),
  after('destroyed', `${DESTROYED} in a fight`, {
    fixed: { inFight: true },
    reads: [`${DESTROYED} (fighting|while fighting)`],
  }),
  after('destroyed', DESTROYED),
  after('dealt damage', '{of:watched} is dealt damage', { reads: ['{of:watched} takes damage'] }),
  after('armor prevents', '{of:watched} prevents damage with its armor'),
  after('fights', '{of:watched} fights', { reads: ['{of:watched} is used to fight'] }),
  after('reaps', '{of:watched} reaps', { reads: ['{of:watched} is used to reap'] }),
  after('used', '{of:watched} is used'),
  ...players('fights', 'user', ['fight', 'fights'], 'with {of:watched}'),
  ...players('reaps', 'user', ['reap', 'reaps'], 'with {of:watched}'),
  ...players('used', 'user', ['use', 'uses'], '{of:watched}'),
  ...players('exalted', 'user', ['exalt', 'exalts'], '{of:watched}'),
  after('exalted', '{of:watched} is exalted'),
  ...['stunned', 'warded', 'enraged', 'exhausted'].map((marked) =>
    after(marked, `{of:watched} becomes ${marked}`, { reads: [`{of:watched} is ${marked}`] }),
  ),
  ...['stun', 'ward', 'enrage', 'exhaust'].flatMap((verb) =>
    players(
      INFLECTED[verb] ?? '',
      'user',
      [verb, verb === 'enrage' ? 'enrages' : `${verb}s`],
      '{of:watched}',
    ),
  ),
  after('healed', '{of:watched} is healed', {
    reads: ['damage is (healed|removed) from {of:watched}', '{of:watched} heals'],
  }),
  ...players('healed', 'user', ['heal', 'heals'], '{of:watched}'),
  after('captures', '{of:watched} captures Æ', {
    reads: ['{of:watched} captures (1 or more|any|any amount of) Æ', 'Æ is captured by {of:watched}'],
  }),
  after('readied', 'a player readies {of:watched}', {
    reads: [
      '{of:watched} is readied',
      '{of:watched} readies',
      '{of:watched} becomes ready',
      'you ready {of:watched}',
    ],
  }),
  after('enters', '{of:watched} enters play'),
  after('enters', '{of:watched} enters play adjacent to {self}', { fixed: { beside: true } }),
  after('attached', '{of:watched} is attached to {to:hosted}', {
    reads: ['you attach {of:watched} to {to:hosted}', 'a player attaches {of:watched} to {to:hosted}'],
  }),
  after('leaves play', '{of:watched} leaves play'),
  after('dealt icon damage', 'a damage bonus icon deals damage to {of:watched}', {
    reads: ['{of:watched} is dealt damage by a (damage|<D>) bonus icon'],
  }),

  ...['event', 'timed'].flatMap((category) => [
    ...turn(category, 'turn starts', 'start'),
    ...turn(category, 'turn starts', 'beginning'),
    ...turn(category, 'turn ends', 'end'),
  ]),
  ...players('house chosen', 'whose', ['choose', 'chooses'], '{house:house} as your active house'),
  ...players('house chosen', 'whose', ['choose', 'chooses'], 'that house as your active house', {
    that: 'house',
  }),
  ...players('house chosen', 'whose', ['choose', 'chooses'], 'an active house other than that house', {
    that: 'other house',
  }),
  ...players('house chosen', 'whose', ['choose', 'chooses'], 'an active house other than {outside:house}'),
  ...players('house chosen', 'whose', ['choose', 'chooses'], 'an active house'),
  ...players('house chosen', 'whose', ['choose', 'chooses'], 'your active house'),
  ...players('key forged', 'whose', ['forge', 'forges'], 'a key'),
  after('key forged', 'a key is forged', { fixed: { whose: 'each' } }),
  after('tide raised', 'a player raises the tide during their turn', { fixed: { whose: 'each', own: true } }),
  ...players('tide raised', 'whose', ['raise', 'raises'], 'the tide'),
  ...players('icon resolved', 'whose', ['resolve', 'resolves'], 'a(n) {icon:acting-icon?} bonus icon'),
  ...players('icon resolved', 'whose', ['gain', 'gains'], 'Æ from a bonus icon', { icon: 'aember' }),
  after('stolen', 'Æ is stolen from you', {
    fixed: { whose: 'opponent' },
    reads: [
      'a is stolen from you',
      'your Æ is stolen',
      'your opponent steals (one or more|1 or more|) Æ [from you]',
    ],
  }),
  after('stolen', 'you steal Æ', {
    fixed: { whose: 'you' },
    reads: ['you steal (one or more|1 or more) Æ', "your opponent's Æ is stolen"],
  }),
  after('stolen', 'a player steals Æ', { fixed: { whose: 'each' }, reads: ['Æ is stolen'] }),
  ...players('draws', 'whose', ['draw', 'draws'], 'a card'),
  ...players('archives', 'whose', ['archive', 'archives'], 'a card'),
  ...players('shuffles', 'whose', ['shuffle', 'shuffles'], 'your deck'),
  ...players('shuffles', 'whose', ['shuffle', 'shuffles'], 'your discard pile into your deck', {
    discard: true,
  }),
  ...players('token made', 'whose', ['make', 'makes'], 'a token creature'),

  ...players('played', 'by', ['play', 'plays'], '{of:one-printed} adjacent to {self}', { beside: true }),
  after('played', '{of:one-printed} is played adjacent to {self}', { fixed: { by: 'each', beside: true } }),
  ...players('played', 'by', ['play', 'plays'], '{of:one-printed} on your {flank:left-or-right} flank'),
  ...NTH.flatMap((word, at) => [
    ...players('played', 'by', ['play', 'plays'], `your ${word} {of:printed~one} each turn`, { nth: at + 1 }),
    ...players('played', 'by', ['play', 'plays'], `your ${DIGITS[at]} {of:printed~one} each turn`, {
      nth: at + 1,
    }),
  ]),
  ...players('played', 'by', ['play', 'plays'], '{of:one-printed}'),
  after('played', '{of:one-printed} is played', { fixed: { by: 'each' } }),
  ...players('discarded', 'by', ['discard', 'discards'], '{of:one-printed} from your hand'),
  after('discarded', '{of:one-printed} is discarded from your hand', { fixed: { by: 'you' } }),
  after('discarded', "{of:one-printed} is discarded from your opponent's hand", {
    fixed: { by: 'opponent' },
  }),
  after('discarded', "{of:one-printed} is discarded from a player's hand", { fixed: { by: 'each' } }),
  ...players('discarded', 'by', ['discard', 'discards'], '{of:one-printed}'),

  // In whose turn it happens.
  phrase('during', 'your turn', 'during your turn'),
  phrase('during', 'not your turn', "during your opponent's turn"),
]
