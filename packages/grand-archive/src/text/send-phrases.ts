import { phrase } from './nodes.ts'

/** Cards that go to a zone of their owners. “Them” is tried before other kinds of objects, which the same word can mean. */
export const sends = [
  phrase('effect', 'send', 'put them on the bottom of {whose:receiver} {place:pile~one} in any order', {
    fixed: { way: 'put', end: 'bottom', ordered: true, what: { kind: 'it' } },
  }),
  phrase('effect', 'send', 'return them to {whose:receiver} {place:pile~one}', {
    fixed: { way: 'return', what: { kind: 'it' } },
  }),
  phrase('effect', 'send', 'return {what:target} to {whose:receiver} {place:pile~one}', {
    fixed: { way: 'return' },
  }),
  phrase('effect', 'send', "return {what:target} to their owners' {place:pile~many}", {
    fixed: { way: 'return', whose: 'owner' },
    reads: ["return {what:target} to their owner's {place:pile~many}"],
  }),
  phrase('effect', 'send', 'put {what:target} into {whose:receiver} {place:pile~one}', {
    fixed: { way: 'put' },
    reads: ['choose {what:target} and put them into {whose:receiver} {place:pile~one}'],
  }),
  phrase(
    'effect',
    'send',
    'put {what:target} on the bottom of {whose:receiver} {place:pile~one} in any order',
    {
      fixed: { way: 'put', end: 'bottom', ordered: true },
      reads: [
        'choose {what:target} and put them on the bottom of {whose:receiver} {place:pile~one} in any order',
      ],
    },
  ),
  ...(['top', 'bottom'] as const).map((end) =>
    phrase('effect', 'send', `put {what:target} on the ${end} of {whose:receiver} {place:pile~one}`, {
      fixed: { way: 'put', end },
      ...(end === 'top' && { reads: ['put {what:target} on top of {whose:receiver} {place:pile~one}'] }),
    }),
  ),
]
