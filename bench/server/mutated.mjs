import { seeded } from '@battleline/kernel'

const MESSAGES = [
  { do: 'sit', name: 'Eve', deck: null, nonce: 'n' },
  { do: 'answer', at: 2, choice: [0, 1] },
  { do: 'answer', at: 2, choice: { 0: 1 } },
  { do: 'propose', what: 'takeback' },
  { do: 'concede', key: 'k' },
  { do: 'rule', words: 'I win' },
  { do: 'join', token: 'abc' },
]
const ODD = [
  null,
  -1,
  1e308,
  0.5,
  '',
  '__proto__',
  [[]],
  {},
  true,
  'x'.repeat(5000),
  '\u0000',
  [null],
  2 ** 53,
]

/**
 * A damaged message: another value, another field, a cut, a changed letter.
 * @param {number} seed
 * @returns {string}
 */
export function mutated(seed) {
  const random = seeded(seed)
  /** @type {Record<string, unknown>} */
  const message = { ...random.one(MESSAGES) }
  const field = random.one(Object.keys(message))
  if (random.below(2) === 0) message[field] = random.one(ODD)
  if (random.below(4) === 0) delete message[random.one(Object.keys(message))]
  if (random.below(4) === 0)
    message[random.one(['id', 'key', '__proto__', 'constructor', 'do'])] = random.one(ODD)
  const text = JSON.stringify(message)
  const at = random.below(text.length)
  if (random.below(3) > 0) return text
  return random.below(2) === 0
    ? text.slice(0, at)
    : `${text.slice(0, at)}${String.fromCharCode(random.below(0xd7ff))}${text.slice(at + 1)}`
}
