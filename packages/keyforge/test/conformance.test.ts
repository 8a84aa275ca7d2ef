import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Position, Refusal } from '@battleline/kernel'
import { conformance, describeProblem, explore, type Seeded, seeded } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../src/cards/library.generated.ts'
import {
  type CardSetup,
  type CardType,
  EDITIONS,
  type Edition,
  type KeyForge,
  keyforge,
  type PlayerSetup,
  type Setup,
} from '../src/index.ts'

/** `BATTLELINE_LONG=1` plays for many minutes instead of seconds. */
const LONG = process.env.BATTLELINE_LONG === '1'
const TIME = LONG ? 1_800_000 : 60_000

const namesOf = (type: CardType) => LIBRARY.filter((card) => card.type === type).map((card) => card.name)
const [creatures, actions, upgrades, artifacts] = (
  ['creature', 'action', 'upgrade', 'artifact'] as const
).map(namesOf) as [string[], string[], string[], string[]]

const some = (random: Seeded, most: number, names: readonly string[]) =>
  Array.from({ length: random.below(most + 1) }, () => random.one(names))

const often = (random: Seeded, times: number) => random.below(times) === 0

/** Creatures with abilities that trigger on damage or destruction of others. */
const lively = LIBRARY.filter(
  ({ type, text }) => type === 'creature' && /damage|destroy|neighbor/i.test(text ?? ''),
)

/** A creature as in the middle of a game. */
function creature(random: Seeded): CardSetup {
  return {
    name: often(random, 3) ? random.one(creatures) : random.one(lively).name,
    damage: often(random, 3) ? 1 : 0,
    aember: often(random, 4) ? 1 : 0,
    counters: often(random, 6) ? 1 : 0,
    exhausted: often(random, 4),
    stunned: often(random, 8),
    warded: often(random, 5),
    enraged: often(random, 8),
    upgrades: often(random, 3) ? [random.one(upgrades)] : [],
  }
}

const line = (random: Seeded, least: number): readonly CardSetup[] =>
  Array.from({ length: least + random.below(4) }, () => creature(random))

const player = (random: Seeded): PlayerSetup => ({
  aember: random.below(5),
  battleline: line(random, 2),
  artifacts: some(random, 1, artifacts),
  hand: some(random, 3, actions),
  deck: some(random, 4, creatures),
})

function board(seed: number): Setup {
  const random = seeded(seed)
  const players = [player(random), player(random)] as const
  return { players, active: often(random, 2) ? 1 : 2, ...(often(random, 2) && { tide: 1 as const }) }
}

function boards(game: KeyForge, from: number, count: number): Record<string, Position | Refusal> {
  const seeds = Array.from({ length: count }, (_, n) => from + n)
  return Object.fromEntries(seeds.map((seed) => [`board ${seed}`, game.begin(board(seed))]))
}

/** One short game from each board, which seldom ends a turn early. */
const SHORT = { seeds: 1, decisions: 12, rarely: ['end'] }

const asking = (edition: Edition, skipForced: boolean) => keyforge({ edition, skipForced })

describe('KeyForge keeps the promises of a position', () => {
  const count = LONG ? 5000 : 40

  it('in random games', { timeout: TIME }, () => {
    const game = keyforge()
    const report = conformance(game, boards(game, 0, count), SHORT)
    expect(report.problems.map(describeProblem)).toEqual([])
    expect(report).toMatchObject({ games: count, limited: 0 })
  })

  it('with frozen positions', { timeout: TIME }, () => {
    const game = keyforge()
    const report = conformance(game, boards(game, 1_000_000, count / 4), {
      seeds: 1,
      decisions: 12,
      frozen: true,
    })
    expect(report.problems.map(describeProblem)).toEqual([])
  })

  it.each(EDITIONS.map((edition) => [edition]))(
    'in edition %s, with every decision asked',
    { timeout: TIME },
    (edition) => {
      const game = asking(edition, false)
      const report = conformance(game, boards(game, 2_000_000, count / 10), SHORT)
      expect(report.problems.map(describeProblem)).toEqual([])
    },
  )

  it('in all positions after one fight', { timeout: TIME }, () => {
    const game = keyforge()
    const start = game.begin({
      players: [
        { aember: 1, battleline: ['Dino-Fiend', { name: 'Spartasaur', damage: 4 }], deck: ['Troll'] },
        {
          aember: 2,
          battleline: ['Bad Penny', { name: 'Gebuk', damage: 4 }, 'Drecker'],
          deck: ['Urchin', 'Anger'],
        },
      ],
    })
    const { problems, positions } = explore(game, start, LONG ? 20_000 : 150)
    expect(problems.map(describeProblem)).toEqual([])
    expect(positions).toBeGreaterThan(50)
  })
})

/** Plays a board or a save by the first option of each decision. Returns the saves on the way and the end. */
const PLAY = `
import { gameOf, keyforge } from '@battleline/keyforge'
const { board, save, decisions } = JSON.parse(process.argv[1])
const game = save === undefined ? keyforge() : gameOf(save)
let position = save === undefined ? game.begin(board) : game.load(save)
const saves = []
while (saves.length < decisions && game.decision(position) !== null) {
  saves.push(game.save(position))
  const { kind, least, options } = game.decision(position)
  const ids = options.map(option => option.id)
  position = game.answer(position, kind === 'order' ? ids : ids.slice(0, Math.max(1, least)))
}
console.log(JSON.stringify({ saves, end: game.positionKey(position) }))
`

/** Runs that with the built package, in a separate process. */
function played(input: object): { readonly saves: readonly object[]; readonly end: string } {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', PLAY, JSON.stringify(input)],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('..', import.meta.url)) },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

describe('A save', () => {
  it('continues to the same end in another process, even inside nested windows', {
    timeout: TIME,
  }, () => {
    const battleline = ['Spartasaur', 'Gebuk', 'Duma the Martyr', 'Harbinger of Doom', 'Bad Penny']
    const setup: Setup = {
      players: [
        { aember: 2, hand: ['Poison Wave'], battleline, deck: ['Troll', 'Dust Imp'] },
        {
          aember: 2,
          battleline: battleline.map((name) => ({ name, damage: 1 })),
          deck: ['Urchin', 'Headhunter'],
        },
      ],
    }
    const decisions = 8
    const { saves, end } = played({ board: setup, decisions })
    expect(saves).toHaveLength(decisions)
    const depths = saves.map((save) => (save as ReturnType<KeyForge['save']>).position.stack.length)
    expect(Math.max(...depths)).toBeGreaterThan(3)
    // Each is a process of its own, so one in three goes on.
    for (const [at, save] of saves.entries()) {
      if (at % 3 === 0) expect(played({ save, decisions: decisions - at }).end).toBe(end)
    }
  })
})
