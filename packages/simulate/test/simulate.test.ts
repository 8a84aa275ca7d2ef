import { parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import {
  estimate,
  gamesOf,
  gapsIn,
  Ledger,
  parquetOf,
  partOf,
  playOnThreads,
  Runner,
  readStudy,
  type StudyFiles,
  simulate,
} from '../src/index.ts'

const BOARD =
  'name: A board\ngame: keyforge\nplayers: { me: { battleline: [Troll, Dodger] }, you: { battleline: [Dust Imp] } }\n'
const NO_FILES: StudyFiles = {
  text: (path) => (path === 'board.yaml' ? { text: BOARD } : { reason: 'no such file' }),
  list: () => null,
}

const DECKS = 'study: Decks\ngames: 12\nseed: 3\ndecks: [{ random: 3 }]\nsample: 5\n'
const BOARDS = `study: Boards
games: 12
boards: board.yaml
moves: { fight: [{ fight: Troll -> Dust Imp }, { reap: Dodger }], reap: [{ reap: Troll }] }
texts: { printed: {}, cheaper: { Dust Imp: "Destroyed: Gain 1Æ." } }
measure: [aember, aember against, destroyed against, as much damage on my creatures as possible]
`
const FIGHTS = 'study: Fights\nfights: { creatures: [Troll, Gub, Dino-Fiend, Firespitter] }\n'

function runner(text: string, engine = 'one'): Runner {
  const { study, problems } = readStudy(text, 'a.yaml', NO_FILES)
  if (study === null) throw new Error(JSON.stringify(problems))
  return new Runner(study, engine)
}

async function shard(of: Runner, from: number, to: number) {
  const played = await of.play({ from, to })
  if (played === null) throw new Error('nobody stopped it')
  return played
}

describe('the games of a study', () => {
  it.each([FIGHTS, BOARDS])('come out the same in one piece, in several, and on threads', async (text) => {
    const all = runner(text)
    const { games } = all.study
    const whole = await shard(all, 0, games)
    const parts = [await shard(all, 7, games), await shard(runner(text), 0, 7)]
    expect(all.join({ from: 0, to: games }, parts)).toEqual(whole)
    const ledger = new Ledger()
    const ranges = [1, 2, 3, 4].map((at) => partOf(games, at, 4))
    for await (const one of playOnThreads({ study: all.study, engine: 'one', ranges, threads: 2 }))
      expect(ledger.take(one)).toBeNull()
    expect(all.join({ from: 0, to: games }, ledger.shards)).toEqual(whole)
  })

  it('differ with the seed, and their digest sees every answer', async () => {
    const one = await shard(runner(DECKS), 0, 4)
    const other = await shard(runner(DECKS.replace('seed: 3', 'seed: 4')), 0, 4)
    expect(other.digest).not.toBe(one.digest)
    expect(other.id).not.toBe(one.id)
  })

  it('are mirrored: with the same bots, a deck against itself wins one of each two', async () => {
    const self = runner('study: Mirror\ngames: 6\ndecks: [{ random: 1 }]\nagainst: [{ random: 1 }]\n')
    const { cells } = await shard(self, 0, 6)
    expect(cells[0]?.sums.slice(0, 2)).toEqual([3, 3])
  })

  it('are kept whole where the study samples them', async () => {
    const { samples } = await shard(runner(DECKS), 0, 12)
    expect(samples.map(({ game }) => game)).toEqual([0, 5, 10])
    expect(samples[0]?.choices.length).toBeGreaterThan(20)
  })
})

describe('fights', () => {
  it('say who survives and who destroys', async () => {
    const { cells } = await shard(runner(FIGHTS), 0, 16)
    // Troll has power 8: it destroys Gub, Dino-Fiend, Firespitter and itself, and only another Troll destroys it.
    expect(cells[0]).toMatchObject({ cell: { creature: 'Troll' }, games: 4, sums: [3, 3, 4] })
  })
})

describe('boards', () => {
  it('are played with each of the moves, under each of the texts', async () => {
    const { cells } = await shard(runner(BOARDS), 0, 12)
    const means = Object.values(cells).map(({ cell, games, sums }) => [
      `${cell['texts']}, ${cell['moves']}`,
      ...[2, 3, 4, 5].map((at) => (sums[at] ?? 0) / games),
    ])
    // Æmber of both, cards of the other player destroyed, damage on own creatures. Dust Imp has power 2, and gives 2 Æmber.
    expect(means).toEqual([
      ['printed, fight', 1, 2, 1, 2],
      ['printed, reap', 1, 0, 0, 0],
      ['cheaper, fight', 1, 1, 1, 2],
      ['cheaper, reap', 1, 0, 0, 0],
    ])
  })
})

describe('games between decks', () => {
  it('compare bots and seats, and add up goals over all turns', async () => {
    const text = `study: A
games: 4
decks: [{ random: 2 }]
bots: { one: [greedy, random], other: [random, greedy] }
seats: [first, second]
measure: [destroyed, destroyed against, as many friendly cards destroyed as possible, no friendly cards destroyed]
`
    const own = runner(text)
    const { cells, measures } = await shard(own, 0, 4)
    expect(Object.values(cells).map(({ cell }) => `${cell['bots']} ${cell['seat']}`)).toEqual([
      'one first',
      'one second',
      'other first',
      'other second',
    ])
    const sum = (name: string) =>
      Object.values(cells).reduce((all, { sums }) => all + (sums[measures.indexOf(name)] ?? 0), 0)
    expect(sum('destroyed')).toBeGreaterThan(4)
    expect(sum('friendly cards destroyed')).toBe(sum('destroyed'))
    expect(sum('friendly cards destroyed against')).toBe(sum('destroyed against'))
  })
})

describe('the ledger', () => {
  it('takes a shard once, and refuses what contradicts', async () => {
    const own = runner(DECKS)
    const first = await shard(own, 0, 4)
    const ledger = new Ledger()
    expect([ledger.take(first), ledger.take(first)]).toEqual([null, null])
    expect(ledger.shards).toHaveLength(1)
    expect(ledger.take({ ...first, digest: '1'.repeat(64) })?.message).toMatch(
      /games 0 to 3 came out differently/,
    )
    expect(ledger.take(await shard(own, 3, 6))?.message).toMatch(
      /shares games with another shard: 3 to 5, and 0 to 3/,
    )
    expect(ledger.take(await shard(runner(DECKS, 'two'), 4, 6))?.message).toMatch(
      /belongs to another study, Decks, not Decks: another version/,
    )
    expect(ledger.take(await shard(runner(DECKS.replace('seed: 3', 'seed: 4')), 4, 6))?.message).toMatch(
      /another study/,
    )
    expect(ledger.take(await shard(own, 6, 12))).toBeNull()
    expect(gapsIn({ from: 0, to: 12 }, ledger.shards)).toEqual([{ from: 4, to: 6 }])
  })
})

describe('a wrong study', () => {
  it.each([
    ['games: 3\ndecks: [{ random: 2 }]', 'a study has a name', undefined],
    ['study: A\ngames: 3\ndeks: [{ random: 2 }]', 'a study has no “deks”', 'decks'],
    ['study: A\ngames: 0\ndecks: [{ random: 2 }]', '“games” is between 1 and', undefined],
    ['study: A\ndecks: [{ random: 2 }]', 'a study says how many “games” are played', undefined],
    ['study: A\ngames: 3\ndecks: [{ random: 1 }]', 'one deck meets nobody', undefined],
    ['study: A\ngames: 3\ndecks: [{ random: 2 }]\nbots: gredy', 'there is no bot “gredy”', 'greedy'],
    [
      'study: A\ngames: 3\ndecks: [{ random: 2 }]\nbots: [greedy, search@200ms]',
      '“search@200ms” thinks by the clock, and no game could be played again: write search@500',
      'search@500',
    ],
    [
      'study: A\ngames: 3\ndecks: [{ random: 2 }]\nbots: { slow: search@2s }',
      'the budget of a bot is written search@500',
      undefined,
    ],
    ['study: A\ngames: 3\ndecks: [{ random: 2 }]\nmeasure: [win]', '“win” is not what this study', 'wins'],
    ['study: A\ngames: 3\ndecks: [{ random: 2 }]\nedition: essai', '“essai” is not an edition', 'essay'],
    ['study: A\ngames: 3\ndecks: [none.yaml]', 'the deck none.yaml cannot be read: no such file', undefined],
    ['study: A\nfights: { creatures: [Trol] }', 'no card is called “Trol”', 'Troll'],
    ['study: A\nfights: { creatures: [Punch] }', 'no creature is called “Punch”', undefined],
    ['study: A\nfights: { creatures: all }\nbots: greedy', 'a study of fights has no “bots”', undefined],
    [
      'study: A\ngames: 3\nfights: { creatures: all }\ndecks: [{ random: 2 }]',
      'a study has either',
      undefined,
    ],
    [
      'study: A\ngames: 3\ndecks: [{ random: 2 }]\ntexts: { a: { Trol: "" } }',
      'no card is called “Trol”',
      'Troll',
    ],
    [
      'study: A\ngames: 3\ndecks: [{ random: 2 }]\ntexts: { a: { Troll: Stel 1. } }',
      'the text of Troll',
      undefined,
    ],
    [`${BOARDS.replace('Troll ->', 'Trol ->')}`, 'on the board of board.yaml: no card', 'Troll'],
    [BOARDS.replace('reap: Dodger', 'reap: Dust Imp'), 'on the board of board.yaml: Dust Imp', undefined],
    [
      BOARDS.replace('as much damage', 'as mush damage'),
      '“as mush damage on my creatures as possible” is no goal',
      'much',
    ],
    [
      BOARDS.replace('destroyed against', 'destroyed againts'),
      '“destroyed againts” is not what',
      'destroyed against',
    ],
    ['', 'there is no', undefined],
    ['study: [', 'this “[” is not closed', undefined],
  ])('%j is refused with its place', (text, message, nearest) => {
    const { study, problems } = readStudy(text, 'a.yaml', NO_FILES)
    expect(study).toBeNull()
    const found = problems.find((problem) => problem.message.startsWith(message))
    expect(found, JSON.stringify(problems)).toMatchObject({ file: 'a.yaml', line: expect.any(Number) })
    expect(found?.nearest).toBe(nearest)
  })
})

describe('an interval', () => {
  it('of wins is never empty, and of others by the normal distribution', () => {
    // Wilson: 1.96 · √(3.8416/(4·16)) / (1 + 3.8416/4)
    expect(estimate(4, 4, 4).error).toBeCloseTo(0.245, 3)
    expect(estimate(100, 50, 50)).toEqual({ mean: 0.5, error: expect.closeTo(0.0962, 3) })
    // 1, 2, 3: the standard deviation is 1.
    expect(estimate(3, 6, 14)).toEqual({ mean: 2, error: expect.closeTo(1.96 / Math.sqrt(3), 9) })
    expect(estimate(1, 5, 25)).toEqual({ mean: 5, error: null })
  })
})

describe('as a library', () => {
  it('a study gives its results so far, and each of its games', async () => {
    const { study } = runner(FIGHTS)
    const reports = []
    for await (const report of simulate(study, { threads: 1 })) reports.push(report)
    expect(reports.map(({ games }) => games)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1))
    expect(reports.at(-1)).toMatchObject({
      complete: true,
      digest: (await shard(runner(FIGHTS), 0, 16)).digest,
    })
    const troll = { creature: 'Troll' }
    for await (const game of gamesOf(study, 4, 5))
      expect(game).toMatchObject({ game: 4, cell: troll, measures: { wins: 1, survives: 1, destroys: 1 } })
  })

  it('results are a Parquet file that another program reads', async () => {
    const errors = [0.5, null]
    const results = ['Ox, “the”', 'Hare'].map((deck, at) => ({
      cell: { deck },
      games: 4 + at,
      measures: { wins: { mean: 0.25, error: errors[at] ?? null } },
    }))
    const { buffer } = parquetOf(results)
    expect(await parquetReadObjects({ file: buffer as ArrayBuffer })).toEqual([
      { deck: 'Ox, “the”', games: 4n, wins: 0.25, 'wins ±': 0.5 },
      { deck: 'Hare', games: 5n, wins: 0.25, 'wins ±': null },
    ])
  })
})
