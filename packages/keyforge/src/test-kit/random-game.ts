import { type Position, type Refusal, type Seeded, seeded } from '@battleline/kernel'
import { dealtPlayer } from '../decks/deck.ts'
import { randomDeck } from '../decks/random-deck.ts'
import type { KeyForge } from '../game.ts'
import type { CardFacts } from '../model/definition.ts'
import type { CardSetup, PlayerSetup, Setup } from '../setup/setup-spec.ts'
import { BESIDE_A_DECK, type CardType } from '../vocabulary.ts'

/** Random boards and games of library cards, the same for the same seed. */

const often = (random: Seeded, times: number): boolean => random.below(times) === 0

const some = (random: Seeded, least: number, more: number, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : Array.from({ length: least + random.below(more + 1) }, () => random.one(names))

/** A board in the middle of a game: both players have cards in every zone. */
export function randomBoard(cards: readonly CardFacts[], seed: number): Setup {
  const random = seeded(seed)
  const named = (type: CardType) => cards.filter((card) => card.type === type).map(({ name }) => name)
  const [creatures, artifacts, upgrades] = [named('creature'), named('artifact'), named('upgrade')]
  const any = cards.filter(({ type }) => !BESIDE_A_DECK.includes(type)).map(({ name }) => name)
  const creature = (): CardSetup => ({
    name: random.one(creatures),
    damage: often(random, 3) ? 1 + random.below(2) : 0,
    aember: often(random, 4) ? 1 + random.below(2) : 0,
    counters: often(random, 6) ? 1 : 0,
    exhausted: often(random, 4),
    stunned: often(random, 8),
    warded: often(random, 5),
    enraged: often(random, 8),
    upgrades: often(random, 3) ? some(random, 1, 0, upgrades) : [],
  })
  const houses = [...new Set(cards.flatMap(({ house }) => house ?? []))]
  const tokens = named('token creature')
  const token = tokens[Math.abs(seed) % tokens.length]
  const player = (): PlayerSetup => ({
    ...(token !== undefined && { token }),
    houses: random.shuffled(houses).slice(0, 3),
    aember: random.below(6),
    chains: often(random, 6) ? random.below(10) : 0,
    battleline: Array.from({ length: 1 + random.below(5) }, creature),
    artifacts: some(random, 0, 2, artifacts),
    hand: some(random, 0, 6, any),
    deck: some(random, 0, 8, any),
    discard: some(random, 0, 4, any),
    archives: some(random, 0, 2, any),
  })
  const players = [player(), player()] as const
  return { players, active: random.one([1, 2] as const), ...(often(random, 2) && { tide: 1 as const }) }
}

/** A whole game with two random decks; some players have chains, prophecies, or an Archon Power without need. */
export function randomGame(game: KeyForge, seed: number): Position | Refusal {
  const random = seeded(seed)
  const beside = (type: CardType) => game.library.all().filter((card) => card.type === type)
  const prophecies = beside('prophecy')
  const powers = beside('archon power')
  const player = (name: string) => ({
    ...dealtPlayer(randomDeck(game.library, { seed: random.below(MANY_DECKS) }), name, game.library),
    ...(often(random, 2) && { prophecies: random.shuffled(namesOf(prophecies)).slice(0, 2) }),
    ...(often(random, 6) && { chains: random.below(10) }),
    ...(powers.length > 0 && often(random, 3) && { powers: [random.one(powers).name] }),
  })
  return game.deal({ players: [player('Ann'), player('Ben')] })
}

const MANY_DECKS = 2 ** 30

const namesOf = (cards: readonly CardFacts[]): readonly string[] => cards.map(({ name }) => name)
