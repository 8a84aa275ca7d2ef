import { phrase, phrasesOf } from '../nodes.ts'
import type { Group } from '../selections/groups.ts'
import type { Side } from '../values/players.ts'

const constant = phrasesOf('constant')

/** What players can pay keys with, beside the Æmber in their pools (KF-FRG-2). */
export type Spendable =
  /** What lies on the card itself, on the one that has the ability, or on these. */
  | {
      readonly kind: 'may be spent'
      readonly by: Side
      readonly on: 'keys' | 'anything'
      readonly host?: true
      readonly of?: Group
    }
  /** The card itself counts as 1Æ; it is discarded, ignoring wards. */
  | { readonly kind: 'may be spent itself'; readonly by: Side }

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

export const spending = [
  ...[
    ['you may', 'your', 'you'],
    ['your opponent may', 'their', 'opponent'],
  ].flatMap(([may = '', their = '', by = '']) =>
    [
      ['when forging keys', 'keys'],
      [`as if it were in ${their} pool`, 'anything'],
    ].flatMap(([how = '', on = '']) => [
      constant('may be spent', `${may} spend Æ on {self} ${how}`, {
        fixed: { by, on },
        reads: by === 'you' ? [`[each] Æ on {self} may be spent ${how}`] : [],
      }),
      constant('may be spent', `${may} spend Æ on this creature ${how}`, { fixed: { by, on, host: true } }),
      constant('may be spent', `${may} spend Æ on {of:plural-cards} ${how}`, {
        fixed: { by, on },
        reads: by === 'you' ? [`[each] Æ on {of:plural-cards} may be spent ${how}`] : [],
      }),
    ]),
  ),
  // To be discarded is what is said of it in parentheses.
  constant('may be spent itself', 'you may spend {self} as if it were Æ in your pool', {
    fixed: { by: 'you' },
  }),
]
