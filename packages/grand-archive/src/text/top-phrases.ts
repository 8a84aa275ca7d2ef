import { phrase } from './nodes.ts'

const LOOK = 'look at the top {amount:amount} cards of your deck'
const TWO = 'look at the top two cards of your deck'
const OF_TWO = { amount: { kind: 'number', value: 2 }, rest: 'bottom' } as const

/** What becomes of the top cards of one's deck: several sentences that are one effect. */
export const tops = [
  phrase('effect', 'order top', `${LOOK} and put them back in any order`, {
    reads: [`${LOOK} and then put them back in any order`],
  }),
  phrase(
    'effect',
    'pick from top',
    `${LOOK}. You may reveal {of:one} from among them and put it into your {to:pile~one}. Put the rest on the bottom of your deck in any order`,
    {
      fixed: { rest: 'bottom' },
      reads: [
        `${LOOK}. You may reveal {of:one} from among them and put it into your {to:pile~one}. Put the rest of the cards on the bottom of your deck in any order`,
      ],
    },
  ),
  phrase(
    'effect',
    'pick from top',
    `${TWO}. Put one of those cards into your {to:pile~one} and the other on the bottom of your deck`,
    { fixed: OF_TWO },
  ),
  phrase(
    'effect',
    'pick from top',
    `${TWO}. Banish one of them and put an omen counter on it. Put the other on the bottom of your deck`,
    { fixed: { ...OF_TWO, to: 'banishment', omen: true } },
  ),
  phrase(
    'effect',
    'pick from top',
    `${LOOK}. Put one of those cards into your {to:pile~one} and the rest into your graveyard`,
    { fixed: { rest: 'graveyard' } },
  ),
]
