import { grandArchive } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import { type KeyForgePosition, keyforge } from '@battleline/keyforge'
import { randomGame } from '@battleline/keyforge/test-kit'
import { expect, test } from 'vitest'
import { grandArchiveDecks } from '../src/grand-archive/deck-game.ts'
import { BOTS } from '../src/keyforge/bots.ts'
import type { Answer, Bot } from '../src/model/bot.ts'
import type { BotGame } from '../src/model/bot-game.ts'
import { playGame } from '../src/play/play-game.ts'

const kf = keyforge()
const deal = (seed: number) => randomGame(kf, seed) as KeyForgePosition
const { random, greedy } = BOTS as { random: Bot; greedy: Bot }
const contestant = (bot: Bot) => ({ bot, budget: {} })
const now = () => 0

test('a game is the same for the same seed, and another for another', async () => {
  const play = (seed: number) =>
    playGame(kf, deal(1), [contestant(random), contestant(greedy)], { seed, now })
  const [one, again, other] = [await play(5), await play(5), await play(6)]
  expect(again.choices).toEqual(one.choices)
  expect(other.choices).not.toEqual(one.choices)
  expect(one.winner).not.toBeNull()
  expect(kf.table(one.position).winner).toBe(one.winner)
})

test('greedy wins against random, in both seats', async () => {
  for (let seed = 0; seed < 3; seed++) {
    const first = await playGame(kf, deal(seed), [contestant(greedy), contestant(random)], { seed, now })
    const second = await playGame(kf, deal(seed), [contestant(random), contestant(greedy)], { seed, now })
    expect([first.winner, second.winner]).toEqual([1, 2])
  }
})

test('greedy says what it compared, the best first, and a promise is awaited', async () => {
  const answers: Answer[] = []
  const later: Bot = async (situation, thinking) => random(situation, thinking)
  await playGame(kf, deal(2), [contestant(greedy), contestant(later)], {
    seed: 1,
    now,
    onAnswer: (answer, _, player) => player === 1 && answers.push(answer),
  })
  const compared = answers.find(({ lines }) => lines.length > 3)
  if (compared === undefined) throw new Error('greedy compared nothing')
  const values = compared.lines.map(({ value }) => value)
  expect(values).toEqual([...values].sort((a, b) => b - a))
  expect(compared.lines[0]?.choice).toEqual(compared.choice)
  for (const { label } of compared.lines) expect(label).toMatch(/[a-z]/)
})

test('a bot that answers against the rules is stopped, and so is a game that takes too long', async () => {
  const wrong: Bot = () => ({ choice: 'fight 1 2', lines: [] })
  await expect(
    playGame(kf, deal(1), [contestant(wrong), contestant(random)], { seed: 1, now }),
  ).rejects.toThrow('player 1 answers "fight 1 2"')
  const short = await playGame(kf, deal(1), [contestant(random), contestant(random)], {
    seed: 1,
    now,
    most: 10,
  })
  expect(short.winner).toBeNull()
})

test('greedy wins against random in Grand Archive, in both seats, and a game is the same for the same seed', async () => {
  const { game, decks, bots } = grandArchiveDecks(grandArchive())
  const [weak, strong] = [bots.random, bots.greedy].map((bot) => ({ bot: bot as Bot<BotGame>, budget: {} }))
  if (weak === undefined || strong === undefined) throw new Error('two bots')
  const player = (seed: number) =>
    decks.dealtPlayer(decks.random(game.library, { seed }), `${seed}`, game.library)
  const start = game.deal({ players: [player(1), player(2)] }) as Position
  const first = await playGame(game, start, [strong, weak], { seed: 1, now })
  const second = await playGame(game, start, [weak, strong], { seed: 1, now })
  expect([first.winner, second.winner]).toEqual([1, 2])
  expect((await playGame(game, start, [strong, weak], { seed: 1, now })).choices).toEqual(first.choices)
})
