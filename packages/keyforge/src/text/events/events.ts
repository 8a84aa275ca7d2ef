import type { Phrase, PhraseOptions } from '@battleline/language'
import { third } from '../effects/verb.ts'
import { include, phrase } from '../nodes.ts'
import { turns } from './turns.ts'

/** "Each time", "when" and the like are the same moment as "after" (KF-ABL-4). */
const ALIKE = '(each time|when|whenever|every time)'

/** What happens, without the word that says when. */
const after = (kind: string, happens: string, options: PhraseOptions = {}): Phrase =>
  phrase('simple-event', kind, happens, options)

const MARKING = [
  ['stun', 'stunned'],
  ['ward', 'warded'],
  ['enrage', 'enraged'],
  ['exhaust', 'exhausted'],
] as const

/** Which of those that a player plays in a turn. */
const DIGITS = ['1st', '2nd', '3rd', '4th', '5th', '6th']
const SIDES = ['you', 'opponent', 'each'] as const
const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

type By = 'whose' | 'by' | 'user'

/**
 * What you, your opponent, or any player does: "you forge a key", "your opponent forges a key". `rest` is the same for
 * all of them, but for "your", which is theirs.
 */
function players(kind: string, field: By, verb: string, rest: string, also = {}) {
  const they = third(verb)
  const theirs = rest.replace(/\byour\b/g, 'their')
  const inTurn = (what: string) =>
    what.endsWith(' each turn')
      ? [what.replace(/each turn$/, '(in a turn|during a turn|this turn|that turn)')]
      : []
  return [
    after(kind, `you ${verb} ${rest}`, {
      fixed: { [field]: 'you', ...also },
      reads: inTurn(`you ${verb} ${rest}`),
    }),
    after(kind, `your opponent ${they} ${theirs}`, {
      fixed: { [field]: 'opponent', ...also },
      reads: [`they ${verb} ${theirs}`, ...inTurn(`your opponent ${they} ${theirs}`)],
    }),
    after(kind, `a player ${they} ${theirs}`, {
      fixed: { [field]: 'each', ...also },
      reads: [`any player ${they} ${theirs}`, ...inTurn(`a player ${they} ${theirs}`)],
    }),
  ]
}

const DESTROYED = '{of:watched} is destroyed'

