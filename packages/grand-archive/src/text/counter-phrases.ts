import { phrase } from './nodes.ts'

/** Counters on objects and champions. */
export const counters = [
  phrase(
    'effect',
    'remove some counters',
    'remove up to {most:#} {counter:counter} counters from your champion',
  ),
  phrase(
    'effect',
    'remove some counters',
    'remove any amount of {counter:counter} counters from your champion',
  ),
  phrase('counted', 'so many', 'counter removed this way'),
  phrase('effect', 'put durability', 'put a durability counter on {on:target} for each {amount.of:counted}', {
    fixed: { amount: { kind: 'times', base: 1 } },
  }),
  phrase(
    'effect',
    'put counters',
    'put a(n) {counter:counter} counter on {on:target} for each {amount.of:counted}',
    {
      fixed: { amount: { kind: 'times', base: 1 } },
    },
  ),
  phrase(
    'effect',
    'put counters',
    'put an additional {counter:counter} counter on {on:target} for every {amount.of:every}',
    { fixed: { amount: { kind: 'times', base: 1 } } },
  ),
  phrase('effect', 'put durability', 'put {amount:count-of} durability counter(s) on {on:target}'),
  phrase(
    'effect',
    'put counters',
    'choose any amount of {on.of:group~many} and put {amount:count-of} {counter:counter} counter(s) on each of them',
    { fixed: { on: { kind: 'choose up to' } } },
  ),
  phrase('effect', 'put counters', 'put that much {counter:counter} counters on {on:target}', {
    fixed: { amount: { kind: 'that much' } },
    reads: ['put that many {counter:counter} counters on {on:target}'],
  }),
  phrase('effect', 'put counters', 'put {amount:count-of} {counter:counter} counter(s) on {on:target}'),
  phrase(
    'effect',
    'remove counters',
    'remove {amount:count-of} {counter:counter} counter(s) from {on:target}',
  ),
  phrase('effect', 'remove all counters', 'remove all {counter:counter} counters from {on:target}'),
]
