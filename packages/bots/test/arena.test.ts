import { isRefusal } from '@battleline/kernel'
import { keyforge, randomDeck } from '@battleline/keyforge'
import { expect, test } from 'vitest'
import { Arena } from '../src/arena/arena.ts'
import { decksAmong, randomDecks } from '../src/arena/keyforge-pairings.ts'
import { BOTS } from '../src/keyforge/bots.ts'
import type { Bot } from '../src/model/bot.ts'
import { type Replay, replayed } from '../src/play/replay.ts'

const kf = keyforge()
const { random, greedy } = BOTS as { random: Bot; greedy: Bot }
const entrant = (name: string, bot: Bot) => ({ name, bot, budget: {} })
const going = () => false

const SETTINGS = { game: kf, games: 4, seed: 3, decks: randomDecks(kf, 3), now: () => 0 }
const two = (more: object = {}) =>
  new Arena({ ...SETTINGS, entrants: [entrant('greedy', greedy), entrant('random', random)], ...more })

async function playAll(arena: Arena): Promise<readonly Replay[]> {
  const replays: Replay[] = []
  for (let game = arena.next(); game !== null; game = arena.next()) {
    const replay = await arena.play(game, going)
    if (replay !== null) replays.push(replay)
  }
  return replays
}

test('pairs are mirrored: the same decks and dice, with the seats swapped', async () => {
  const arena = two({ games: 2 })
  const [first, second] = await playAll(arena)
  expect(second?.decks).toEqual(first?.decks)
  expect(second?.seed).toBe(first?.seed)
  expect([first?.bots, second?.bots]).toEqual([
    ['greedy', 'random'],
    ['random', 'greedy'],
  ])
  expect(arena.report()).toMatchObject({
    games: 2,
    complete: true,
    results: [
      { bot: 'greedy', wins: 2, losses: 0 },
      { bot: 'random', wins: 0, losses: 2, rating: 1000, error: 0 },
    ],
  })
})

test('an arena that goes on from played games finds what an undisturbed one finds', async () => {
  const whole = two()
  await playAll(whole)
  const [before, after] = [two(), two()]
  for (let made = 0; made < 3; made++) {
    const game = before.next()
    const replay = game === null ? null : await before.play(game, going)
    if (game === null || replay === null) throw new Error('it ended early')
    after.take({ ...game, winner: replay.winner })
  }
  expect(before.report()).toMatchObject({ games: 3, complete: false })
  await playAll(after)
  expect(after.report()).toEqual(whole.report())
})

test('a stopped game does not count', async () => {
  const arena = two()
  const game = arena.next()
  if (game === null) throw new Error('no game')
  expect(await arena.play(game, () => true)).toBeNull()
  expect(arena.report()).toMatchObject({ games: 0, complete: false })
})

test('a sequential test ends the games early', () => {
  const arena = two({ games: 400, hypotheses: { elo0: 0, elo1: 300 } })
  for (let game = arena.next(); game !== null; game = arena.next())
    arena.take({ ...game, winner: game.seats[0] === 0 ? 1 : 2 })
  const { games, complete, test: sequential } = arena.report()
  expect(games).toBeLessThan(40)
  expect({ complete, accepted: sequential?.accepted }).toEqual({ complete: true, accepted: 'elo1' })
})

test('three bots meet in turns, each pair as often', () => {
  const arena = new Arena({
    ...SETTINGS,
    entrants: [entrant('a', random), entrant('b', random), entrant('c', random)],
    games: 4,
  })
  const met = Array.from({ length: arena.size }, (_, number) => [...arena.gameOf(number).seats].sort().join())
  expect(arena.size).toBe(12)
  for (const pair of ['0,1', '0,2', '1,2']) expect(met.filter((one) => one === pair)).toHaveLength(4)
  expect(() => new Arena({ ...SETTINGS, entrants: [entrant('a', random)] })).toThrow('two bots')
})

test('a replay is small, and plays the same game again', async () => {
  const arena = two({ games: 4 })
  for (const replay of await playAll(arena)) {
    expect(JSON.stringify(replay).length).toBeLessThan(10_000)
    const positions = [...replayed(kf, JSON.parse(JSON.stringify(replay)) as Replay)]
    const last = positions.at(-1)?.position
    if (last === undefined || isRefusal(last)) throw new Error('no end')
    expect(kf.table(last)).toMatchObject({ winner: replay.winner, turn: replay.turns })
  }
})

test('the decks of a pair depend on the seed and the number of the pair', () => {
  const names = (deal: ReturnType<typeof SETTINGS.decks>) => JSON.stringify(deal)
  expect(names(randomDecks(kf, 3)(1))).toBe(names(SETTINGS.decks(1)))
  expect(names(randomDecks(kf, 4)(1))).not.toBe(names(SETTINGS.decks(1)))
  const pool = [1, 2, 3].map((seed) => randomDeck(kf.library, { seed }))
  const among = decksAmong(kf, pool, 5)
  expect(names(among(2))).toBe(names(decksAmong(kf, pool, 5)(2)))
  for (let pair = 0; pair < 10; pair++) {
    const [one, other] = among(pair).players
    expect(one.deck).not.toEqual(other.deck)
  }
})