const single = [
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
  after('destroyed', `${DESTROYED} by {dealer:own-card}'s {keyword:valued} damage`),
  after('destroyed', DESTROYED),
  after('dealt damage', '{of:watched} is dealt damage', { reads: ['{of:watched} takes damage'] }),
  // Had it been destroyed, its text, or that of an upgrade on it, would not be there any more (KF-GEN-16).
  after('dealt damage', '{of:own-card} is dealt damage', {
    reads: [
      '{of:own-card} is dealt damage and is not destroyed',
      '{of:own-card} is dealt damage and survives',
    ],
  }),
  after('armor prevents', '{of:watched} prevents damage with its armor'),
  after('fights', '{of:watched} fights', {
    reads: ['{of:watched} is used to (fight|attack)', '{of:watched} attacks'],
  }),
  after('fights', '{of:watched} attacks {whom:watched}', { reads: ['{of:watched} fights {whom:watched}'] }),
  after('attacked', '{of:watched} is attacked', { reads: ['{of:watched} is attacked by a creature'] }),
  after('attacked', '{of:watched} is attacked by {whom:watched}'),
  after('deals damage', '{of:watched} deals damage', {
    reads: ['{of:watched} deals (any|1 or more|one or more) damage'],
  }),
  after('deals damage', '{of:watched} deals damage to {to:watched}', {
    reads: ['{of:watched} deals (any|1 or more|one or more) damage to {to:watched}'],
  }),
  after('reaps', '{of:watched} reaps', { reads: ['{of:watched} is used to reap'] }),
  after('used', '{of:watched} is used'),
  ...players('fights', 'user', 'fight', 'with {of:watched}'),
  ...players('reaps', 'user', 'reap', 'with {of:watched}'),
  ...players('fights', 'user', 'use', '{of:watched} to fight'),
  ...players('reaps', 'user', 'use', '{of:watched} to reap'),
  ...players('used', 'user', 'use', '{of:watched}'),
  ...players('exalted', 'user', 'exalt', '{of:watched}'),
  after('exalted', '{of:watched} is exalted'),
  ...MARKING.map(([, marked]) =>
    after(marked, `{of:watched} becomes ${marked}`, { reads: [`{of:watched} is ${marked}`] }),
  ),
  ...MARKING.flatMap(([verb, marked]) => players(marked, 'user', verb, '{of:watched}')),
  after('healed', '{of:watched} is healed', {
    reads: ['damage is (healed|removed) from {of:watched}', '{of:watched} heals'],
  }),
  ...players('healed', 'user', 'heal', '{of:watched}'),
  after('captures', '{of:watched} captures Æ', {
    reads: ['{of:watched} captures (1 or more|any|any amount of) Æ', 'Æ is captured by {of:watched}'],
  }),
  after('readied', '{of:watched} is readied', {
    reads: ['{of:watched} readies', '{of:watched} becomes ready'],
  }),
  ...players('readied', 'user', 'ready', '{of:watched}'),
  after('enters', '{of:watched} enters play'),
  after('enters', '{of:watched} enters play adjacent to {self}', { fixed: { beside: true } }),
  after('attached', '{of:watched} is attached to {to:own-card} or a neighbor of it', {
    fixed: { orNeighbor: true },
    reads: ['{of:watched} is attached to {to:own-card} or (1|one) of its neighbors'],
  }),
  after('attached', '{of:watched} is attached to {to:watched}'),
  after('attached', '{of:watched} is attached to {to.of:named-card}', { fixed: { to: { kind: 'choose' } } }),
  ...players('attached', 'user', 'attach', '{of:watched} to {to:watched}'),
  ...players('attached', 'user', 'attach', '{of:watched} to {to.of:named-card}', {
    to: { kind: 'choose' },
  }),
  after('placed under', 'a card is placed under {of:own-card}', {
    reads: ['a card is put under {of:own-card}'],
  }),
  after('leaves play', '{of:watched} leaves play'),
  after('dealt icon damage', 'a damage bonus icon deals damage to {of:watched}', {
    reads: ['{of:watched} is dealt damage by a (damage|<D>) bonus icon'],
  }),

  ...turns,
  ...players('house chosen', 'whose', 'choose', '{house:house} as your active house'),
  ...players('house chosen', 'whose', 'choose', 'that house as your active house', {
    that: 'house',
  }),
  ...players('house chosen', 'whose', 'choose', 'an active house other than that house', {
    that: 'other house',
  }),
  ...players('house chosen', 'whose', 'choose', 'an active house other than {outside:house}'),
  ...players('house chosen', 'whose', 'choose', 'an active house (that|which) matches no cards in play', {
    absent: true,
  }),
  ...players('house chosen', 'whose', 'choose', '(an active house|your active house|a house)'),
  after('key forged', 'you forge a key during your forge a key step', {
    fixed: { whose: 'you', inStep: true },
    reads: ['you forge a key during your "forge a key" step'],
  }),
  ...players('key forged', 'whose', 'forge', 'a key'),
  after('key forged', 'a key is forged', { fixed: { whose: 'each' } }),
  after('tide raised', 'a player raises the tide during their turn', { fixed: { whose: 'each', own: true } }),
  ...players('tide raised', 'whose', 'raise', 'the tide'),
  ...players('icon resolved', 'whose', 'resolve', 'a(n) {icon:acting-icon?} bonus icon'),
  ...players('icon resolved', 'whose', 'gain', 'Æ from a bonus icon', { icon: 'aember' }),
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
  ...players('gains', 'whose', 'gain', '(Æ|any Æ|1 or more Æ|one or more Æ|any amount of Æ) by reaping', {
    reaping: true,
  }),
  ...players('gains', 'whose', 'gain', '(Æ|any Æ|1 or more Æ|one or more Æ|any amount of Æ)'),
  ...players('loses', 'whose', 'lose', '(Æ|any Æ|1 or more Æ|one or more Æ|any amount of Æ)'),
  ...players('draws', 'whose', 'draw', 'a card outside of your (draw step|"draw step")', { outside: true }),
  ...players('draws', 'whose', 'draw', 'a card'),
  ...players('archives taken', 'whose', 'add', 'your archives to your hand'),
  ...players('archives', 'whose', 'archive', 'a card'),
  ...players('shuffles', 'whose', 'shuffle', 'your deck'),
  ...players('shuffles', 'whose', 'shuffle', 'your discard pile into your deck', {
    discard: true,
  }),
  ...players('token made', 'whose', 'make', 'a token creature'),

  ...players('played', 'by', 'play', '{of:printed-card} adjacent to {self}', { beside: true }),
  after('played', '{of:printed-card} is played adjacent to {self}', { fixed: { by: 'each', beside: true } }),
  ...players('played', 'by', 'play', '{of:printed-card} adjacent to a creature of the same house', {
    sharing: true,
  }),
  ...players(
    'played',
    'by',
    'play',
    '{of:printed-card} adjacent to a creature (of|belonging to) a different house',
    {
      sharing: false,
    },
  ),
  ...players('played', 'by', 'play', '{of:printed-card} on your {flank:left-or-right} flank'),
  ...players('played', 'by', 'play', '{of:printed-card} from your {from:pile}'),
  ...[
    ['before', 'but before resolving its play effect'],
    ['instead', 'instead of resolving its play effect'],
  ].flatMap(([moment, words]) => [
    ...players('played', 'by', 'play', `{of:printed-card}, ${words}`, { moment }),
    after('played', `{of:printed-card} is played, ${words}`, {
      fixed: { by: 'each', moment: String(moment) },
    }),
  ]),
  ...NTH.flatMap((word, at) => [
    ...players('played', 'by', 'play', `your (${word}|${DIGITS[at]}) {of:printed-cards~one} each turn`, {
      nth: at + 1,
    }),
    ...(['you play', 'your opponent plays', 'a player plays'] as const).map((plays, who) =>
      after('played', `the ${word} {of:printed-cards~one} ${plays} each turn`, {
        fixed: { by: SIDES[who] ?? '', nth: at + 1 },
        reads: [
          `the ${word} {of:printed-cards~one} ${plays} (in a turn|during a turn|this turn)`,
          `${plays} (a|the) ${word} {of:printed-cards~one} (each turn|in a turn|during a turn|this turn)`,
        ],
      }),
    ),
  ]),
  ...players('played', 'by', 'play', '{of:printed-card}'),
  ...players('played', 'by', 'play', '{of:played-card}'),
  after('played', '{of:printed-card} is played', { fixed: { by: 'each' } }),
  ...players('discarded', 'by', 'discard', '{of:printed-card} from your hand'),
  after('discarded', '{of:printed-card} is discarded from your hand', { fixed: { by: 'you' } }),
  after('discarded', "{of:printed-card} is discarded from your opponent's hand", {
    fixed: { by: 'opponent' },
  }),
  after('discarded', "{of:printed-card} is discarded from a player's hand", { fixed: { by: 'each' } }),
  ...players('discarded', 'by', 'discard', '{of:printed-card}'),
  ...players('purged', 'by', 'purge', '{of:printed-card}'),
  after('purged', '{of:printed-card} is purged', { fixed: { by: 'each' } }),
]

