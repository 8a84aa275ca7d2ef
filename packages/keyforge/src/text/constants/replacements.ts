import type { Condition } from '../conditions/conditions.ts'
import type { Effect } from '../effects/effect.ts'
import { type Node, phrase } from '../nodes.ts'
import type { Subject, Watched } from '../selections/target-nodes.ts'
import { THAT_MANY } from '../values/amounts.ts'
import type { Side } from '../values/players.ts'

type Replacing = Node<'replacement-sentence'>
type Sentence = Node<'sentence'>

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    doable: Doable
    'taken-so': Taken
    elsewhere: Elsewhere
  }
}

/*
 * What happens instead of something that would happen: to cards ("it" is then the card), or by a player ("they" are that
 * player). "That much" is how much it would have been.
 */

/** What a player would do, and something else can happen instead. */
export type Doable =
  | 'steal'
  | 'forge'
  | 'gain'
  | 'gain by reaping'
  | 'lose'
  | 'draw'
  | 'raise tide'
  | 'discard from hand'

/** How Æmber is taken from a pool. */
export type Taken = 'stolen' | 'captured'

/** Where cards go that would leave play. */
export type Elsewhere = 'purged' | 'archives' | 'hand' | 'top' | 'bottom'

/** `once`: the next time only. `may`: it is asked as it would happen. */
export type Instead =
  | {
      readonly kind: 'destruction becomes'
      readonly of: Watched
      readonly does: Replacing
      readonly once?: true
    }
  | ({ readonly kind: 'dealt becomes'; readonly of: Watched } & Does)
  /** Damage to these cards goes to the card itself. */
  | { readonly kind: 'damage redirected'; readonly who: Subject }
  /** Damage to such a card goes to its neighbors, as evenly as possible. */
  | { readonly kind: 'damage divided'; readonly of: Watched }
  /** `discarded`: only where they would go to a discard pile. */
  | {
      readonly kind: 'leaving becomes'
      readonly of: Watched
      readonly to: Elsewhere
      readonly discarded?: true
      readonly once?: true
    }
  /**
   * `ownTurn`: only in the turn of that player. `first`, `then`: what is done as it would happen; after that, `condition` decides
   * whether it is replaced.
   */
  | ({
      readonly kind: 'deed becomes'
      readonly deed: Doable
      readonly by: Side
      readonly ownTurn?: true
      readonly first?: Sentence
      readonly then?: readonly Sentence[]
      readonly condition?: Condition
    } & Does)
  /** Æmber that would be added to a pool, wherever it comes from. */
  | { readonly kind: 'pool becomes'; readonly whose: Side; readonly effects: readonly Effect[] }
  /** Æmber that is taken from a pool so comes from the common supply, and the pool keeps its own. */
  | { readonly kind: 'taken from supply'; readonly whose: Side; readonly deeds: readonly Taken[] }

interface Does {
  readonly effects: readonly Effect[]
  readonly may?: true
  readonly once?: true
}

const WHEN = '(if|when|whenever|each time)'
const EFFECTS = '{may=you may} {effects:effect+" and "} instead'
const ALSO = ['instead {effects:effect+" and "}', 'instead, {effects:effect+" and "}']

/** As it is said of all times, and of the next time in this turn. */
const would = (
  kind: string,
  happens: readonly string[],
  does: readonly string[],
  fixed: Readonly<Record<string, boolean | string>> = {},
) => {
  const [first = ''] = happens
  const both = happens.flatMap((one) => does.map((what) => [one, what] as const))
  return [
    phrase('replacement', kind, `when ${first}, ${does[0]}`, {
      fixed,
      reads: both.map(([one, what]) => `${WHEN} ${one}, ${what}`),
    }),
    phrase('next-time', kind, `${first} this turn, ${does[0]}`, {
      fixed: { ...fixed, once: true },
      reads: both.slice(1).map(([one, what]) => `${one} this turn, ${what}`),
    }),
  ]
}

/** What would happen, what is done then, and what decides. */
const decided = (happens: string): string =>
  `when {by:a-player} would ${happens}, {first:plain-sentence}.[ {then:sentence+}] If {condition:condition}, `
const WOULD_BE_DECIDED = decided('{deed:doable}')

