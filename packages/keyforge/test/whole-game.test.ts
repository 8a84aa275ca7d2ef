import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { type Seeded, seeded } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../src/cards/index.ts'
import {
  type Choice,
  type Decision,
  type House,
  type KeyForge,
  keyforge,
  type PlayerId,
} from '../src/index.ts'

/** A deck of three houses, twelve cards of each, as the library has them. */
function deck(random: Seeded, houses: readonly House[]): string[] {
  return houses.flatMap((house) => {
    const names = LIBRARY.filter((card) => card.house === house && card.type !== 'token creature')
    return Array.from({ length: 12 }, () => random.one(names).name)
  })
}

const HOUSES: readonly House[] = ['brobnar', 'dis', 'logos', 'sanctum', 'saurian', 'shadows', 'untamed']

/** A game from its beginning. */
function dealt(kf: KeyForge, random: Seeded): Position {
  const player = (name: string) => {
    const houses = shuffled(random, HOUSES).slice(0, 3)
    return { name, houses, deck: deck(random, houses), chains: random.below(2) * random.below(9) }
  }
  return standing(kf.deal({ players: [player('Ann'), player('Ben')] }))
}

/** A game that is under way: creatures stand on both sides, and step 4 of a turn is next. */
function midway(kf: KeyForge, random: Seeded): Position {
  const player = () => {
    const houses = shuffled(random, HOUSES).slice(0, 3)
    const creatures = LIBRARY.filter(({ type, house }) => type === 'creature' && houses.includes(house))
    const battleline = Array.from({ length: 6 }, () => random.one(creatures).name)
    return { houses, battleline, deck: deck(random, houses) }
  }
  return standing(kf.begin({ players: [player(), player()], step: 'ready' }))
}

function standing(position: Position | Refusal): Position {
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

function shuffled<T>(random: Seeded, list: readonly T[]): T[] {
  const left = [...list]
  return list.map(() => left.splice(random.below(left.length), 1)[0] as T)
}

/** An answer by chance; a turn is not ended while there is something to do in it. */
function anyAnswer({ manner, options, least, most }: Decision, random: Seeded): Choice {
  const ids = options.map(({ id }) => id)
  if (manner === 'order') return shuffled(random, ids)
  if (manner === 'divide') return ids.map((_, at) => (at === 0 ? most - least * (ids.length - 1) : least))
  const others = ids.filter((id) => id !== 'end')
  const from = others.length > 0 ? others : ids
  return shuffled(random, from).slice(0, Math.max(least, Math.min(most, from.length)))
}

interface Told {
  readonly winner: PlayerId | null
  readonly turns: number
  readonly end: string
}

/** Plays a game through the public verbs alone; it ends with three keys, or after so many turns. */
function play(kf: KeyForge, start: Position, random: Seeded, mostTurns: number): Told {
  let position = start
  const cards = kf.cards(position).length
  for (;;) {
    const asked = kf.ask(position)
    const { turn, winner } = kf.table(position)
    if (asked === null || turn > mostTurns) return { winner, turns: turn, end: kf.key(position) }
    position = standing(kf.answer(position, anyAnswer(asked, random)))
    expect(whereabouts(kf, position)).toBe(cards)
  }
}

/** How many cards stand in some list: none may be lost or doubled. */
function whereabouts(kf: KeyForge, position: Position): number {
  const cards = kf
    .cards(position)
    .filter((card) => ['attached', 'revealed', 'under'].includes(kf.card(position, card).zone))
  return ([1, 2] as const).reduce((sum, player) => {
    const { battleline, artifacts, hand, deck, discard, archives, purged } = kf.player(position, player)
    return sum + [battleline, artifacts, hand, deck, discard, archives, purged].flat().length
  }, cards.length)
}

describe('a whole game', () => {
  const kf = keyforge()
  const seeds = Array.from({ length: 10 }, (_, seed) => [seed])

  it('that is under way goes on until somebody has three keys', { timeout: 30_000 }, () => {
    const ends = seeds.map(([seed = 0]) => {
      const random = seeded(seed)
      return play(kf, midway(kf, random), random, 500)
    })
    for (const { winner, turns } of ends) expect(winner !== null || turns === 501).toBe(true)
    expect(ends.filter(({ winner }) => winner !== null).length).toBeGreaterThan(4)
  })

  it.each(seeds)('goes from its set-up through as many turns as one likes (%d)', (seed) => {
    const random = seeded(seed)
    const { winner, turns } = play(kf, dealt(kf, random), random, 60)
    expect(winner !== null || turns === 61).toBe(true)
  })

  it('comes to the same end from the same dice', () => {
    const once = () => {
      const random = seeded(3)
      return play(kf, dealt(kf, random), random, 20)
    }
    expect(once()).toEqual(once())
  })
})
