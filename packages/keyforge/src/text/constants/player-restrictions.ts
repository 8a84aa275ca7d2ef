import { phrasesOf } from '../nodes.ts'

const rule = phrasesOf('player-rule')

/** What players cannot do at all, or only so often in a turn. */
export const barsOfPlayers = [
  rule('cannot do', '{by:subject-player} cannot {deed:undoable}', {
    reads: ['{by:subject-player} may not {deed:undoable}'],
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
