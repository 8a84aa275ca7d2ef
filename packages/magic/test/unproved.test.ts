import { describe, expect, test } from 'vitest'
import { isRefusal, magic, type Options, type PermanentSetup } from '../src/index.ts'

/** Six creatures must block attackers that only three or more can block: whether all can obey takes a search. */
const MEMBERS = { A: [1, 2, 3], B: [3, 4, 5], C: [5, 6, 1] }
const attackers = Object.keys(MEMBERS).map(
  (name): PermanentSetup => ({ name, text: `${name} can't be blocked except by 3 or more creatures.` }),
)
const blockers = [1, 2, 3, 4, 5, 6].map(
  (number): PermanentSetup => ({
    name: `${number}`,
    effects: Object.entries(MEMBERS).flatMap(([blocks, members]) =>
      members.includes(number) ? [{ blocks }] : [],
    ),
  }),
)

/** The board after three attacks, and the id of the best declaration: 4, without a requirement, helps 5 and 6. */
function attacked(options: Options) {
  const game = magic(options)
  const begun = game.begin({
    players: [
      { name: 'AP', permanents: attackers },
      { name: 'NAP', permanents: blockers },
    ],
  })
  if (isRefusal(begun)) throw new Error(begun.reason)
  const number = (name: string) => game.find(begun, name)
  const position = game.answer(begun, ['A', 'B', 'C'].map((name) => `${number(name)}>2`).join(' '))
  if (isRefusal(position)) throw new Error(position.reason)
  const best = blockers.map(({ name }) => `${number(name)}>${number(Number(name) < 4 ? 'A' : 'C')}`).join(' ')
  return { game, position, best }
}

describe('a declaration that is not proved legal', () => {
  test('is refused with the limit and its name', () => {
    const { game, position, best } = attacked({ work: 1 })
    expect(game.judge(position, best, 1)).toMatchObject({
      legal: null,
      verdict: { kind: 'not proved', obeyed: 5 },
      reason: expect.stringMatching(/^not proved: it obeys 5 requirements, nothing better was found/),
    })
    expect(game.answer(position, best)).toMatchObject({
      refused: 'limit',
      reason: expect.stringContaining('not proved'),
      cite: ['MTG-BLK-30'],
    })
  })

  test('is accepted if the game’s options allow it', () => {
    const { game, position, best } = attacked({ work: 1, unproved: 'accept' })
    expect(isRefusal(game.answer(position, best))).toBe(false)
  })

  test('is accepted, or refused as illegal, if more work decides it', () => {
    const { game, position, best } = attacked({})
    expect(game.judge(position, best)).toMatchObject({ legal: true, verdict: { obeyed: 5 } })
    expect(isRefusal(game.answer(position, best))).toBe(false)
    expect(game.answer(position, 'none')).toMatchObject({ refused: 'illegal' })
  })

  test('is still illegal if a better one was found in time', () => {
    const { game, position } = attacked({ work: 500, unproved: 'accept' })
    expect(game.answer(position, 'none')).toMatchObject({ refused: 'illegal' })
  })
})