export const instead = [
  phrase(
    'inline-replacement',
    'replacing',
    '[if {condition:state}, ][{cost:effect+" and "}. If you do, ]{may=you may} {effects:effect+", and"} instead',
    {
      reads: [
        '[if {condition:state}, ]{may=you may} instead, {effects:effect+", and"}',
        '[if {condition:state}, ]{may=you may} instead {effects:effect+", and"}',
      ],
    },
  ),
  ...would('destruction becomes', ['{of:watched} would be destroyed'], ['{does:inline-replacement}']),
  ...would(
    'dealt becomes',
    ['{of:watched} would be dealt damage', 'damage would be dealt to {of:watched}'],
    [EFFECTS, ...ALSO],
  ),
  phrase(
    'replacement',
    'damage redirected',
    'damage dealt to {who:redirected-cards} is dealt to {self} instead',
    {
      reads: [
        '[all] damage that would be dealt to {who:redirected-cards} is [instead] dealt to {self} [instead]',
      ],
    },
  ),
  phrase(
    'replacement',
    'damage redirected',
    'damage that would be dealt to {who:redirected-card} is dealt to {self} instead',
    {
      reads: [
        'damage dealt to {who:redirected-card} is dealt to {self} instead',
        `${WHEN} {who:redirected-card} would be dealt damage, (that damage is dealt|deal that damage) to {self} instead`,
        `${WHEN} damage would be dealt to {who:redirected-card}, (that damage is dealt|deal that damage) to {self} instead`,
      ],
    },
  ),
  phrase(
    'replacement',
    'damage divided',
    'when {of:watched} would be dealt damage, if it has any neighbors, that damage is divided among its neighbors as evenly as possible instead',
    {
      reads: [
        `${WHEN} {of:watched} would be dealt damage, if it has (any|1 or more|at least 1) neighbors, (divide that damage|that damage is divided) [as evenly as possible] among its neighbors [as evenly as possible] instead`,
      ],
    },
  ),
  phrase('redirected-cards', 'neighbors', 'neighbors', { reads: ["{self}'s neighbors"] }),
  phrase('redirected-cards', 'neighbors', '{which:neighbor-kind} neighbors', {
    reads: ["{self}'s {which:neighbor-kind} neighbors"],
  }),
  phrase('redirected-cards', 'each', '{of:plural-cards}'),
  phrase('redirected-card', 'neighbors', 'a neighbor', {
    reads: ['a neighboring creature', 'a neighbor of {self}', "(one|1) of {self}'s neighbors"],
  }),
  phrase('redirected-card', 'host', 'this creature'),
  phrase('redirected-card', 'each', '{of:indefinite}'),
  ...would('leaving becomes', ['{of:watched} would leave play'], ['{to:elsewhere} instead']),
  ...would(
    'leaving becomes',
    [
      '{of:watched} would be put into a discard pile from play',
      '{of:watched} would (enter|go to) a discard pile from play',
      '{of:watched} would be discarded from play',
    ],
    ['{to:elsewhere} instead'],
    { discarded: true },
  ),
  ...would('deed becomes', ['{by:a-player} would {deed:doable}'], [EFFECTS, ...ALSO]),
  phrase('replacement', 'deed becomes', `when you would {deed:doable} during your turn, ${EFFECTS}`, {
    fixed: { by: 'you', ownTurn: true },
    reads: [EFFECTS, ...ALSO].map((what) => `${WHEN} you would {deed:doable} during your turn, ${what}`),
  }),
  phrase(
    'replacement',
    'deed becomes',
    'when {by:a-player} would forge a key, {effects:effect+" and "} instead',
    {
      fixed: { deed: 'forge' },
      reads: [
        `${WHEN} {by:a-player} would forge a key, {effects:effect+" and "} and (do not|they do not) forge that key`,
      ],
    },
  ),
  // What is done first decides whether it is replaced.
  phrase('replacement', 'deed becomes', `${WOULD_BE_DECIDED}${EFFECTS}`, {
    reads: [`${WOULD_BE_DECIDED}instead[,] {may=you may} {effects:effect+" and "}`],
  }),
  phrase('replacement', 'deed becomes', `${decided('forge a key')}${EFFECTS}`, {
    fixed: { deed: 'forge' },
    reads: [`${decided('forge a key')}{effects:effect+" and "} and (do not|they do not) forge that key`],
  }),
  ...(
    [
      ['you', ['your hand']],
      ['opponent', ["your opponent's hand", "an opponent's hand"]],
      ['each', ["a player's hand", "any player's hand"]],
    ] as const
  ).flatMap(([by, hands]) =>
    would(
      'deed becomes',
      hands.map((hand) => `a card would be discarded from ${hand}`),
      [EFFECTS, ...ALSO],
      { deed: 'discard from hand', by },
    ),
  ),
  phrase('replacement', 'deed becomes', 'when Æ would be stolen from you, {effects:effect+" and "} instead', {
    fixed: { deed: 'steal', by: 'opponent' },
    reads: [`${WHEN} (Æ|your Æ) would be stolen [from you], {effects:effect+" and "} instead`],
  }),
  phrase(
    'replacement',
    'deed becomes',
    'Æ that would be stolen is {effects:passive-capture+" and "} instead',
    {
      fixed: { deed: 'steal', by: 'each' },
      reads: ['(each|any|all) Æ that would be stolen is {effects:passive-capture+" and "} instead'],
    },
  ),
  phrase('passive-capture', 'capture', 'captured by {by:target}', {
    fixed: { amount: THAT_MANY, theirs: true },
  }),
  phrase('replacement', 'deed becomes', 'Æ you would gain by reaping is stolen from your opponent instead', {
    fixed: { deed: 'gain by reaping', by: 'you', effects: [{ kind: 'steal', amount: THAT_MANY }] },
    reads: ['(any|each|all|) Æ you would gain (by|from) reaping is stolen from your opponent instead'],
  }),
  ...(
    [
      ['you', 'your'],
      ['opponent', "your opponent's"],
      ['each', "a player's"],
    ] as const
  ).flatMap(([whose, pool]) => [
    phrase(
      'replacement',
      'pool becomes',
      `when Æ would be added to ${pool} pool, {effects:effect+" and "} instead`,
      {
        fixed: { whose },
        reads: [
          `${WHEN} (Æ|any Æ|any amount of Æ) would be added to ${pool} pool, {effects:effect+" and "} instead`,
        ],
      },
    ),
    phrase(
      'replacement',
      'taken from supply',
      `Æ {deeds:taken-so+" or "} from ${pool} pool is taken from the common supply instead`,
      {
        fixed: { whose },
        reads: [`a {deeds:taken-so+" or "} from ${pool} pool is taken from the common supply instead`],
      },
    ),
  ]),
]
