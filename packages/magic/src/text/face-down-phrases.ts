import { phrase } from './nodes.ts'

const ONE = { kind: 'number', value: 1 } as const
const NUMBER = { kind: 'number' } as const

/** Cards that are cast face down (702.37, 702.168). */
export const morphs = [
  ...(['morph', 'megamorph', 'disguise'] as const).map((word) =>
    phrase('keyword-clause', 'face down', `${word} {costs.symbols:mana}`, {
      fixed: { costs: [{ kind: 'mana' }], word },
    }),
  ),
  phrase('keyword-clause', 'face down', 'morph—pay {costs.amount:#} life.', {
    fixed: { costs: [{ kind: 'life' }], word: 'morph' },
  }),
  phrase('clause', 'turns up with', 'as {self} is turned face up, put a(n) {which:counter} counter on it.', {
    fixed: { amount: ONE },
  }),
  phrase(
    'clause',
    'turns up with',
    'as {self} is turned face up, put {amount.value:#} {which:counter} counters on it.',
    { fixed: { amount: NUMBER } },
  ),
]

export const turnings = [
  phrase('effect', 'turn up', 'turn {who:object} face up'),
  phrase('effect', 'turn down', 'turn {who:object} face down'),
]
