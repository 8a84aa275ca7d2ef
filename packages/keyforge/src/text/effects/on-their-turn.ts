import { phrase, phrasesOf } from '../nodes.ts'

const effect = phrasesOf('effect')

/** What holds, or is waited for, in the opponent's next turn. */
export const onTheirTurn = [
  effect('lasting', 'your opponent cannot ready cards during the "ready cards" step of their next turn', {
    fixed: { until: 'end of their turn', is: { kind: 'skips', whose: 'opponent', step: 'ready' } },
  }),
  effect('lasting', 'if {is.event:house-choice} on their next turn, {is.effects:effect+", and"}', {
    fixed: { until: 'end of their turn', is: { kind: 'after' } },
    reads: ['if {is.event:house-choice} during their next turn, {is.effects:effect+", and"}'],
  }),
  ...[
    ['its controller', 'controller'],
    ['their opponent', 'their opponent'],
  ].flatMap(([who = '', player = '']) =>
    ['must', 'cannot'].flatMap((word) => [
      effect(
        'lasting',
        `${who} ${word} choose the house of {is.of:known-card} as their active house on their next turn`,
        {
          fixed: { until: 'end of their turn', player, is: { kind: `${word} choose`, whose: 'opponent' } },
          reads: [
            `${who} ${word} choose {is.of:known-card}'s house as their active house (on|during) their next turn`,
          ],
        },
      ),
      effect('lasting', `${who} ${word} choose that house as their active house on their next turn`, {
        fixed: { until: 'end of their turn', player, is: { kind: `${word} choose`, whose: 'opponent' } },
        reads: [`${who} ${word} choose the same house as their active house (on|during) their next turn`],
      }),
    ]),
  ),
  // Not a matter of this turn: it ends with the card that waits.
  effect(
    'lasting',
    'the next time your opponent chooses that house as their active house, {is.effects:effect+" and "}',
    {
      fixed: {
        until: 'this leaves play',
        is: {
          kind: 'after',
          once: true,
          event: { kind: 'house chosen', whose: 'opponent', that: 'house' },
        },
      },
      reads: [
        'the next time your opponent chooses the (named|chosen) house as their active house, {is.effects:effect+" and "}',
      ],
    },
  ),
  phrase('house-choice', 'key forged', 'your opponent forges a key', { fixed: { whose: 'opponent' } }),
  phrase('house-choice', 'house chosen', 'your opponent chooses that house as their active house', {
    fixed: { whose: 'opponent', that: 'house' },
    reads: ['they choose that house as their active house'],
  }),
  phrase('house-choice', 'house chosen', 'your opponent does not choose that house as their active house', {
    fixed: { whose: 'opponent', that: 'other house', none: true },
    reads: ['they do not choose that house as their active house'],
  }),
]
