import type { Choice, Decision, Position, Value } from '@battleline/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomes, type Pair, type Playable, questions } from './index.ts'

/** A game in which things come one by one, in an order that somebody chooses; how it ends is made of the order. */
type Queue = Position & { readonly order: string; readonly end: string | null }

const decision = (of: readonly Value[], manner: Decision['manner']): Decision => ({
  who: 1,
  manner,
  step: 'toy/queue.1-next',
  title: 'what comes next',
  cite: [],
  subjects: [],
  least: manner === 'order' ? of.length : 1,
  most: manner === 'order' ? of.length : 1,
  free: false,
  ids: of,
  options: of.map((id) => ({ id, label: String(id), record: null })),
})

function queue(
  things: string,
  ending: (order: string) => string,
  manner: 'pick' | 'order' = 'pick',
): Playable<Queue> {
  const left = ({ order }: Queue) => [...things].filter((one) => !order.includes(one))
  return {
    ask: (at) => (at.end === null ? decision(left(at), manner) : null),
    answer: (at, choice: Choice) => {
      const order = `${at.order}${Array.isArray(choice) ? choice.join('') : choice}`
      const rest = [...things].filter((one) => !order.includes(one))
      const whole = rest.length > 1 ? order : `${order}${rest.join('')}`
      return { asking: true, order: whole, end: rest.length > 1 ? null : ending(whole) }
    },
    hash: ({ end, order }) => (end ?? order).length,
    same: (one, other) => (one.end === null ? one.order === other.order : one.end === other.end),
  }
}

const start: Queue = { asking: true, order: '', end: null }
const isBefore = (order: string, [one, other]: Pair) =>
  order.indexOf(String(one)) < order.indexOf(String(other))
const name = (pairs: readonly Pair[]) => pairs.map((pair) => [...pair].sort().join('')).sort()
const THINGS = 'abcd'
const PAIRS: readonly Pair[] = ['ab', 'ac', 'ad', 'bc', 'bd', 'cd'].map((pair) => [
  pair[0] ?? '',
  pair[1] ?? '',
])
const ORDERS = [
  ...outcomes(
    queue(THINGS, (order) => order),
    start,
  ).endings,
].map(({ position }) => position.end ?? '')

/** Whether the order of these pairs alone says how every order ends. */
function separate(pairs: readonly Pair[], ending: (order: string) => string): boolean {
  const ends = new Map<string, string>()
  return ORDERS.every((order) => {
    const said = pairs.map((pair) => isBefore(order, pair)).join()
    const known = ends.get(said)
    ends.set(said, ending(order))
    return known === undefined || known === ending(order)
  })
}

const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1)
  return list[0] as T
}

describe('What matters in an order', () => {
  const manners = ['pick', 'order'] as const

  it.each(manners)('is the fewest pairs that say how it ends (%s)', (manner) => {
    const some = fc.tuple(fc.subarray([...PAIRS]), fc.array(fc.nat(2), { minLength: 64, maxLength: 64 }))
    fc.assert(
      fc.property(some, ([pairs, ends]) => {
        const ending = (order: string) => {
          const said = pairs.reduce((bits, pair) => bits * 2 + Number(isBefore(order, pair)), 0)
          return `end ${ends[said]}`
        }
        const game = queue(THINGS, ending, manner)
        const asked = only(questions(game, outcomes(game, start)))
        const found = asked.orders?.pairs ?? []
        expect(separate(found, ending)).toBe(true)
        expect(asked.matters).toBe(found.length > 0)
        for (const left of found)
          expect(
            separate(
              found.filter((pair) => pair !== left),
              ending,
            ),
          ).toBe(false)
        const fewer = subsets(PAIRS).filter((some) => some.length < found.length)
        expect(fewer.some((some) => separate(some, ending))).toBe(false)
      }),
      { numRuns: 100 },
    )
  })

  it('is nothing where every order ends alike', () => {
    const game = queue(THINGS, () => 'the end')
    const asked = only(questions(game, outcomes(game, start)))
    expect([asked.matters, asked.orders, asked.classes, asked.answers]).toEqual([false, null, [], 4])
  })

  it('is one pair where one decides', () => {
    const game = queue(THINGS, (order) => String(isBefore(order, ['c', 'a'])))
    const { orders, classes } = only(questions(game, outcomes(game, start)))
    expect(name(orders?.pairs ?? [])).toEqual(['ac'])
    expect(orders?.of).toEqual(['a', 'b', 'c', 'd'])
    expect(classes).toEqual([['a'], ['b'], ['c'], ['d']])
  })

  it('is told by classes where something loses its turn', () => {
    const base = queue('abc', (order) => order)
    const game: Playable<Queue> = {
      ...base,
      answer: (at, choice) =>
        choice === 'a' && at.order === '' ? { ...at, order: 'a', end: 'b is lost' } : base.answer(at, choice),
      ask: (at) => (at.order === '' ? decision(['a', 'b', 'c'], 'pick') : base.ask(at)),
    }
    const lost: Playable<Queue> = {
      ...game,
      ask: (at) => (at.end === null && at.order === 'c' ? decision(['a'], 'pick') : game.ask(at)),
    }
    const { orders, classes } = questions(lost, outcomes(lost, start))[0] ?? {}
    expect(orders).toBeNull()
    expect(classes).toEqual([['a'], ['b'], ['c']])
  })
})

function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  const all: (readonly T[])[] = [[]]
  for (const one of list) all.push(...all.map((some) => [...some, one]))
  return all
}
