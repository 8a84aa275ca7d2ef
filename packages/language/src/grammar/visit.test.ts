import { expect, it } from 'vitest'
import { read } from '../../test/tavern.ts'
import { tavern } from '../../test/tavern-grammar.ts'
import { visitorOf } from './visit.ts'

interface Part {
  readonly kind: string
}

const { children, some, visit } = visitorOf<Part>(tavern.nodeFields())
const text = read('Play: If you control 2 creatures, each Knight gains, "Reap: Draw a card." Draw 2 cards.')

const kindsIn = (skip: string): readonly string[] => {
  const kinds: string[] = []
  visit(text, ({ kind }) => {
    kinds.push(kind)
    return kind !== skip
  })
  return kinds
}

it('enters outer nodes first, and the fields of a node in their order', () => {
  expect(children(text).map(({ kind }) => kind)).toEqual(['triggered'])
  expect(kindsIn('')).toEqual(
    'text triggered if control number creature gain each bearer triggered draw number draw number'.split(' '),
  )
})

it('skips the inside of a node on demand', () => {
  expect(kindsIn('gain')).toEqual('text triggered if control number creature gain draw number'.split(' '))
})

it('searches no closed nodes', () => {
  const isBearer = ({ kind }: Part) => kind === 'bearer'
  expect(some(text, isBearer)).toBe(true)
  expect(some(text, isBearer, ['gain'])).toBe(false)
  expect(some([text], ({ kind }) => kind === 'gain', ['gain'])).toBe(false)
  expect(some(text, ({ kind }) => kind === 'unread')).toBe(false)
})
