import { expect, it } from 'vitest'
import { jsonFault } from './json-fault.ts'

it.each([
  ['{"cards": oops}', 10],
  ['[1, 2,, 3]', 6],
  ['{"a": {"b": [1, {}]}, c: 2}', 22],
  ['{"a": 1', 7],
  ['{"a" 1}', 5],
  ['[1, 01]', 4],
  ['["a\nb"]', 1],
  ['{"a": 1} x', 9],
  ['', 0],
])('%j stops being JSON at %i', (text, at) => {
  expect(() => JSON.parse(text)).toThrow()
  expect(jsonFault(text)).toBe(at)
})

it.each(['{"a": [1, -2.5e3, "x\\"", true, null, {}], "b": {"c": []}}', ' [ ] ', '"a"', '0'])(
  '%j is JSON to its end',
  (text) => {
    JSON.parse(text)
    expect(jsonFault(text)).toBe(text.length)
  },
)
