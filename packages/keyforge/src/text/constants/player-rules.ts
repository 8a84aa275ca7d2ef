import { phrasesOf } from '../nodes.ts'

const rule = phrasesOf('player-rule')

const your = { fixed: { whose: 'you' } } as const
const opponent = { fixed: { whose: 'opponent' } } as const

const FORGE_STEPS = [
  ['you', 'you', 'your'],
  ['opponent', 'your opponent', 'their'],
  ['each', 'players', 'their'],
] as const

/** What keys cost, whose Æmber cannot be stolen, and what players cannot do, must do or skip. */
export const rulesOfPlayers = [
  ...[
    { ...your, keys: 'your keys cost', one: 'each of your keys costs' },
    {
      ...opponent,
      keys: "your opponent's keys cost",
      one: "(their keys cost|opponents' keys cost|each of your opponent's keys costs)",
    },
    { fixed: { whose: 'each' }, keys: 'keys cost', one: "each (player's keys cost|key costs)" },
  ].flatMap(({ fixed, keys, one }) => [
    rule('keys cost', `${keys} {amount:+#}(Æ|)[ for each {each:counted~one}]`, {
      fixed,
      reads: [`${one} {amount:+#}(Æ|)`],
    }),
    rule(
      'keys cost',
      `${fixed.whose === 'each' ? 'each' : fixed.whose === 'you' ? 'your' : "your opponent's"} {color:key} key costs {amount:+#}(Æ|)`,
      {
        fixed,
        reads: [
          `${keys.replace(/keys cost$/, '')}{color:key} keys cost {amount:+#}(Æ|)`,
          ...(fixed.whose === 'each' ? [`(a|the) {color:key} key costs {amount:+#}(Æ|)`] : []),
        ],
      },
    ),
    ...(fixed.whose === 'each'
      ? []
      : ['first', 'second', 'third'].map((word, at) =>
          rule(
            'keys cost',
            `${fixed.whose === 'you' ? 'your' : "your opponent's"} ${word} key costs {amount:+#}(Æ|)`,
            {
              fixed: { ...fixed, nth: at + 1 },
              reads: [
                `the ${word} key ${fixed.whose === 'you' ? 'you forge' : 'your opponent forges'} costs {amount:+#}(Æ|)`,
              ],
            },
          ),
        )),
    rule('keys cost', `for each {each:counted~one}, ${keys} {amount:+#}(Æ|)`, { fixed }),
    rule('keys cost', `${keys} +X, where X is {x:measure}`, {
      reads: [`${keys} +X Æ, where X is {x:measure}`],
      fixed: { ...fixed, amount: 1 },
    }),
  ]),
  rule('is haunted', 'you are haunted', your),
  rule('is haunted', 'your opponent is haunted', opponent),
  rule('cannot be stolen', 'your Æ cannot be stolen', your),
  rule('cannot be stolen', "your opponent's Æ cannot be stolen", opponent),
  rule('cannot be stolen', 'Æ cannot be stolen', { fixed: { whose: 'each' } }),
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
    ...['first', 'second', 'third'].map((word, at) =>
      rule('cannot forge', `${player} cannot forge ${player === 'you' ? 'your' : 'their'} ${word} key`, {
        fixed: { ...fixed, nth: at + 1 },
      }),
    ),
    rule('cannot forge', `${player} cannot forge keys`, {
      fixed,
      reads: [
        `${player.replace('players', 'each player')} cannot forge a key`,
        ...(player === 'players' ? ['each player cannot forge keys'] : []),
      ],
    }),
    ...['ready', 'draw'].map((step) =>
      rule('skips', `${skip} ${step} step`, {
        fixed: { ...fixed, step },
        reads: [skip, ...reads].map((one) => `${one} "${step} cards" step`),
      }),
    ),
    rule('skips forging', `${skip} forge a key step`, {
      fixed,
      reads: [skip, ...reads].flatMap((one) => [
        `${one} "forge a key" step`,
        `${one} forge a key step`,
        `${one} forge step`,
      ]),
    }),
  ]),
  rule('forge limit', '{by:subject-player} cannot forge more than {most:#} key(s) each turn', {
    reads: ['{by:subject-player} (cannot|may not) forge more than {most:#} (key|keys) (each|per|in a) turn'],
  }),
  ...FORGE_STEPS.map(([by, players, step]) =>
    rule('forges more', `${players} may forge {more:#} additional key(s) during ${step} forge a key step`, {
      fixed: { by },
      reads: [
        `${by === 'each' ? '(players|each player)' : players} may forge {more:#} additional (key|keys) during ${step} "forge a key" step`,
      ],
    }),
  ),
  rule('needs another key', '{by:subject-player} must forge 1 additional key to win the game', {
    reads: ['{by:subject-player} must forge (an additional|another) key to win the game'],
  }),
  rule('cannot use', '{by:subject-player} cannot use {of:printed-cards~many} to fight', {
    fixed: { to: 'fight' },
    reads: ['{by:subject-player} (cannot|may not) (fight|attack) with {of:printed-cards~many}'],
  }),
  rule('cannot use', '{by:subject-player} cannot use {of:printed-cards~many} to reap', {
    fixed: { to: 'reap' },
    reads: ['{by:subject-player} (cannot|may not) reap with {of:printed-cards~many}'],
  }),
  ...['must', 'cannot'].flatMap((word) => [
    rule(`${word} choose`, `you ${word} choose that house as your active house`, {
      ...your,
      reads: [`you ${word} choose that house`],
    }),
    rule(`${word} choose`, `your opponent ${word} choose that house as their active house`, {
      ...opponent,
      reads: [`your opponent ${word} choose that house`],
    }),
  ]),
  ...(
    [
      ['each player', 'they', 'their', 'each'],
      ['you', 'you', 'your', 'you'],
      ['your opponent', 'they', 'their', 'opponent'],
    ] as const
  ).map(([who, they, their, whose]) =>
    rule(
      'cannot choose',
      `${who} cannot choose the same active house ${they} chose on ${their} previous turn`,
      { fixed: { whose, last: true } },
    ),
  ),
  rule('must choose', 'you must choose [house] {house:house} as your active house', {
    ...your,
    reads: ['while {self} is in play, you must choose [house] {house:house} as your active house'],
  }),
  rule('must choose', 'your opponent must choose [house] {house:house} as their active house', opponent),
  rule('cannot choose', 'you cannot choose [house] {house:house} as your active house', your),
  rule('cannot choose', 'your opponent cannot choose [house] {house:house} as their active house', opponent),
]
