import { phrase } from '../nodes.ts'

const IN_ORDER = '(in order to|to)'

/** What players pay or do before they use or play cards. */
export const prices = [
  ...[
    ['you', 'verb', 'you'],
    ['your opponent', 'opponent-cost', 'opponent'],
    ['each player', 'opponent-cost', 'each'],
  ].flatMap(([player = '', cost = '', by = '']) => {
    const subject = player === 'each player' ? '(each player|a player|players)' : player
    return [
      phrase('constant', 'costs to use', `${player} must {cost:${cost}} in order to use {of:watched}`, {
        fixed: { by },
        reads: [
          `${subject} must {cost:${cost}} ${IN_ORDER} use {of:watched}`,
          `${IN_ORDER} use {of:watched}, ${subject} must {cost:${cost}}`,
          `${subject} cannot use {of:watched} unless ${by === 'you' ? 'you' : 'they'} {cost:${cost}}`,
        ],
      }),
      phrase(
        'constant',
        'costs to play',
        `${player} must {cost:${cost}} in order to play {of:printed-card}`,
        {
          fixed: { by },
          reads: [
            `${subject} must {cost:${cost}} ${IN_ORDER} play {of:printed-card}`,
            `${IN_ORDER} play {of:printed-card}, ${subject} must {cost:${cost}}`,
          ],
        },
      ),
    ]
  }),
  phrase('constant', 'costs to play', 'you must {cost:verb} in order to play {self}', {
    fixed: { by: 'you' },
    reads: [`you must {cost:verb} ${IN_ORDER} play {self}`, `${IN_ORDER} play {self}, you must {cost:verb}`],
  }),
  phrase('opponent-cost', 'pay', 'pay you {amount:number}(Æ|)', { reads: ['give you {amount:number}(Æ|)'] }),
  phrase('opponent-cost', 'lose', 'lose {amount:amount}(Æ|)'),
]
