import type { Choice, Decision, Position, Value } from '@battleline/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomes, type Pair, questions, type SearchGame } from '../index.ts'

/** A game in which options come one by one in an order that a player chooses. The order determines the ending. */
type Queue = Position & { readonly order: string; readonly end: string | null }

const decision = (of: readonly Value[], kind: Decision['kind']): Decision => ({
  who: 1,
  kind,
  step: 'toy/queue.1-next',
  title: 'what comes next',
  cite: [],
  subjects: [],
  least: kind === 'order' ? of.length : 1,
  most: kind === 'order' ? of.length : 1,
  free: false,
  ...(kind === 'pick' && { inTurn: true as const }),
  ids: of,
  options: of.map((id) => ({ id, label: String(id), record: null })),
})

function queue(
  things: string,
  ending: (order: string) => string,
  kind: 'pick' | 'order' = 'pick',
): SearchGame<Queue> {
  const left = ({ order }: Queue) => [...things].filter((one) => !order.includes(one))
  return {
    decision: (at) => (at.end === null ? decision(left(at), kind) : null),
    answer: (at, choice: Choice) => {
      const order = `${at.order}${Array.isArray(choice) ? choice.join('') : choice}`
      const rest = [...things].filter((one) => !order.includes(one))
      const whole = rest.length > 1 ? order : `${order}${rest.join('')}`
      return { asking: true, order: whole, end: rest.length > 1 ? null : ending(whole) }
    },
    positionHash: ({ end, order }) => (end ?? order).length,
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

/** Whether the order of these pairs alone determines every ending. */
function separate(pairs: readonly Pair[], ending: (order: string) => string): boolean {
  const ends = new Map<string, string>()
  return ORDERS.every((order) => {
    const directions = pairs.map((pair) => isBefore(order, pair)).join()
    const known = ends.get(directions)
    ends.set(directions, ending(order))
    return known === undefined || known === ending(order)
  })
}

const only = <T>(list: readonly T[]): T => {
  expect(list).toHaveLength(1)
  return list[0] as T
}

describe('The deciding pairs of an order', () => {
  const kinds = ['pick', 'order'] as const

  it.each(kinds)('are the fewest pairs that determine the ending (%s)', (kind) => {
    const some = fc.tuple(fc.subarray([...PAIRS]), fc.array(fc.nat(2), { minLength: 64, maxLength: 64 }))
    fc.assert(
      fc.property(some, ([pairs, ends]) => {
        const ending = (order: string) => {
          const directions = pairs.reduce((bits, pair) => bits * 2 + Number(isBefore(order, pair)), 0)
          return `end ${ends[directions]}`
        }
        const game = queue(THINGS, ending, kind)
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

  it('are none if every order ends alike', () => {
    const game = queue(THINGS, () => 'the end')
    const asked = only(questions(game, outcomes(game, start)))
    expect([asked.matters, asked.orders, asked.classes, asked.answers]).toEqual([false, null, [], 4])
  })

  it('are one pair if one decides', () => {
    const game = queue(THINGS, (order) => String(isBefore(order, ['c', 'a'])))
    const { orders, classes } = only(questions(game, outcomes(game, start)))
    expect(name(orders?.pairs ?? [])).toEqual(['ac'])
    expect(orders?.of).toEqual(['a', 'b', 'c', 'd'])
    expect(classes).toEqual([['a'], ['b'], ['c'], ['d']])
  })

  /** A queue in which earlier options can make others lose their turn. The last option is a decision, too. */
  function lossy(kills: (one: string, other: string) => boolean, ending: (order: string) => string) {
    const left = (order: string) =>
      [...THINGS].filter((one) => !order.includes(one) && ![...order].some((earlier) => kills(earlier, one)))
    const game: SearchGame<Queue> = {
      ...queue(THINGS, ending),
      decision: ({ end, order }) => (end === null ? decision(left(order), 'pick') : null),
      answer: (at, choice) => {
        const order = `${at.order}${choice}`
        return { asking: true, order, end: left(order).length > 0 ? null : ending(order) }
      },
    }
    return game
  }

  /**
   * Whether two orders differ in a pair. An option without a turn comes last; between two of them there is no order.
   */
  const differ = (one: string, other: string, pair: Pair) => {
    const directions = (order: string) => {
      const [a, b] = pair.map(
        (thing) => (order.indexOf(String(thing)) + THINGS.length + 1) % (THINGS.length + 1),
      )
      return Math.sign((a as number) - (b as number))
    }
    return directions(one) * directions(other) < 0
  }

  it('are the fewest pairs if options can lose their turn, too', () => {
    const some = fc.tuple(
      fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
      fc.subarray([...PAIRS], { maxLength: 2 }),
    )
    let decided = 0
    fc.assert(
      fc.property(some, ([killing, pairs]) => {
        const at = (one: string) => THINGS.indexOf(one)
        const kills = (one: string, other: string) =>
          one !== other && (killing[at(one) * THINGS.length + at(other)] as boolean)
        const ending = (order: string) =>
          `end ${pairs.map((pair) => differ(order, pair.join(''), pair)).join()}`
        const game = lossy(kills, ending)
        const ways = outcomes(
          lossy(kills, (order) => order),
          start,
        ).endings.map((one) => one.position.end ?? '')
        const [asked] = questions(game, outcomes(game, start))
        const tells = (some: readonly Pair[]) =>
          ways.every((one) =>
            ways.every(
              (other) => ending(one) === ending(other) || some.some((pair) => differ(one, other, pair)),
            ),
          )
        if (asked?.matters !== true) return
        const sizes = subsets(PAIRS).filter(tells)
        const found = asked.orders?.pairs
        expect(found === undefined).toBe(sizes.length === 0)
        if (found === undefined) return
        decided++
        expect(tells(found)).toBe(true)
        expect(found.length).toBe(Math.min(...sizes.map((some) => some.length)))
      }),
      { numRuns: 200 },
    )
    expect(decided).toBeGreaterThan(20)
  })

  it('are one pair if one option removes another one', () => {
    const game = lossy(
      (one, other) => one === 'a' && other === 'b',
      (order) => String(order.includes('b')),
    )
    expect(name(only(questions(game, outcomes(game, start))).orders?.pairs ?? [])).toEqual(['ab'])
  })

  it('are none if only one of several options is chosen at all', () => {
    const ends: SearchGame<Queue> = {
      ...queue('abc', (order) => order),
      decision: (at) =>
        at.end === null ? { ...decision(['a', 'b', 'c'], 'pick'), inTurn: undefined } : null,
      answer: (_, choice) => ({ asking: true, order: `${choice}`, end: `${choice}` }),
    } as SearchGame<Queue>
    const { orders, classes, matters } = only(questions(ends, outcomes(ends, start)))
    expect([orders, classes, matters]).toEqual([null, [['a'], ['b'], ['c']], true])
    const two = {
      ...ends,
      decision: (at: Queue) =>
        at.end === null ? { ...decision(['a', 'b'], 'pick'), inTurn: undefined } : null,
    }
    expect(
      only(questions(two as SearchGame<Queue>, outcomes(two as SearchGame<Queue>, start))).orders,
    ).toBeNull()
  })

  it('are replaced by classes if other decisions affect the rest', () => {
    const game = lossy(
      (one, other) => one === 'a' && other === 'b',
      (order) => String(order.includes('b')),
    )
    // After the first, chance takes d out of the queue or leaves it there.
    const withChance: SearchGame<Queue> = {
      ...game,
      decision: (at) =>
        at.order.length === 1 && at.end === null
          ? { ...decision(['stays', 'goes'], 'pick'), who: -1, step: 'toy/queue.2-chance' }
          : game.decision(at),
      answer: (at, choice) => {
        if (at.order.length !== 1) return game.answer(at, choice)
        return { ...at, order: `${at.order}${choice === 'goes' && at.order !== 'd' ? 'd' : ' '}` }
      },
    }
    const [asked] = questions(withChance, outcomes(withChance, start))
    expect(asked?.orders).toBeNull()
    expect(asked?.classes.length).toBeGreaterThan(1)
  })
})

function subsets<T>(list: readonly T[]): readonly (readonly T[])[] {
  const all: (readonly T[])[] = [[]]
  for (const one of list) all.push(...all.map((some) => [...some, one]))
  return all
}
