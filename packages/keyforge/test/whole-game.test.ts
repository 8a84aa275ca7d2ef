import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { type Seeded, seeded } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../src/cards/library.generated.ts'
import {
  type Choice,
  type Decision,
  type House,
  type KeyForge,
  keyforge,
  type PlayerId,
} from '../src/index.ts'

/** A deck of three houses, twelve library cards each. */
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
  return accepted(kf.deal({ players: [player('Ann'), player('Ben')] }))
}

/** A game in progress: creatures on both sides, and step 4 of a turn is next. */
function midway(kf: KeyForge, random: Seeded): Position {
  const player = () => {
    const houses = shuffled(random, HOUSES).slice(0, 3)
    const creatures = LIBRARY.filter(
      ({ type, house }) => type === 'creature' && house !== undefined && houses.includes(house),
    )
    const battleline = Array.from({ length: 6 }, () => random.one(creatures).name)
    return { houses, battleline, deck: deck(random, houses) }
  }
  return accepted(kf.begin({ players: [player(), player()], step: 'ready' }))
}

function accepted(position: Position | Refusal): Position {
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

function shuffled<T>(random: Seeded, list: readonly T[]): T[] {
  const left = [...list]
  return list.map(() => left.splice(random.below(left.length), 1)[0] as T)
}

/** A random answer; a turn ends only if nothing else is left. */
function anyAnswer({ kind, options, least, most }: Decision, random: Seeded): Choice {
  const ids = options.map(({ id }) => id)
  if (kind === 'order') return shuffled(random, ids)
  if (kind === 'divide') return ids.map((_, at) => (at === 0 ? most - least * (ids.length - 1) : least))
  const others = ids.filter((id) => id !== 'end')
  const from = others.length > 0 ? others : ids
  return shuffled(random, from).slice(0, Math.max(least, Math.min(most, from.length)))
}

interface PlayedGame {
  readonly winner: PlayerId | null
  /** The number of each player's keys. */
  readonly keys: readonly number[]
  readonly turns: number
  readonly end: Position
}

/** More turns than any of these games takes. */
const FAR = 3000

/** Plays a game through the public verbs alone, to its end or for a number of turns. */
function play(kf: KeyForge, start: Position, random: Seeded, mostTurns = FAR): PlayedGame {
  let position = start
  const cards = kf.cards(position).length
  for (;;) {
    const asked = kf.decision(position)
    const { turn, winner } = kf.table(position)
    if (asked === null || turn > mostTurns) {
      const keys = ([1, 2] as const).map((player) => kf.player(position, player).keys)
      return { winner, keys, turns: turn, end: position }
    }
    // A player with three keys has won, and the game does not continue (KF-TRN-3).
    expect(winner).toBeNull()
    position = accepted(kf.answer(position, anyAnswer(asked, random)))
    expect(whereabouts(kf, position)).toBe(cards)
  }
}

/** A finished game: one player has forged the third key, and no move is left (KF-TRN-3). */
function expectWon(kf: KeyForge, { winner, keys, end }: PlayedGame): void {
  const [one = 0, two = 0] = keys
  expect(Math.max(one, two)).toBe(3)
  expect(Math.min(one, two)).toBeLessThan(3)
  expect(winner).toBe(one === 3 ? 1 : 2)
  expect(kf.over(end)).toBe(true)
  expect(kf.answer(end, 'end')).toMatchObject({ refused: 'nothing asked' })
}

/** The number of cards in all lists: none may be lost or doubled. */
function whereabouts(kf: KeyForge, position: Position): number {
  const cards = kf
    .cards(position)
    .filter((card) => ['attached', 'revealed', 'under', 'joined'].includes(kf.card(position, card).zone))
  return ([1, 2] as const).reduce((sum, player) => {
    const { battleline, artifacts, hand, deck, discard, archives, purged } = kf.player(position, player)
    return sum + [battleline, artifacts, hand, deck, discard, archives, purged].flat().length
  }, cards.length)
}

describe('a whole game', () => {
  const kf = keyforge()
  const seeds = Array.from({ length: 10 }, (_, seed) => [seed])

  it.each(seeds)('in progress is won by three keys (%d)', (seed) => {
    const random = seeded(seed)
    expectWon(kf, play(kf, midway(kf, random), random))
  })

  it.each(seeds)('from its set-up is won by three keys (%d)', (seed) => {
    const random = seeded(seed)
    expectWon(kf, play(kf, dealt(kf, random), random))
  })

  it('has the same end with the same dice', () => {
    const once = () => {
      const random = seeded(3)
      const { end, ...rest } = play(kf, dealt(kf, random), random, 20)
      return { ...rest, key: kf.positionKey(end) }
    }
    expect(once()).toEqual(once())
  })
})
