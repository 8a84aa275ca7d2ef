import type { Choice, Decision, Position, Refusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { choices, defaultChoice, outcomes, type SearchGame } from '../index.ts'

/** A game whose positions are words and whose answers append to them. */
type Toy = Position & { readonly word: string }

interface Asking {
  readonly kind?: Decision['kind']
  readonly free?: boolean
  readonly least?: number
  readonly most?: number
  readonly of: readonly (string | number)[]
}

const decision = ({ kind = 'pick', free = false, least = 1, most = 1, of }: Asking): Decision => {
  const count = kind === 'order' ? of.length : undefined
  return {
    who: 1,
    kind,
    step: 'toy/step.1-ask',
    title: 'asked',
    cite: [],
    subjects: [],
    least: count ?? least,
    most: count ?? most,
    free,
    ids: of,
    options: of.map((id) => ({ id, label: String(id), record: null })),
  }
}

const at = (word: string): Toy => ({ asking: true, word })

const toy = (
  asks: Readonly<Record<string, Asking>>,
  next: (word: string, choice: Choice) => string | Refusal,
): SearchGame => ({
  decision: (position) => {
    const asking = asks[(position as Toy).word]
    return asking === undefined ? null : decision(asking)
  },
  answer: (position, choice) => {
    const to = next((position as Toy).word, choice)
    return typeof to === 'string' ? at(to) : to
  },
  // Many words have one hash.
  positionHash: (position) => (position as Toy).word.length % 3,
  same: (one, other) => (one as Toy).word === (other as Toy).word,
})

const written = (choice: Choice): string => (Array.isArray(choice) ? choice.join('') : String(choice))
const appending = (word: string, choice: Choice): string => `${word}${written(choice)};`
const words = (game: SearchGame, start: string, limit?: number) =>
  outcomes(game, at(start), limit === undefined ? {} : { limit }).endings.map(
    ({ position }) => (position as Toy).word,
  )

describe('the choices of a decision', () => {
  it('are the options of a single pick', () => {
    expect([...choices(decision({ of: ['a', 'b', 3] }))]).toEqual(['a', 'b', 3])
  })

  it('are all subsets within the bounds of a larger pick', () => {
    const some = (least: number, most: number) =>
      [...choices(decision({ of: ['a', 'b', 'c'], least, most }))].map(written)
    expect(some(0, 2)).toEqual(['', 'a', 'ab', 'ac', 'b', 'bc', 'c'])
    expect(some(2, 3)).toEqual(['ab', 'abc', 'ac', 'bc'])
    expect(some(0, 1)).toEqual(['', 'a', 'b', 'c'])
    expect(some(3, 3)).toEqual(['abc'])
  })

  it('are all permutations of an order', () => {
    const orders = [...choices(decision({ kind: 'order', of: ['a', 'b', 'c'] }))].map(written)
    expect(orders).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  })

  it('are all shares of a division', () => {
    const shares = (least: number, most: number, of = ['a', 'b', 'c']) => [
      ...choices(decision({ kind: 'divide', least, most, of })),
    ]
    expect(shares(1, 4)).toEqual([
      [1, 1, 2],
      [1, 2, 1],
      [2, 1, 1],
    ])
    expect(shares(0, 1, ['a', 'b'])).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(shares(0, 3, ['a'])).toEqual([[3]])
    expect(shares(2, 3)).toEqual([])
  })

  it('are only the default if they make no difference', () => {
    expect(defaultChoice(decision({ kind: 'order', of: ['b', 'a'] }))).toEqual(['b', 'a'])
    expect(defaultChoice(decision({ of: ['b', 'a'] }))).toEqual(['b'])
    expect(defaultChoice(decision({ kind: 'divide', most: 5, of: ['b', 'a'] }))).toEqual([4, 1])
    expect(defaultChoice(decision({ least: 0, most: 2, of: ['b', 'a'] }))).toEqual([])
  })
})

describe('outcomes', () => {
  it('are every ending with the answers that lead there', () => {
    const game = toy({ '': { of: ['a', 'b'] }, 'a;': { of: ['c', 'd'] } }, appending)
    const { endings, positions, merged, complete, missing } = outcomes(game, at(''))
    expect(endings.map(({ position, answers, ways }) => [(position as Toy).word, answers, ways])).toEqual([
      ['a;c;', ['a', 'c'], 1],
      ['a;d;', ['a', 'd'], 1],
      ['b;', ['b'], 1],
    ])
    expect([positions, merged, complete, missing]).toEqual([5, 0, true, null])
  })

  it('merge positions of one key, and count the ways to each', () => {
    const sorted = (word: string, choice: Choice) => [...`${word}${written(choice)}`].sort().join('')
    const of = ['a', 'b', 'c']
    const game = toy({ '': { of }, a: { of }, b: { of }, c: { of }, ab: { of: ['x', 'y'] } }, sorted)
    const { endings, merged, positions } = outcomes(game, at(''))
    const ways = Object.fromEntries(endings.map(({ position, ways }) => [(position as Toy).word, ways]))
    expect(ways).toEqual({ aa: 1, abx: 2, aby: 2, ac: 2, bb: 1, bc: 2, cc: 1 })
    expect(merged).toBe(3)
    expect(positions).toBe(1 + 3 + 6 + 2)
  })

  it('end at the given decisions, and at once if no decision is pending', () => {
    const game = toy({ '': { of: ['a'] }, 'a;': { of: ['b'] } }, appending)
    const stopped = outcomes(game, at(''), { ended: (_, position) => (position as Toy).word === 'a;' })
    expect(stopped.endings.map(({ position }) => (position as Toy).word)).toEqual(['a;'])
    expect(words(game, 'nothing')).toEqual(['nothing'])
  })

  it('stop at the limit and are incomplete', () => {
    const endless: SearchGame = {
      ...toy({}, appending),
      decision: () => decision({ of: ['a', 'b'] }),
    }
    const { endings, positions, complete } = outcomes(endless, at(''), { limit: 50 })
    expect([endings.length, positions, complete]).toEqual([0, 50, false])
  })

  it('are incomplete if the game refuses an answer at its own limit', () => {
    const refusal: Refusal = { refused: 'limit', reason: 'too many steps', cite: [] }
    const game = toy({ '': { of: ['a', 'b'] } }, (_, choice) => (choice === 'a' ? refusal : 'b'))
    const { endings, complete } = outcomes(game, at(''))
    expect([endings.length, complete]).toEqual([1, false])
  })

  it('do not go round in circles', () => {
    const game = toy({ '': { of: ['a', 'b'] }, a: { of: ['', 'b'] } }, (_, choice) => String(choice))
    const { endings, complete } = outcomes(game, at(''))
    expect(endings.map(({ ways }) => ways)).toEqual([2])
    expect(complete).toBe(true)
  })

  it('are found after any number of answers', () => {
    const game: SearchGame = {
      ...toy({}, appending),
      positionHash: (position) => Number((position as Toy).word),
      decision: (position) => (Number((position as Toy).word) < 20_000 ? decision({ of: [1] }) : null),
      answer: (position) => at(String(Number((position as Toy).word) + 1)),
    }
    expect(words(game, '0')).toEqual(['20000'])
  })
})
