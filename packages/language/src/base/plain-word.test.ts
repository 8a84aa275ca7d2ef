import { expect, it } from 'vitest'
import { plainWord } from './plain-word.ts'

it('is a text, a number or a short list as it is, and never asks a record for its own words', () => {
  expect(['Troll', 3, null, undefined, ['a', 1]].map(plainWord)).toEqual([
    'Troll',
    '3',
    'null',
    'undefined',
    'a,1',
  ])
  expect([{ toString: 1, valueOf: 1 }, Object.create(null), [[1]]].map(plainWord)).toEqual([
    'a record',
    'a record',
    'a list',
  ])
})
