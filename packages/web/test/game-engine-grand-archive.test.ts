import { describe, expect, it } from 'vitest'
import type { DeckReading, GrandArchiveRun } from '../src/engine/protocol/protocol.ts'
import { verbs } from '../src/engine/verbs.ts'
import { nothing, played, runOf } from './played-game.ts'

const GAME = { game: 'grand-archive' } as const

const randomDeck = (seed: number): Promise<DeckReading> | DeckReading =>
  verbs.randomDeck({ ...GAME, seed, set: null }, nothing)

async function gameOf(seed: number, first: 1 | 2 | null): Promise<string> {
  const [one, other] = [await randomDeck(2 * seed), await randomDeck(2 * seed + 1)]
  const players = [
    { name: 'you', deck: one.text },
    { name: 'Bot', deck: other.text },
  ] as const
  const dealt = await verbs.deal({ ...GAME, players, first, seed }, nothing)
  if ('wrong' in dealt) throw new Error(dealt.wrong)
  return dealt.text
}

describe('a whole game of Grand Archive', () => {
  it('begins with the player who is to go first, and is the same for the same seed', async () => {
    for (const first of [1, 2] as const) {
      const run = await runOf(await gameOf(5, first), null)
      expect(run.boards.at(-1)).toMatchObject({ active: first, sides: [{ name: 'you' }, { name: 'Bot' }] })
    }
    expect(await gameOf(5, null)).toBe(await gameOf(5, null))
  })

  it('is played to its end, and says how it went', async () => {
    const text = await gameOf(7, 1)
    const question = { text, document: 0, answers: await played(text, 2000, 'random') }
    const course = await verbs.course(question, nothing)
    const turns = course.map(({ turn }) => turn)
    expect(turns).toEqual(turns.map((_, at) => at + 1))
    expect(turns.length).toBeGreaterThan(5)
    expect(course[0]?.players.map(({ level }) => level)).toEqual([0, 0])
    const outlook = await verbs.outlook(question, nothing)
    expect(outlook.map(({ turn }) => turn)).toEqual(turns)
    expect([0, 1]).toContain(outlook.at(-1)?.after)
  }, 60_000)

  it('shows its last turns as steps and those before in sentences, and goes into a file that plays it again', async () => {
    const text = await gameOf(7, 1)
    const answers = await played(text, 45, 'random')
    const run = (await runOf(text, answers)) as GrandArchiveRun
    expect(run.turns.length).toBeLessThanOrEqual(4)
    expect(run.earlier.length).toBeGreaterThan(1)
    expect(run.earlier.flatMap(({ moves }) => moves).length).toBeGreaterThan(3)
    const file = await verbs.written({ text, document: 0, answers }, nothing)
    expect(file.whole).toBe(true)
    expect((await runOf(file.text, null)).answers).toEqual(answers)
  }, 60_000)

  it('has a bot that says why, and names no card that only it sees', async () => {
    const text = await gameOf(8, 2)
    const question = { text, document: 0, answers: await played(text, 60, 'greedy') }
    const moves = await verbs.reasons({ question, player: 2, bot: 'greedy' }, nothing)
    expect(moves.length).toBeGreaterThan(0)
    for (const { chance, others } of moves) {
      expect(chance).toBeGreaterThanOrEqual(Math.max(...others.map((other) => other.chance)))
      expect(others.filter(({ label }) => label === null).length).toBeLessThanOrEqual(1)
    }
  }, 120_000)
})
