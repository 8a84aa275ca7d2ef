import { phrase } from './nodes.ts'

/** Damage that a spell or ability prevents or redirects from now on. */
const damage = <const To extends object, const Becomes extends { readonly kind: string }>(
  of: To,
  becomes: Becomes,
) => ({ kind: 'damage', of: { kind: 'which damage', ...of }, becomes }) as const

/** Replacements of damage and deaths from now on. */
export const fromNow = [
  phrase(
    'effect',
    'from now',
    'prevent the next {amount:amount} damage that would be dealt to you and/or permanents you control this turn. If damage is prevented this way, {self} deals that much damage to {to:object}',
    {
      fixed: {
        is: damage({ to: 'you and permanents' }, { kind: 'shield', rider: 'damage to the chosen' }),
      },
    },
  ),
  phrase(
    'effect',
    'from now',
    'prevent the next {amount:amount} damage that would be dealt to {on:object} this turn',
    {
      fixed: { is: damage({}, { kind: 'shield' }) },
      reads: ['prevent the next {amount:amount} damage that would be dealt this turn to {on:object}'],
    },
  ),
  phrase(
    'effect',
    'from now',
    "the next time a source of your choice would deal damage to you this turn, prevent that damage. If damage is prevented this way, {self} deals that much damage to that source's controller",
    {
      fixed: {
        is: damage({ to: 'you' }, { kind: 'next time', rider: 'damage to its controller' }),
        source: true,
      },
    },
  ),
  phrase(
    'effect',
    'from now',
    'the next time a source of your choice would deal damage to you this turn, prevent that damage',
    { fixed: { is: damage({ to: 'you' }, { kind: 'next time' }), source: true } },
  ),
  phrase(
    'effect',
    'from now',
    'the next {amount:amount} damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to {to:object} instead',
    {
      fixed: {
        is: damage({ to: 'you and permanents' }, { kind: 'points redirected' }),
        source: true,
      },
    },
  ),
  phrase(
    'effect',
    'no combat damage',
    'prevent all combat damage that would be dealt to and dealt by {who:object} this turn',
    { reads: ['prevent all combat damage that would be dealt to and by {who:object} this turn'] },
  ),
  phrase('effect', 'from now', 'prevent all combat damage that would be dealt by {by:object} this turn', {
    fixed: { is: damage({ combat: true }, { kind: 'prevent all' }) },
    reads: ['prevent all combat damage {by:object} would deal this turn'],
  }),
  phrase(
    'effect',
    'from now',
    'prevent the next X damage that would be dealt to {on:object} this turn, where X is {amount:measure}',
    { fixed: { is: damage({}, { kind: 'shield' }) } },
  ),
  phrase('effect', 'from now', 'prevent all damage {by:object} would deal this turn', {
    fixed: { is: damage({}, { kind: 'prevent all' }) },
    reads: ['prevent all damage that would be dealt by {by:object} this turn'],
  }),
  phrase(
    'effect',
    'from now',
    'prevent all damage that would be dealt to you this turn by creatures with {is.of.by.with:keyword}',
    { fixed: { is: damage({ to: 'you', by: { kind: 'source', creature: true } }, { kind: 'prevent all' }) } },
  ),
  phrase('effect', 'from now', 'prevent all damage that would be dealt to {on:object} this turn', {
    fixed: { is: damage({}, { kind: 'prevent all' }) },
  }),
  phrase('effect', 'from now', 'prevent all combat damage that would be dealt this turn', {
    fixed: { is: damage({ combat: true }, { kind: 'prevent all' }) },
  }),
  phrase(
    'effect',
    'from now',
    'the next {amount:amount} damage that would be dealt to {on:object} this turn is dealt to {to:object} instead',
    { fixed: { is: damage({}, { kind: 'points redirected' }) } },
  ),
  phrase(
    'effect',
    'from now',
    'the next time a source of your choice would deal damage to you this turn, that damage is dealt to {self} instead',
    {
      fixed: { is: damage({ to: 'you' }, { kind: 'redirected', to: 'self', once: true }), source: true },
    },
  ),
  phrase('effect', 'from now', 'if {on:object} would die this turn, exile it instead', {
    fixed: { is: { kind: 'exiled instead' } },
    reads: ['if {on:object} would die this turn, exile that creature instead'],
  }),
]