/** What cards do, without the cards: of "{of:watched} fights", "fights". */
const predicates = (category: string, before: RegExp): readonly Phrase[] =>
  single.flatMap(({ category: from, kind, pattern, reads = [], fixed }) => {
    if (from !== 'simple-event' || kind === null) return []
    const [first, ...others] = [pattern, ...reads].flatMap((one) =>
      before.test(one) ? [one.replace(before, '')] : [],
    )
    return first === undefined
      ? []
      : [phrase(category, kind, first, { reads: others, ...(fixed !== undefined && { fixed }) })]
  })

export const events = [
  include('event', 'after {it:happening}', { reads: [`${ALIKE} {it:happening}`] }),
  phrase('event', 'fight begins', 'before {of:watched} fights', { reads: ['before {of:watched} attacks'] }),
  include('happening', '{it:simple-event}'),
  ...single,
  // "After it fights or reaps", "after a creature becomes stunned or exhausted", "after you play or discard a card".
  phrase(
    'happening',
    'either befalls',
    '{of:watched} {first:event-predicate} or {more:event-predicate+" or "}',
    {
      reads: ['{of:watched} {first:event-predicate}, {more:event-predicate+", or"}'],
    },
  ),
  ...[
    ['enters or leaves', 'enters', 'leaves play'],
    ['leaves or enters', 'leaves play', 'enters'],
  ].map(([words = '', first = '', then = '']) =>
    phrase('happening', 'either befalls', `{of:watched} ${words} play`, {
      fixed: { first: { kind: first }, more: [{ kind: then }] },
    }),
  ),
  phrase(
    'happening',
    'either befalls',
    '{of:watched} is {first:passive-event} or {more:passive-event+" or "}',
  ),
  ...predicates('event-predicate', /^\{of:watched\} /),
  ...predicates('passive-event', /^\{of:watched\} is /),
  ...[
    ['you', 'you', 'many'],
    ['your opponent', 'opponent', 'one'],
    ['a player', 'each', 'one'],
  ].map(([player = '', by = '', number = '']) =>
    phrase(
      'happening',
      'either deed',
      `${player} {first:player-action~${number}} or {more:player-action~${number}+" or "} {of:printed-card}`,
      { fixed: { by } },
    ),
  ),
  phrase('player-action', 'played', '(plays/play)'),
  phrase('player-action', 'discarded', '(discards/discard)'),
  phrase('happening', 'either event', '{first:simple-event} or {more:simple-event+" or "}', {
    reads: ['{first:simple-event}(, or| or after|, or after) {more:simple-event+" or "}'],
  }),

  // In whose turn it happens.
  phrase('during', 'your turn', 'during your turn'),
  phrase('during', 'not your turn', "during your opponent's turn"),
]
