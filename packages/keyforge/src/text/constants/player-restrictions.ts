import { within } from '@battleline/language'
import { phrasesOf } from '../nodes.ts'
import type { Filter } from '../selections/filter-nodes.ts'
import { WHAT } from '../selections/groups.ts'

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    undoable: Undoable
    'barred-deed': BarredDeed
  }
}

const rule = phrasesOf('player-rule')

/** What else a rule asks of the cards that it is about. */
export interface Asking {
  readonly such?: readonly Filter[]
}

/** What players can be kept from. */
export type Undoable = 'steal' | 'gain' | 'capture' | 'draw' | 'archive' | 'take archives' | 'mulligan'

/** What a player does with cards. */
export type BarredDeed = 'play' | 'use' | 'discard'

/** What else is asked of the cards that a rule is about, by what is printed on them. */
const SUCH = '[ {such:printed-filter+" and "}]'

/** What players cannot do with cards. */
const withCards = [
  rule('cannot play', `{by:subject-player} cannot play {of:printed-cards~many}${SUCH}`, {
    reads: [`{by:subject-player} may not play {of:printed-cards~many}${SUCH}`],
  }),
  ...(
    [
      ['', 'each'],
      [' by your opponent', 'opponent'],
    ] as const
  ).flatMap(([whom, by]) => [
    rule('cannot play', `{of:printed-cards~many}${SUCH} cannot be played${whom}`, { fixed: { by } }),
  ]),
  ...(
    [
      ['you', 'your', 'you'],
      ['your opponent', 'their', 'opponent'],
      ['each player', 'their', 'each'],
    ] as const
  ).map(([who, their, by]) =>
    rule(
      'cannot play',
      `${who} cannot play {of:printed-cards~many}${SUCH} on ${their} {flank:left-or-right} flank`,
      { fixed: { by } },
    ),
  ),
  rule('cannot use', `{by:subject-player} cannot use [any] {of:printed-cards~many}${SUCH}`),
  rule('cannot use', `{of:printed-cards~many}${SUCH} cannot be used by your opponent`, {
    fixed: { by: 'opponent' },
  }),
  rule('cannot discard', '{by:subject-player} cannot discard {of:printed-cards~many}', {
    reads: ['{by:subject-player} may not discard {of:printed-cards~many}'],
  }),
  // Of one alone, the rules before are the node.
  rule('cannot do several', '{by:subject-player} cannot {deeds:barred-deed+", or"} {of:printed-cards~many}', {
    reads: ['{by:subject-player} cannot {deeds:barred-deed+" or "} {of:printed-cards~many}'],
  }),
  rule('may play', 'you may play {of:printed-cards~many} as if they belonged to your active house', {
    reads: [
      'you may play {of:printed-cards~many} as (if|though) they belonged to (your|the) active house',
      'you may play {of:printed-cards~many} (from|of) any house',
    ],
  }),
  rule(
    'may play',
    'you may play {of:printed-cards~many} from any house represented among {among:group~many}',
  ),
  rule(
    'may play',
    `you may play {of:printed-cards~many} from any house for which you (have|control) a(n) ${within('among', `${WHAT} {noun:noun~one}`)} in play`,
    { fixed: { among: { kind: 'group', side: 'friendly' } } },
  ),
]

/** What players cannot do at all, or only so often in a turn. */
export const barsOfPlayers = [
  ...withCards,
  rule('cannot do', '{by:subject-player} cannot {deed:undoable}', {
    reads: ['{by:subject-player} may not {deed:undoable}'],
  }),
  rule('cannot do', 'during game setup, {by:subject-player} cannot take a mulligan', {
    fixed: { deed: 'mulligan' },
    reads: ['{by:subject-player} cannot [take a] mulligan'],
  }),
  ...[
    ['capture', 'Æ cannot be captured'],
    ['archive', 'cards cannot be archived'],
  ].map(([deed = '', words = '']) => rule('cannot do', words, { fixed: { deed, by: 'each' } })),
  rule('cannot use', '{by:subject-player} cannot (fight|attack)', {
    fixed: { to: 'fight', of: { kind: 'printed', type: 'creature' } },
  }),
  rule('cannot use', '{by:subject-player} cannot reap', {
    fixed: { to: 'reap', of: { kind: 'printed', type: 'creature' } },
  }),
  ...[
    ['play limit', 'play', ['each turn', 'per turn', 'during their turn', '']],
    ['use limit', 'use', ['each turn', 'per turn', 'during their turn', '']],
    [
      'ready limit',
      'ready',
      [
        'during (their|your|the) ready step',
        'during (their|your|the) "ready cards" step',
        'during (their|your|the) ready cards step',
      ],
    ],
  ].map(([kind, does, when]) => {
    const all = when as readonly string[]
    return rule(
      String(kind),
      `{by:subject-player} cannot ${String(does)} more than {most:#} {of:printed-cards~most} ${all[0]}`,
      {
        reads: all.flatMap((at) => [
          `{by:subject-player} (cannot|may not) ${String(does)} more than {most:#} {of:printed-cards~most} ${at}`,
          `{by:subject-player} (can|may) only ${String(does)} {most:#} {of:printed-cards~most} ${at}`,
        ]),
      },
    )
  }),
]
