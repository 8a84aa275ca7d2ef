import { isRefusal, type Position, type Value } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { type Deal, keyforge, type PlayerId } from '../index.ts'

const kf = keyforge()
const DECK = Array.from({ length: 12 }, () => ['Troll', 'Gub', 'Archimedes']).flat()
const player = (name: string, chains = 0) => ({
  name,
  houses: ['brobnar', 'dis', 'logos'] as const,
  deck: DECK,
  chains,
})
const two: Deal['players'] = [player('Ann'), player('Ben')]

function dealt(deal: Deal): Position {
  const position = kf.deal(deal)
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

/** Answers decisions with these words in turn; shuffles keep the order. */
function after(position: Position, ...words: (string | number)[]): Position {
  let now = position
  for (;;) {
    const asked = kf.decision(now)
    if (asked === null) return now
    const ids = asked.options.map(({ id }) => id)
    const word = asked.kind === 'order' ? ids : words.shift()
    if (word === undefined) return now
    const next = kf.answer(now, word)
    if (isRefusal(next)) throw new Error(next.reason)
    now = next
  }
}

const hands = (position: Position) =>
  ([1, 2] as const).map((one: PlayerId) => kf.player(position, one).hand.length)
const decks = (position: Position) =>
  ([1, 2] as const).map((one: PlayerId) => kf.player(position, one).deck.length)

describe('the set-up of a game (KF-SET-2, KF-SET-3)', () => {
  it('asks chance who goes first, and for the order of each deck', () => {
    const start = dealt({ players: two })
    expect(kf.decision(start)).toMatchObject({ who: -1, step: 'keyforge/set-up.1-first' })
    expect(kf.decision(start)?.options.map(({ label }) => label)).toEqual(['Ann', 'Ben'])
    const next = kf.answer(start, 2) as Position
    expect(kf.decision(next)).toMatchObject({ who: -1, kind: 'order', step: 'keyforge/set-up.3-shuffle' })
    expect(kf.active(next)).toBe(2)
  })

  it('deals seven cards to the first player and six to the other', () => {
    const start = after(dealt({ players: two }), 2)
    expect(hands(start)).toEqual([6, 7])
    expect(decks(start)).toEqual([30, 29])
    expect(kf.decision(start)).toMatchObject({ who: 2, step: 'keyforge/set-up.5-mulligan' })
  })

  it('shuffles nothing if the hand is kept', () => {
    const kept = kf.answer(after(dealt({ players: two }), 2), 'keep') as Position
    expect(kf.decision(kept)).toMatchObject({ who: 1, step: 'keyforge/set-up.5-mulligan' })
    expect(kf.decision(kf.answer(kept, 'keep') as Position)).toMatchObject({
      who: 2,
      step: 'keyforge/turn.2-house',
    })
  })

  it('deals fewer cards to a player with chains, and removes one chain', () => {
    const start = after(dealt({ players: [player('Ann', 7), player('Ben', 1)], first: 1 }))
    expect(hands(start)).toEqual([5, 5])
    expect([kf.player(start, 1).chains, kf.player(start, 2).chains]).toEqual([6, 0])
  })

  it('lets each player mulligan once, for one card fewer and without losing a chain', () => {
    const start = dealt({ players: [player('Ann', 7), player('Ben')], first: 1 })
    const done = after(start, 'mulligan', 'mulligan')
    expect(hands(done)).toEqual([4, 5])
    expect(decks(done)).toEqual([32, 31])
    expect(kf.player(done, 1).chains).toBe(6)
    expect(kf.decision(done)).toMatchObject({ who: 1, step: 'keyforge/turn.2-house' })
  })

  it('continues with the first turn of the first player', () => {
    const done = after(dealt({ players: two, first: 2 }), 'keep', 'mulligan')
    expect(hands(done)).toEqual([5, 7])
    expect([kf.active(done), kf.table(done).turn]).toEqual([2, 1])
    const next = after(done, 'dis', 'end', 'logos')
    expect([kf.active(next), kf.table(next).turn, kf.table(next).house]).toEqual([1, 2, 'logos'])
  })

  it('shuffles the hand into the deck: another order gives another hand', () => {
    const kept = after(dealt({ players: two, first: 1 }), 'mulligan')
    const asked = after(dealt({ players: two, first: 1 }))
    const put = kf.answer(asked, 'mulligan') as Position
    const ids = (kf.decision(put)?.options ?? []).map(({ id }) => id)
    expect(ids).toHaveLength(36)
    const other = kf.answer(put, [...ids].reverse()) as Position
    const inOrder = (cards: readonly Value[]) => [...cards].map(Number).sort((one, two) => one - two)
    expect(kf.player(other, 1).hand).toEqual(inOrder([...ids].reverse().slice(0, 6)))
    expect(kf.player(other, 1).hand).not.toEqual(kf.player(kept, 1).hand)
  })
})

describe('a game is not dealt', () => {
  it.each([
    ['without houses', { players: [{ ...player('Ann'), houses: [] }, player('Ben')] }, 'identity card'],
    ['without a deck', { players: [{ ...player('Ann'), deck: [] }, player('Ben')] }, 'a deck has cards'],
    [
      'with creatures in play',
      { players: [{ ...player('Ann'), battleline: ['Troll'] }, player('Ben')] },
      'battleline',
    ],
    ['with unknown cards', { players: [{ ...player('Ann'), deck: ['Trol'] }, player('Ben')] }, 'Troll'],
    ['by a third player', { players: two, first: 3 }, 'first is player 1 or 2, not 3'],
  ])('%s', (_, deal, reason) => {
    const got = kf.deal(deal as unknown as Deal)
    expect(isRefusal(got) && got.reason).toContain(reason)
  })
})
