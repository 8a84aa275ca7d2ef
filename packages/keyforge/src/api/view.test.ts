import { type Choice, type Decision, isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { type Seeded, seeded, someChoice } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../cards/library.generated.ts'
import {
  type KeyForge,
  keyforge,
  type Observation,
  type PlayerId,
  type PlayerSetup,
  type Setup,
} from '../index.ts'
import { BESIDE_A_DECK } from '../vocabulary.ts'

const kf = keyforge()

function begun(game: KeyForge, setup: Setup): Position {
  const position = game.begin(setup)
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

const BOARD: Setup = {
  players: [
    { name: 'Ann', battleline: ['Troll'], hand: ['Anger', 'Troll'], deck: ['Urchin'], archives: ['Gub'] },
    {
      name: 'Ben',
      battleline: ['Urchin'],
      hand: ['Troll'],
      discard: ['Drecker'],
      archives: ['Dodger', 'Gub'],
    },
  ],
}

describe('What a player may know', () => {
  const position = begun(kf, BOARD)

  it('is all public information, and their own hand and archives', () => {
    const { players, cards } = kf.view(position, 1)
    expect(players[0]).toMatchObject({
      name: 'Ann',
      hand: { count: 2, cards: [4, 5] },
      archives: { count: 1, cards: [6] },
      deck: { count: 1, cards: null },
    })
    expect(players[1]).toMatchObject({
      hand: { count: 1, cards: null },
      archives: { count: 2, cards: null },
      discard: { count: 1, cards: [8] },
    })
    expect(cards.map(({ id }) => id)).toEqual([3, 4, 5, 6, 7, 8])
  })

  it('is the top card of a deck, too, where a text reveals it', () => {
    const [ann, ben] = BOARD.players
    const revealed = begun(kf, {
      players: [{ ...ann, artifacts: ['Near-Future Lens'], deck: ['Urchin', 'Gub'] }, { ...ben }],
    })
    const seen = (player: PlayerId) =>
      kf
        .view(revealed, player)
        .cards.filter(({ zone }) => zone === 'deck')
        .map(({ called }) => called)
    expect([seen(1), seen(2)]).toEqual([['Urchin (Ann)'], ['Urchin (Ann)']])
  })

  it('is a card that lies faceup in archives, too', () => {
    const [ann, ben] = BOARD.players
    const archived = begun(kf, { players: [{ ...ann, archives: ['The Archivist', 'Gub'] }, { ...ben }] })
    const seen = (player: PlayerId) =>
      kf.view(archived, player).cards.filter(({ zone, owner }) => zone === 'archives' && owner === 1)
    expect(seen(1).map(({ called }) => called)).toEqual(['Gub', 'The Archivist'])
    expect(seen(2).map(({ called }) => called)).toEqual(['The Archivist'])
  })

  it('does not reveal hidden cards by the names of others', () => {
    expect(kf.card(position, 8).called).toBe('Urchin (Ben)')
    expect(kf.view(position, 1).cards.map(({ called }) => called)).toEqual([
      'Troll (1)',
      'Anger',
      'Troll (2)',
      'Gub',
      'Urchin',
      'Drecker',
    ])
    expect(kf.view(position, 2).cards.map(({ called }) => called)).toContain('Troll (Ann)')
    // A name from the board stays.
    const aliased = begun(kf, { players: [{ battleline: [{ name: 'Gub', as: 'left gub' }, 'Gub'] }, {}] })
    expect(kf.view(aliased, 2).cards.map(({ called }) => called)).toEqual(['left gub', 'Gub'])
  })

  it('does not reveal them by the listed moves either', () => {
    const twins = begun(kf, { players: [{ battleline: ['Gub'] }, { hand: ['Gub'] }] })
    expect(kf.moves(twins).flatMap(({ may }) => may.map(({ label }) => label))).toEqual(['Gub reaps'])
  })

  it('has only the visible part of a decision', () => {
    const mine = kf.view(position, 1).asked
    expect(mine?.options.map(({ label }) => label)).toContain('play Anger')
    expect(mine).toMatchObject({ least: 1, most: 1 })
    const theirs = kf.view(position, 2).asked
    expect(theirs?.options).toMatchObject([
      { id: 0, label: expect.stringContaining('fights'), record: 3 },
      { id: 1, label: expect.stringContaining('reaps'), record: 3 },
      { id: 2, label: expect.stringContaining('end'), record: null },
    ])
    expect(theirs).toMatchObject({ who: 1, least: null, most: null })
  })

  it('is plain, leaves the position unchanged, and exists for players 1 and 2 only', () => {
    const key = kf.positionKey(position)
    const view = kf.view(position, 1)
    expect(JSON.parse(JSON.stringify(view))).toEqual(view)
    expect(kf.positionKey(position)).toBe(key)
    expect(() => kf.view(position, 3 as PlayerId)).toThrow(RangeError)
  })
})

const creatures = LIBRARY.filter(({ type }) => type === 'creature').map(({ name }) => name)
const any = LIBRARY.filter(({ type }) => !BESIDE_A_DECK.includes(type)).map(({ name }) => name)
const some = (random: Seeded, names: readonly string[], most: number) =>
  Array.from({ length: 1 + random.below(most) }, () => random.one(names))

const HIDDEN = ['hand', 'archives', 'deck'] as const

const side = (random: Seeded): PlayerSetup => ({
  aember: random.below(4),
  battleline: some(random, creatures, 3),
  hand: some(random, any, 3),
  archives: some(random, any, 2),
  deck: some(random, any, 4),
  discard: some(random, any, 2),
})

/** The same player with the cards of some zones dealt anew; each zone keeps its size. */
function shuffled(
  random: Seeded,
  setup: PlayerSetup,
  zones: readonly (typeof HIDDEN)[number][],
): PlayerSetup {
  const cards = random.shuffled(zones.flatMap((zone) => setup[zone] ?? []))
  const dealt = zones.map((zone) => [zone, cards.splice(0, setup[zone]?.length ?? 0)])
  return { ...setup, ...Object.fromEntries(dealt) }
}

describe('Two positions that differ only in cards a player cannot see', () => {
  it.each([1, 2] as const)('look the same to player %s, before and after what both allow', (viewer) => {
    let compared = 0
    for (let seed = 0; seed < 150; seed++) {
      const random = seeded(seed)
      const players = [side(random), side(random)] as const
      const others = players.map((setup, at) =>
        shuffled(random, setup, at + 1 === viewer ? ['deck'] : HIDDEN),
      ) as [PlayerSetup, PlayerSetup]
      const active = random.one([1, 2] as const)
      let one: Position = begun(kf, { players, active })
      let other: Position = begun(kf, { players: others, active })
      let observations: readonly [Observation, Observation] = [
        kf.observation(one, viewer),
        kf.observation(other, viewer),
      ]
      for (let n = 0; n < 6; n++) {
        expect(observations[1].view, `seed ${seed}, decision ${n}`).toEqual(observations[0].view)
        compared++
        const picked = someShown(observations[0], kf.decision(one), random)
        if (picked === null) break
        const [next, also] = [
          kf.answer(one, picked(observations[0])),
          kf.answer(other, picked(observations[1])),
        ]
        if (isRefusal(next) || isRefusal(also)) break
        // Once a hidden card is revealed or affects the game, the two may differ.
        if (revealed(one, next) || revealed(other, also)) break
        observations = [
          kf.observation(next, viewer, observations[0]),
          kf.observation(also, viewer, observations[1]),
        ]
        if (looksInto(observations[0], next) || looksInto(observations[1], also)) break
        one = next
        other = also
      }
    }
    expect(compared).toBeGreaterThan(300)
  })
})

/** A choice among the options in a player's view, made by any observation with the same view. */
function someShown(
  { view }: Observation,
  real: Decision | null,
  random: Seeded,
): ((by: Observation) => Choice) | null {
  const { asked } = view
  if (asked === null || real === null || asked.options.length < real.least) return null
  const { least, most, kind } = real
  const shown = { ...asked, least, most: Math.min(most, asked.options.length), ids: [] }
  const places = someChoice(shown, random, [asked.options.length - 1])
  if (asked.who === view.player) return (by) => granted(kf.choicesSeenBy(by, places))
  if (kind === 'divide') return null
  return ({ options }) => [places].flat().map((place) => options[Number(place)]?.id ?? '')
}

function granted<T extends object | string | number>(value: T | Refusal): T {
  if (typeof value === 'object' && isRefusal(value)) throw new Error(value.reason)
  return value as T
}

/** True if a player chooses among cards of a zone that is hidden from them. */
const looksInto = ({ view, seen }: Observation, position: Position): boolean =>
  seen.some(({ card }) => {
    const { zone, owner } = kf.card(position, card)
    return zone === 'deck' || (zone === 'hand' && owner !== view.player)
  })

/** True if a card entered or left a hidden zone. */
function revealed(before: Position, after: Position): boolean {
  const hidden = (position: Position) =>
    ([1, 2] as const).map((player) => HIDDEN.map((zone) => kf.player(position, player)[zone]))
  return JSON.stringify(hidden(before)) !== JSON.stringify(hidden(after))
}

describe('A card under another one', () => {
  const position = begun(kf, {
    players: [{ battleline: [{ name: 'Jargogle', under: ['Troll'] }] }, { battleline: ['Urchin'] }],
  })

  it('is known to the controller of the card above', () => {
    const { cards } = kf.view(position, 1)
    expect(cards.map(({ name }) => name)).toContain('Troll')
    expect(cards.find(({ name }) => name === 'Jargogle')?.under).toEqual([
      cards.find(({ name }) => name === 'Troll')?.id,
    ])
  })

  it('is only a number to the other player', () => {
    const { cards } = kf.view(position, 2)
    expect(cards.map(({ name }) => name)).not.toContain('Troll')
    expect(cards.find(({ name }) => name === 'Jargogle')?.under).toEqual([-1])
  })

  it('cannot be drawn under a card that is not in play', () => {
    const refused = kf.begin({ players: [{ hand: [{ name: 'Jargogle', under: ['Troll'] }] }, {}] })
    expect(refused).toMatchObject({ refused: 'illegal', cite: ['KF-UND-1'] })
  })

  it('keeps its place in a save', () => {
    const saved = JSON.stringify(kf.save(position))
    const loaded = kf.load(JSON.parse(saved))
    expect(isRefusal(loaded)).toBe(false)
    expect(kf.positionKey(loaded as Position)).toBe(kf.positionKey(position))
    expect(saved).toContain('"under":[4]')
    expect(isRefusal(kf.load(JSON.parse(saved.replace('"under":[4]', '"under":[]'))))).toBe(true)
  })
})
