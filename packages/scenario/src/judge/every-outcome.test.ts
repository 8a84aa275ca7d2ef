import { isRefusal, type Position } from '@battleline/kernel'
import { type CardFacts, keyforge } from '@battleline/keyforge'
import { type Outcomes, outcomes, questions } from '@battleline/search'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAIN_STEP } from '../keyforge/moves.ts'

const TEXTS = [
  'Destroyed: Gain 1Æ.',
  'Destroyed: Steal 1Æ.',
  'Destroyed: Your opponent loses 1Æ.',
  'Destroyed: Deal 1 damage to a creature.',
  'Destroyed: Deal 1 damage to each of this creature’s neighbors.',
  'Destroyed: Lose 1Æ.',
  '',
]
const creatures: readonly CardFacts[] = TEXTS.map((text, n) => ({
  name: `Mourner ${'ABCDEFG'[n]}`,
  house: 'untamed',
  type: 'creature',
  power: n === 6 ? 5 : 3,
  text: text
    .replace('’', "'")
    .replace("each of this creature's neighbors", `each neighbor of Mourner ${'ABCDEFG'[n]}`),
}))
const storm: CardFacts = {
  name: 'Short Storm',
  house: 'untamed',
  type: 'action',
  text: 'Play: Deal 3 damage to each creature.',
}
const game = keyforge({ cards: [...creatures, storm] })
const plain = { ...verbs(), symmetry: () => null }
const bounds = { ended: ({ step }: { readonly step: string }) => step === MAIN_STEP, limit: 20_000 }

function verbs() {
  return {
    decision: (position: Position) => game.decision(position),
    answer: (position: Position, choice: Parameters<typeof game.answer>[1]) => game.answer(position, choice),
    positionHash: (position: Position) => game.positionHash(position),
    same: (one: Position, other: Position) => game.same(one, other),
    symmetry: (start: Position) => game.symmetry(start),
  }
}

function begun(
  mine: readonly number[],
  yours: readonly number[],
  aember: readonly [number, number],
): Position {
  const names = (list: readonly number[]) => list.map((n) => creatures[n]?.name ?? '')
  const start = game.begin({
    players: [
      { aember: aember[0], battleline: names(mine), hand: [storm.name] },
      { aember: aember[1], battleline: names(yours) },
    ],
  })
  if (isRefusal(start)) throw new Error(start.reason)
  const move = game.decision(start)?.options.find(({ label }) => label.includes(storm.name))?.id ?? ''
  const played = game.answer(start, move)
  if (isRefusal(played)) throw new Error(played.reason)
  return played
}

/**
 * Every sequence of answers, without merging: each ending by its key, with the number of ways and the fewest answers.
 */
function bruteForce(position: Position, depth = 0, found = new Map<string, [number, number]>()) {
  const decision = game.decision(position)
  if (decision === null || decision.step === MAIN_STEP) {
    const key = game.positionKey(position)
    const [ways, least] = found.get(key) ?? [0, depth]
    found.set(key, [ways + 1, Math.min(least, depth)])
    return found
  }
  const answers = decision.free ? [decision.ids] : decision.ids
  for (const answer of answers) {
    const next = game.answer(position, answer)
    if (isRefusal(next)) throw new Error(next.reason)
    bruteForce(next, depth + 1, found)
  }
  return found
}

const asMap = ({ endings }: Outcomes) =>
  new Map(endings.map(({ position, ways, answers }) => [game.positionKey(position), [ways, answers.length]]))

/** Both players' cards and the places of cards by name, whichever copies they are. */
function described(position: Position): string {
  const cards = game.cards(position).map((card) => {
    const { name, zone, owner, damage } = game.card(position, card)
    return `${name} ${zone} ${owner} ${damage}`
  })
  return [game.player(position, 1).aember, game.player(position, 2).aember, ...cards.sort()].join()
}

// Four creatures: six with targets have too many orders to try without merging.
const line = fc.array(fc.nat(TEXTS.length - 1), { maxLength: 2 })
const board = fc.tuple(line, line, fc.tuple(fc.nat(3), fc.nat(3)))

describe('Every outcome of a board', () => {
  it('is the result of brute force without merging, with as many ways and as few answers', () => {
    fc.assert(
      fc.property(board, ([mine, yours, aember]) => {
        const start = begun(mine, yours, aember)
        const found = outcomes(plain, start, bounds)
        expect(found.complete).toBe(true)
        expect(asMap(found)).toEqual(bruteForce(start))
        for (const { answers, position } of found.endings) {
          const end = answers.reduce<Position>((at, answer) => game.answer(at, answer) as Position, start)
          expect(game.positionKey(end)).toBe(game.positionKey(position))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('has the same ways if equal cards are not distinguished, and loses no ending', () => {
    fc.assert(
      fc.property(board, ([mine, yours, aember]) => {
        const start = begun(mine, yours, aember)
        const [all, fewer] = [outcomes(plain, start, bounds), outcomes(verbs(), start, bounds)]
        const count = ({ endings }: Outcomes) => {
          const ways = new Map<string, number>()
          for (const { position, ways: more } of endings)
            ways.set(described(position), (ways.get(described(position)) ?? 0) + more)
          return ways
        }
        expect(count(fewer)).toEqual(count(all))
        expect(fewer.positions).toBeLessThanOrEqual(all.positions)
      }),
      { numRuns: 40 },
    )
  })

  it('of six equal creatures needs a position for each number of used ones', () => {
    const start = begun([0, 0, 0], [0, 0, 0], [0, 0])
    const all = outcomes(plain, start, bounds)
    const fewer = outcomes(verbs(), start, bounds)
    expect([all.endings.map(({ ways }) => ways), fewer.endings.map(({ ways }) => ways)]).toEqual([
      [720],
      [720],
    ])
    // Which ones, or how many of each side, were used; the last one needs no decision. Then the piles and the end.
    expect([all.positions, fewer.positions]).toEqual([64 - 7 + 2, 16 - 3 + 2])
    expect(questions(game, fewer).map(({ matters }) => matters)).toEqual([false, false])
  })
})
