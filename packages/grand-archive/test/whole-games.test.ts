import { isRefusal, type Position, randomChoice, type Seeded, seeded } from '@battleline/kernel'
import { expect, it } from 'vitest'
import { type GrandArchive, grandArchive } from '../src/index.ts'
import { randomGame } from './random-game.ts'

/** Whole games to play: few in the tests, more by hand with BATTLELINE_GAMES=1000. */
const GAMES = Number(process.env.BATTLELINE_GAMES ?? 3)
const FROM = Number(process.env.BATTLELINE_GAMES_FROM ?? 1)
/** One answer in this many is given after a save and a load, and another one is tried on the side. */
const EVERY = 25

/** Every card must be in exactly one place; nobody owns more or fewer cards than before. */
function cardsInPlace(ga: GrandArchive, position: Position): void {
  const places = new Map<number, number>()
  const put = (card: number) => places.set(card, (places.get(card) ?? 0) + 1)
  for (const who of [1, 2] as const) {
    const { field, hand, memory, deck, material, graveyard, banishment } = ga.player(position, who)
    for (const card of [...field, ...hand, ...memory, ...deck, ...material, ...graveyard, ...banishment])
      put(card)
  }
  for (const card of ga.cards(position)) {
    const { under, zone } = ga.card(position, card)
    for (const below of under) put(below)
    if (['stack', 'intent', 'nowhere'].includes(zone)) put(card)
  }
  expect([...places.values()].every((count) => count === 1)).toBe(true)
  expect(places.size).toBe(ga.cards(position).length)
}

/** The position after a save and a load, from which the same choice leads to the same position. */
function reloaded(ga: GrandArchive, position: Position, random: Seeded): Position {
  const saved = JSON.stringify(ga.save(position))
  const asked = ga.decision(position)
  if (asked !== null) {
    const other = ga.answer(position, randomChoice(asked, random))
    expect(isRefusal(other) ? other.reason : 'accepted').toBe('accepted')
  }
  expect(JSON.stringify(ga.save(position))).toBe(saved)
  const loaded = ga.load(JSON.parse(saved))
  if (isRefusal(loaded)) throw new Error(loaded.reason)
  expect(ga.positionKey(loaded)).toBe(ga.positionKey(position))
  return loaded
}

it(`plays ${GAMES} random whole games to their end, saved, loaded and forked on the way`, () => {
  const ga = grandArchive()
  let decisions = 0
  for (let game = FROM; game < FROM + GAMES; game++) {
    const random = seeded(game)
    let position = randomGame(ga, random)
    for (let made = 0; ; made++) {
      const asked = ga.decision(position)
      if (asked === null) break
      if (made > 3000) throw new Error(`game ${game} does not end`)
      if (random.below(EVERY) === 0) {
        position = reloaded(ga, position, random)
        cardsInPlace(ga, position)
      }
      const next = ga.answer(position, randomChoice(asked, random))
      if (isRefusal(next)) throw new Error(`game ${game}, decision ${made}, ${asked.step}: ${next.reason}`)
      position = next
      decisions++
    }
    expect(ga.over(position)).toBe(true)
    expect(ga.table(position).winner).not.toBeNull()
  }
  expect(decisions).toBeGreaterThan(GAMES * 50)
}, 36_000_000)
